import { onPathChanged, pushPath, readPath, replacePath } from '@/routing/address';
import { locationChanged, selectPath } from '@/screen/navigation';
import type { AppStore } from './setupStore';

/**
 * Keeps the browser's address and the state's path equal, in both directions: the user's history moves become
 * actions, and a state that came without one (a DevTools jump or import) is written into the address.
 *
 * @returns the way to stop
 */
export function syncAddress(store: AppStore): () => void {
  const stopListening = onPathChanged(() => {
    const path = readPath();
    if (path !== selectPath(store.getState()))
      store.dispatch(locationChanged({ path, kind: 'pop' }));
  });
  const unsubscribe = store.subscribe(() => {
    const path = selectPath(store.getState());
    if (path !== readPath()) replacePath(path);
  });
  return () => {
    stopListening();
    unsubscribe();
  };
}

/** Carries out a command to navigate; going to where one already is does nothing (screens 2.2). */
export function navigate(store: AppStore, path: string, kind: 'push' | 'replace'): void {
  if (path === selectPath(store.getState())) return;
  if (kind === 'push') pushPath(path);
  else replacePath(path);
  store.dispatch(locationChanged({ path, kind }));
}
