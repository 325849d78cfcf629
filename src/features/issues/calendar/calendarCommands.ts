/** What leads to calendars and time lines, through time, and what is done with what lies there. */
import type { MessageDescriptor } from 'react-intl';
import {
  type Command,
  type CommandContext,
  defineCommand,
  type TargetOf,
} from '@/commands/command';
import { selectIsAuthenticated } from '@/entities/session';
import { dateMessages } from '@/i18n/dateMessages';
import { browserZone } from '@/lib/values/zone';
import { liftCards } from '@/screen/cards';
import type { RootState } from '@/store/rootReducer';
import { CalendarIcon, NextIcon, PreviousIcon, TimelineIcon } from '@/ui/icons';
import { fieldCommand, liftCommand } from '../cards/cardCommands';
import { carryOut } from '../cards/moveCards';
import {
  datesInList,
  canGoTogether,
  dateUrl,
  dayOfPlace,
  kindUrl,
  laterUrl,
  placeInList,
  selectDateColumns,
  selectDateView,
  selectFields,
  selectIsCalendar,
  selectIsTimeline,
  selectToday,
} from './calendarState';
import { type DateColumn, dayOfShown, wireOnDay } from './dateColumns';
import { type DateKind, type Span, spansOf } from './dateView';
import { calendarMessages, calendarSentences } from './messages';
import { barMeaning, type BarDates, type BarPart, movableParts } from './timelineModel';

const hasDates = (state: RootState) => selectDateColumns(state).length > 0;

export const showCalendar = defineCommand({
  id: 'list.asCalendar',
  on: 'list',
  message: dateMessages.calendar,
  icon: CalendarIcon,
  group: 'layout',
  appliesTo: hasDates,
  isCurrent: selectIsCalendar,
  href: (state) => kindUrl(state, 'calendar'),
});

export const showTimeline = defineCommand({
  id: 'list.asTimeline',
  on: 'list',
  message: calendarMessages.timeline,
  icon: TimelineIcon,
  group: 'layout',
  appliesTo: hasDates,
  isCurrent: selectIsTimeline,
  href: (state) => kindUrl(state, 'timeline'),
});

const hasView = (state: RootState) => selectDateView(state) !== null;

export const earlier = defineCommand({
  id: 'dates.earlier',
  on: 'list',
  message: calendarMessages.earlier,
  icon: PreviousIcon,
  group: 'layout',
  appliesTo: hasView,
  href: (state) => laterUrl(state, -1),
});

export const later = defineCommand({
  id: 'dates.later',
  on: 'list',
  message: calendarMessages.later,
  icon: NextIcon,
  group: 'layout',
  appliesTo: hasView,
  href: (state) => laterUrl(state, 1),
});

export const toToday = defineCommand({
  id: 'dates.today',
  on: 'list',
  message: dateMessages.today,
  group: 'layout',
  appliesTo: hasView,
  href: (state) => dateUrl(state, { day: selectToday(state) }),
});

/** What spans are called. */
export const spanMessages = {
  week: calendarMessages.week,
  month: dateMessages.month,
  quarter: calendarMessages.quarter,
};

const spanCommand = (span: Span) =>
  defineCommand({
    id: `dates.${span}`,
    on: 'list',
    message: spanMessages[span],
    group: 'layout',
    appliesTo: (state) => {
      const view = selectDateView(state);
      return view !== null && spansOf[view.kind].includes(span);
    },
    isCurrent: (state) => selectDateView(state)?.span === span,
    href: (state) => dateUrl(state, { span }),
  });

/** How much is shown at once. */
export const spanCommands = (['week', 'month', 'quarter'] as const).map(spanCommand);

const dateOf = (state: RootState, { columnId }: TargetOf<'column'>) =>
  selectDateColumns(state).find(({ column }) => column === columnId);

const startCommand = (kind: DateKind, message: MessageDescriptor) =>
  defineCommand({
    id: `${kind}.start`,
    on: 'column',
    message,
    group: 'layout',
    appliesTo: (state, target) =>
      selectDateView(state)?.kind === kind && dateOf(state, target) !== undefined,
    isCurrent: (state, target) => dateOf(state, target) === selectDateView(state)?.start,
    href: (state, target) => {
      const view = selectDateView(state);
      const start = dateOf(state, target);
      if (!view || !start) return dateUrl(state, {});
      // The two change places rather than being the same.
      return dateUrl(state, { start, ...(start === view.end && { end: view.start }) });
    },
  });

/** Which dates put issues where they lie. */
export const startCommands = {
  calendar: startCommand('calendar', calendarSentences.startBy),
  timeline: startCommand('timeline', calendarSentences.barsFrom),
};

