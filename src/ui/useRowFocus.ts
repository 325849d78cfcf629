import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RowKey } from './gridColumn';

interface FocusedRow {
  /** Keys of the rows in their order. */
  keys: readonly RowKey[];
  /** The row that had the focus last. */
  focusedKey: RowKey | undefined;
}

/**
 * When the row with the focus goes, as one that was deleted or is on another page, the row of what is open gets it, else
 * the one that takes its place.
 */
export function useRowFocus(
  grid: RefObject<HTMLElement | null>,
  { keys, focusedKey }: FocusedRow,
): void {
  const keysBefore = useRef(keys);
  /** What was focused outside since may go in the same moment: that is not the grid's loss. */
  const hasFocus = useRef(false);

  // External system: the document's focus.
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      hasFocus.current = target instanceof Node && (grid.current?.contains(target) ?? false);
    }
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('focusin', handleFocus);
    };
  }, [grid]);

  // External system: the document's focus, which falls to its body with the element that had it.
  useLayoutEffect(() => {
    const index = focusedKey === undefined ? -1 : keysBefore.current.indexOf(focusedKey);
    keysBefore.current = keys;
    const isGone = focusedKey !== undefined && index >= 0 && !keys.includes(focusedKey);
    if (!isGone || !hasFocus.current || document.activeElement !== document.body) return;
    const links = grid.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
    const heir =
      grid.current?.querySelector<HTMLElement>('[data-row-link][aria-current]') ??
      links[Math.min(index, links.length - 1)] ??
      grid.current?.closest<HTMLElement>('main, [role=dialog]');
    heir?.focus({ preventScroll: true });
  }, [grid, keys, focusedKey]);
}
