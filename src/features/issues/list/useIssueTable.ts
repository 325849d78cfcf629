import { weakMapMemoize } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { issuesTerm } from '@/i18n/issuesTerm';
import type { DescribedColumn } from '@/lib/issueList/listColumns';
import { selectIsListFetching, selectShownArg } from '@/lists/listView';
import { selectShape } from '@/screen/issueList';
import { selectLastIssueId } from '@/screen/navigation';
import { cursorMoved } from '@/screen/selection';
import { selectHasTicks, selectHasWholeLists } from '@/screen/workspace';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RowKey } from '@/ui/gridColumn';
import { selectPaneIssueId } from '@/windows/openWindows';
import { toGridColumns } from './gridColumns';
import { IssueName } from './IssueName';
import { selectListColumns } from './listColumns';
import { selectRowFormatter } from './listRows';
import { rowHref } from './rowHref';
import { useListSort } from './useListSort';
import { wholeParts } from './wholeParts';

/** The same for the same list: rows of a list that is shown again are not rendered again. */
const gridColumnsOf = weakMapMemoize((listColumns: readonly DescribedColumn[], intl: IntlShape) =>
  toGridColumns(listColumns, intl, IssueName),
);

/** What a table of the issues on screen is made with, whichever rows it has. */
export function useIssueTable() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const toRow = useAppSelector(selectRowFormatter);
  const listColumns = useAppSelector(selectListColumns);
  const shownArg = useAppSelector(selectShownArg);
  const shape = useAppSelector(selectShape);
  const isFetching = useAppSelector(selectIsListFetching);
  const currentId = useAppSelector((state) => selectPaneIssueId(state) ?? selectLastIssueId(state));
  // Then there are more parts.
  useAppSelector(selectHasTicks);
  useAppSelector(selectHasWholeLists);
  const columns = gridColumnsOf(listColumns, intl);
  const { sort, sortBy } = useListSort();

  const moveCursor = useCallback(
    (issueId: RowKey) => {
      dispatch(cursorMoved({ issueId: Number(issueId) }));
    },
    [dispatch],
  );

  return {
    label: intl.formatMessage(issuesTerm.issues),
    columns: wholeParts.toTicked?.(columns, intl) ?? columns,
    toRow,
    rowHref,
    currentKey: currentId,
    onCursor: moveCursor,
    sort,
    onSort: sortBy,
    Edge: wholeParts.Edge,
    isBusy: isFetching,
    // How many rows and columns are asked for makes no other list.
    scrollResetKey: JSON.stringify([{ ...shownArg, limit: 0, allColumns: 0 }, sort, shape]),
  };
}