export const endBy = defineCommand({
  id: 'timeline.end',
  on: 'column',
  message: calendarSentences.endBy,
  group: 'layout',
  appliesTo: (state, target) => {
    const column = dateOf(state, target);
    return selectIsTimeline(state) && column !== undefined && !isStart(state, column);
  },
  isCurrent: (state, target) => dateOf(state, target) === selectDateView(state)?.end,
  href: (state, target) => dateUrl(state, { end: dateOf(state, target) ?? null }),
});

const isStart = (state: RootState, column: DateColumn) => column === selectDateView(state)?.start;

export const noEnd = defineCommand({
  id: 'timeline.noEnd',
  on: 'list',
  message: calendarMessages.noEnd,
  group: 'layout',
  appliesTo: (state) => selectIsTimeline(state) && hasView(state),
  isCurrent: (state) => selectDateView(state)?.end === null,
  href: (state) => dateUrl(state, { end: null }),
});

export const dayField = fieldCommand('calendar', selectFields);

/** By keys, or by a click where one cannot drag. */
export const liftDayCard = liftCommand({
  kind: 'calendar',
  placeOf: placeInList,
  isForSeveral: canGoTogether,
});

/** A bar that is carried by keys: what of it is moved, and by how many days. */
export interface CarriedBar {
  readonly part: BarPart;
  readonly days: number;
}

const barStart = '~';

/** The same as a text. */
export function writeCarried({ part, days }: CarriedBar): string {
  return `${barStart}${part} ${String(days)}`;
}

/** What a text of `writeCarried` stands for; null for that of another layout. */
export function readCarried(text: string): CarriedBar | null {
  const [part, days] = text.slice(barStart.length).split(' ');
  if (!text.startsWith(barStart) || (part !== 'both' && part !== 'start' && part !== 'end')) {
    return null;
  }
  return { part, days: Number(days) };
}

/** The parts of the bar of an issue that can be moved; none for visitors, and none on other layouts. */
export function partsOfBar(state: RootState, issueId: number): readonly BarPart[] {
  const canMove = selectIsAuthenticated(state) && selectIsTimeline(state);
  const view = canMove ? selectDateView(state) : null;
  const dates = datesInList(state, issueId);
  return view && dates ? movableParts(view, dates.shown) : [];
}

export const liftBar = liftCommand({
  kind: 'timeline',
  placeOf: (state, issueId) => {
    const [part] = partsOfBar(state, issueId);
    return part === undefined ? null : writeCarried({ part, days: 0 });
  },
  lifted: calendarMessages.barLifted,
  isForSeveral: () => false,
});

export const calendarCommands: readonly Command[] = [
  earlier,
  later,
  toToday,
  ...spanCommands,
  ...Object.values(startCommands),
  endBy,
  noEnd,
  dayField,
];

/** Puts cards on the day of a place, or takes their date away; those that lie there already stay as they are. */
export function putOnDay(
  context: CommandContext,
  issueIds: readonly number[],
  place: string,
): void {
  const state = context.getState();
  const column = selectDateView(state)?.start;
  const day = dayOfPlace(place);
  context.dispatch(liftCards(null));
  const attributeId = column?.attributeId ?? null;
  if (day === null || !column || attributeId === null) return;
  const moved = issueIds.flatMap((issueId) => {
    const dates = datesInList(state, issueId);
    if (!dates || dayOfShown(dates.shown.start) === day) return [];
    const after = wireOnDay(dates.shown.start, day, column, browserZone);
    return [{ issueId, before: dates.wires.start, after }];
  });
  const [first, ...others] = moved;
  if (!first) return;
  const { issueId, before, after } = first;
  carryOut(
    context,
    others.length === 0
      ? { kind: 'one', issueId, values: [{ attributeId, before, after }] }
      : {
          kind: 'several',
          attributeId,
          value: after,
          before: moved.map((one) => ({ issueId: one.issueId, value: one.before })),
        },
  );
}

/** Gives a bar its new dates, or says why not. */
export function putBar(context: CommandContext, issueId: number, after: BarDates): void {
  const state = context.getState();
  const view = selectDateView(state);
  const dates = datesInList(state, issueId);
  context.dispatch(liftCards(null));
  if (!view || !dates) return;
  const { shown: before, wires } = dates;
  const values = barMeaning(view, { before, wires, after }, browserZone);
  if (values === null) context.show(calendarMessages.turned);
  else if (values.length > 0) carryOut(context, { kind: 'one', issueId, values });
}
