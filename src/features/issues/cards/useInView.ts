import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPrinted } from '@/ui/usePrinting';
import { followScroller } from '@/ui/useRowsPlace';
import { type RowWindow, rowWindow } from '@/ui/rowWindow';

/** In px, until something was laid out. */
const usualPitch = 92;
const usualWidth = 280;

/** Between cards, and between columns, in px. */
const gap = 8;

/** What is as long as all together, within what scrolls, which has `data-scroller`. Rows without a gap say `data-dense`; of tables they have `data-line`. */
type List = RefObject<HTMLElement | null>;

type Measure = (scroller: HTMLElement, list: HTMLElement, count: number) => RowWindow;

/** Of the cards of a list, all of one height, those in view. */
export function useRowsInView(list: List, count: number): RowWindow {
  return useWindow(list, count, rowsInView);
}

/** Of columns side by side, all of one width, those in view. */
export function useColumnsInView(list: List, count: number): RowWindow {
  return useWindow(list, count, columnsInView);
}

const rowsInView: Measure = (scroller, list, count) => {
  const outer = scroller.getBoundingClientRect();
  const card = list.querySelector('[data-card], [data-line]')?.getBoundingClientRect().height ?? 0;
  const place = {
    scrollTop: outer.top - list.getBoundingClientRect().top,
    rowHeight: card > 0 ? card + (list.hasAttribute('data-dense') ? 0 : gap) : usualPitch,
    // Nothing has been laid out where there is no screen.
    height: outer.height || window.innerHeight,
  };
  return rowWindow(place, count, 2);
};

const columnsInView: Measure = (scroller, list, count) => {
  const column = list.firstElementChild?.getBoundingClientRect().width ?? 0;
  const place = {
    scrollTop: Math.abs(scroller.scrollLeft),
    rowHeight: column > 0 ? column + gap : usualWidth,
    height: scroller.clientWidth || window.innerWidth,
  };
  return rowWindow(place, count, 1);
};

/** Of elements of any height, one below the other, those in view. Where there is no layout, all are. */
export function useChildrenInView(list: List, count: number): RowWindow {
  return useWindow(list, count, childrenInView);
}

const childrenInView: Measure = (scroller, list, count) => {
  const { top, bottom } = scroller.getBoundingClientRect();
  const boxOf = (index: number) => list.children[index]?.getBoundingClientRect();
  const first = firstOf(count, (index) => (boxOf(index)?.bottom ?? 0) >= top - beyond);
  const end = firstOf(count, (index) => (boxOf(index)?.top ?? 0) > bottom + beyond);
  return { first: Math.min(first, end), end };
};

/** So far beyond the edges, so that scrolling shows no gap, in px. */
const beyond = 200;

/** The first place for which something is so that is so for all after it; behind the last one for none. */
function firstOf(count: number, isSo: (index: number) => boolean): number {
  let first = 0;
  let end = count;
  while (first < end) {
    const middle = Math.floor((first + end) / 2);
    if (isSo(middle)) end = middle;
    else first = middle + 1;
  }
  return first;
}

function useWindow(list: List, count: number, measure: Measure): RowWindow {
  const [range, setRange] = useState<RowWindow>({ first: 0, end: 0 });
  const isPrinted = useIsPrinted();

  // External system: the scroll position and the size of what scrolls.
  useLayoutEffect(() => {
    const inner = list.current;
    const element = inner?.closest<HTMLElement>('[data-scroller]');
    if (!inner || !element) return;
    const follow = () => {
      const { first, end } = measure(element, inner, count);
      setRange((before) =>
        before.first === first && before.end === end ? before : { first, end },
      );
    };
    follow();
    return followScroller(element, follow);
  }, [list, count, measure]);

  // On paper go all, as of whole lists.
  return isPrinted ? { first: 0, end: count } : range;
}
