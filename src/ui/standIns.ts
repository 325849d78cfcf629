/**
 * Rows that were drawn before React was there (decision 042). They stand over its table until it has rows of its own, so
 * that all else on the screen need not wait for those. They stay in the document where they are: to move them would have
 * the browser lay them out once more.
 */
import { earlyRows, type EarlyRows } from './earlyRows';
import type { RowKey } from './gridColumn';

/** There has been a table, which has taken them or not. */
let isTableThere = false;
let areStandingIn = false;
/** Where the rows are, for `clip-path`, and how large the window was then. */
let place = { clip: '', size: '' };

/** Looks where the rows are, which costs nothing while nothing has changed since they were painted. */
export function measureStandIns(): void {
  const layer = earlyRows.offered?.layer;
  const body = layer?.querySelector('[role=rowgroup]:last-child');
  const scroller = body?.closest('[role=table]')?.parentElement;
  if (!layer || !body || !scroller) return;
  const all = layer.getBoundingClientRect();
  const list = scroller.getBoundingClientRect();
  const edges = [
    body.getBoundingClientRect().top - all.top,
    all.right - list.right,
    all.bottom - list.bottom,
    list.left - all.left,
  ];
  const clip = `inset(${edges.map((edge) => `${String(edge)}px`).join(' ')})`;
  place = { clip, size: windowSize() };
}

/** What stands in for the first rows with these keys; null where the table has others. */
export function findStandIns(keys: readonly RowKey[]): EarlyRows | null {
  const rows = earlyRows.offered;
  // In a window of another size the bars may be of another height.
  if (!rows?.areIdle() || isTableThere || place.size !== windowSize()) return null;
  return rows.keys.every((key, index) => key === keys[index]) ? rows : null;
}

/** There is a table now: what comes later has nothing to do with what was drawn. */
export function endOffer(): void {
  isTableThere = true;
}

/** Has rows stand in for those of a table, and nothing else be seen of what was drawn, until what is returned is called. */
export function standIn({ layer }: EarlyRows): () => void {
  areStandingIn = true;
  layer.style.clipPath = place.clip;
  // Who hears the page hears that of React, which has its rows in a moment.
  layer.ariaHidden = 'true';
  return end;
}

/** React has drawn: what stands in for nothing goes. */
export function endUnlessStandingIn(): void {
  if (!areStandingIn) end();
}

function end() {
  areStandingIn = false;
  isTableThere = false;
  earlyRows.offered?.layer.remove();
  earlyRows.offered = null;
}

function windowSize(): string {
  return `${String(window.innerWidth)} ${String(window.innerHeight)}`;
}
