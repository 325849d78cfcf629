/** Which cells of the list can be edited, and which is beside or below another (decision 054). */
import { createSelector } from '@reduxjs/toolkit';
import { selectIsAuthenticated } from '@/entities/session';
import type { DescribedColumn } from '@/lib/issueList/listColumns';
import { type ListCell, plainText } from '@/lib/issueList/rowFormat';
import { selectShownList } from '@/lists/listView';
import { Column } from '@/protocol/enums';
import { selectCellColumn } from '@/screen/cellEdit';
import type { CellPlace } from '@/screen/cellState';
import type { RootState } from '@/store/rootReducer';
import { groupsKind } from '../groups/groupCommands';
import { selectLayout } from '../layouts/layout';
import { selectListColumns } from '../list/listColumns';
import { selectRowFormatter } from '../list/listRows';
import { shownIds } from '../list/shownRows';

/** Whether a column shows what can be typed: the name of an issue, or an attribute. */
export function isEditable({ id, attribute }: Pick<DescribedColumn, 'id' | 'attribute'>): boolean {
  return id === Column.name || attribute !== null;
}

/** The columns on screen whose cells can be edited, in their order. */
export const selectEditableColumns = createSelector([selectListColumns], (columns) =>
  columns.filter(isEditable),
);

/** A column on screen, by its id. */
export function columnOf(state: RootState, columnId: number): DescribedColumn | undefined {
  return selectListColumns(state).find(({ id }) => id === columnId);
}

/** The columns whose cells mean more than they show: a moment to the second, and how long ago that was. */
const momentColumns: readonly number[] = [Column.createdDate, Column.modifiedDate];

/** Those of both kinds, as the keyboard goes through them. */
const selectWalkedColumns = createSelector([selectListColumns], (columns) =>
  columns.filter((column) => isEditable(column) || momentColumns.includes(column.id)),
);

const selectMomentColumns = createSelector([selectListColumns], (columns) =>
  columns.filter(({ id }) => momentColumns.includes(id)),
);

const isTable = (state: RootState) => ['', groupsKind].includes(selectLayout(state).kind);

/** Whether the list on screen is a table whose cells the user may edit; rights to each issue are the server's to say. */
export function canEditCells(state: RootState): boolean {
  return selectIsAuthenticated(state) && isTable(state) && selectEditableColumns(state).length > 0;
}

/** The columns that Left and Right lead to: visitors edit nothing. */
export function walkedColumns(state: RootState): readonly DescribedColumn[] {
  if (canEditCells(state)) return selectWalkedColumns(state);
  return isTable(state) ? selectMomentColumns(state) : [];
}

/** Where a key begins to edit: at the column one worked at, else at the first that can be edited. */
export function columnToEdit(state: RootState): DescribedColumn | undefined {
  const columns = selectEditableColumns(state);
  return columns.find(({ id }) => id === selectCellColumn(state)) ?? columns[0];
}

/** The next cell of the row that can be edited, or the one before; null at its ends. */
export function cellBeside(
  state: RootState,
  { issueId, columnId }: CellPlace,
  step: 1 | -1,
): CellPlace | null {
  const columns = selectEditableColumns(state);
  const column = columns[columns.findIndex(({ id }) => id === columnId) + step];
  return column ? { issueId, columnId: column.id } : null;
}

/** The cell below in the same column; null in the last row. */
export function cellBelow(state: RootState, { issueId, columnId }: CellPlace): CellPlace | null {
  const ids = shownIds(state);
  const next = ids[ids.indexOf(issueId) + 1];
  return next === undefined ? null : { issueId: next, columnId };
}

function cellAt(state: RootState, { issueId, columnId }: CellPlace): ListCell | undefined {
  const issue = selectShownList(state)?.issues.find(({ id }) => id === issueId);
  const index = columnOf(state, columnId)?.index;
  return issue && index !== undefined ? selectRowFormatter(state)(issue).cells[index] : undefined;
}

/** What a cell says in the list. */
export function cellText(state: RootState, place: CellPlace): string {
  const cell = cellAt(state, place);
  return cell ? plainText(cell) : '';
}

/** The moment that a cell means, in seconds since 1970; null for one that means what it says. */
export function cellMoment(state: RootState, place: CellPlace): number | null {
  const cell = cellAt(state, place);
  return cell?.kind === 'time' ? cell.time : null;
}
