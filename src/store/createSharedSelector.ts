import { useSyncExternalStore } from 'react';
import { useAppStore } from './hooks';
import type { RootState } from './rootReducer';
import type { AppStore } from './setupStore';

type Subscribe = (listener: () => void) => () => void;

/**
 * Makes a hook for what as many components ask as a list has rows: they hear of an action only if the part of the state
 * that all of them look at has changed. What each makes of it must be the same for the same, as a text or a number is.
 */
export function createSharedSelector<Part>(selectPart: (state: RootState) => Part) {
  const subscribers = new WeakMap<AppStore, Subscribe>();

  function subscriberOf(store: AppStore): Subscribe {
    const known = subscribers.get(store);
    if (known) return known;
    const made = createSubscriber(store, selectPart);
    subscribers.set(store, made);
    return made;
  }

  return function useShared<Result extends string | number | boolean>(
    read: (part: Part) => Result,
  ): Result {
    const store = useAppStore();
    return useSyncExternalStore(subscriberOf(store), () => read(selectPart(store.getState())));
  };
}

/** One subscription for all who listen. */
function createSubscriber(store: AppStore, selectPart: (state: RootState) => unknown): Subscribe {
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;

  function start(): () => void {
    let latest = selectPart(store.getState());
    return store.subscribe(() => {
      const next = selectPart(store.getState());
      if (next === latest) return;
      latest = next;
      for (const listener of [...listeners]) listener();
    });
  }

  return (listener) => {
    stop ??= start();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}
