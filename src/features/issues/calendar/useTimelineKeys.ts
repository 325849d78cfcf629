import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { liftCards, selectLifted } from '@/screen/cards';
import { useAppSelector } from '@/store/hooks';
import { uiSentences } from '@/ui/messages';
import { focusCard } from '../cards/focusCard';
import { cardMessages } from '../cards/messages';
import { isForLayout } from '../cards/useLiftedCards';
import {
  type CarriedBar,
  earlier,
  later,
  liftBar,
  partsOfBar,
  putBar,
  readCarried,
  writeCarried,
} from './calendarCommands';
import { datesInList, dateUrl, selectPeriod } from './calendarState';
import type { DateView } from './dateView';
import { calendarMessages } from './messages';
import { barDays, type BarPart, movedBar } from './timelineModel';
import { useDayWords } from './useDayWords';

/**
 * The keys of a time line: Up and Down go from row to row, Page Up and Page Down through time. Space takes a bar up; then
 * Left and Right move it by days, Up and Down choose its start, its end or both, Space or Enter puts it down, Esc puts
 * it back.
 */
export function useTimelineKeys({ ids, view }: { ids: readonly number[]; view: DateView }) {
  const intl = useIntl();
  const words = useDayWords();
  const context = useCommandContext();
  const { dispatch, getState, announce, go } = context;
  const lifted = useAppSelector(selectLifted);

  function putBack() {
    dispatch(liftCards(null));
    announce(cardMessages.putBack);
  }

  function nameOf(part: BarPart) {
    if (part === 'start') return view.start.name;
    if (part === 'end') return view.end?.name ?? '';
    return view.end ? intl.formatMessage(calendarMessages.both) : view.start.name;
  }

  function datesAfter(issueId: number, { part, days }: CarriedBar) {
    const dates = datesInList(getState(), issueId)?.shown ?? { start: '', end: '' };
    return movedBar(dates, part, days);
  }

  /** Notes what is carried where, says it, and follows it over the edge. */
  function carryTo(issueId: number, carried: CarriedBar) {
    dispatch(liftCards({ issueIds: [issueId], to: writeCarried(carried) }));
    const { start, end } = datesAfter(issueId, carried);
    const days = barDays({ start, end });
    const { first, last } = selectPeriod(getState());
    if (days && (days.first > last || days.last < first)) {
      go(dateUrl(getState(), { day: days.first }), { replace: true });
    }
    announce(uiSentences.dropdownName, {
      label: nameOf(carried.part),
      value: [start, end].filter(Boolean).map(words.moment).join(' – '),
    });
  }

  function carry(event: KeyboardEvent) {
    const carried = lifted && readCarried(lifted.to);
    const issueId = lifted?.issueIds[0];
    if (!carried || issueId === undefined) return;
    if (event.key === 'Tab') {
      putBack();
      return;
    }
    const days = daySteps()[event.key];
    const turn = rowSteps[event.key];
    if (days !== undefined) carryTo(issueId, { ...carried, days: carried.days + days });
    else if (turn !== undefined) {
      const parts = partsOfBar(getState(), issueId);
      const part = parts.at((parts.indexOf(carried.part) + turn) % parts.length);
      // What was moved by so much goes back when something else is.
      if (part !== undefined) {
        carryTo(issueId, { part, days: part === carried.part ? carried.days : 0 });
      }
    } else if (event.key === 'Escape') putBack();
    else if (event.key === ' ' || event.key === 'Enter') {
      putBar(context, issueId, datesAfter(issueId, carried));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** From anywhere in the time line: where it has no row, too. */
  function goThroughTime(key: string): boolean {
    const page = { PageUp: earlier, PageDown: later }[key];
    page?.run(context, { kind: 'list' });
    return page !== undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (!isForLayout(event) || !(target instanceof Element) || target.closest('[role=menu]')) {
      return;
    }
    const isRow = target.matches('a[data-row-link]');
    if (lifted) {
      if (isRow) carry(event);
      return;
    }
    if (goThroughTime(key)) {
      event.preventDefault();
      return;
    }
    if (!isRow) return;
    const issueId = Number(target.closest('[data-card]')?.getAttribute('data-card'));
    const at = ids.indexOf(issueId);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: ids.length - 1 }[key];
    if (key === ' ') {
      lift(issueId);
    } else if (next !== undefined) {
      const id = ids[next];
      if (id !== undefined) focusCard(id);
    } else return;
    event.preventDefault();
  }

  function lift(issueId: number) {
    const issue = { kind: 'issue', issueId } as const;
    if (liftBar.appliesTo(getState(), issue)) liftBar.run(context, issue);
  }

  return { onKeyDown };
}

type Steps = Partial<Record<string, number>>;

const rowSteps: Steps = { ArrowDown: 1, ArrowUp: -1 };

/** Where a line begins at the right, so does time. */
function daySteps(): Steps {
  const forwards = document.documentElement.dir === 'rtl' ? -1 : 1;
  return { ArrowRight: forwards, ArrowLeft: -forwards };
}
