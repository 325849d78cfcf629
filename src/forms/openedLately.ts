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

/** The one opened last comes first; none where nothing may be kept. */
export function readOpened(owner: string): readonly OpenedIssue[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey({ owner, path })) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOpened) : [];
  } catch {
    // Storage is forbidden, or somebody else's text stands there.
    return [];
  }
}

/** Puts an issue before all others. */
export function noteOpened(owner: string, issue: OpenedIssue): void {
  if (haveDraftsEnded(owner)) return;
  const others = readOpened(owner).filter(({ issueId }) => issueId !== issue.issueId);
  const opened = [issue, ...others].slice(0, maxOpened);
  try {
    localStorage.setItem(storageKey({ owner, path }), JSON.stringify(opened));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

function isOpened(value: unknown): value is OpenedIssue {
  return (
    isRecord(value) && typeof value['issueId'] === 'number' && typeof value['name'] === 'string'
  );
}
