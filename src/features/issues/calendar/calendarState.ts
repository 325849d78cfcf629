/** The calendar or time line on screen: what the address asks for, of the issues that the conditions leave. */
import { createSelector } from '@reduxjs/toolkit';
import { alertStatusApi } from '@/api/endpoints/alertStatus';
import { selectSettings } from '@/entities/session';
import { cellText } from '@/lib/cellMarkup';
import { addPeriods, type Period, periodAt } from '@/lib/values/periods';
import { toWireDate } from '@/lib/values/wireDates';
import { browserZone, localTimeOf } from '@/lib/values/zone';
import { selectListSelection } from '@/lists/listSelection';
import { selectListAnsweredAt } from '@/lists/listView';
import { attributeColumn } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import { selectBoardChoices, selectLifted } from '@/screen/cards';
import { selectListedAt } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { personOnCards } from '../cards/cardLook';
import { mostFields } from '../cards/cardRows';
import { selectValuesOnTheirWay } from '../cards/newValues';
import {
  selectFilterAttributes,
  selectFilterContext,
  selectFilteredList,
} from '../filter/listFilter';
import { layoutUrl, selectLayout } from '../layouts/layout';
import { type DateColumn, dateColumns, shownCell, shownDate, wireOnDay } from './dateColumns';
import { type DateKind, type DateView, readDateView, spanSizes, writeDateView } from './dateView';
import { barDays } from './timelineModel';
import { byDay, type DayIndex, indexByDay, rangeOf, withMoved } from './dayIndex';

export const selectIsCalendar = (state: RootState) => selectLayout(state).kind === 'calendar';

export const selectIsTimeline = (state: RootState) => selectLayout(state).kind === 'timeline';

/** The columns that dates can be taken from. */
export const selectDateColumns = createSelector(
  [selectFilterAttributes, selectFilterContext],
  (attributes, { columns }) => dateColumns(attributes, columns),
);

/** The day of a moment in ms since 1970, where the one who looks is. */
const dayAt = (time: number) => toWireDate(localTimeOf(new Date(time)), false);

const selectAlertEntry = alertStatusApi.endpoints.getAlertStatus.select(undefined);

/** The alerts are asked for every minute while one looks: what is left open over midnight marks the new day. */
export const selectToday = (state: RootState) =>
  dayAt(
    Math.max(
      selectListedAt(state),
      selectListAnsweredAt(state),
      selectAlertEntry(state).fulfilledTimeStamp ?? 0,
    ),
  );

/** The day when one came to the list. What is on screen by it stays there when a new one begins. */
const selectListedDay = (state: RootState) => dayAt(selectListedAt(state));

/** What is on screen; null where it is neither a calendar nor a time line. */
export const selectDateView = createSelector(
  [selectLayout, selectDateColumns, selectListedDay],
  ({ kind, args }, columns, today): DateView | null =>
    kind === 'calendar' || kind === 'timeline'
      ? readDateView(kind, args, { columns, today })
      : null,
);

/** Where the list stands with a part of this changed. */
export function dateUrl(state: RootState, change: Partial<DateView>): string {
  const view = selectDateView(state);
  const after = view && { ...view, ...change };
  return layoutUrl(state, { kind: after?.kind ?? '', args: after ? writeDateView(after) : [] });
}

/** Where it stands with other days, which are the last part of the address; asked once for all days of a month. */
export function urlOfDays(state: RootState, change: Partial<DateView>): (day: string) => string {
  const sample = '2000-01-01';
  const start = dateUrl(state, { ...change, day: sample }).slice(0, -sample.length);
  return (day) => start + day;
}

/** Where it stands so many spans later. */
export function laterUrl(state: RootState, times: number): string {
  const view = selectDateView(state);
  if (!view) return dateUrl(state, {});
  return dateUrl(state, { day: addPeriods(view.day, spanSizes[view.span], times) });
}

/** The address of a kind, with what is chosen where it is there. */
export function kindUrl(state: RootState, kind: DateKind): string {
  const { kind: shown, args } = selectLayout(state);
  return layoutUrl(state, { kind, args: shown === kind ? args : [] });
}

/** The days of the span on screen, from the first to the last. */
export const selectPeriod = createSelector(
  [selectDateView, (state: RootState) => selectSettings(state).firstDayOfWeek],
  (view, firstDayOfWeek): Period => {
    const day = view?.day ?? '';
    return (
      (view && periodAt(day, spanSizes[view.span], firstDayOfWeek)) ?? { first: day, last: day }
    );
  },
);

const selectStart = (state: RootState) => selectDateView(state)?.start ?? null;
const selectEnd = (state: RootState) => selectDateView(state)?.end ?? null;

const noIssues: readonly ListedIssue[] = [];

/** The column of the start and that of the end, each indexed once for a list. */
function indexSelector(selectColumn: (state: RootState) => DateColumn | null) {
  return createSelector(
    [selectFilteredList, selectFilterContext, selectColumn],
    (list, { columns }, column): DayIndex<ListedIssue> => {
      const place = columns.findIndex(({ id }) => id === column?.column);
      return indexByDay(list?.issues ?? noIssues, ({ cells }) =>
        column ? shownCell(cells[place], column, browserZone) : '',
      );
    },
  );
}

const selectListIndex = indexSelector(selectStart);
const selectListEnds = indexSelector(selectEnd);

/** What issues that are on their way will show in a column. */
function movedSelector(selectColumn: (state: RootState) => DateColumn | null) {
  return createSelector([selectValuesOnTheirWay, selectColumn], (values, column) => {
    const moved = new Map<number, string>();
    for (const [issueId, ofIssue] of values) {
      const wire = ofIssue.get(column?.attributeId ?? 0);
      if (column && wire !== undefined) moved.set(issueId, shownDate(wire, column, browserZone));
    }
    return moved;
  });
}

