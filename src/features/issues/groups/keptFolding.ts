/** What is folded outlives a reload of the page: it is kept in the tab, for the user who has folded it. */
import { selectUserId } from '@/entities/session';
import { attemptStorage, parseStored } from '@/lib/browserStorage';
import { foldedKey } from '@/screen/foldedKey';
import { readFolded, seedFolded } from '@/screen/folding';
import type { AppStore } from '@/store/setupStore';

/**
 * Takes over what an earlier page has left in this tab, and keeps what changes.
 *
 * @returns the way to stop
 */
export function keepFolding(store: AppStore): () => void {
  const userId = selectUserId(store.getState());
  const kept = parseStored(attemptStorage(() => sessionStorage.getItem(foldedKey())));
  const before = readFolded(kept, userId);
  if (before) store.dispatch(seedFolded(before));
  let latest = store.getState().issueView.folded;
  return store.subscribe(() => {
    const { folded } = store.getState().issueView;
    if (folded === latest) return;
    latest = folded;
    attemptStorage(() => {
      sessionStorage.setItem(foldedKey(), JSON.stringify({ userId, folded }));
    });
  });
}
