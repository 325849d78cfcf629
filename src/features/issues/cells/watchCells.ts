/** What the pointer and the clipboard do with the cells of the list. */
import type { CommandContext } from '@/commands/command';
import { issuePaths } from '@/routing/paths/issues';
import { selectListColumns } from '../list/listColumns';
import { noteColumn } from '@/screen/cellEdit';
import { selectCursor } from '@/screen/selection';
import { selectIsWide, selectUsesPane } from '@/screen/workspace';
import { pastedFile } from '@/ui/transferredFiles';
import { reachableRow } from '../list/shownRows';
import { canEditCells, isEditable } from './cellColumns';
import { pressedCell } from './cellPlaces';
import { openCell } from './editCells';
import { pasteText } from './fillCells';

/** So long the first click waits for a second one where an issue would come over the list, in ms. */
const patience = 250;

/**
 * A double click edits a cell. A click opens the issue: at once, but for windows, which would take the list away. There
 * it does so on the name, and on other cells as soon as no second click can follow.
 *
 * @returns the way to stop
 */
export function watchCells(context: CommandContext): () => void {
  const { dispatch, getState, go } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the last click was on. It may have opened the pane, which moves the list away from under the pointer. */
  let first: NonNullable<ReturnType<typeof cellAt>> | null = null;
  /** The last first click was used up elsewhere, such as to close a menu: the next one is no second. */
  let wasUsedUp = false;

  function cellAt(event: MouseEvent) {
    const pressed = canEditCells(getState()) ? pressedCell(event) : null;
    const column = pressed && selectListColumns(getState())[pressed.place];
    return column ? { ...pressed, column } : null;
  }

  /** Whatever the press does, be it to select rows or to open their menu: keys and commands go on at its column. */
  function handleMouseDown(event: MouseEvent) {
    const cell = cellAt(event);
    if (cell && isEditable(cell.column)) dispatch(noteColumn(cell.column.id));
  }

  /** The second press is meant for what was under the first, whatever is there now. */
  function handleSecond(event: MouseEvent) {
    if (event.detail !== 2 || !first || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') edit(first);
  }

  function edit({ issueId, column }: NonNullable<typeof first>) {
    first = null;
    openCell(context, { issueId, columnId: column.id });
  }

  function handleClick(event: MouseEvent) {
    if (event.detail === 1) {
      first = null;
      wasUsedUp = event.defaultPrevented;
    }
    if (event.defaultPrevented || event.detail === 0 || hasModifier(event)) return;
    const cell = cellAt(event);
    if (!cell) return;
    // What the first one opened is not opened once more.
    const isSecond = event.detail > 1 && !wasUsedUp;
    if (isSecond) event.preventDefault();
    const state = getState();
    if (isSecond || !selectIsWide(state)) return;
    if (selectUsesPane(state)) {
      first = cell;
      return;
    }
    if (cell.isName || !isEditable(cell.column)) return;
    event.preventDefault();
    clearTimeout(timer);
    timer = setTimeout(() => {
      go(issuePaths.issueDetails.url(cell));
    }, patience);
  }

  function handleDoubleClick(event: MouseEvent) {
    const state = getState();
    const isMeant = selectIsWide(state) && !selectUsesPane(state) && !hasModifier(event);
    const cell = isMeant ? cellAt(event) : null;
    if (!cell) return;
    clearTimeout(timer);
    // The browser would mark a word.
    event.preventDefault();
    edit(cell);
  }

  function handlePaste(event: ClipboardEvent) {
    const { clipboardData, target } = event;
    const isInList = target === document.body || isOf(target, 'main [role=table]');
    if (event.defaultPrevented || !isInList || pastedFile(clipboardData)) return;
    const cursor = selectCursor(getState());
    if (cursor === null || !reachableRow(cursor) || !canEditCells(getState())) return;
    event.preventDefault();
    pasteText(context, clipboardData?.getData('text/plain') ?? '');
  }

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('mousedown', handleSecond, { signal, capture: true });
  document.addEventListener('click', handleSecond, { signal, capture: true });
  document.addEventListener('mousedown', handleMouseDown, { signal });
  document.addEventListener('click', handleClick, { signal });
  document.addEventListener('dblclick', handleDoubleClick, { signal });
  document.addEventListener('paste', handlePaste, { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

function isOf(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
