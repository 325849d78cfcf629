import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { addDays } from '@/lib/values/days';
import { addPeriods } from '@/lib/values/periods';
import type { ListedIssue } from '@/protocol/issues';
import { focusCard } from '../cards/focusCard';
import { isForLayout, useLiftedCards } from '../cards/useLiftedCards';
import { liftDayCard, putOnDay } from './calendarCommands';
import { anchorDay, dateUrl, dayOfPlace, placeOfDay, selectPeriod } from './calendarState';
import { dayOfShown } from './dateColumns';
import { type DateView, spanSizes } from './dateView';
import type { DayIndex } from './dayIndex';
import { useDayWords } from './useDayWords';

interface CalendarKeysOptions {
  root: RefObject<HTMLElement | null>;
  index: DayIndex<ListedIssue>;
  view: DateView;
  isNarrow: boolean;
  /** What is taken up with a card, itself first; empty where it cannot be moved. */
  idsOf: (issueId: number) => readonly number[];
}

/** Where the focus comes to in a day. */
type Entry = 'first' | 'last' | 'link';

/**
 * The keys of a calendar: arrows go from card to card and from day to day, over the edge of what is shown too; Page Up
 * and Page Down by weeks or months. Space takes cards up, and then the same keys carry them, Space or Enter puts them
 * down, Esc puts them back. A click puts them down, too, for those who cannot drag.
 */
export function useCalendarKeys({ root, index, view, isNarrow, idsOf }: CalendarKeysOptions) {
  const context = useCommandContext();
  const { getState, go } = context;
  const words = useDayWords();
  const pending = useRef<{ day: string; entry: Entry } | null>(null);
  const isMonth = view.span === 'month';

  const cellOf = (day: string) =>
    root.current?.querySelector<HTMLElement>(`[data-place="${placeOfDay(day)}"]`) ?? null;

  function isInSpan(day: string): boolean {
    const { first, last } = selectPeriod(getState());
    return day >= first && day <= last;
  }

  /** The cards of a day that keys go to: in a month those that are shown. */
  function idsOn(day: string): readonly number[] {
    const isListed = !isMonth || day === '' || (isNarrow && day === view.day);
    if (isListed) return (index.days.get(day) ?? []).map(({ id }) => id);
    const cards = cellOf(day)?.querySelectorAll('[data-card]') ?? [];
    return [...cards].map((card) => Number(card.getAttribute('data-card')));
  }

  function enter(day: string, entry: Entry) {
    const ids = entry === 'link' ? [] : idsOn(day);
    const issueId = ids.at(entry === 'last' ? -1 : 0);
    if (issueId === undefined) cellOf(day)?.querySelector<HTMLElement>('a[data-day]')?.focus();
    else focusCard(issueId);
  }

  // External system: the document's focus, which goes to a day that has only just come.
  useLayoutEffect(() => {
    const wanted = pending.current;
    if (!wanted || !isInSpan(wanted.day) || !cellOf(wanted.day)) return;
    pending.current = null;
    enter(wanted.day, wanted.entry);
  });

  function goToDay(day: string, entry: Entry) {
    if (cellOf(day)) enter(day, entry);
    else showDay(day, entry);
  }

  function showDay(day: string, entry: Entry) {
    pending.current = { day, entry };
    go(dateUrl(getState(), { day }), { replace: true });
  }

  /** From a day beside the month that is shown, a page is one from the month, too. */
  function goToPage(day: string, pages: number, entry: Entry) {
    const { first, last } = selectPeriod(getState());
    const from = day < first ? first : day > last ? last : day;
    showDay(addPeriods(from, spanSizes[view.span], pages), entry);
  }

  const { isLifted, carry, lift, onClickCapture } = useLiftedCards({
    command: liftDayCard,
    idsOf,
    carriedTo(key, place) {
      const day = dayOfPlace(place);
      const to = day === null ? null : dayFor(key, day || null);
      if (to === null) return null;
      return {
        place: placeOfDay(to),
        name: words.long(to),
        count: index.days.get(to)?.length ?? 0,
        show: () => {
          if (!cellOf(to)) go(dateUrl(getState(), { day: to }), { replace: true });
        },
      };
    },
    onPutDown: (issueIds, place) => {
      putOnDay(context, issueIds, place);
    },
  });

  /** The day that a key leads to; what has no date comes to the first one in question. */
  function dayFor(key: string, day: string | null): string | null {
    const days = daySteps()[key];
    const pages = pageSteps[key];
    if (days === undefined && pages === undefined) return null;
    if (day === null) return anchorDay(getState());
    return days === undefined
      ? addPeriods(day, spanSizes[view.span], pages ?? 0)
      : addDays(day, days);
  }

  /** Goes up or down in a day, and from its ends to the day above or below. */
  function goAlong(day: string, issueId: number | null, step: 1 | -1) {
    const ids = idsOn(day);
    const at = issueId === null ? -1 : ids.indexOf(issueId);
    const next = ids[Math.max(at + step, -1)];
    if (next !== undefined) focusCard(next);
    else if (at >= 0 && step === -1 && day !== '') enter(day, 'link');
    else if (isMonth && day !== '') goToDay(addDays(day, step * 7), step === 1 ? 'first' : 'last');
  }

  function walk(key: string, day: string, issueId: number | null): boolean {
    const { first, last } = selectPeriod(getState());
    const entry = issueId === null ? 'link' : 'first';
    const sideways = sideSteps()[key];
    const pages = pageSteps[key];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      goAlong(day, issueId, key === 'ArrowDown' ? 1 : -1);
    } else if (sideways !== undefined) {
      if (day !== '') goToDay(addDays(day, sideways), entry);
      else if (sideways === -1) goToDay(last, 'first');
    } else if (pages !== undefined) {
      goToPage(day, pages, entry);
    } else if (key === 'Home') goToDay(first, entry);
    else if (key === 'End') goToDay(last, entry);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (!isForLayout(event) || !(target instanceof Element)) return;
    const isCard = target.matches('a[data-row-link]');
    if (isLifted && isCard) {
      carry(event);
      return;
    }
    const ownDay = target.getAttribute('data-day');
    if (!isCard && ownDay === null) return;
    const issueId = isCard
      ? Number(target.closest('[data-card]')?.getAttribute('data-card'))
      : null;
    if (key === ' ') {
      event.preventDefault();
      if (issueId !== null) lift(issueId);
      return;
    }
    const day = issueId === null ? ownDay : dayOfShown(index.shown.get(issueId) ?? '');
    if (walk(key, day ?? '', issueId)) event.preventDefault();
  }

  return { onKeyDown, onClickCapture };
}

type Steps = Partial<Record<string, number>>;

/** Where a line begins at the right, so do weeks. */
const forwards = () => (document.documentElement.dir === 'rtl' ? -1 : 1);

const pageSteps: Steps = { PageDown: 1, PageUp: -1 };

const sideSteps = (): Steps => ({ ArrowRight: forwards(), ArrowLeft: -forwards() });

const daySteps = (): Steps => ({ ...sideSteps(), ArrowDown: 7, ArrowUp: -7 });
