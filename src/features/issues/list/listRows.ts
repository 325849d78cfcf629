/** The rows of the list: each is formatted once per answer, when it is drawn first. */
import { createSelector } from '@reduxjs/toolkit';
import type { ListWithMore } from '@/api/refreshWholeList';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { arrangeColumns } from '@/lib/issueList/arrangedColumns';
import { createRowFormatter, type RowContext } from '@/lib/issueList/rowFormat';
import type { IssueList, ListColumn, ListedIssue } from '@/protocol/issues';
import { selectChosenColumns } from '@/screen/issueList';
import { selectDrawnList } from '@/lists/listView';
import type { RootState } from '@/store/rootReducer';

const noColumns: readonly ListColumn[] = [];
const columnsOf = (list: IssueList | null) => list?.columns ?? noColumns;
const furtherColumnsOf = (list: ListWithMore | null) => list?.furtherColumns ?? noColumns;

/** The columns of the list, with their places in the answer: those it shows by itself, or those chosen. */
export const selectColumns = createSelector(
  [
    (state: RootState) => columnsOf(selectDrawnList(state)),
    (state: RootState) => furtherColumnsOf(selectDrawnList(state)),
    selectChosenColumns,
  ],
  (columns, further, chosen) => arrangeColumns(chosen ? [...columns, ...further] : columns, chosen),
);

/** Selects what makes a row of an issue, with these columns. */
export function createFormatterSelector(
  selectColumns: (state: RootState) => RowContext['columns'],
) {
  return createSelector(
    [selectColumns, attributes.selectEntities, selectSettings],
    (columns, attributesById, settings) =>
      createRowFormatter({
        columns,
        attributesById,
        formats: settings,
        hasSubscriptions: settings.subscriptions,
      }),
  );
}

/** Makes a row of an issue when it is drawn: of a long list few are. */
export const selectRowFormatter = createFormatterSelector(selectColumns);

const noIssues: readonly ListedIssue[] = [];

/** The issues to show; none before the first answer. */
export const selectListed = (state: RootState) => selectDrawnList(state)?.issues ?? noIssues;
