/** How one reads is a matter of the screen, not of the account: it is kept in the browser. */
import { parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { fieldsOf } from '@/lib/fieldsOf';
import { withChanges } from '@/lib/withChanges';
import { seedWorkspace, workspaceNoted, type WorkspaceState } from '@/screen/workspace';
import type { AppStore } from '@/store/setupStore';
import { workspaceStorageKey } from './storageKeys';

/** From here on there is room for a list and an issue beside each other. */
const wideScreen = '(width >= 1024px)';

/** What an earlier visit has left, for the first state. */
export function readWorkspace(): { workspace: WorkspaceState } {
  const { matches } = window.matchMedia(wideScreen);
  return seedWorkspace(parseStored(readStored(workspaceStorageKey)), matches);
}

/**
 * Keeps what is chosen for the next visit, and tells the state how wide the screen is.
 *
 * @returns the way to stop
 */
export function keepWorkspace(store: AppStore): () => void {
  const media = window.matchMedia(wideScreen);
  const followWidth = () => {
    store.dispatch(workspaceNoted({ isWide: media.matches }));
  };
  let latest = store.getState().workspace;
  const unsubscribe = store.subscribe(() => {
    const { workspace } = store.getState();
    if (workspace === latest) return;
    const stored = fieldsOf(parseStored(readStored(workspaceStorageKey)));
    const columns = withChanges(fieldsOf(stored['columns']), latest.columns, workspace.columns);
    const kept = { ...withChanges<unknown>(stored, { ...latest }, { ...workspace }), columns };
    latest = workspace;
    writeStored(workspaceStorageKey, JSON.stringify(kept));
  });
  media.addEventListener('change', followWidth);
  return () => {
    media.removeEventListener('change', followWidth);
    unsubscribe();
  };
}
