import { useIntl } from 'react-intl';
import { issueTypes } from '@/entities/issueTypes';
import { selectIsAuthenticated, selectServerName } from '@/entities/session';
import { termMessages } from '@/i18n/termMessages';
import { selectListedAt } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';
import { definePage } from '@/windows/windowPage';
import {
  type DeskList,
  deskQueries,
  selectAssignedLists,
  selectIsDeskKnown,
  selectUnreadLists,
} from './desk';
import { DeskCard } from './DeskCard';
import { FirstStep } from './FirstStep';
import styles from './HomePage.module.css';
import { KeptHere } from './KeptHere';
import { homeMessages } from './messages';

/** The desk: what waits for the user, in lists and in this browser (screens 9.1). */
export const page = definePage<object>({
  queries: ({ state }) => deskQueries(state),
  title: ({ state }) => ({ text: selectServerName(state) }),
  Page: HomePage,
});

function HomePage() {
  const intl = useIntl();
  const isKnown = useAppSelector(selectIsDeskKnown);
  const hasTypes = useAppSelector((state) => issueTypes.selectTotal(state) > 0);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const listedAt = useAppSelector(selectListedAt);
  const unread = useAppSelector(selectUnreadLists);
  const assigned = useAppSelector(selectAssignedLists);

  if (!isKnown) {
    return (
      <div className={styles['desk']}>
        <Skeleton rows={12} />
      </div>
    );
  }
  return (
    <div className={styles['desk']}>
      <FirstStep />
      {!hasTypes && <EmptyState>{intl.formatMessage(termMessages.noTypes)}</EmptyState>}
      {hasTypes && !isAuthenticated && (
        <EmptyState>{intl.formatMessage(homeMessages.chooseType)}</EmptyState>
      )}
      <div className={styles['columns']}>
        {unread.length + assigned.length > 0 && (
          <div className={styles['lists']}>
            <DeskPanel title={intl.formatMessage(homeMessages.unread)} lists={unread} />
            <DeskPanel title={intl.formatMessage(homeMessages.assigned)} lists={assigned} />
          </div>
        )}
        {/* Each time one comes here it is read anew: nothing tells what another tab has left. */}
        <KeptHere key={listedAt} />
      </div>
    </div>
  );
}

function DeskPanel({ title, lists }: { title: string; lists: readonly DeskList[] }) {
  if (lists.length === 0) return null;
  return (
    <Panel title={title}>
      <div className={styles['cards']}>
        {lists.map((list) => (
          <DeskCard key={list.question.path} list={list} />
        ))}
      </div>
    </Panel>
  );
}
