/**
 * The issues that somebody opened last in this browser. They lie among that user's drafts and go with them: when one
 * logs out, and when somebody else comes (decision 027).
 */
import { isRecord } from './draftValues';
import { haveDraftsEnded, storageKey } from './drafts';

export interface OpenedIssue {
  issueId: number;
  name: string;
}

/** As many as one remembers. */
const maxOpened = 10;

/** No form has this path. */
const path = 'opened';

const listeners = new Set<() => void>();

/**
 * Calls `listener` whenever an issue was opened here: it is noted a moment later, when one may be at home again.
 *
 * @returns the way to stop
 */
export function onOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What is kept, as it is kept: the same text as long as nothing was opened. Empty where nothing may be kept. */
export function keptOpened(owner: string): string {
  try {
    return localStorage.getItem(storageKey({ owner, path })) ?? '';
  } catch {
    // Storage is forbidden.
    return '';
  }
}

/** The issues of such a text; the one opened last comes first. */
export function parseOpened(kept: string): readonly OpenedIssue[] {
  try {
    const stored: unknown = JSON.parse(kept || '[]');
    return Array.isArray(stored) ? stored.filter(isOpened) : [];
  } catch {
    // Somebody else's text stands there.
    return [];
  }
}

/** Puts an issue before all others. */
export function noteOpened(owner: string, issue: OpenedIssue): void {
  if (haveDraftsEnded(owner)) return;
  const others = parseOpened(keptOpened(owner)).filter(({ issueId }) => issueId !== issue.issueId);
  const opened = [issue, ...others].slice(0, maxOpened);
  try {
    localStorage.setItem(storageKey({ owner, path }), JSON.stringify(opened));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
    return;
  }
  for (const tell of listeners) tell();
}

function isOpened(value: unknown): value is OpenedIssue {
  return (
    isRecord(value) && typeof value['issueId'] === 'number' && typeof value['name'] === 'string'
  );
}
