/**
 * Left and Right go from cell to cell of the row with the focus: to those that can be edited, where F2 does so, and to those
 * that mean a moment, which is then told exactly.
 */
import type { CommandContext } from '@/commands/command';
import { issuePaths } from '@/routing/paths/issues';
import { exactMoment, relativeTimeText } from '@/lib/values/relativeTime';
import { noteColumn, selectCellColumn } from '@/screen/cellEdit';
import { uiSentences } from '@/ui/messages';
import { tipWanted } from '@/ui/tooltipTarget';
import { selectListColumns } from '../list/listColumns';
import { cellMoment, cellText, columnOf, columnToEdit, walkedColumns } from './cellColumns';
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
    marked?.querySelector('time')?.dispatchEvent(new Event(tipWanted, { bubbles: true }));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    const issueId = issueOf(event.target);
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isSideways || issueId === null || altKey || ctrlKey || metaKey || shiftKey) return;
    const state = getState();
    const columns = walkedColumns(state);
    if (event.defaultPrevented || columns.length === 0) return;
    event.preventDefault();
    const isForward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
    const known = columns.findIndex(({ id }) => id === selectCellColumn(state));
    // The first key shows where one is, where that was not chosen before.
    const first = columns.find(({ id }) => id === columnToEdit(state)?.id) ?? columns[0];
    const beside = columns[known + (isForward ? 1 : -1)] ?? columns[known];
    const column = known < 0 ? first : beside;
    if (!column) return;
    const place = { issueId, columnId: column.id };
    isWalking = true;
    dispatch(noteColumn(place.columnId));
    mark(issueId);
    marked?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const label = columnOf(getState(), place.columnId)?.name ?? '';
    const moment = cellMoment(getState(), place);
    const value = moment === null ? cellText(getState(), place) : momentText(moment);
    announce(uiSentences.dropdownName, { label, value });
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

/** As the tip of the cell says it, which is for the eye. */
function momentText(seconds: number): string {
  const { lang } = document.documentElement;
  const exact = new Intl.DateTimeFormat(lang, exactMoment);
  return `${exact.format(seconds * 1000)}, ${relativeTimeText(seconds, Date.now() / 1000, lang)}`;
}

/** The issue of the row that has the focus; null for anything else. */
function issueOf(target: EventTarget | null): number | null {
  const isRow = target instanceof Element && target.matches('main [role=row] a[data-row-link]');
  const href = isRow ? target.getAttribute('href')?.slice(1) : null;
  return issuePaths.issueDetails.match(href ?? '')?.issueId ?? null;
}
