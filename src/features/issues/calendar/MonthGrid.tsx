import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListRow } from '@/lib/issueList/rowFormat';
import type { Period } from '@/lib/values/periods';
import type { ListedIssue } from '@/protocol/issues';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import type { CardLook } from '../cards/cardLook';
import { filterSentences } from '../filter/messages';
import styles from './Calendar.module.css';
import { anchorDay, placeOfDay, selectToday, urlOfDays } from './calendarState';
import { calendarSentences } from './messages';
import { MonthCard } from './MonthCard';
import { useDayWords } from './useDayWords';

interface MonthGridProps {
  weeks: readonly (readonly string[])[];
  period: Period;
  /** The day that the address names. */
  chosen: string;
  isNarrow: boolean;
  on: (day: string) => readonly ListedIssue[];
  timeOf: (issueId: number) => string;
  toRow: (issue: ListedIssue) => ListRow;
  look: CardLook;
  currentId: number | null;
  stop: number | null;
  over: string | null;
  awayIds: ReadonlySet<number>;
}

/** So many cards are drawn at most, however high the screen is. */
const mostCards = 140;

/** The days of a month in weeks, each with as many cards as there is room for; on phones with their number. */
export function MonthGrid({ weeks, ...shared }: MonthGridProps) {
  const words = useDayWords();
  const body = useRef<HTMLDivElement>(null);
  const room = useRoomForCards(body, weeks.length);
  const title = words.span(shared.period, 'month');
  const { getState } = useAppStore();
  const ofAll = {
    today: useAppSelector(selectToday),
    anchor: useAppSelector(anchorDay),
    urlOf: urlOfDays(getState(), shared.isNarrow ? {} : { span: 'week' }),
  };
  return (
    <div
      className={classNames(styles['month'])}
      role="table"
      aria-label={title}
      data-scroller={shared.isNarrow ? undefined : ''}
    >
      <div className={styles['weekdays']} role="row">
        {weeks.at(-1)?.map((day, index) => (
          <span key={index} role="columnheader">
            {/* The last week of all that there is may lack days; the first has them. */}
            {words.weekday(day || (weeks[0]?.[index] ?? ''))}
          </span>
        ))}
      </div>
      <div className={styles['weeks']} role="rowgroup" ref={body}>
        {weeks.map((week, index) => (
          <div key={index} className={styles['week']} role="row">
            {/* By place: the next month has mostly the same elements. */}
            {week.map((day, at) =>
              day === '' ? (
                <div key={at} className={styles['day']} role="cell" />
              ) : (
                <MonthDay
                  key={at}
                  {...shared}
                  {...ofAll}
                  day={day}
                  room={shared.isNarrow ? 0 : room}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

interface MonthDayProps extends Omit<MonthGridProps, 'weeks'> {
  day: string;
  today: string;
  anchor: string;
  /** Where the number of a day leads. */
  urlOf: (day: string) => string;
  /** How many cards fit. */
  room: number;
}

function MonthDay({ day, room, period, chosen, isNarrow, stop, over, ...rest }: MonthDayProps) {
  const intl = useIntl();
  const words = useDayWords();
  const issues = rest.on(day);
  const isToday = rest.today === day;
  const url = rest.urlOf(day);
  const place = placeOfDay(day);
  const count = issues.length;
  const shown = cardsToShow(issues, room, stop);
  const isStop = isNarrow ? day === chosen : stop === null && day === rest.anchor;
  return (
    <div
      className={classNames(
        styles['day'],
        (day < period.first || day > period.last) && styles['outside'],
        isNarrow && day === chosen && styles['chosen'],
      )}
      role="cell"
      data-place={place}
      data-over={over === place || undefined}
    >
      <div className={styles['dayTop']}>
        <a
          className={classNames(styles['dayLink'], isToday && styles['today'])}
          href={`#${url}`}
          data-day={day}
          tabIndex={isStop ? 0 : -1}
          aria-label={intl.formatMessage(filterSentences.choice, { name: words.long(day), count })}
          aria-current={isToday ? 'date' : undefined}
        >
          <b>{words.ofMonth(day)}</b>
          {isNarrow && count > 0 && <span className={styles['count']}>{count}</span>}
        </a>
        {!isNarrow && count > shown.length && (
          <a className={styles['more']} href={`#${url}`} tabIndex={-1}>
            {intl.formatMessage(calendarSentences.more, { count: count - shown.length })}
          </a>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={styles['dayList']}>
          {shown.map((issue) => (
            <MonthCard
              key={issue.id}
              row={rest.toRow(issue)}
              look={rest.look}
              time={rest.timeOf(issue.id)}
              isCurrent={issue.id === rest.currentId}
              isStop={issue.id === stop}
              isAway={rest.awayIds.has(issue.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The first ones; the one that is the stop of the Tab key takes the place of the last. */
function cardsToShow(issues: readonly ListedIssue[], room: number, stop: number | null) {
  const first = issues.slice(0, room);
  const stopped = room > 0 ? issues.slice(room).find(({ id }) => id === stop) : undefined;
  return stopped ? [...first.slice(0, -1), stopped] : first;
}

/** In px, until something was laid out. */
const usualPitch = 26;
const usualTop = 28;
const usualRoom = 3;

/** How many cards have room in a day below its number; follows the height of the screen. */
function useRoomForCards(body: RefObject<HTMLElement | null>, weeks: number): number {
  const [room, setRoom] = useState(usualRoom);

  // External system: the layout.
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = () => {
      const height = element.clientHeight / weeks;
      if (height === 0) return;
      const card = element.querySelector('[data-card]')?.getBoundingClientRect().height ?? 0;
      const top = element.querySelector('a[data-day]')?.parentElement?.clientHeight ?? usualTop;
      const pitch = card > 0 ? card + 2 : usualPitch;
      const fitting = Math.floor((height - top - 2) / pitch);
      setRoom(Math.max(1, Math.min(fitting, Math.floor(mostCards / (7 * weeks)))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [body, weeks]);

  return room;
}
