/** Opening and closing the editor of a cell. */
import { renewToken } from '@/api/csrfToken';
import { issuesApi } from '@/api/endpoints/issues';
import type { CommandContext } from '@/commands/command';
import { escapeHtml } from '@/lib/escapeHtml';
import { selectShownArg } from '@/lists/listView';
import { toApiError } from '@/protocol/apiError';
import { editCell, endCell, noteCell, selectCellEdit } from '@/screen/cellEdit';
import type { CellEdit, CellPlace } from '@/screen/cellState';
import { cursorMoved, selectSelectionPath } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { bringRow } from '@/ui/bringRow';
import { askAgain } from '@/windows/askAgain';
import { valuesQuery } from '../edit/valuesQuery';
import { placeLeft } from '../list/leftRows';
import { goToRow } from '../list/shownRows';
import { columnOf, isEditable } from './cellColumns';
import { cellSentences } from './messages';

/** Edits a cell where it stands, or says why it cannot be. What was typed into another one is saved first. */
export function openCell(context: CommandContext, place: CellPlace): void {
  const { dispatch, getState, show } = context;
  const state = getState();
  const column = columnOf(state, place.columnId);
  if (!column) return;
  if (!isEditable(column)) {
    show(cellSentences.notEditable, { name: column.name });
    return;
  }
  const listPath = selectSelectionPath(state);
  const open = selectCellEdit(state);
  if (open && isUnsaved(state, open) && placeKey(open) !== placeKey(place)) {
    dispatch(noteCell(open, { next: place }));
    return;
  }
  dispatch(cursorMoved({ issueId: place.issueId }));
  bringRow(place.issueId);
  dispatch(editCell(place, listPath));
  void loadCell(context, place);
}

/** Whether there is an editor on screen with something that was typed. */
function isUnsaved(state: RootState, { listPath, columnId, typed }: CellEdit): boolean {
  const isShown =
    listPath === selectSelectionPath(state) && columnOf(state, columnId) !== undefined;
  return isShown && typed !== null;
}

/** A place as a text. */
export const placeKey = ({ issueId, columnId }: CellPlace) => `${issueId} ${columnId}`;

/** Asks what the issue has: the list may be older, and shows one line of a text. */
async function loadCell(
  { dispatch }: Pick<CommandContext, 'dispatch'>,
  place: CellPlace,
): Promise<void> {
  dispatch(noteCell(place, { error: null }));
  try {
    const { details, attributes = [] } = await dispatch(askAgain(valuesQuery(place)));
    dispatch(noteCell(place, { issue: { details, attributes } }));
  } catch (error) {
    dispatch(noteCell(place, { error: { ...toApiError(error) } }));
  }
}

/** The same after it has failed, also for want of a session, which there may be by now. */
export async function loadCellAgain(
  context: Pick<CommandContext, 'dispatch'>,
  place: CellPlace,
): Promise<void> {
  await context.dispatch(renewToken());
  await loadCell(context, place);
}

/** Closes the editor of a cell; the keyboard goes on to another cell, back to the row, or to the one in its place. */
export function leaveCell(
  context: CommandContext,
  place: CellPlace,
  next: CellPlace | null = null,
): void {
  context.dispatch(endCell(place));
  if (next) openCell(context, next);
  else if (selectCellEdit(context.getState()) === null) {
    const left = placeLeft(context.getState(), place.issueId);
    goToRow(context, left?.after ?? left?.before ?? place.issueId);
  }
}

/**
 * Shows in the list what was saved: all of the list is asked for again, which may take long, and the old value is not to
 * come back until then.
 */
export function showSaved(
  { dispatch, getState }: Pick<CommandContext, 'dispatch' | 'getState'>,
  { issueId, columnId }: CellPlace,
  wire: string,
): void {
  const state = getState();
  const shown = selectShownArg(state);
  const column = columnOf(state, columnId);
  if (!shown || !column) return;
  const isPlain = column.attribute?.type === 'NUMERIC' || column.attribute?.type === 'DATETIME';
  dispatch(
    issuesApi.util.updateQueryData('listIssues', shown, ({ issues }) => {
      const row = issues.find(({ id }) => id === issueId);
      // Numbers and dates stand as they are stored; everything else is HTML (protocol 4.4).
      if (row) row.cells[column.index] = isPlain ? wire : escapeHtml(wire);
    }),
  );
}
