/** What is seen of the rows of a list, as a shape to clip them to. */
let seen = new WeakMap<HTMLElement, string>();

/** Rows of lists that are clipped. */
const rested = new Set<HTMLElement>();

/**
 * Clips lists that are kept to what was seen of them, so that the frame that shows one again paints no rows out of sight
 * (decision 022). Nothing is measured in these, as that would have them laid out again with that frame.
 */
export function restRows(): void {
  for (const rows of tableBodies()) {
    const shape = seen.get(rows);
    if (shape === undefined || !isKept(rows)) continue;
    rows.style.clipPath = shape;
    rested.add(rows);
  }
}

/**
 * Gives lists all their rows back, for whoever scrolls.
 *
 * @param which - `shown`: the list on screen; `all`: those that are kept, too
 */
export function wakeRows(which: 'shown' | 'all'): void {
  for (const rows of rested) {
    // Lists that are kept no more are let go.
    if (which === 'shown' && rows.isConnected && isKept(rows)) continue;
    rows.style.clipPath = '';
    rested.delete(rows);
  }
}

/** Remembers what is seen of the list on screen. It is measured, which costs nothing between two frames. */
export function noteSeenRows(): void {
  for (const rows of tableBodies()) {
    const scroller = rows.closest('[role=table]')?.parentElement;
    if (!scroller || isKept(rows)) continue;
    const room = scroller.getBoundingClientRect();
    const above = Math.max(0, room.top - rows.getBoundingClientRect().top);
    seen.set(rows, `inset(${px(above)} 0 calc(100% - ${px(above + room.height)}))`);
  }
}

/** Something was scrolled, or has another height: what was measured may be wrong. */
export function forgetSeenRows(): void {
  seen = new WeakMap();
}

function tableBodies() {
  return document.querySelectorAll<HTMLElement>('main [role=table] > [role=rowgroup]:last-child');
}

function isKept(rows: HTMLElement) {
  return rows.closest('[aria-hidden=true]') !== null;
}

function px(length: number) {
  return `${String(length)}px`;
}
