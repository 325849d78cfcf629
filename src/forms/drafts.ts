/**
 * Unsaved values of forms, kept outside the page so that a closed window, a crash or an expired session costs nothing,
 * until one logs out (decision 027).
 */
import { attemptStorage, parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { forgetFolded } from '@/screen/foldedKey';
import { forgetKeptJob } from '@/screen/keptJobKey';
import { isRecord } from './draftValues';

/** What was typed and when. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Whose draft of which form. */
export interface DraftKey {
  /** Server and user; drafts of others are wiped. */
  readonly owner: string;
  readonly path: string;
}

const prefix = 'issuedesk.draft ';
const endedKey = 'issuedesk.draftsEnded';
const maxAge = 14 * 24 * 60 * 60 * 1000;

/** The owner of drafts: one browser may know several servers at one origin. */
export function draftOwner(baseUrl: string, userId: number): string {
  return `${baseUrl}#${userId}`;
}

/** The path of a draft of one of several forms that stand in a window, which has the raw path `path`. */
export function partDraftPath(path: string, part: string): string {
  return `${path} ${part}`;
}

/** The raw path of the window that a draft is restored in. */
export function windowOfDraft(path: string): string {
  return path.split(' ', 1)[0] ?? path;
}

/** The draft of a form; null when there is none or it is old. */
export function readDraft(key: DraftKey, now = Date.now()): Draft | null {
  const draft = parseStored(readStored(storageKey(key)));
  return isDraft(draft) && now - draft.savedAt < maxAge ? draft : null;
}

/** Keeps the values that can be kept; files and other objects cannot. Whether that was possible. */
export function writeDraft(key: DraftKey, values: object, now = Date.now()): boolean {
  const draft: Draft = { values: { ...values }, savedAt: now };
  return writeStored(storageKey(key), JSON.stringify(draft));
}

export function dropDraft(key: DraftKey): void {
  remove(storageKey(key));
}

/** The drafts of somebody, with the raw paths of their forms. */
export function listDrafts(owner: string): { path: string; draft: Draft }[] {
  const own = storageKey({ owner, path: '' });
  return draftKeys()
    .filter((key) => key.startsWith(own))
    .flatMap((key) => {
      const path = key.slice(own.length);
      const draft = readDraft({ owner, path });
      return draft ? [{ path, draft }] : [];
    });
}

/** Whoever logs out leaves nothing behind, and forms that stand open in other tabs keep nothing more. */
export function endDrafts(owner: string): void {
  const own = storageKey({ owner, path: '' });
  draftKeys()
    .filter((key) => key.startsWith(own))
    .forEach(remove);
  forgetKeptJob();
  forgetFolded();
  writeStored(endedKey, owner);
}

/** Whether somebody has logged out, in any tab, and nobody has come since. */
export function haveDraftsEnded(owner: string): boolean {
  return readStored(endedKey) === owner;
}

/** Somebody is here: the drafts of all others go, for they are not for these eyes, and new ones may be kept. */
export function startDrafts(owner: string): void {
  const own = storageKey({ owner, path: '' });
  draftKeys()
    .filter((key) => !key.startsWith(own))
    .forEach(remove);
  remove(endedKey);
}

/** Where something is kept; whatever has such a key ends with the drafts of its owner. */
export function storageKey({ owner, path }: DraftKey): string {
  return `${prefix}${owner} ${path}`;
}

function draftKeys(): string[] {
  const keys = attemptStorage(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix));
}

function remove(key: string): void {
  attemptStorage(() => {
    localStorage.removeItem(key);
  });
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && isRecord(value['values']) && typeof value['savedAt'] === 'number';
}
