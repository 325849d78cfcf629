import { type CSSProperties, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { selectSettings } from '@/entities/session';
import { weeksAround } from '@/lib/values/days';
import type { ListedIssue } from '@/protocol/issues';
import { selectLifted } from '@/screen/cards';
import { selectLastIssueId } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { selectPaneIssueId } from '@/windows/openWindows';
import { BoardCard } from '../board/BoardCard';
import { selectCardFormatter } from '../cards/cardRows';
import { DragGhost } from '../cards/DragGhost';
import { cardsWith, useAwayIds } from '../cards/movedCards';
import { MoveNotices } from '../cards/MoveNotices';
import { useCardDrag } from '../cards/useCardDrag';
import { useCardFocus } from '../cards/useCardFocus';
import { filterSentences } from '../filter/messages';
import styles from './Calendar.module.css';
import { putOnDay } from './calendarCommands';
import { canGoTogether, placeInList, selectIndex, selectLook, selectPeriod } from './calendarState';
import { DateBar } from './DateBar';
import type { DateView } from './dateView';
import { DayCards } from './DayCards';
import { calendarMessages } from './messages';
import { MonthGrid } from './MonthGrid';
import { RangeHint } from './RangeHint';
import { useCalendarKeys } from './useCalendarKeys';
import { useDayWords } from './useDayWords';
import { useFollowIssue } from './useFollowIssue';
import { useIsNarrow } from './useIsNarrow';

const noIssues: readonly ListedIssue[] = [];

/** Issues as cards on their days: read, chosen and opened as rows are, and put on other days. */
export function CalendarArea({ view }: { view: DateView }) {
  const intl = useIntl();
  const words = useDayWords();
  const context = useCommandContext();
  const { getState } = context;
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const { firstDayOfWeek } = useAppSelector(selectSettings);
  const period = useAppSelector(selectPeriod);
  const index = useAppSelector(selectIndex);
  const lifted = useAppSelector(selectLifted);
  const currentId = useAppSelector((state) => selectPaneIssueId(state) ?? selectLastIssueId(state));
  const toRow = useAppSelector(selectCardFormatter);
  const look = useAppSelector(selectLook);
  const isNarrow = useIsNarrow();
  const isMonth = view.span === 'month';
  const weeks = useMemo(() => weeksAround(period, firstDayOfWeek), [period, firstDayOfWeek]);

  const on = (day: string) => index.days.get(day) ?? noIssues;
  // Where days have no room for cards, those of the chosen one are listed below.
  const days = useMemo(
    () => (isMonth && isNarrow ? [view.day] : weeks.flat().filter((day) => day !== '')),
    [weeks, isMonth, isNarrow, view.day],
  );
  const ids = useMemo(
    () => [...days, ''].flatMap((day) => index.days.get(day) ?? []).map(({ id }) => id),
    [days, index],
  );
  const { stop, noteFocus } = useCardFocus(root, ids, currentId);
  useFollowIssue(ids);

  const idsOf = (issueId: number) => {
    const state = getState();
    if (placeInList(state, issueId) === null) return [];
    const together = cardsWith(state, issueId, (id) => placeInList(state, id) !== null);
    return canGoTogether(state) ? together : together.slice(0, 1);
  };
  const drag = useCardDrag({
    root,
    ghost,
    idsOf,
    onDrop: (issueIds, place) => {
      putOnDay(context, issueIds, place);
    },
  });
  const handlers = useCalendarKeys({ root, index, view, isNarrow, idsOf });
  const awayIds = useAwayIds(drag);
  const over = drag ? drag.over : (lifted?.to ?? null);
  const shared = { over, stop };

  const drawCard = (issue: ListedIssue, at: number, count: number) => {
    const time = words.time(index.shown.get(issue.id) ?? '');
    return (
      <BoardCard
        key={issue.id}
        row={toRow(issue)}
        look={look}
        index={at}
        count={count}
        isCurrent={issue.id === currentId}
        // Those without a date are reached by Tab, too: no arrow leads there.
        isStop={issue.id === stop || (at === 0 && index.shown.get(issue.id) === '')}
        isAway={awayIds.has(issue.id)}
        {...(time !== '' && { note: time })}
      />
    );
  };
  const undated = on('');

  return (
    <div
      className={classNames(styles['calendar'], drag && styles['dragging'])}
      ref={root}
      role="presentation"
      style={{ '--fields': look.fields.length } as CSSProperties}
      {...handlers}
      onFocus={noteFocus}
    >
      <DateBar view={view} />
      <MoveNotices />
      {weeks.flat().every((day) => day === '' || on(day).length === 0) && <RangeHint />}
      <section
        className={classNames(styles['body'], isNarrow && styles['narrow'])}
        aria-label={intl.formatMessage(filterSentences.choice, {
          name: view.start.name,
          count: weeks.flat().reduce((sum, day) => sum + (day === '' ? 0 : on(day).length), 0),
        })}
        data-scroller={isNarrow ? '' : undefined}
      >
        {isMonth ? (
          <MonthGrid
            {...{ ...shared, weeks, period, on, isNarrow, toRow, look, currentId, awayIds }}
            chosen={view.day}
            timeOf={(issueId) => words.time(index.shown.get(issueId) ?? '')}
          />
        ) : (
          <div className={styles['days']}>
            {days.map((day) => (
              <DayCards
                key={day}
                {...{ ...shared, day, drawCard }}
                issues={on(day)}
                isScroller={!isNarrow}
              />
            ))}
          </div>
        )}
        {isMonth && isNarrow && (
          <DayCards
            {...{ ...shared, drawCard }}
            day={view.day}
            issues={on(view.day)}
            isScroller={false}
          />
        )}
        {undated.length > 0 && (
          <DayCards
            {...{ ...shared, drawCard }}
            day=""
            name={intl.formatMessage(calendarMessages.noDate)}
            issues={undated}
            isScroller={!isNarrow}
          />
        )}
      </section>
      <DragGhost ref={ghost} issueIds={drag?.issueIds ?? []} />
    </div>
  );
}
