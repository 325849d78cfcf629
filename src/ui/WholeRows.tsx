import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { addGrid } from './bringRow';
import { classNames } from './classNames';
import styles from './DataGrid.module.css';
import type { RowKey } from './gridColumn';
import { firstRowNumber, type GridRowsProps } from './gridRows';
import {
  heightOfRows,
  indexOf,
  linkAt,
  placeOf,
  rowsInView,
  scrollToRow,
  usualRowHeight,
} from './rowPlaces';
import type { RowWindow } from './rowWindow';

interface Place extends RowWindow {
  rowHeight: number;
}

/**
 * The rows of a list of any length. All are equally high, so counting tells which are in view: only these are there,
 * and the one with the focus. Rows that are still on their way have a place already. On paper go all.
 */
export function WholeRows({
  keys,
  count,
  tabStop,
  draw,
  scrollerRef,
}: Omit<GridRowsProps, 'columns' | 'layout' | 'onFocus'>) {
  const body = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ ...placeOf(null, count), rowHeight: usualRowHeight });
  const [isPrinting, setPrinting] = useState(false);

  const follow = useCallback(() => {
    const rowHeight = heightOfRows(body.current);
    const { first, end } = placeOf(scrollerRef.current, count, rowHeight);
    setPlace((before) =>
      before.first === first && before.end === end && before.rowHeight === rowHeight
        ? before
        : { first, end, rowHeight },
    );
  }, [count, scrollerRef]);

  // External system: the scroll position and the size of what scrolls.
  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (!element) return;
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [follow, scrollerRef]);

  // External system: the printer, which takes the page as it is when the event has ended.
  useEffect(() => {
    const print = (isOn: boolean) => () => {
      flushSync(() => {
        setPrinting(isOn);
      });
    };
    const [begin, end] = [print(true), print(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const bring = useCallback(
    (index: number) => {
      const element = scrollerRef.current;
      if (!element) return;
      scrollToRow(index, element, body.current);
      flushSync(follow);
    },
    [follow, scrollerRef],
  );

  // External system: who goes to rows from outside.
  useEffect(() => {
    return addGrid((rowKey: RowKey) => {
      const index = keys.indexOf(rowKey);
      if (index >= 0) bring(index);
    });
  }, [bring, keys]);

  /** The row with the focus, by its key and place. */
  const focusedRow = useRef<{ key: RowKey | undefined; index: number } | null>(null);

  // External system: the document's focus, which falls to its body with the row that had it.
  useLayoutEffect(() => {
    const was = focusedRow.current;
    if (was?.key === undefined || keys.includes(was.key)) return;
    if (document.activeElement !== document.body || keys.length === 0) return;
    const heir = Math.min(was.index, keys.length - 1);
    bring(heir);
    linkAt(body.current, heir)?.focus();
  }, [bring, keys]);

  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    const index = indexOf(target);
    focusedRow.current = { key: keys[index], index };
  }

  function noteBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget) focusedRow.current = null;
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof HTMLElement) || !target.matches('[data-row-link]')) return;
    const current = indexOf(target);
    const page = rowsInView(scrollerRef.current, body.current);
    const wanted = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      End: keys.length - 1,
      Home: 0,
      PageDown: current + page,
      PageUp: current - page,
    }[key];
    if (wanted === undefined) return;
    event.preventDefault();
    // The rows themselves know only those that are in the document.
    event.stopPropagation();
    const index = Math.max(0, Math.min(wanted, keys.length - 1));
    bring(index);
    linkAt(body.current, index)?.focus();
  }

  const pinned = tabStop === undefined ? -1 : keys.indexOf(tabStop);
  const { first, end, rowHeight } = isPrinting
    ? { ...place, first: 0, end: keys.length }
    : { ...place, end: Math.min(place.end, count) };
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, row) => first + row);
  const isBefore = pinned >= 0 && pinned < first;
  const isAfter = pinned >= end;
  const rowsFrom = (index: number) =>
    index < keys.length ? (
      draw(index)
    ) : (
      <MissingRow key={`missing ${String(index)}`} index={index} />
    );
  const gap = (key: string, rows: number) =>
    rows > 0 && <div key={key} role="presentation" style={{ blockSize: rows * rowHeight }} />;

  return (
    <div
      role="presentation"
      ref={body}
      onKeyDownCapture={moveFocus}
      onFocus={noteFocus}
      onBlur={noteBlur}
    >
      {gap('start', isBefore ? pinned : first)}
      {isBefore && [rowsFrom(pinned), gap('after pinned', first - pinned - 1)]}
      {indexes.map(rowsFrom)}
      {isAfter && [gap('before pinned', pinned - end), rowsFrom(pinned)]}
      {!isPrinting && gap('end', count - 1 - (isAfter ? pinned : end - 1))}
    </div>
  );
}

/** Holds the place of a row that is on its way. */
function MissingRow({ index }: { index: number }) {
  return (
    <div
      className={classNames(styles['row'], styles['bodyRow'])}
      role="row"
      aria-rowindex={index + firstRowNumber}
    >
      <div className={styles['nameCell']} role="cell" />
    </div>
  );
}
