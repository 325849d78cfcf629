/**
 * Entries of the browser's history that show an issue on the whole page, at the address that it has in the pane: Back leads
 * from one to the other.
 */
import { fieldsOf } from '@/lib/fieldsOf';

interface WholeEntry {
  wholeIssueId: number;
  /** The entry before shows the same issue in the pane. */
  isAfterPane: boolean;
}

/** Adds such an entry after that of the pane; the address stays. */
export function pushWholeEntry(wholeIssueId: number): void {
  const entry: WholeEntry = { wholeIssueId, isAfterPane: true };
  window.history.pushState(entry, '');
}

/** Makes one of the current entry, of another issue than the one before; null makes it that of a pane. */
export function replaceWholeEntry(wholeIssueId: number | null): void {
  const entry: WholeEntry | null =
    wholeIssueId === null ? null : { wholeIssueId, isAfterPane: false };
  window.history.replaceState(entry, '');
}

/** What the current entry shows so; null for others. */
export function readWholeEntry(): WholeEntry | null {
  const { wholeIssueId, isAfterPane } = fieldsOf(window.history.state);
  return typeof wholeIssueId === 'number'
    ? { wholeIssueId, isAfterPane: isAfterPane === true }
    : null;
}

let isGoingBack = false;

/** To the entry before the current one; once, however often it is asked for until that has been come to. */
export function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  const arrive = () => {
    isGoingBack = false;
  };
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}

/** Calls back when the user moves through the history; returns the way to stop. */
export function onEntryChanged(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('popstate', listener);
  };
}
