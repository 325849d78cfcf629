/**
 * Which cell of the list is edited, with what was typed into it, and at which column one works (decision 054). Apart from
 * the slice, which is part of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CellEdit, CellPlace, CellState } from './cellState';
import { type IssueViewState, viewNoted } from './issueView';

interface CellRoot {
  issueView: IssueViewState;
}

type CellThunk = ThunkAction<void, CellRoot, unknown, UnknownAction>;

const nothing: CellState = { columnId: null, edit: null };

const cellsOf = ({ issueView }: CellRoot): CellState => issueView.cells ?? nothing;

/** The cell that is edited; null for none. */
export const selectCellEdit = (state: CellRoot): CellEdit | null => cellsOf(state).edit;

/** The column that was pressed on or edited last; null for none. */
export const selectCellColumn = (state: CellRoot): number | null => cellsOf(state).columnId;

/** Notes at which column one works. */
export function noteColumn(columnId: number): CellThunk {
  return (dispatch, getState) => {
    const cells = cellsOf(getState());
    if (cells.columnId !== columnId) dispatch(viewNoted({ cells: { ...cells, columnId } }));
  };
}

/** Edits a cell in place of the one before. */
export function editCell(place: CellPlace, listPath: string | null): UnknownAction {
  const { issueId, columnId } = place;
  const edit = { issueId, columnId, listPath, issue: null, error: null, typed: null, next: null };
  return viewNoted({ cells: { columnId, edit } });
}

/** What has become known, was typed or comes next; nothing when another cell is edited by then. */
export function noteCell(
  place: CellPlace,
  part: Partial<Pick<CellEdit, 'issue' | 'error' | 'typed' | 'next'>>,
): CellThunk {
  return (dispatch, getState) => {
    const cells = cellsOf(getState());
    if (!isAt(cells.edit, place)) return;
    dispatch(viewNoted({ cells: { ...cells, edit: { ...cells.edit, ...part } } }));
  };
}

/** Ends the edit of a cell; one that was begun since stays. */
export function endCell(place: CellPlace): CellThunk {
  return (dispatch, getState) => {
    const cells = cellsOf(getState());
    if (isAt(cells.edit, place)) dispatch(viewNoted({ cells: { ...cells, edit: null } }));
  };
}

function isAt(edit: CellEdit | null, { issueId, columnId }: CellPlace): edit is CellEdit {
  return edit?.issueId === issueId && edit.columnId === columnId;
}
