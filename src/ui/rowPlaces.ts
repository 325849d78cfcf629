/** Where the rows of a long grid are: `body` is the element around those in the document, `scroller` what scrolls. */
import { firstRowNumber } from './gridRows';
import { ownDensity } from './ownDensity';
import { roomBetweenBars, usualRowHeight } from './rowsBetweenBars';
import { isBeyondMargin, isHalfBeyond, type RowWindow, rowWindow, scrollTopFor } from './rowWindow';

/** Scrolls as far as it takes to have a row in view. */
export function scrollToRow(index: number, scroller: HTMLElement, body: HTMLElement | null): void {
  const rowHeight = heightOfRows(body);
  const height = heightInView(scroller, body);
  const { scrollTop } = scroller;
  scroller.scrollTop = scrollTopFor(index, { scrollTop, height, rowHeight });
}

/** The place of the row around an element. */
export function indexOf(target: Element): number {
  return Number(target.closest('[role=row]')?.getAttribute('aria-rowindex')) - firstRowNumber;
}

/** The link of the row at a place, if that is in the document. */
export function linkAt(body: HTMLElement | null, index: number): HTMLElement | null {
  const row = `[aria-rowindex="${String(index + firstRowNumber)}"]`;
  return body?.querySelector<HTMLElement>(`${row} [data-row-link]`) ?? null;
}

/** In px. */
function heightOfRows(body: HTMLElement | null): number {
  const rows = body?.querySelectorAll<HTMLElement>('[role=row]') ?? [];
  // One that takes more room shows the focus; its neighbours do not.
  const heights = [...rows].slice(0, 3).map((row) => row.getBoundingClientRect().height);
  const lowest = Math.min(...heights);
  // Nothing has been laid out where there is no screen.
  return lowest > 0 && lowest < Infinity ? lowest : usualRowHeight(ownDensity());
}

/** Without the captions, which stay in view above the rows, and what stays below them. */
function heightInView(scroller: HTMLElement, body: HTMLElement | null): number {
  const around = [body?.parentElement?.previousElementSibling, body?.nextElementSibling];
  const heights = around.map((element) => element?.getBoundingClientRect().height ?? 0);
  return Math.max(
    0,
    heights.reduce((left, height) => left - height, scroller.clientHeight || roomBetweenBars()),
  );
}

/** So many rows a Page key passes. */
export function rowsInView(scroller: HTMLElement | null, body: HTMLElement | null): number {
  if (!scroller) return 1;
  const height = heightInView(scroller, body);
  return Math.max(1, Math.floor(height / heightOfRows(body)) - 1);
}

/** Where a key leads from a row, which may be beyond the ends; nothing for other keys. */
export function rowByKey(
  key: string,
  from: number,
  { count, page }: { count: number; page: number },
): number | undefined {
  return {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    End: count - 1,
    Home: 0,
    PageDown: from + page,
    PageUp: from - page,
  }[key];
}

/** What there is to draw of the rows, by where one has scrolled to. */
export interface RowsPlace {
  inView: RowWindow;
  /** With a few around them. */
  around: RowWindow;
  /** What to get ready: `around`, or still that of the place before where one scrolls past it faster than that. */
  prepared: RowWindow;
  /** Whether one scrolls by half of what is in view or more at a time, so that no row is seen more than twice. */
  isPassing: boolean;
  rowHeight: number;
}

/**
 * The place of the rows now, however many there are. Before anything has been laid out it is guessed: each row too many is
 * drawn for nothing in the frame that shows the first ones.
 */
export function placeOf(scroller: HTMLElement | null, body: HTMLElement | null): RowsPlace {
  const room = scroller
    ? { height: heightInView(scroller, body), rowHeight: heightOfRows(body) }
    : { height: roomBetweenBars(), rowHeight: usualRowHeight(ownDensity()) };
  const scrolled = { ...room, scrollTop: scroller?.scrollTop ?? 0 };
  const around = rowWindow(scrolled, Infinity);
  const inView = rowWindow(scrolled, Infinity, 0);
  return { inView, around, prepared: around, isPassing: false, rowHeight: room.rowHeight };
}

/**
 * What is to be drawn next: the same place, or another one, which may be on the way to others. One leap is none yet: whoever
 * goes to the end wants to see what stands there. Who is where they were may still go on: that they have stopped is for the
 * clock to tell.
 */
export function nextPlace(before: RowsPlace, next: RowsPlace): RowsPlace {
  const { inView, around, prepared } = before;
  if (before.rowHeight === next.rowHeight && isSameWindow(inView, next.inView)) return before;
  if (!isBeyondMargin(inView, next.inView)) return next;
  const isOnTheWay = prepared !== around;
  const isPassing = before.isPassing || (isOnTheWay && isHalfBeyond(inView, next.inView));
  return { ...next, prepared, isPassing };
}

/** The same at the start of the rows. */
export function atStart({ inView: before, around, rowHeight }: RowsPlace): RowsPlace {
  const rows = before.end - before.first;
  const next = { first: 0, end: rows + around.end - before.end };
  const inView = { first: 0, end: rows };
  return { inView, around: next, prepared: next, isPassing: false, rowHeight };
}

function isSameWindow(one: RowWindow, other: RowWindow): boolean {
  return one.first === other.first && one.end === other.end;
}
