import { AsyncLocalStorage } from 'node:async_hooks';

import { GivenUp } from './busy';

/** What the server is doing at this moment, and for whom. */
export interface Work {
  /** Names a request in the log and in its answer; undefined for what none has asked for. */
  requestId?: string;
  /** Aborted when nobody waits for the answer any more; undefined for what is to be carried out all the same. */
  signal?: AbortSignal | undefined;
  /** Aborted when the one for whom something is saved has gone: what is still waiting then is not begun. */
  saver?: AbortSignal | undefined;
  /** Takes the time it needs. */
  hasNoLimits?: true;
}

const works = new AsyncLocalStorage<Work>();

/**
 * Does something as part of a piece of work. Whoever needs it asks `currentWork`: the database, which is far below, and
 * the log, which is everywhere, would otherwise be told by everybody in between.
 */
export function runWork<Result>(work: Work, task: () => Promise<Result>): Promise<Result> {
  return works.run(work, task);
}

/** Does something that others wait for, too: it goes on when the one who asked for it first has gone. */
export function runForAll<Result>(task: () => Promise<Result>): Promise<Result> {
  return works.run({ ...works.getStore(), signal: undefined, saver: undefined }, task);
}

/**
 * Says that something is about to be saved, after whatever it waited for. Its sender may have stopped waiting, have found
 * nothing saved and have sent it once more: then it must not come late.
 * @throws GivenUp when the sender has gone
 */
export function beginSaving(): void {
  if (works.getStore()?.saver?.aborted === true) throw new GivenUp();
}

/** Undefined for what no request has asked for, such as periodic tasks. */
export function currentWork(): Work | undefined {
  return works.getStore();
}
