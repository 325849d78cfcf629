import type { AppDispatch } from '@/store/appDispatch';
import type { HeldQuery, ScreenQuery } from './screenQuery';

/** The subscriptions of one part of the screen; new ones are taken before old ones are let go, so that no cache entry is dropped in between. */
export interface HeldQueries {
  /** Replaces what is held; resolves when every query has answered or failed. */
  hold(dispatch: AppDispatch, queries: readonly ScreenQuery[]): Promise<void>;
  /** Resolves when everything held at this moment has answered or failed. */
  settled(): Promise<void>;
  /** The cache keys of everything held. */
  keys(): readonly string[];
  /** Changes the polling of everything held. */
  poll(intervalMs: number): void;
  release(): void;
  /** As `release`; whatever has not answered yet is called off. */
  abort(): void;
}

/** Starts empty. */
export function createHeldQueries(): HeldQueries {
  let held: HeldQuery[] = [];

  function release() {
    for (const query of held) query.unsubscribe();
    held = [];
  }

  return {
    async hold(dispatch, queries) {
      const before = held;
      held = queries.map((query) => dispatch(query.start()));
      for (const query of before) query.unsubscribe();
      await Promise.all(held);
    },
    async settled() {
      await Promise.all(held);
    },
    keys: () => held.map(({ queryCacheKey }) => queryCacheKey),
    poll(intervalMs) {
      for (const query of held) {
        query.updateSubscriptionOptions({
          pollingInterval: intervalMs,
          skipPollingIfUnfocused: true,
        });
      }
    },
    release,
    abort() {
      for (const query of held) query.abort();
      release();
    },
  };
}
