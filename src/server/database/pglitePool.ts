import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** One PGlite instance, in this thread or behind a message port. */
export interface PgliteEngine {
  query(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<{ rows: unknown[]; command: string; rowCount: number }>;
  /** The data folder as a compressed archive, for dumps and templates. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Lets Kysely's PostgreSQL dialect run on PGlite. The engine has a single connection, so the clients take turns: a
 * transaction keeps the connection until it ends, and everybody else waits in line.
 */
export function createPglitePool(engine: PgliteEngine): PostgresPool {
  let lastTurn: Promise<void> = Promise.resolve();

  return {
    async connect() {
      const previousTurn = lastTurn;
      let endTurn: () => void = () => undefined;
      lastTurn = new Promise((resolve) => {
        endTurn = resolve;
      });
      await previousTurn;
      return createClient(engine, endTurn);
    },
    async end() {
      await lastTurn;
      await engine.close();
    },
  };
}

function createClient(engine: PgliteEngine, release: () => void): PostgresPoolClient {
  async function query(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> {
    const { rows, command, rowCount } = await engine.query(sql, parameters);
    return { rows, rowCount, command: command as PostgresQueryResult<unknown>['command'] };
  }
  // The interface is overloaded with a cursor form that the dialect uses only when it is given a cursor class.
  return { query, release } as PostgresPoolClient;
}
