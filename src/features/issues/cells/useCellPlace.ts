import { type RefObject, useLayoutEffect } from 'react';
import type { CellPlace } from '@/screen/cellState';
import { useAppSelector } from '@/store/hooks';
import { selectListColumns } from '../list/listColumns';
import { selectListed } from '../list/listRows';
import { shownCell } from './cellPlaces';

/** Wide enough for a date with its buttons, in px. */
const narrowest = 240;

/** Between the editor and the edges of the screen, in px. */
const edge = 8;

/** Keeps an element over a cell while the list is scrolled or comes anew; never out of sight, so that nobody loses it. */
export function useCellPlace(
  element: RefObject<HTMLElement | null>,
  { issueId, columnId }: CellPlace,
): void {
  const columns = useAppSelector(selectListColumns);
  const rows = useAppSelector(selectListed);
  const place = columns.findIndex(({ id }) => id === columnId);

  // External system: the layout. At first the list makes room for the whole cell.
  useLayoutEffect(() => {
    shownCell(issueId, place)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [issueId, place]);
  useLayoutEffect(() => {
    const editor = element.current;
    if (!editor) return;
    function follow() {
      const cell = shownCell(issueId, place);
      if (editor && cell) placeOver(editor, cell);
    }
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(editor);
    window.addEventListener('resize', follow);
    // Scrolling does not bubble.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, [element, issueId, place, rows]);
}

function placeOver(editor: HTMLElement, cell: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  // On a phone not every column is drawn, and a window may become as narrow; the row always is.
  const own = cell.getBoundingClientRect();
  const box = own.width > 0 ? own : (cell.closest('[role=row]')?.getBoundingClientRect() ?? own);
  const width = Math.min(Math.max(box.width, narrowest), clientWidth - 2 * edge);
  editor.style.inlineSize = `${width}px`;
  const { height } = editor.getBoundingClientRect();
  const isFromRight = getComputedStyle(cell).direction === 'rtl';
  const left = isFromRight ? box.right - width : box.left;
  // Over the cell and downwards; where that does not fit, upwards from it.
  const isAbove = box.top + height > clientHeight - edge;
  const top = isAbove ? box.bottom - height : box.top;
  editor.style.left = `${between(edge, left, clientWidth - edge - width)}px`;
  editor.style.top = `${between(edge, top, clientHeight - edge - height)}px`;
}

function between(least: number, wished: number, most: number): number {
  return Math.max(least, Math.min(wished, most));
}
