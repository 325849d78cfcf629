import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

import { GivenUp } from '@/server/core/busy';
import { currentWork } from '@/server/core/currentWork';
import { createTurns, type QueueLimits, type TurnsState } from '@/server/core/turns';

import { cancelStatement } from './cancelStatement';
import { CommitLost, isCertain } from './commitLost';
import { isLastStatement } from './lastStatement';
import type { DatabaseLimits } from './limits';
import { prepareQueries, type SendQuery } from './preparedQueries';

export interface PostgresPoolOptions extends QueueLimits {
  url: string;
  connections: number;
  /** Undefined = none. */
  limits?: DatabaseLimits | undefined;
  /** Refuses to write, also where the server would. */
  isReadOnly?: boolean | undefined;
  /** Nothing may be kept in a session. */
  isPooled?: boolean | undefined;
  /** Milliseconds after which a connection without an answer counts as lost, unless there are no limits; undefined = never. */
  deadline?: number | undefined;
}

export interface QueuedPool extends PostgresPool {
  state(): TurnsState;
}

/**
 * How statements are planned. Compiling one about a large list takes seconds, its work milliseconds; what is looked up is in
 * memory or on a disk without heads; and the other cores have other callers to answer.
 */
const planning = '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';

const readOnly = '-c default_transaction_read_only=on';

/** Milliseconds after which a server that does not answer at all counts as out of reach. */
const connectionTimeout = 10_000;

/**
 * Connections to a PostgreSQL server for Kysely's dialect. Whoever finds none free stands in a queue that has an end, and
 * what was asked for by somebody who has gone is stopped: see `Work`.
 */
export function createPostgresPool(options: PostgresPoolOptions): QueuedPool {
  const { connections, url, limits, deadline, isReadOnly = false, isPooled = false } = options;
  const turns = createTurns(connections, options);
  const types = new pg.TypeOverrides();
  // Counts and times stay far below the numbers that JavaScript cannot hold.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    // So that a statement need not wait for the answer to the one before it.
    pipeline: true,
    connectionTimeoutMillis: connectionTimeout,
    // What has no deadline hears of a broken way, too: after twenty seconds instead of two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Behind a pooler each transaction says it.
    ...(isReadOnly && !isPooled && { options: readOnly }),
    ...(limits && {
      options: isReadOnly ? `${planning} ${readOnly}` : planning,
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleTransaction,
    }),
  });
  // Connections break when the server is restarted. The pool replaces them, and a call that was using one fails and is
  // logged; but without listeners the program would end. The pool listens to idle connections only.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    async connect() {
      const { signal, hasNoLimits = false } = currentWork() ?? {};
      const giveBack = await turns.take(signal);
      try {
        const beginning = isReadOnly && isPooled ? 'begin read only' : 'begin';
        return lend(await pool.connect(), {
          signal,
          giveBack,
          isPooled,
          beginning,
          deadline: hasNoLimits ? undefined : deadline,
        });
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    end: () => pool.end(),
    state: () => turns.state(),
  };
}

type Answer = PostgresQueryResult<unknown>;

const nothing: Answer = { rows: [], rowCount: 0, command: 'SELECT' };

