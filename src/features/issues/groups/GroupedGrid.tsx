import { useEffect, useRef } from 'react';
import type { ListRow } from '@/lib/issueList/rowFormat';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DataGrid } from '@/ui/DataGrid';
import type { RowKey } from '@/ui/gridColumn';
import { useIssueTable } from '../list/useIssueTable';
import { GroupBar } from './GroupBar';
import {
  type GroupEntry,
  isGroup,
  selectEntries,
  selectGroupedBy,
  selectHasTotals,
} from './groupedList';
import { GroupRows } from './GroupRows';
import { unfoldIssue } from './unfoldIssue';

const rowKey = (entry: GroupEntry): RowKey => (isGroup(entry) ? `group ${entry.key}` : entry.id);

/** In place of the head of a group, which `GroupRows` draws instead. */
const noRow: ListRow = { issueId: 0, marker: null, isSubscribed: false, cells: [] };

/** The table of the issues on screen, in groups. */
export function GroupedGrid() {
  const { toRow, scrollResetKey, ...table } = useIssueTable();
  const entries = useAppSelector(selectEntries);
  const by = useAppSelector(selectGroupedBy);
  const hasTotals = useAppSelector(selectHasTotals);
  useUnfoldOpened(table.currentKey);

  return (
    <>
      <GroupBar />
      <DataGrid
        {...table}
        rows={entries}
        rowKey={rowKey}
        toRow={(entry) => (isGroup(entry) ? noRow : toRow(entry))}
        rowCount={entries.length + Number(hasTotals)}
        Rows={GroupRows}
        scrollResetKey={scrollResetKey + by}
      />
    </>
  );
}

/** Whoever opens an issue of a folded group finds its row. */
function useUnfoldOpened(issueId: number | null): void {
  const dispatch = useAppDispatch();
  const opened = useRef(issueId);

  // External system: the state, as opening an issue is no event of the grid.
  useEffect(() => {
    if (opened.current === issueId) return;
    opened.current = issueId;
    if (issueId !== null) dispatch(unfoldIssue(issueId));
  }, [dispatch, issueId]);
}
