import { type CSSProperties, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { selectSessionUserName, selectSettings } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { LazyErrorText } from '@/ui/LazyErrorText';
import { formatInteger } from '@/lib/values/formatNumbers';
import { reloadRequested } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { type DeskList, selectFailure, selectReading } from './desk';
import styles from './DeskCard.module.css';
import { type DeskRow, type DeskRows, readDeskRows, rowsPerList } from './deskRows';
import { IssueLinks } from './IssueLinks';
import { homeMessages, homeSentences } from './messages';

/**
 * A list on the desk: how many of its issues concern the user, and the first of them. As high empty as full, and as one
 * line at least, where the server says how many there are.
 */
export function DeskCard({ list }: { list: DeskList }) {
  const { title, question, count, userColumn } = list;
  const answers = useAppSelector((state) => selectReading(state, list).answers, shallowEqual);
  const userName = useAppSelector(selectSessionUserName);
  const found = useMemo(
    () => (answers.length > 0 ? readDeskRows(answers, userColumn, userName) : null),
    [answers, userColumn, userName],
  );

  return (
    <div className={styles['card']}>
      <h3 className={styles['heading']}>
        <a className={styles['title']} href={`#${question.path}`} dir="auto">
          {title}
        </a>
        <Count known={count} found={found} />
      </h3>
      <div
        className={styles['body']}
        style={{ '--room': Math.max(1, rowsToCome(count)) } as CSSProperties}
      >
        {found && (found.rows.length > 0 || !found.hasMore) ? (
          <CardRows rows={found.rows} isOfUser={userColumn !== null} />
        ) : (
          <Waiting list={list} looked={found?.looked ?? 0} />
        )}
      </div>
    </div>
  );
}

/** How many issues may come, as far as it is known before. */
function rowsToCome(count: number | null): number {
  return Math.min(count ?? rowsPerList, rowsPerList);
}

interface CountProps {
  /** What the server says. */
  known: number | null;
  found: DeskRows | null;
}

/** How many issues concern the user; at least so many where the list goes on, and nothing before one is found. */
function Count({ known, found }: CountProps) {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const counted = known ?? found?.count;
  if (counted === undefined) return null;

  const count = formatInteger(counted, settings);
  const isComplete = known !== null || !found?.hasMore;
  if (!isComplete && counted === 0) return null;
  return (
    <span className={styles['count']}>
      {isComplete ? count : intl.formatMessage(homeSentences.atLeast, { count })}
    </span>
  );
}

interface CardRowsProps {
  rows: readonly DeskRow[];
  isOfUser: boolean;
}

function CardRows({ rows, isOfUser }: CardRowsProps) {
  const intl = useIntl();
  if (rows.length > 0) return <IssueLinks issues={rows} />;
  const message = isOfUser ? homeMessages.nothingAssigned : homeMessages.nothingUnread;
  return <p className={styles['note']}>{intl.formatMessage(message)}</p>;
}

interface WaitingProps {
  list: DeskList;
  /** In so many issues none was found yet. */
  looked: number;
}

/** In place of the rows: that they come, or why they do not. */
function Waiting({ list, looked }: WaitingProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const settings = useAppSelector(selectSettings);
  const next = useAppSelector((state) => selectReading(state, list).next, shallowEqual);
  const error = useAppSelector((state) => next && selectFailure(state, next));

  if (!next) {
    const count = formatInteger(looked, settings);
    return (
      <p className={styles['note']}>{intl.formatMessage(homeSentences.noneOfLatest, { count })}</p>
    );
  }
  if (!error) {
    return <Skeleton rows={rowsToCome(list.count)} rowHeight={32} />;
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
