/** Limits and fields of boards are a matter of the browser, not of the account. */
import { seedBoards, selectAllBoardChoices } from '@/screen/cards';
import type { AppStore } from '@/store/setupStore';

const storageKey = 'issuedesk.boards';

/**
 * Reads what an earlier visit has left, and keeps what changes.
 *
 * @returns the way to stop
 */
export function keepBoards(store: AppStore): () => void {
  const stored = readStored();
  if (stored !== null) store.dispatch(seedBoards(stored));
  let latest = selectAllBoardChoices(store.getState());
  return store.subscribe(() => {
    const choices = selectAllBoardChoices(store.getState());
    if (choices === latest) return;
    latest = choices;
    try {
      window.localStorage.setItem(storageKey, JSON.stringify(choices));
    } catch {
      // Storage is full or forbidden: the choice holds until the page is left.
    }
  });
}

function readStored(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');
  } catch {
    // Storage is forbidden, or somebody else's text stands there.
    return null;
  }
}
