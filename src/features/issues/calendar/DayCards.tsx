import { type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ListedIssue } from '@/protocol/issues';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { BoardCell } from '../board/BoardCell';
import { useRowsInView } from '../cards/useInView';
import { filterSentences } from '../filter/messages';
import styles from './Calendar.module.css';
import { dateUrl, placeOfDay, selectToday } from './calendarState';
import { useDayWords } from './useDayWords';

interface DayCardsProps {
  /** '' for what has no date. */
  day: string;
  /** In place of the date. */
  name?: string;
  issues: readonly ListedIssue[];
  stop: number | null;
  over: string | null;
  /** It scrolls by itself. */
  isScroller: boolean;
  drawCard: (issue: ListedIssue, index: number, count: number) => ReactNode;
}

/** All issues of a day below its name: as long as all of them, with the cards in view. */
export function DayCards({ day, name, issues, stop, over, isScroller, drawCard }: DayCardsProps) {
  const intl = useIntl();
  const words = useDayWords();
  const headId = useId();
  const list = useRef<HTMLUListElement>(null);
  const rows = useRowsInView(list, issues.length);
  const isToday = useAppSelector((state) => selectToday(state) === day);
  const monthUrl = useAppSelector((state) => dateUrl(state, { span: 'month', day }));
  const place = placeOfDay(day);
  const label = intl.formatMessage(filterSentences.choice, {
    name: name ?? words.long(day),
    count: issues.length,
  });
  return (
    <section
      className={classNames(styles['dayCards'], day === '' && styles['noDate'])}
      aria-labelledby={headId}
      data-place={place}
      data-over={over === place || undefined}
      data-scroller={isScroller ? '' : undefined}
    >
      <h3 className={styles['dayHead']} id={headId}>
        {day === '' ? (
          name
        ) : (
          <a
            className={classNames(styles['dayLink'], isToday && styles['today'])}
            href={`#${monthUrl}`}
            data-day={day}
            aria-label={label}
            aria-current={isToday ? 'date' : undefined}
          >
            {words.weekday(day)} <b>{words.ofMonth(day)}</b>
          </a>
        )}
        <span className={styles['count']} aria-hidden={day === '' ? undefined : true}>
          {issues.length > 0 && issues.length}
        </span>
      </h3>
      <div className={styles['cards']}>
        <BoardCell
          ref={list}
          label={label}
          issues={issues}
          rows={rows}
          stop={stop}
          drawCard={drawCard}
        />
      </div>
    </section>
  );
}
