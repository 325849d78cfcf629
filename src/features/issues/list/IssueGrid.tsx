import type { ReactNode } from 'react';
import { neighbourOffsets } from '@/lib/issueList/listStatus';
import type { ListedIssue } from '@/protocol/issues';
import { pageChanged, selectListFilters, selectIsLaidOut, selectOffset } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsWhole, selectShownList } from '@/lists/listView';
import { DataGrid } from '@/ui/DataGrid';
import { GridFooter } from '@/ui/GridFooter';
import { KeptPanels } from '@/ui/KeptPanels';
import { EmptyList } from './EmptyList';
import { selectListed } from './listRows';
import { useIssueTable } from './useIssueTable';
import { useListStatus } from './useListStatus';
import { wholeParts } from './wholeParts';

const rowKey = ({ id }: ListedIssue) => id;

/** Between so many lists one goes back and forth without waiting. */
const keptLists = 3;

/** The issues of the list, or the home page, and below them which of how many they are. */
export function IssueGrid({ home }: { home: ReactNode }) {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(selectListed);
  const rowCount = useAppSelector((state) =>
    selectIsWhole(state) ? selectShownList(state)?.totalCount : undefined,
  );
  const filters = useAppSelector(selectListFilters);
  const offset = useAppSelector(selectOffset);
  const isHome = useAppSelector(selectMainPath) === '';
  const isTable = !useAppSelector(selectIsLaidOut);
  const issueTable = useIssueTable();
  const { Above, Layout, Rows } = wholeParts;
  const { status, text } = useListStatus();
  const { previous, next } = neighbourOffsets(status, offset);

  const goTo = (target: number | null) =>
    target === null ? undefined : () => dispatch(pageChanged({ offset: target }));

  const table = (
    <DataGrid {...issueTable} rows={rows} rowKey={rowKey} rowCount={rowCount} Rows={Rows}>
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
