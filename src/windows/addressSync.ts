import { onPathChanged, pushPath, readPath, replacePath } from '@/routing/address';
import { locationChanged, selectPath } from '@/screen/navigation';
import { resolveItemPath } from './itemAddresses';
import type { AppStore } from '@/store/setupStore';

/** Does something once it is known what a path opens; at once where it is. */
type WhenKnown = (rawPath: string, then: () => void) => void;

/**
 * Keeps the browser's address and the state's path equal, in both directions: the user's history moves become
 * actions, also one that was made before, and a state that came without one (a DevTools jump or import) is written into the
 * address.
 *
 * @returns the way to stop
 */
export function syncAddress(store: AppStore, whenKnown: WhenKnown): () => void {
  function follow() {
    const typed = readPath();
    const path = resolveItemPath(store.getState(), typed);
    if (path !== typed) replacePath(path);
    if (path !== selectPath(store.getState())) {
      store.dispatch(locationChanged({ path, kind: 'pop' }));
    }
  }
  const arrive = () => {
    whenKnown(readPath(), follow);
  };
  const stopListening = onPathChanged(arrive);
  // Between a click on a link and its event the address is ahead of the state: only a changed state may write it.
  let latest = selectPath(store.getState());
  const unsubscribe = store.subscribe(() => {
    const path = selectPath(store.getState());
    if (path === latest) return;
    latest = path;
    if (path !== readPath()) replacePath(path);
  });
  // Nor may a key that comes in between act on what was left.
  const arriveFirst = () => {
    if (readPath() !== latest) arrive();
  };
  document.addEventListener('keydown', arriveFirst, { capture: true });
  arriveFirst();
  return () => {
    document.removeEventListener('keydown', arriveFirst, { capture: true });
    stopListening();
    unsubscribe();
  };
}

/** Carries out a command to navigate; going to where one already is does nothing (screens 2.2). */
export function navigate(
  store: AppStore,
  whenKnown: WhenKnown,
  rawPath: string,
  kind: 'push' | 'replace',
): void {
  const path = resolveItemPath(store.getState(), rawPath);
  if (path === selectPath(store.getState())) return;
  whenKnown(path, () => {
    if (kind === 'push') pushPath(path);
    else replacePath(path);
    store.dispatch(locationChanged({ path, kind }));
  });
}