const placeStart = '@';

/** The place of a day as a text; '' is that of issues without a date. */
export function placeOfDay(day: string): string {
  return placeStart + day;
}

/** The day that a place stands for; null for one of another layout. */
export function dayOfPlace(place: string): string | null {
  return place.startsWith(placeStart) ? place.slice(placeStart.length) : null;
}

/** Of cards that are carried. */
const selectCarried = createSelector(
  [selectLifted, selectStart, selectListIndex],
  (lifted, column, { shown }) => {
    const day = lifted && dayOfPlace(lifted.to);
    const carried = new Map<number, string>();
    if (!lifted || day === null || !column) return carried;
    for (const issueId of lifted.issueIds) {
      const wire = wireOnDay(shown.get(issueId) ?? '', day, column, browserZone);
      carried.set(issueId, shownDate(wire, column, browserZone));
    }
    return carried;
  },
);

/** The issues by the day they lie on, carried and moved ones where they come to. */
export const selectIndex = createSelector(
  [selectListIndex, movedSelector(selectStart), selectCarried],
  (index, moved, carried) => withMoved(index, new Map([...moved, ...carried])),
);

/** The same by their end; without a column for it, none has one. */
export const selectEnds = createSelector([selectListEnds, movedSelector(selectEnd)], withMoved);

/** How many issues have no date at all: on a time line one of the two is a place. */
export const selectUndatedCount = createSelector(
  [selectIndex, selectEnds],
  ({ days }, { shown: ends }) =>
    (days.get('') ?? []).filter(({ id }) => (ends.get(id) ?? '') === '').length,
);

/** The first and the last day of all issues, ends of bars included; null when none has a date. */
export const selectRange = createSelector([selectIndex, selectEnds], (starts, ends) => {
  const ranges = [starts, ends].flatMap((index) => rangeOf(index) ?? []);
  const [first] = ranges.map((range) => range.first).sort();
  const last = ranges
    .map((range) => range.last)
    .sort()
    .at(-1);
  return first !== undefined && last !== undefined ? { first, last } : null;
});

const selectOrder = createSelector([selectIndex], byDay);

/** The issues as one reads them: by day, those without a date last. */
export const dateOrder = (state: RootState): readonly ListedIssue[] => selectOrder(state);

/** The issues by the first day of their bars, those without any last. */
export const barOrder = createSelector(
  [selectOrder, selectIndex, selectEnds],
  (order, { shown: starts }, { shown: ends }): readonly ListedIssue[] =>
    order
      .map((issue) => {
        const days = barDays({ start: starts.get(issue.id) ?? '', end: ends.get(issue.id) ?? '' });
        return { issue, first: days?.first ?? afterAll };
      })
      .sort((one, other) => (one.first < other.first ? -1 : one.first > other.first ? 1 : 0))
      .map(({ issue }) => issue),
);

/** Sorts behind all days. */
const afterAll = '~';

/** Where an issue lies as the list has it, be it carried or not; null where it cannot be moved. */
export function placeInList(state: RootState, issueId: number): string | null {
  const shown = selectListIndex(state).shown.get(issueId);
  const canChange = (selectStart(state)?.attributeId ?? null) !== null;
  if (!selectIsCalendar(state) || shown === undefined || !canChange) return null;
  return placeOfDay(shown.slice(0, 10));
}

/** Whether several cards get the same value on a day: those with a time of day keep their own. */
export function canGoTogether(state: RootState): boolean {
  return selectStart(state)?.hasTime === false;
}

/** What the list has of the start and the end of an issue: as it is shown, and as it travels. */
export function datesInList(state: RootState, issueId: number) {
  const place = selectListIndex(state).order.get(issueId);
  const issue = selectFilteredList(state)?.issues[place ?? -1];
  if (!issue) return null;
  const { columns } = selectFilterContext(state);
  const wire = (column: DateColumn | null) =>
    column ? cellText(issue.cells[columns.findIndex(({ id }) => id === column.column)]) : '';
  return {
    shown: {
      start: selectListIndex(state).shown.get(issueId) ?? '',
      end: selectListEnds(state).shown.get(issueId) ?? '',
    },
    wires: { start: wire(selectStart(state)), end: wire(selectEnd(state)) },
  };
}

/** The columns whose values stand on the cards: those chosen for boards and calendars, else the first enumeration. */
export const selectFields = createSelector(
  [
    selectFilterAttributes,
    (state: RootState) =>
      selectBoardChoices(state, selectListSelection(state).type?.typeId ?? 0).fields,
  ],
  (attributes, chosen): readonly number[] => {
    const usual = attributes.find(({ type }) => type === 'ENUM');
    return (chosen ?? (usual ? [attributeColumn(usual.id)] : [])).slice(0, mostFields);
  },
);

/** Whose initials stand on the cards. */
const selectPerson = createSelector([selectFilterAttributes], personOnCards);

/** The columns whose values have a hue. */
const selectChips = createSelector(
  [selectFilterAttributes],
  (attributes): ReadonlySet<number> =>
    new Set(attributes.filter(({ type }) => type === 'ENUM').map(({ id }) => attributeColumn(id))),
);

/** What stands on a card. */
export const selectLook = createSelector(
  [selectFilterContext, selectFields, selectPerson, selectChips],
  ({ columns }, fields, person, chips) => ({ columns, fields, person, chips }),
);

/** The day that keys begin at where nothing says otherwise: today when it is on screen, else the one of the address. */
export function anchorDay(state: RootState): string {
  const { first, last } = selectPeriod(state);
  const today = selectToday(state);
  return today >= first && today <= last ? today : (selectDateView(state)?.day ?? first);
}
