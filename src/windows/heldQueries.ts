import type { MiddlewareAPI } from '@reduxjs/toolkit';
import type { AppDispatch } from '@/store/appDispatch';
import type { RootState } from '@/store/rootReducer';
import type { HeldQuery, ScreenQuery } from './screenQuery';
import type { Want, Wanted } from './wantedQueries';

/** What is read and moved of the store. */
export type LoadedStore = MiddlewareAPI<AppDispatch, RootState>;

/** The subscriptions of the screen; new ones are taken before old ones are let go, so that no cache entry is dropped in between. */
export interface HeldQueries {
  /**
   * Starts what is wanted and not held, or held but too old, and releases what is not wanted. What can be looked at
   * already is refreshed with `isPainted` only; returns whether there is such.
   */
  follow(store: LoadedStore, want: (state: RootState) => Wanted, isPainted: boolean): boolean;
  /** Whether a command waits for an answer, so that every action may be the one to send it. */
  owes(): boolean;
  /** The cache keys of what is held for windows alone. */
  windowCacheKeys(): readonly string[];
  /** Calls off whatever has not answered yet, and releases everything. */
  abort(): void;
}

interface Held {
  want: Want;
  handle: HeldQuery;
}

/** A command that cannot be sent before another question is answered. */
interface Owed {
  query: ScreenQuery;
  after: ScreenQuery;
}

/** Starts empty. */
export function createHeldQueries(): HeldQueries {
  const held = new Map<string, Held>();
  const owed = new Map<string, Owed>();

  /** What a window was left with is sent all the same; in a window that is still open it is wanted. */
  function sendOwed({ dispatch, getState }: LoadedStore) {
    for (const [key, { query, after }] of owed) {
      if (after.select(getState()).isFetching) continue;
      owed.delete(key);
      const isWanted = (held.get(key)?.want.query.asked ?? query.asked) < query.asked;
      if (!isWanted) dispatch(query.start()).unsubscribe();
    }
  }

  /** Whether it has to be asked for now; notes what need not. */
  function mustStart(want: Want, state: RootState): boolean {
    const { key, query, turn, since } = want;
    const before = held.get(key);
    if (!before) return true;
    const { want: former } = before;
    if (former.turn !== turn) {
      // A question that is still open is not asked again, so what was chosen with it would be lost.
      const mustWait = query.asked > former.query.asked && former.query.select(state).isFetching;
      if (mustWait) owed.set(key, { query, after: former.query });
      return !mustWait;
    }
    if (former.since >= since) return false;
    const isYoung = query.select(state).isFetching || query.isFresh(state, since);
    if (isYoung) before.want = { ...former, since };
    return !isYoung;
  }

  function start(want: Want, { dispatch }: LoadedStore) {
    const before = held.get(want.key);
    held.set(want.key, { want, handle: dispatch(want.query.start()) });
    before?.handle.unsubscribe();
  }

  function adjustPolling({ key, pollingInterval }: Want) {
    const found = held.get(key);
    if (!found || found.want.pollingInterval === pollingInterval) return;
    found.want = { ...found.want, pollingInterval };
    found.handle.updateSubscriptionOptions({ pollingInterval, skipPollingIfUnfocused: true });
  }

  function release({ wants, isComplete }: Wanted) {
    const wanted = new Set(wants.map(({ key }) => key));
    for (const [key, { want, handle }] of held) {
      if (wanted.has(key) || (want.isOfWindow && !isComplete)) continue;
      handle.unsubscribe();
      held.delete(key);
    }
  }

  return {
    follow(store, want, isPainted) {
      sendOwed(store);
      for (;;) {
        const state = store.getState();
        const wanted = want(state);
        const missing = wanted.wants.filter((one) => mustStart(one, state));
        // A command is answered at once, whatever is shown.
        const isUrgent = ({ key, turn, isShown }: Want) =>
          isPainted || !isShown || (held.get(key)?.want.turn ?? turn) !== turn;
        const next = missing.find(isUrgent);
        if (!next) {
          wanted.wants.forEach(adjustPolling);
          release(wanted);
          return missing.length > 0;
        }
        // It changes the state, and with it what is wanted.
        start(next, store);
      }
    },
    owes: () => owed.size > 0,
    windowCacheKeys() {
      const keysOf = (isOfWindow: boolean) =>
        [...held.values()]
          .filter(({ want }) => want.isOfWindow === isOfWindow)
          .map(({ handle }) => handle.queryCacheKey);
      const others = new Set(keysOf(false));
      return keysOf(true).filter((key) => !others.has(key));
    },
    abort() {
      for (const { handle } of held.values()) {
        handle.abort();
        handle.unsubscribe();
      }
      held.clear();
    },
  };
}
