/**
 * Saves whose answer is not known, each beside the draft of its form: the same owner and lifetime. Without the draft they
 * count for nothing, since whoever throws that away begins anew.
 */
import { attemptStorage, parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { type DraftKey, dropDraft, haveDraftsEnded, readDraft, storageKey } from './drafts';

const attemptKey = ({ owner, path }: DraftKey) => storageKey({ owner, path: `attempt ${path}` });

/** The attempt of a form as it was kept; null for none. */
export function readKeptAttempt(key: DraftKey): unknown {
  return readDraft(key) && parseStored(readStored(attemptKey(key)));
}

/** Keeps nothing once somebody has logged out. */
export function keepAttempt(key: DraftKey, attempt: object | null): void {
  if (attempt === null) {
    attemptStorage(() => {
      localStorage.removeItem(attemptKey(key));
    });
  } else if (!haveDraftsEnded(key.owner)) {
    writeStored(attemptKey(key), JSON.stringify(attempt));
  }
}

/** The draft with what was sent of it. */
export function dropDraftAndAttempt(key: DraftKey): void {
  keepAttempt(key, null);
  dropDraft(key);
}
