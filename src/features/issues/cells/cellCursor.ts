/** Left and Right go from cell to cell of the row with the focus, as far as cells can be edited; F2 edits where one is. */
import type { CommandContext } from '@/commands/command';
import { issuePaths } from '@/routing/paths/issues';
import { noteColumn, selectCellColumn } from '@/screen/cellEdit';
import { uiSentences } from '@/ui/messages';
import { selectListColumns } from '../list/listColumns';
import { canEditCells, cellBeside, cellText, columnOf, columnToEdit } from './cellColumns';
import { shownCell } from './cellPlaces';
import './cellCursor.css';

/**
 * Marks the cell that one is at and says what it has. The mark is set on the element itself: no row is rendered for it.
 *
 * @returns the way to stop
 */
export function watchCellCursor({ dispatch, getState, announce }: CommandContext): () => void {
  /** One goes from cell to cell by keys; a pointer shows by itself where one is. */
  let isWalking = false;
  let marked: HTMLElement | null = null;

  function mark(issueId: number | null) {
    marked?.removeAttribute('data-cell-cursor');
    marked = null;
    const columnId = selectCellColumn(getState());
    if (!isWalking || issueId === null || columnId === null) return;
    const place = selectListColumns(getState()).findIndex(({ id }) => id === columnId);
    marked = shownCell(issueId, place);
    marked?.setAttribute('data-cell-cursor', '');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    const issueId = issueOf(event.target);
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isSideways || issueId === null || altKey || ctrlKey || metaKey || shiftKey) return;
    const state = getState();
    const from = canEditCells(state) ? columnToEdit(state) : undefined;
    if (event.defaultPrevented || !from) return;
    event.preventDefault();
    const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
    // The first key shows where one is, where that was not chosen before.
    const isKnown = isWalking || selectCellColumn(state) !== null;
    const beside = isKnown
      ? cellBeside(state, { issueId, columnId: from.id }, isForward ? 1 : -1)
      : null;
    const place = beside ?? { issueId, columnId: from.id };
    isWalking = true;
    dispatch(noteColumn(place.columnId));
    mark(issueId);
    marked?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const label = columnOf(getState(), place.columnId)?.name ?? '';
    announce(uiSentences.dropdownName, { label, value: cellText(getState(), place) });
  }

  const handleFocus = ({ target }: FocusEvent) => {
    mark(issueOf(target));
  };
  const handlePointer = () => {
    isWalking = false;
    mark(null);
  };

  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('pointerdown', handlePointer, true);
  return () => {
    mark(null);
    document.removeEventListener('keydown', handleKeyDown);
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('pointerdown', handlePointer, true);
  };
}

/** The issue of the row that has the focus; null for anything else. */
function issueOf(target: EventTarget | null): number | null {
  const isRow = target instanceof Element && target.matches('main [role=row] a[data-row-link]');
  const href = isRow ? target.getAttribute('href')?.slice(1) : null;
  return issuePaths.issueDetails.match(href ?? '')?.issueId ?? null;
}
