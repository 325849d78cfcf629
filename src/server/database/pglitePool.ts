import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { Busy, GivenUp } from '@/server/core/busy';
import { currentWork } from '@/server/core/currentWork';
import type { QueueLimits, TurnsState } from '@/server/core/turns';

import { decodeAnswers, encodeQuery, joinMessages, type QueryAnswer } from './pgliteProtocol';
import { createPreparedStatements } from './preparedStatements';

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

/** The engine has the next exchange at hand while the answers of the one before are being used. */
const exchangesUnderWay = 8;

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

type Job = {
  reject(error: unknown): void;
  /** Milliseconds. */
  since: number;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal | undefined;
} & (
  | { kind: 'statement'; statement: Statement; resolve(answer: QueryAnswer): void }
  /** Somebody who wants the connection for several statements. */
  | { kind: 'turn'; start(): void }
);

interface PglitePool extends PostgresPool {
  state(): TurnsState;
  /** Connections to the same, whose single statements come before all that wait. */
  urgent: PostgresPool;
}

/**
 * Lets Kysely's PostgreSQL dialect run on PGlite. The engine has a single connection, so everybody waits in line; a
 * transaction keeps the connection until it ends. Single statements that wait at the same time travel together, because
 * the way to the engine and back costs more than most statements, and the next ones set out before the answers are back,
 * so that both threads work.
 */
export function createPglitePool(engine: PgliteEngine, queue: QueueLimits): PglitePool {
  const exchange = createExchange(engine);
  const line = createLine(exchange, queue);
  const urgentLine: Line = { ...line, run: (statement) => line.run(statement, true) };
  return {
    connect: () => Promise.resolve(createClient(exchange, line)),
    async end() {
      await line.turn();
      await engine.close();
    },
    state: () => line.state(),
    urgent: {
      connect: () => Promise.resolve(createClient(exchange, urgentLine)),
      end: () => Promise.resolve(),
    },
  };
}

/** Sends statements to the engine at once and answers what became of each. */
type Exchange = (statements: readonly Statement[]) => Promise<(QueryAnswer | Error)[]>;

function createExchange(engine: PgliteEngine): Exchange {
  const prepared = createPreparedStatements();
  return async (statements) => {
    // Not before they set out: what a name means depends on what was sent before.
    const forms = statements.map(({ sql, parameters }) => prepared.use(sql, parameters));
    const settle = (index: number, succeeded: boolean) => {
      const statement = statements[index];
      if (statement && forms[index]?.kind === 'preparing') {
        prepared.settle(statement.sql, succeeded);
      }
    };
    try {
      const message = joinMessages(
        statements.map(({ sql, parameters }, index) =>
          encodeQuery(sql, parameters, forms[index] ?? { kind: 'text' }),
        ),
      );
      const answers = decodeAnswers(await engine.exchange(message), statements.length);
      for (const [index, answer] of answers.entries()) settle(index, !(answer instanceof Error));
      return answers;
    } catch (error) {
      for (const index of statements.keys()) settle(index, false);
      throw error;
    }
  };
}

interface Line {
  /** What is urgent comes before all that wait, however many they are. */
  run(statement: Statement, isUrgent?: boolean): Promise<QueryAnswer>;
  /** Waits for the connection; the answered function gives it back. */
  turn(): Promise<() => void>;
  state(): TurnsState;
}

function createLine(exchange: Exchange, { maxWaiting, patience }: QueueLimits): Line {
  const jobs: Job[] = [];
  let underWay = 0;
  let isTaken = false;
  let refused = 0;

  function add(job: Job): void {
    // Nobody is refused while there is room: those in front may not have set out yet.
    if (jobs.length >= maxWaiting) next();
    if (jobs.length >= maxWaiting) {
      refused += 1;
      job.reject(new Busy());
      return;
    }
    jobs.push(job);
    // After all that is about to be asked for at this moment.
    process.nextTick(next);
  }

  /** Those in front for whom it is too late. */
  function dismiss(): void {
    for (;;) {
      const [job] = jobs;
      if (job === undefined) return;
      const isLate = performance.now() - job.since > patience;
      if (!isLate && job.signal?.aborted !== true) return;
      jobs.shift();
      if (isLate) refused += 1;
      job.reject(isLate ? new Busy() : new GivenUp());
    }
  }

  function next(): void {
    dismiss();
    const [job] = jobs;
    if (isTaken || job === undefined) return;
    if (job.kind === 'statement') {
      if (underWay < exchangesUnderWay) void runTogether(takeStatements());
    } else if (underWay === 0) {
      isTaken = true;
      jobs.shift();
      job.start();
    }
  }

  function giveBack(): void {
    isTaken = false;
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

  async function runTogether(taken: readonly (Job & { kind: 'statement' })[]): Promise<void> {
    underWay += 1;
    try {
      const answers = await exchange(taken.map(({ statement }) => statement));
      for (const [index, answer] of answers.entries()) {
        if (answer instanceof Error) taken[index]?.reject(answer);
        else taken[index]?.resolve(answer);
      }
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
    underWay -= 1;
    next();
  }

  const asking = () => ({ since: performance.now(), signal: currentWork()?.signal });

  return {
    run: (statement, isUrgent = false) =>
      new Promise((resolve, reject) => {
        const job: Job = { kind: 'statement', statement, resolve, reject, ...asking() };
        if (!isUrgent) {
          add(job);
          return;
        }
        jobs.unshift(job);
        process.nextTick(next);
      }),
    turn: () =>
      new Promise((resolve, reject) => {
        const start = () => {
          resolve(giveBack);
        };
        add({ kind: 'turn', start, reject, ...asking() });
      }),
    state: () => ({
      limit: 1,
      taken: isTaken || underWay > 0 ? 1 : 0,
      waiting: jobs.length,
      refused,
    }),
  };
}

function createClient(exchange: Exchange, line: Line): PostgresPoolClient {
  let endTurn: (() => void) | null = null;

  async function run(statement: Statement): Promise<QueryAnswer> {
    if (endTurn === null) {
      if (!/^(?:begin|start transaction)\b/.test(statement.sql)) return line.run(statement);
      endTurn = await line.turn();
    }
    const [answer] = await exchange([statement]);
    if (answer instanceof Error || answer === undefined) throw answer ?? new Error('No answer');
    return answer;
  }

  async function query(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> {
    const { rows, command, rowCount } = await run({ sql, parameters });
    return { rows, rowCount, command: command as PostgresQueryResult<unknown>['command'] };
  }

  function release(): void {
    endTurn?.();
    endTurn = null;
  }

  // The interface is overloaded with a cursor form that the dialect uses only when it is given a cursor class.
  return { query, release } as PostgresPoolClient;
}
