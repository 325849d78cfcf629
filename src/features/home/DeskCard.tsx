import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { selectSessionUserName, selectSettings } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { LazyErrorText } from '@/ui/LazyErrorText';
import { harmlessName } from '@/lib/bidiControls';
import { formatInteger } from '@/lib/values/formatNumbers';
import { reloadRequested } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { type DeskList, selectAnswer, selectFailure } from './desk';
import styles from './DeskCard.module.css';
import { type DeskRow, readDeskRows, rowsPerList } from './deskRows';
import { IssueLinks } from './IssueLinks';
import { homeMessages } from './messages';

/** A list on the desk: how many of its issues concern the user, and the first of them. As high empty as full. */
export function DeskCard({ list }: { list: DeskList }) {
  const { title, question, count, userColumn } = list;
  const answer = useAppSelector((state) => selectAnswer(state, question));
  const userName = useAppSelector(selectSessionUserName);
  const settings = useAppSelector(selectSettings);
  const found = useMemo(
    () => answer && readDeskRows(answer, userColumn, userName),
    [answer, userColumn, userName],
  );
  const counted = count ?? found?.count;
  // The list goes on beyond what was looked at.
  const more = count === null && found?.hasMore ? '+' : '';

  return (
    <div className={styles['card']}>
      <h3 className={styles['heading']}>
        <a className={styles['title']} href={`#${question.path}`} dir="auto">
          {harmlessName(title)}
        </a>
        {counted !== undefined && (
          <span className={styles['count']}>{formatInteger(counted, settings) + more}</span>
        )}
      </h3>
      <div className={styles['body']}>
        {found ? (
          <CardRows
            rows={found.rows}
            isEmpty={counted === 0 && more === ''}
            isOfUser={userColumn !== null}
          />
        ) : (
          <Waiting list={list} />
        )}
      </div>
    </div>
  );
}

interface CardRowsProps {
  rows: readonly DeskRow[];
  isEmpty: boolean;
  isOfUser: boolean;
}

function CardRows({ rows, isEmpty, isOfUser }: CardRowsProps) {
  const intl = useIntl();
  if (isEmpty) {
    const message = isOfUser ? homeMessages.nothingAssigned : homeMessages.nothingUnread;
    return <p className={styles['note']}>{intl.formatMessage(message)}</p>;
  }
  // They may all be beyond what was looked at.
  return rows.length > 0 && <IssueLinks issues={rows} />;
}

/** In place of the rows: that they come, or why they do not. */
function Waiting({ list }: { list: DeskList }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const error = useAppSelector((state) => selectFailure(state, list.question));

  if (!error) {
    return <Skeleton rows={Math.min(list.count ?? rowsPerList, rowsPerList)} rowHeight={32} />;
  }
  return (
    <>
      <p className={styles['note']} role="status">
        <LazyErrorText error={error} />
      </p>
      <Button onClick={() => dispatch(reloadRequested())}>
        {intl.formatMessage(actionMessages.retry)}
      </Button>
    </>
  );
}
