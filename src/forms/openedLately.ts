/**
 * The issues that somebody opened last in this browser. They lie among that user's drafts and go with them: when one
 * logs out, and when somebody else comes (decision 027).
 */
import { parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { isRecord } from './draftValues';
import { haveDraftsEnded, storageKey } from './drafts';

export interface OpenedIssue {
  issueId: number;
  name: string;
  /** Of the latest change that was seen; an earlier client kept none. */
  stamp?: number;
}

/** So many are shown: as many as one remembers. */
export const mostShown = 10;

/** So many are kept: what was new is told of all of them. */
const mostKept = 100;

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
  return readStored(storageKey({ owner, path })) ?? '';
}

/** The issues of such a text; the one opened last comes first. */
export function parseOpened(kept: string): readonly OpenedIssue[] {
  const stored = parseStored(kept);
  return Array.isArray(stored) ? stored.filter(isOpened) : [];
}

/** Puts an issue before all others. */
export function noteOpened(owner: string, issue: OpenedIssue): void {
  if (haveDraftsEnded(owner)) return;
  const kept = parseOpened(keptOpened(owner));
  const others = kept.filter(({ issueId }) => issueId !== issue.issueId);
  // Who glances at an issue has seen no more of it than before.
  const earlier = kept.find(({ issueId }) => issueId === issue.issueId);
  const opened = [{ ...earlier, ...issue }, ...others].slice(0, mostKept);
  if (!writeStored(storageKey({ owner, path }), JSON.stringify(opened))) return;
  for (const tell of listeners) tell();
}

/** Up to which stamp an issue was seen in this browser; 0: not at all, or too long ago. */
export function seenStamp(owner: string, issueId: number): number {
  const opened = parseOpened(keptOpened(owner)).find((issue) => issue.issueId === issueId);
  return typeof opened?.stamp === 'number' ? opened.stamp : 0;
}

function isOpened(value: unknown): value is OpenedIssue {
  return (
    isRecord(value) && typeof value['issueId'] === 'number' && typeof value['name'] === 'string'
  );
}
