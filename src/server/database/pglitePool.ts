import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { decodeAnswers, encodeQuery, joinMessages, type QueryAnswer } from './pgliteProtocol';
import { createPreparedStatements, type PreparedStatements } from './preparedStatements';

/** One PGlite instance, in this thread or behind a message port. */
export interface PgliteEngine {
  /** Sends messages of PostgreSQL's protocol that end with a sync, and answers what comes back. Takes the message away. */
  exchange(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** The data folder as a compressed archive, for dumps and templates. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** So many statements travel together at most: those behind them should not wait for long. */
const statementsOfExchange = 16;

type Job =
  | {
      kind: 'statement';
      message: Uint8Array;
      resolve(answer: QueryAnswer): void;
      reject(error: unknown): void;
    }
  /** Somebody who wants the connection for several statements. */
  | { kind: 'turn'; start(): void };

/**
 * Lets Kysely's PostgreSQL dialect run on PGlite. The engine has a single connection, so everybody waits in line; a
 * transaction keeps the connection until it ends. Single statements that wait at the same time travel together, because
 * the way to the engine and back costs more than most statements.
 */
export function createPglitePool(engine: PgliteEngine): PostgresPool {
  const line = createLine(engine);
  const statements = createPreparedStatements();
  return {
    connect: () => Promise.resolve(createClient(engine, line, statements)),
    async end() {
      await line.turn();
      await engine.close();
    },
  };
}

interface Line {
  run(message: Uint8Array): Promise<QueryAnswer>;
  /** Waits for the connection; the answered function gives it back. */
  turn(): Promise<() => void>;
}

function createLine(engine: PgliteEngine): Line {
  const jobs: Job[] = [];
  let isBusy = false;

  function add(job: Job): void {
    jobs.push(job);
    // After all that is about to be asked for at this moment.
    process.nextTick(next);
  }

  function next(): void {
    const [job] = jobs;
    if (isBusy || job === undefined) return;
    isBusy = true;
    if (job.kind === 'turn') {
      jobs.shift();
      job.start();
    } else void runTogether(takeStatements());
  }

  function done(): void {
    isBusy = false;
    next();
  }

  function takeStatements(): (Job & { kind: 'statement' })[] {
    const taken: (Job & { kind: 'statement' })[] = [];
    for (;;) {
      const [job] = jobs;
      if (job?.kind !== 'statement' || taken.length === statementsOfExchange) return taken;
      taken.push(job);
      jobs.shift();
    }
  }

  async function runTogether(statements: readonly (Job & { kind: 'statement' })[]): Promise<void> {
    try {
      const message = joinMessages(statements.map((statement) => statement.message));
      const answers = decodeAnswers(await engine.exchange(message), statements.length);
      for (const [index, answer] of answers.entries()) {
        if (answer instanceof Error) statements[index]?.reject(answer);
        else statements[index]?.resolve(answer);
      }
    } catch (error) {
      for (const statement of statements) statement.reject(error);
    }
    done();
  }

  return {
    run: (message) =>
      new Promise((resolve, reject) => {
        add({ kind: 'statement', message, resolve, reject });
      }),
    turn: () =>
      new Promise((resolve) => {
        add({
          kind: 'turn',
          start: () => {
            resolve(done);
          },
        });
      }),
  };
}

function createClient(
  engine: PgliteEngine,
  line: Line,
  statements: PreparedStatements,
): PostgresPoolClient {
  let endTurn: (() => void) | null = null;

  async function run(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer> {
    const form = statements.use(sql, parameters);
    try {
      const answer = await send(sql, encodeQuery(sql, parameters, form));
      if (form.kind === 'preparing') statements.settle(sql, true);
      return answer;
    } catch (error) {
      if (form.kind === 'preparing') statements.settle(sql, false);
      throw error;
    }
  }

  async function send(sql: string, message: Uint8Array): Promise<QueryAnswer> {
    if (endTurn === null) {
      if (!/^(?:begin|start transaction)\b/.test(sql)) return line.run(message);
      endTurn = await line.turn();
    }
    const [answer] = decodeAnswers(await engine.exchange(joinMessages([message])), 1);
    if (answer instanceof Error || answer === undefined) throw answer ?? new Error('No answer');
    return answer;
  }

  async function query(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> {
    const { rows, command, rowCount } = await run(sql, parameters);
    return { rows, rowCount, command: command as PostgresQueryResult<unknown>['command'] };
  }

  function release(): void {
    endTurn?.();
    endTurn = null;
  }

  // The interface is overloaded with a cursor form that the dialect uses only when it is given a cursor class.
  return { query, release } as PostgresPoolClient;
}
