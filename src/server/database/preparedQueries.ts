import type pg from 'pg';

import { errorCode } from '@/server/core/errorCode';

import { createPreparedStatements, type PreparedStatements } from './preparedStatements';

/** Sends a statement over a connection. */
export type SendQuery = (
  text: string,
  parameters: readonly unknown[],
) => Promise<pg.QueryResult<object>>;

/** The server knows no statement of this name, or another table since: nothing that was prepared may be used. */
const forgotten: readonly unknown[] = ['0A000', '26000'];

/** What the types of the package leave out: the texts of what was prepared, by name. */
interface ConnectionNames {
  parsedStatements: Record<string, string>;
}

/** By connection, for as long as there is one. */
const known = new WeakMap<pg.PoolClient, PreparedStatements>();

/**
 * Sends statements that come again by a name, under which the server keeps how they are read and, where that costs no more,
 * how they are planned: for small ones both take longer than their work. Those without parameters stay as they are: what
 * begins transactions or waits in them must leave nothing behind that who builds an index would wait for. `onForgotten`
 * hears that the connection must be replaced.
 */
export function prepareQueries(client: pg.PoolClient, onForgotten: () => void): SendQuery {
  const prepared = known.get(client) ?? createPreparedStatements();
  known.set(client, prepared);
  return async (text, parameters) => {
    const values = [...parameters];
    if (values.length === 0) return client.query<object>(text);
    const form = prepared.use(text, values);
    if (form.kind === 'text') return client.query<object>(text, values);
    if (form.kind === 'preparing') close(client, form.closing);
    try {
      const answer = await client.query<object>({ name: form.name, text, values });
      if (form.kind === 'preparing') prepared.settle(text, true);
      return answer;
    } catch (error) {
      if (form.kind === 'preparing') prepared.settle(text, false);
      if (forgotten.includes(errorCode(error))) onForgotten();
      throw error;
    }
  };
}

/** Answered with the next statement. A name that the server does not know is no error. */
function close({ connection }: pg.PoolClient, names: readonly string[]): void {
  const { parsedStatements } = connection as unknown as ConnectionNames;
  for (const name of names) {
    Reflect.deleteProperty(parsedStatements, name);
    connection.close({ type: 'S', name }, true);
  }
}
