/**
 * Saves whose answer is not known, each beside the draft of its form: the same owner and lifetime. Without the draft they
 * count for nothing, since whoever throws that away begins anew.
 */
import { attemptStorage, parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { type DraftKey, dropDraft, haveDraftsEnded, readDraft, storageKey } from './drafts';
import { isRecord } from './draftValues';

const attemptKey = ({ owner, path }: DraftKey) => storageKey({ owner, path: `attempt ${path}` });

/** The attempt of a form, or of a part of it, as it was kept; null for none. */
export function readKeptAttempt(key: DraftKey, part: string): unknown {
  return readDraft(key) && (attemptsOf(key)[part] ?? null);
}

/** Keeps nothing once somebody has logged out. */
export function keepAttempt(key: DraftKey, part: string, attempt: object | null): void {
  const others = Object.entries(attemptsOf(key)).filter(([other]) => other !== part);
  const attempts = attempt ? [...others, [part, attempt] as const] : others;
  if (attempts.length === 0) {
    dropAttempts(key);
  } else if (!haveDraftsEnded(key.owner)) {
    writeStored(attemptKey(key), JSON.stringify(Object.fromEntries(attempts)));
  }
}

/** The draft with what was sent of it. */
export function dropDraftAndAttempt(key: DraftKey): void {
  dropAttempts(key);
  dropDraft(key);
}

function attemptsOf(key: DraftKey): Readonly<Record<string, unknown>> {
  const kept = parseStored(readStored(attemptKey(key)));
  return isRecord(kept) ? kept : {};
}

function dropAttempts(key: DraftKey): void {
  attemptStorage(() => {
    localStorage.removeItem(attemptKey(key));
  });
}
