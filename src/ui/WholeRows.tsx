import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { addGrid } from './bringRow';
import type { RowKey } from './gridColumn';
import type { GridRowsProps } from './gridRows';
import { MissingRow } from './MissingRow';
import { type RowsAhead, useMissingRows } from './rowsAhead';
import { indexOf, linkAt, rowByKey, rowsInView, scrollToRow } from './rowPlaces';
import { readyRows, type RowWindow, withinCount } from './rowWindow';
import { useIsPrinted } from './usePrinting';
import { useIsShown } from './ShownContext';
import { useOtherRows } from './useOtherRows';
import { useRowsPlace } from './useRowsPlace';

const nothingYet: { keys: readonly RowKey[]; around: RowWindow } = {
  keys: [],
  around: { first: 0, end: 0 },
};

interface WholeRowsProps extends Omit<GridRowsProps, 'onFocus'> {
  ahead?: RowsAhead;
}

/**
 * The rows of a list of any length. All are equally high, so counting tells which are in view: only these are there,
 * and the one with the focus. A few around them follow when nothing else is to do, so that scrolling shows no gap, unless
 * one scrolls past them. Where one scrolls by half of those in view or more at a time, rows are the texts they are known by, and
 * themselves where one stops. Rows that are still on their way have a place already. On paper go all.
 */
export function WholeRows({
  keys,
  count,
  tabStop,
  draw,
  columns,
  layout: { nameIndex },
  resetKey,
  scrollerRef,
  ahead,
}: WholeRowsProps) {
  const body = useRef<HTMLDivElement>(null);
  const { place, follow } = useRowsPlace(scrollerRef, body, count, resetKey);
  const isShown = useIsShown();
  const isPrinting = useIsPrinted();

  /** The place that somebody was last brought to, whose row takes the focus. */
  const [goal, setGoal] = useState<number>();

  const bring = useCallback(
    (index: number) => {
      const element = scrollerRef.current;
      if (!element) return;
      scrollToRow(index, element, body.current);
      flushSync(() => {
        setGoal(index);
        follow();
      });
    },
    [follow, scrollerRef],
  );

  // External system: who goes to rows from outside. They go to the list on screen.
  useEffect(() => {
    if (!isShown) return;
    return addGrid((rowKey: RowKey) => {
      const index = keys.indexOf(rowKey);
      if (index >= 0) bring(index);
    });
  }, [bring, isShown, keys]);

  /** Once rows are drawn. One that is not among them is to be brought first, which has to wait until they are. */
  const goTo = useCallback(
    (index: number) => {
      const link = linkAt(body.current, index);
      if (link) {
        link.focus();
        return;
      }
      queueMicrotask(() => {
        bring(index);
        linkAt(body.current, index)?.focus();
      });
    },
    [bring],
  );

  /** The place that one went to by the keyboard and whose row is on its way. */
  const awaited = useRef<number | null>(null);

  // External system: the document's focus, which goes to a row that has come.
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const hasCome = keys.length >= Math.min(awaited.current + 1, count);
    const index = hasCome ? Math.min(awaited.current, keys.length - 1) : awaited.current;
    if (!hasCome && !linkAt(body.current, index)) return;
    awaited.current = null;
    goTo(index);
  }, [ahead, count, goTo, keys]);

  /** The row with the focus, by its key and place. */
  const focusedRow = useRef<{ key: RowKey | undefined; index: number } | null>(null);

  // External system: the document's focus, which falls to its body with the row that had it.
  useLayoutEffect(() => {
    const was = focusedRow.current;
    if (was?.key === undefined || keys.includes(was.key)) return;
    if (document.activeElement !== document.body || keys.length === 0) return;
    const heir = Math.min(was.index, keys.length - 1);
    goTo(heir);
  }, [goTo, keys]);

  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    const index = indexOf(target);
    awaited.current = null;
    focusedRow.current = { key: keys[index], index };
  }

  function noteBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
    awaited.current = null;
    if (relatedTarget) focusedRow.current = null;
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (!(target instanceof HTMLElement) || !target.matches('[data-row-link]')) return;
    const page = rowsInView(scrollerRef.current, body.current);
    const wanted = rowByKey(key, indexOf(target), { count, page });
    if (wanted === undefined) return;
    event.preventDefault();
    // The rows themselves know only those that are in the document.
    event.stopPropagation();
    const index = Math.max(0, Math.min(wanted, count - 1));
    const hasCome = index < keys.length || Boolean(ahead?.draw(index));
    awaited.current = hasCome ? null : index;
    bring(index);
    if (hasCome) linkAt(body.current, index)?.focus();
  }

  const placeAmong = (key: RowKey) => {
    const index = keys.indexOf(key);
    return index < 0 && !isPrinting ? (ahead?.placeOf(key) ?? -1) : index;
  };
  const pinned = tabStop === undefined ? -1 : placeAmong(tabStop);
  const { inView, around, prepared, isPassing, rowHeight } = place;
  const seen = withinCount(inView, count);
  const wanted = useMemo(() => ({ keys, around: prepared }), [keys, prepared]);
  const ready = useDeferredValue(wanted, nothingYet);
  const isReady = (index: number) =>
    index >= ready.around.first && index < ready.around.end && ready.keys[index] === keys[index];
  const { first, end } = isPrinting
    ? { first: 0, end: keys.length }
    : readyRows(seen, withinCount(around, count), isReady);
  useMissingRows(ahead, seen, keys.length);
  const indexes = Array.from({ length: Math.max(0, end - first) }, (_, row) => first + row);
  const isBefore = pinned >= 0 && pinned < first;
  const isAfter = pinned >= end;
  const others = useOtherRows({ columns, nameIndex, isPrinting, isPassing });
  const rowsFrom = (index: number) => {
    // The focus may be in any cell of the row that has it, and goes to the link of another.
    const how = index === pinned || index === goal ? undefined : others;
    return index < keys.length
      ? draw(index, how)
      : (ahead?.draw(index, how) ?? <MissingRow key={`missing ${String(index)}`} index={index} />);
  };
  // All in one list, so that the row with the focus stays the same element when the others go on without it.
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
      {[
        gap('start', isBefore ? pinned : first),
        ...(isBefore ? [rowsFrom(pinned), gap('after pinned', first - pinned - 1)] : []),
        ...indexes.map(rowsFrom),
        ...(isAfter ? [gap('before pinned', pinned - end), rowsFrom(pinned)] : []),
        !isPrinting && gap('end', count - 1 - (isAfter ? pinned : end - 1)),
      ]}
    </div>
  );
}
