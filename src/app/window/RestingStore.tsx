import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/setupStore';

interface RestingStoreProps {
  isResting: boolean;
  children: ReactNode;
}

/**
 * The same store for what is kept out of sight: while it rests, it hears of no action and is told nothing new, and
 * afterwards of all at once.
 */
export function RestingStore({ isResting, children }: RestingStoreProps) {
  const store = useAppStore();
  const [gate] = useState(() => createGate(store));
  const [own, setOwn] = useState(children);
  if (!isResting && own !== children) setOwn(children);

  // External system: the store. Before the frame that shows it again, so that nothing old is ever seen.
  useLayoutEffect(() => {
    gate.rest(isResting);
  }, [gate, isResting]);

  return <Provider store={gate.store}>{own}</Provider>;
}

function createGate(store: AppStore) {
  const listeners = new Set<() => void>();
  let isResting = false;
  let hasMissed = false;

  const resting: AppStore = {
    ...store,
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = store.subscribe(() => {
        if (isResting) hasMissed = true;
        else listener();
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
  return {
    store: resting,
    rest(now: boolean) {
      isResting = now;
      if (now || !hasMissed) return;
      hasMissed = false;
      for (const listener of [...listeners]) listener();
    },
  };
}
