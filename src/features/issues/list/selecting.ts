/** Choosing rows of the list, by key or by pointer; how many there are by then is read out. */
import { createSelector } from '@reduxjs/toolkit';
import type { CommandContext } from '@/commands/command';
import { selectShownList } from '@/lists/listView';
import {
  rangeSelected,
  rowToggled,
  selectAnchor,
  selectionCleared,
  selectSelectedIds,
} from '@/screen/selection';
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

/** Selects all that is known of the list: of one in pages, the page. What is selected elsewhere stays so. */
export function selectShownRows(context: CommandContext): void {
  const ids = shownIds(context.getState());
  const shown = new Set(ids);
  const others = selectSelectedIds(context.getState()).filter((id) => !shown.has(id));
  context.dispatch(rangeSelected({ issueIds: [...ids, ...others] }));
  sayCount(context);
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
