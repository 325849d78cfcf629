import type { ReactNode } from 'react';
import type { ListedIssue } from '@/protocol/issues';
import { selectListFilters, selectIsLaidOut } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectDrawnList, selectIsWhole } from '@/lists/listView';
import { DataGrid } from '@/ui/DataGrid';
import { KeptPanels } from '@/ui/KeptPanels';
import { EmptyList } from './EmptyList';
import { ListFooter } from './ListFooter';
import { selectListed } from './listRows';
import { useIssueTable } from './useIssueTable';
import { useListStatus } from './useListStatus';
import { wholeParts } from './wholeParts';

const rowKey = ({ id }: ListedIssue) => id;

/** Between so many lists one goes back and forth without waiting; a list and its board, or groups, are two. */
const keptLists = 3;

/** Made once: which row is open does not concern it. */
const footer = <ListFooter />;

/** The issues of the list, or the home page, and below them which of how many they are. */
export function IssueGrid({ home }: { home: ReactNode }) {
  const rows = useAppSelector(selectListed);
  const rowCount = useAppSelector((state) =>
    selectIsWhole(state) ? selectDrawnList(state)?.totalCount : undefined,
  );
  const filters = useAppSelector(selectListFilters);
  const isHome = useAppSelector(selectMainPath) === '';
  const isLaidOut = useAppSelector(selectIsLaidOut);
  const issueTable = useIssueTable();
  const { Above, Layout, Rows } = wholeParts;
  const { status } = useListStatus();

  const table = (
    <DataGrid {...issueTable} rows={rows} rowKey={rowKey} rowCount={rowCount} Rows={Rows}>
      <EmptyList status={status} />
    </DataGrid>
  );
  const other = Layout ? <Layout>{table}</Layout> : <EmptyList status={{ kind: 'loading' }} />;

  return (
    <>
      {Above && !isHome && <Above />}
      <KeptPanels shownKey={JSON.stringify([filters, isLaidOut])} limit={keptLists}>
        {isHome ? home : isLaidOut ? other : table}
      </KeptPanels>
      {footer}
    </>
  );
}
