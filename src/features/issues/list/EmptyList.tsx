import { useIntl } from 'react-intl';
import type { ListStatus } from '@/lib/issueList/listStatus';
import { listUrl } from '@/routing/paths/lists';
import { useGo } from '@/routing/useGo';
import { selectListFilters, selectSearch } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import styles from './EmptyList.module.css';
import { listMessages } from './messages';

/** What stands in place of the rows while there are none. */
export function EmptyList({ status }: { status: ListStatus }) {
  const intl = useIntl();
  const go = useGo();
  const filters = useAppSelector(selectListFilters);
  const isSearching = useAppSelector(selectSearch) !== null;

  if (status.kind === 'failed' || status.kind === 'noType') return null;
  if (status.kind === 'loading') {
    return (
      <div className={styles['skeleton']}>
        <Skeleton rows={12} />
      </div>
    );
  }
  if (!isSearching) return <EmptyState>{intl.formatMessage(listMessages.noIssues)}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button
          onClick={() => {
            go(listUrl(filters));
          }}
        >
          {intl.formatMessage(listMessages.showAll)}
        </Button>
      }
    >
      {intl.formatMessage(listMessages.noMatches)}
    </EmptyState>
  );
}