/** A connection for as long as somebody uses it. */
function lend(
  client: pg.PoolClient,
  {
    signal,
    giveBack,
    isPooled,
    beginning,
    deadline,
  }: {
    signal: AbortSignal | undefined;
    giveBack: () => void;
    isPooled: boolean;
    /** Begins a transaction; whatever is more than "begin" holds for single statements, too. */
    beginning: string;
    deadline: number | undefined;
  },
): PostgresPoolClient {
  const sendQuery: SendQuery = isPooled
    ? (text, parameters) => client.query<object>(text, [...parameters])
    : prepareQueries(client, giveUpConnection);
  let running = 0;
  let isCancelled = false;
  let isBroken = false;
  let hasToBegin = false;
  let hasBegun = false;
  let committed: Promise<Answer> | undefined;

  function cancel(): void {
    if (running === 0) return;
    isCancelled = true;
    cancelStatement(client);
  }

  /** Whoever rolls back says why: nobody has to hear that the connection is gone as well. */
  function giveUpConnection(): Answer {
    isBroken = true;
    return nothing;
  }

  /** A server would have stopped the statement by now: whatever has become of it, nothing comes over this connection. */
  function lose(): void {
    const error = Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });
    client.connection.stream.destroy(error);
  }

  async function send(text: string, parameters: readonly unknown[]): Promise<Answer> {
    running += 1;
    const timer = deadline === undefined ? undefined : setTimeout(lose, deadline);
    try {
      const { rows, rowCount, command } = await sendQuery(text, parameters);
      return { rows, rowCount: rowCount ?? 0, command: command as 'SELECT' };
    } catch (error) {
      throw isCancelled ? new GivenUp() : error;
    } finally {
      clearTimeout(timer);
      running -= 1;
    }
  }

  async function query(text: string, parameters: readonly unknown[] = []): Promise<Answer> {
    if (committed !== undefined) return end(text, committed);
    // A transaction is ended whoever waits for it.
    if (signal?.aborted === true && text !== 'rollback') throw new GivenUp();
    if (text === 'begin') {
      hasToBegin = true;
      return nothing;
    }
    if (hasToBegin) return begin(text, parameters);
    if (beginning !== 'begin' && !hasBegun) return alone(text, parameters);
    return go(text, parameters);
  }

  /** A single statement in a transaction of its own, which says what holds for it. */
  function alone(text: string, parameters: readonly unknown[]): Promise<Answer> {
    return together(client, () => {
      send(beginning, []).catch(() => undefined);
      const answer = send(text, parameters);
      send('commit', []).catch(() => undefined);
      return answer;
    });
  }

  /** What begins a transaction travels with its first statement. */
  async function begin(text: string, parameters: readonly unknown[]): Promise<Answer> {
    hasToBegin = false;
    // Nothing was asked for.
    if (text === 'commit' || text === 'rollback') return nothing;
    hasBegun = true;
    return together(client, () => {
      // Should it fail, the connection is gone, and what follows fails for the same reason.
      send(beginning, []).catch(() => undefined);
      return go(text, parameters);
    });
  }

  async function go(text: string, parameters: readonly unknown[]): Promise<Answer> {
    if (text === 'commit' || text === 'rollback') hasBegun = false;
    if (text === 'commit') return commit(send(text, parameters));
    if (text === 'rollback') return send(text, parameters).catch(giveUpConnection);
    if (!isLastStatement(text)) return send(text, parameters);
    return together(client, () => {
      const answer = commit(send(text, parameters));
      committed = commit(send('commit', []));
      // Asked for later, unless the statement has failed: then there was nothing to commit.
      committed.catch(() => undefined);
      return answer;
    });
  }

  signal?.addEventListener('abort', cancel);
  // The interface is overloaded with a cursor form that the dialect uses only when it is given a cursor class.
  return {
    query,
    release() {
      signal?.removeEventListener('abort', cancel);
      // A cancelled connection is closed: it cannot be known whether the cancellation has arrived yet, and it must not
      // hit whoever comes next.
      client.release(isCancelled || isBroken);
      giveBack();
    },
  } as PostgresPoolClient;
}

/** Several statements in one packet: each of its own costs this process more than most of them cost the database. */
function together<Result>({ connection: { stream } }: pg.PoolClient, send: () => Result): Result {
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** What is answered together with a commit, or by it. */
async function commit(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isCertain(error) ? error : new CommitLost(error);
  }
}

/** The end of a transaction whose commit is under way. */
async function end(text: string, committed: Promise<Answer>): Promise<Answer> {
  if (text === 'commit') return committed;
  if (text !== 'rollback') throw new Error('The last statement of a transaction was not the last');
  // After a failure the commit was a rollback.
  return committed.catch(() => nothing);
}
