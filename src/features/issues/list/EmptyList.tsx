import { useIntl } from 'react-intl';
import type { ListStatus } from '@/lib/issueList/listStatus';
import { lazyCode } from '@/lib/lazyCode';
import { selectIsNarrowed } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { lazyView } from '@/ui/lazyView';
import { Skeleton } from '@/ui/Skeleton';
import styles from './EmptyList.module.css';
import { listMessages } from './messages';

// Seldom seen. What could not be fetched is said by the status below the list.
const NoMatches = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "parts" */ './NoMatches').then((module) => module.NoMatches),
  ),
);

/** What stands in place of the rows while there are none. */
export function EmptyList({ status }: { status: ListStatus }) {
  const intl = useIntl();
  const isNarrowed = useAppSelector(selectIsNarrowed);

  if (status.kind === 'failed' || status.kind === 'noType') return null;
  if (status.kind === 'loading') {
    return (
      <div className={styles['skeleton']}>
        <Skeleton rows={12} />
      </div>
    );
  }
  if (!isNarrowed) return <EmptyState>{intl.formatMessage(listMessages.noIssues)}</EmptyState>;
  return <NoMatches />;
}
