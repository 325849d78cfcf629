/** What the pointer and the clipboard do with the cells of the list. */
import type { CommandContext } from '@/commands/command';
import { issuePaths } from '@/routing/paths/issues';
import { selectListColumns } from '../list/listColumns';
import { noteColumn } from '@/screen/cellEdit';
import { selectCursor } from '@/screen/selection';
import { selectIsWide } from '@/screen/workspace';
import { pastedFile } from '@/ui/transferredFiles';
import { selectPaneIssueId } from '@/windows/openWindows';
import { reachableRow } from '../list/rowCommands';
import { canEditCells, isEditable } from './cellColumns';
import { pressedCell } from './cellPlaces';
import { openCell } from './editCells';
import { pasteText } from './fillCells';

/** So long the first click waits for a second one where an issue would come over the list, in ms. */
const patience = 250;

/**
 * A double click edits a cell. A click opens the issue: on its name at once, on other cells as soon as no second click
 * can follow, where the issue would cover the list or push it aside. Beside an open pane nothing has to wait.
 *
 * @returns the way to stop
 */
export function watchCells(context: CommandContext): () => void {
  const { dispatch, getState, go } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;

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

  function handleClick(event: MouseEvent) {
    if (event.defaultPrevented || event.detail === 0 || hasModifier(event)) return;
    const cell = cellAt(event);
    if (!cell) return;
    // What the first one opened is not opened once more.
    if (event.detail > 1) event.preventDefault();
    const state = getState();
    const waits = selectIsWide(state) && selectPaneIssueId(state) === null;
    if (event.detail > 1 || !waits || cell.isName || !isEditable(cell.column)) return;
    event.preventDefault();
    clearTimeout(timer);
    timer = setTimeout(() => {
      go(issuePaths.issueDetails.url(cell));
    }, patience);
  }

  function handleDoubleClick(event: MouseEvent) {
    const isMeant = selectIsWide(getState()) && !hasModifier(event);
    const cell = isMeant ? cellAt(event) : null;
    if (!cell) return;
    clearTimeout(timer);
    // The browser would mark a word.
    event.preventDefault();
    openCell(context, { issueId: cell.issueId, columnId: cell.column.id });
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

  document.addEventListener('mousedown', handleMouseDown);
  document.addEventListener('click', handleClick);
  document.addEventListener('dblclick', handleDoubleClick);
  document.addEventListener('paste', handlePaste);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('mousedown', handleMouseDown);
    document.removeEventListener('click', handleClick);
    document.removeEventListener('dblclick', handleDoubleClick);
    document.removeEventListener('paste', handlePaste);
  };
}

function isOf(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
