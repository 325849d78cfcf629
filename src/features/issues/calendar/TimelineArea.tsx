import { type CSSProperties, useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { selectLifted } from '@/screen/cards';
import { selectLastIssueId } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { selectPaneIssueId } from '@/windows/openWindows';
import { selectCardFormatter } from '../cards/cardRows';
import { useAwayIds } from '../cards/movedCards';
import { selectIsOnItsWay } from '../cards/moveCards';
import { MoveNotices } from '../cards/MoveNotices';
import { useCardFocus } from '../cards/useCardFocus';
import { useRowsInView } from '../cards/useInView';
import { filterSentences } from '../filter/messages';
import { type CarriedBar, partsOfBar, putBar, readCarried } from './calendarCommands';
import {
  barOrder,
  datesInList,
  selectEnds,
  selectIndex,
  selectLook,
  selectPeriod,
  selectToday,
} from './calendarState';
import { DateBar } from './DateBar';
import type { DateView } from './dateView';
import { RangeHint } from './RangeHint';
import styles from './Timeline.module.css';
import { barDays, barPlace, type BarDates, movedBar } from './timelineModel';
import { TimelineRow } from './TimelineRow';
import { TimeScale } from './TimeScale';
import { useBarDrag } from './useBarDrag';
import { useFollowIssue } from './useFollowIssue';
import { useIsNarrow } from './useIsNarrow';
import { useTimelineKeys } from './useTimelineKeys';

/** Issues as bars along time: a row for each that has something in the span on screen. */
export function TimelineArea({ view }: { view: DateView }) {
  const intl = useIntl();
  const context = useCommandContext();
  const { getState } = context;
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const period = useAppSelector(selectPeriod);
  const today = useAppSelector(selectToday);
  const order = useAppSelector(barOrder);
  const index = useAppSelector(selectIndex);
  const ends = useAppSelector(selectEnds);
  const look = useAppSelector(selectLook);
  const lifted = useAppSelector(selectLifted);
  const toRow = useAppSelector(selectCardFormatter);
  const currentId = useAppSelector((state) => selectPaneIssueId(state) ?? selectLastIssueId(state));
  const isNarrow = useIsNarrow();

  const drag = useBarDrag({
    root,
    partsOf: (issueId) =>
      selectIsOnItsWay(getState(), issueId) ? [] : partsOfBar(getState(), issueId),
    onDrop: (issueId, part, days) => {
      putBar(context, issueId, datesAfter(issueId, { part, days }));
    },
  });
  const carried = lifted && readCarried(lifted.to);
  const carriedId = carried ? lifted.issueIds[0] : undefined;

  /** From where the list has it. */
  function datesAfter(issueId: number, { part, days }: CarriedBar): BarDates {
    const dates = datesInList(getState(), issueId)?.shown ?? { start: '', end: '' };
    return movedBar(dates, part, days);
  }

  const datesOf = useCallback(
    (issueId: number): BarDates => ({
      start: index.shown.get(issueId) ?? '',
      end: ends.shown.get(issueId) ?? '',
    }),
    [index, ends],
  );
  const rows = useMemo(
    () =>
      order.filter(({ id }) => {
        const days = id === carriedId ? null : barDays(datesOf(id));
        return id === carriedId || (days && days.last >= period.first && days.first <= period.last);
      }),
    [order, datesOf, period, carriedId],
  );
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { stop, noteFocus } = useCardFocus(root, ids, currentId);
  useFollowIssue(ids);
  const { first, end } = useRowsInView(list, rows.length);
  const awayIds = useAwayIds(drag && { issueIds: [drag.issueId], over: null });
  const keys = useTimelineKeys({ ids, view });

  const stopAt = ids.indexOf(stop ?? 0);
  const shown = rows
    .map((issue, at) => ({ issue, at }))
    .filter(({ at }) => (at >= first && at < end) || at === stopAt);

  return (
    <div
      className={classNames(styles['timeline'], drag && styles['dragging'])}
      ref={root}
      role="presentation"
      onKeyDown={keys.onKeyDown}
      onFocus={noteFocus}
    >
      <DateBar view={view} />
      <MoveNotices />
      {rows.length === 0 && <RangeHint />}
      <section
        className={styles['scroller']}
        aria-label={intl.formatMessage(filterSentences.choice, {
          name: [view.start, ...(view.end ? [view.end] : [])].map(({ name }) => name).join(' – '),
          count: rows.length,
        })}
        data-scroller=""
        // Here the keys of the time line go on where it has no row.
        tabIndex={rows.length === 0 ? -1 : undefined}
      >
        <TimeScale span={view.span} period={period} today={today} isNarrow={isNarrow} />
        <ul
          className={styles['rows']}
          ref={list}
          data-dense=""
          style={{ '--count': rows.length } as CSSProperties}
        >
          {shown.map(({ issue, at }) => {
            const { id } = issue;
            const isDragged = drag?.issueId === id;
            const moved = isDragged ? drag : id === carriedId ? carried : null;
            const dates = moved ? datesAfter(id, moved) : datesOf(id);
            return (
              <TimelineRow
                key={id}
                row={toRow(issue)}
                look={look}
                index={at}
                count={rows.length}
                dates={dates}
                place={barPlace(dates, period)}
                parts={partsOfBar(getState(), id)}
                isMoved={moved !== null}
                isCurrent={id === currentId}
                isStop={id === stop}
                isAway={awayIds.has(id)}
              />
            );
          })}
        </ul>
      </section>
    </div>
  );
}
