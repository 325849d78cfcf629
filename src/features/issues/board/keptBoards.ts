/** Limits and fields of boards are a matter of the browser, not of the account. */
import { parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { seedBoards, selectAllBoardChoices } from '@/screen/cards';
import type { AppStore } from '@/store/setupStore';

const storageKey = 'issuedesk.boards';

/**
 * Reads what an earlier visit has left, and keeps what changes.
 *
 * @returns the way to stop
 */
export function keepBoards(store: AppStore): () => void {
  const stored = parseStored(readStored(storageKey));
  if (stored !== null) store.dispatch(seedBoards(stored));
  let latest = selectAllBoardChoices(store.getState());
  return store.subscribe(() => {
    const choices = selectAllBoardChoices(store.getState());
    if (choices === latest) return;
    latest = choices;
    writeStored(storageKey, JSON.stringify(choices));
  });
}
