import { weakMapMemoize } from '@reduxjs/toolkit';
import { type ReactNode, useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { termMessages } from '@/i18n/termMessages';
import type { DescribedColumn } from '@/lib/issueList/listColumns';
import { neighbourOffsets } from '@/lib/issueList/listStatus';
import type { ListedIssue } from '@/protocol/issues';
import { pageChanged, selectListFilters, selectIsLaidOut, selectOffset } from '@/screen/issueList';
import { selectLastIssueId, selectMainPath } from '@/screen/navigation';
import { cursorMoved } from '@/screen/selection';
import { selectHasWholeLists } from '@/screen/workspace';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  selectIsListFetching,
  selectIsWhole,
  selectShownArg,
  selectShownList,
} from '@/lists/listView';
import { DataGrid } from '@/ui/DataGrid';
import type { RowKey } from '@/ui/gridColumn';
import { GridFooter } from '@/ui/GridFooter';
import { KeptPanels } from '@/ui/KeptPanels';
import { selectPaneIssueId } from '@/windows/openWindows';
import { EmptyList } from './EmptyList';
import { toGridColumns } from './gridColumns';
import { IssueName } from './IssueName';
import { selectListColumns } from './listColumns';
import { selectListed, selectRowFormatter } from './listRows';
import { rowHref } from './rowHref';
import { useListSort } from './useListSort';
import { useListStatus } from './useListStatus';
import { wholeParts } from './wholeParts';

/** The same for the same list: rows of a list that is shown again are not rendered again. */
const gridColumnsOf = weakMapMemoize((listColumns: readonly DescribedColumn[], intl: IntlShape) =>
  toGridColumns(listColumns, intl, IssueName),
);

const rowKey = ({ id }: ListedIssue) => id;

/** Between so many lists one goes back and forth without waiting. */
const keptLists = 3;

/** The issues of the list, or the home page, and below them which of how many they are. */
export function IssueGrid({ home }: { home: ReactNode }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectListed);
  const toRow = useAppSelector(selectRowFormatter);
  const rowCount = useAppSelector((state) =>
    selectIsWhole(state) ? selectShownList(state)?.totalCount : undefined,
  );
  const listColumns = useAppSelector(selectListColumns);
  const filters = useAppSelector(selectListFilters);
  const shownArg = useAppSelector(selectShownArg);
  const isFetching = useAppSelector(selectIsListFetching);
  const currentId = useAppSelector((state) => selectPaneIssueId(state) ?? selectLastIssueId(state));
  const offset = useAppSelector(selectOffset);
  const isHome = useAppSelector(selectMainPath) === '';
  // Then there are more parts.
  useAppSelector(selectHasWholeLists);
  const isTable = !useAppSelector(selectIsLaidOut);
  const { Above, Edge, Layout, Rows, toTicked } = wholeParts;
  const plainColumns = gridColumnsOf(listColumns, intl);
  const columns = toTicked?.(plainColumns, intl) ?? plainColumns;
  const { sort, sortBy } = useListSort();
  const { status, text } = useListStatus();
  const { previous, next } = neighbourOffsets(status, offset);

  const moveCursor = useCallback(
    (issueId: RowKey) => {
      dispatch(cursorMoved({ issueId: Number(issueId) }));
    },
    [dispatch],
  );

  const goTo = (target: number | null) =>
    target === null ? undefined : () => dispatch(pageChanged({ offset: target }));

  const table = (
    <DataGrid
      label={intl.formatMessage(termMessages.issues)}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      toRow={toRow}
      rowHref={rowHref}
      currentKey={currentId ?? undefined}
      onCursor={moveCursor}
      sort={sort}
      onSort={sortBy}
      Edge={Edge}
      isBusy={isFetching}
      rowCount={rowCount}
      Rows={Rows}
      scrollResetKey={JSON.stringify({ ...shownArg, limit: 0 })}
    >
      <EmptyList status={status} />
    </DataGrid>
  );
  const other = Layout ? <Layout>{table}</Layout> : <EmptyList status={{ kind: 'loading' }} />;

  return (
    <>
      {Above && !isHome && <Above />}
      <KeptPanels shownKey={JSON.stringify(filters)} limit={keptLists}>
        {isHome ? home : isTable ? table : other}
      </KeptPanels>
      <GridFooter status={text} onPrevious={goTo(previous)} onNext={goTo(next)} />
    </>
  );
}
