/** Choosing rows of the list, by key or by pointer; how many there are by then is read out. */
import { createSelector } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import type { CommandContext } from '@/commands/command';
import { selectIsListAnswered, selectShownList } from '@/lists/listView';
import { WHOLE_LIST } from '@/protocol/limits';
import { selectBulkForm, selectBulkJob } from '@/screen/bulk';
import { type ListIssuesPayload, selectListArg } from '@/screen/issueList';
import {
  rangeSelected,
  rowToggled,
  selectAnchor,
  selectionCleared,
  selectSelectedIds,
} from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { rowSentences } from './rowMessages';
import { shownIds } from './shownRows';

/** Adds an issue to those selected, or takes it out again. */
export function toggleRow(context: CommandContext, issueId: number): void {
  context.dispatch(rowToggled({ issueId }));
  sayCount(context);
}

/** Selects all rows from the one where the range begins up to this; the next range begins there as well. */
export function selectUpTo(context: CommandContext, issueId: number, from: number | null): void {
  const ids = shownIds(context.getState());
  const end = ids.indexOf(issueId);
  const anchor = from === null ? -1 : ids.indexOf(from);
  const begin = anchor < 0 ? end : anchor;
  const issueIds = ids.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  context.dispatch(rangeSelected({ issueIds: begin > end ? issueIds.toReversed() : issueIds }));
  sayCount(context);
}

/** The whole list that is on its way while its beginning is on screen; null for none. */
function restOnItsWay(state: RootState): ListIssuesPayload | null {
  const arg = selectListArg(state);
  return arg?.limit === WHOLE_LIST && !selectIsListAnswered(state) ? arg : null;
}

/**
 * Selects all that is known of the list: of one in pages, the page. What is selected elsewhere stays so. The next range
 * begins at the first of them, or where it is told to.
 */
function selectKnownRows(context: CommandContext, anchor: number | null = null): void {
  const ids = shownIds(context.getState());
  const shown = new Set(ids);
  const others = selectSelectedIds(context.getState()).filter((id) => !shown.has(id));
  const start = ids.filter((id) => id === anchor);
  const issueIds = [...new Set([...start, ...ids, ...others])];
  context.dispatch(rangeSelected({ issueIds }));
  sayCount(context);
}

/**
 * Selects all of the list, of one in pages the page. Of a whole list that is on its way it selects what is there, and the
 * rest with it, unless one has selected otherwise, gone elsewhere or begun something with those by then.
 */
export function selectShownRows(context: CommandContext): void {
  const { dispatch, getState } = context;
  const rest = restOnItsWay(getState());
  selectKnownRows(context);
  if (!rest) return;
  const before = marksOfSelection(getState());
  // It is asked for already: this waits for it.
  const answer = dispatch(issuesApi.endpoints.listIssues.initiate(rest, { subscribe: false }));
  void answer.then(({ isSuccess }) => {
    const state = getState();
    const now = marksOfSelection(state);
    if (!isSuccess || before.some((one, index) => one !== now[index])) return;
    selectKnownRows(context, selectAnchor(state));
  });
}

/** What differs once one has selected otherwise, gone elsewhere, or is asked about those selected. To open a row is neither. */
function marksOfSelection(state: RootState): readonly unknown[] {
  const { listPath, selectedIds } = state.selection;
  return [listPath, selectedIds, selectBulkForm(state)?.issueIds, selectBulkJob(state)?.id];
}

/** Whether a row on screen is not selected. */
export const selectHasMoreToSelect = createSelector(
  [selectShownList, selectSelectedIds],
  (list, selectedIds) => {
    const selected = new Set(selectedIds);
    return (list?.issues ?? []).some(({ id }) => !selected.has(id));
  },
);

export function clearRows(context: CommandContext): void {
  context.dispatch(selectionCleared());
  sayCount(context);
}

function sayCount({ announce, getState }: CommandContext): void {
  announce(rowSentences.selectedCount, { count: selectSelectedIds(getState()).length });
}

/** A click on a row that chooses it, with the keys held: Shift selects up to it. */
export function selectByClick(
  context: CommandContext,
  issueId: number,
  { shiftKey }: { shiftKey: boolean },
): void {
  if (shiftKey) selectUpTo(context, issueId, selectAnchor(context.getState()));
  else toggleRow(context, issueId);
}
