import {
  type DateColumn,
  dateColumns,
  dayOfShown,
  shownCell,
  shownDate,
  shownLater,
  timeOfShown,
  wireOnDay,
} from '@/features/issues/calendar/dateColumns';
import { type DateView, readDateView, writeDateView } from '@/features/issues/calendar/dateView';
import {
  byDay,
  countIn,
  indexByDay,
  rangeOf,
  withMoved,
} from '@/features/issues/calendar/dayIndex';
import { addDays, daysBetween, weeksAround } from '@/lib/values/days';
import { addPeriods, periodAt } from '@/lib/values/periods';
import type { CalendarTime, Zone } from '@/lib/values/zone';
import { Column } from '@/protocol/enums';
import { fc } from '@tests/support/properties';

/** New York in 2026: five hours behind UTC, four from 8 March 07:00 UTC to 1 November 06:00 UTC. */
const newYork: Zone = {
  toLocal: (utc) => shifted(utc, offsetAt(msOf(utc))),
  toUtc: (local) => {
    // What the clock skips is taken as if it had not been changed yet, as browsers do.
    const winter = msOf(local) + 5 * hour;
    const summer = msOf(local) + 4 * hour;
    return fromMs(offsetAt(summer) === -4 ? summer : winter);
  },
};
const hour = 3_600_000;
const offsetAt = (ms: number) =>
  ms >= Date.UTC(2026, 2, 8, 7) && ms < Date.UTC(2026, 10, 1, 6) ? -4 : -5;
const msOf = ({ year, month, day, hour: h, minute }: CalendarTime) =>
  Date.UTC(year, month - 1, day, h, minute);
const shifted = (time: CalendarTime, hours: number) => fromMs(msOf(time) + hours * hour);
function fromMs(ms: number): CalendarTime {
  const date = new Date(ms);
  return {
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes() },
  };
}

const date = { hasTime: false, isLocal: false };
const moment = { hasTime: true, isLocal: false };
const local = { hasTime: true, isLocal: true };

test.each([
  ['a date', '2026-03-08', date, '2026-03-08'],
  ['a time of day as it was entered', '2026-03-08 23:15', moment, '2026-03-08 23:15'],
  ['a moment where one is', '2026-03-08 03:00', local, '2026-03-07 22:00'],
  ['in summer', '2026-07-01 03:00', local, '2026-06-30 23:00'],
  ['nothing', '', local, ''],
  ['no date', 'soon', date, ''],
])('what is shown of %s', (_case, wire, rules, shown) => {
  expect(shownDate(wire, rules, newYork)).toBe(shown);
});

test.each([
  ['a date', '2026-03-08', '2026-03-12', date, '2026-03-12'],
  ['a time stays', '2026-03-08 23:15', '2026-12-31', moment, '2026-12-31 23:15'],
  ['over the change of the clock', '2026-03-07 09:00', '2026-03-09', local, '2026-03-09 13:00'],
  ['before it', '2026-03-09 09:00', '2026-03-07', local, '2026-03-07 14:00'],
  ['a time that the clock skips', '2026-03-07 02:30', '2026-03-08', local, '2026-03-08 07:30'],
  ['without a time the day begins', '', '2026-07-01', local, '2026-07-01 04:00'],
  ['away', '2026-03-08', '', date, ''],
])('the value on another day: %s', (_case, shown, day, rules, wire) => {
  expect(wireOnDay(shown, day, rules, newYork)).toBe(wire);
});

const days = fc.integer({ min: -400, max: 400 }).map((offset) => addDays('2026-06-15', offset));
const minutes = fc.integer({ min: 0, max: 1439 });

test('what is put on a day lies there, at the time of day it had, but for the hour that is skipped', () => {
  fc.assert(
    fc.property(days, days, minutes, (from, to, minute) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const wire = wireOnDay(`${from} ${time}`, to, local, newYork);
      const shown = shownDate(wire, local, newYork);
      expect(dayOfShown(shown)).toBe(to);
      const isSkipped = to === '2026-03-08' && time >= '02:00' && time < '03:00';
      expect(timeOfShown(shown)).toBe(isSkipped ? time.replace('02:', '03:') : time);
    }),
  );
});

test('the time of creation of a list is shown where one is', () => {
  const created = { ...local, column: Column.createdDate, name: '', attributeId: null };
  expect(shownCell(Date.UTC(2026, 6, 1, 3) / 1000, created, newYork)).toBe('2026-06-30 23:00');
});

test.each([
  ['2026-11-23', 0, ['2026-11-01', '2026-12-05'], 5],
  ['2026-11-23', 1, ['2026-10-26', '2026-12-06'], 6],
  ['2026-02-10', 0, ['2026-02-01', '2026-02-28'], 4],
  ['2028-02-29', 6, ['2028-01-29', '2028-03-03'], 5],
])('the weeks of the month of %s that begin with %d', (day, firstDayOfWeek, ends, count) => {
  const month = periodAt(day, { unit: 'month', count: 1 }, firstDayOfWeek);
  const weeks = weeksAround(month ?? { first: '', last: '' }, firstDayOfWeek);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(ends);
});

test('the first and the last week that there are have fewer days', () => {
  expect(weeksAround({ first: '0001-01-01', last: '0001-01-31' }, 0)[0]).toEqual([
    ...['', '0001-01-01', '0001-01-02', '0001-01-03', '0001-01-04', '0001-01-05', '0001-01-06'],
  ]);
  expect(weeksAround({ first: '9999-12-01', last: '9999-12-31' }, 0).at(-1)?.at(-1)).toBe('');
});

test('weeks have each day of their span once, in turn, and begin as they should', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 6 }), (day, firstDayOfWeek) => {
      const month = periodAt(day, { unit: 'month', count: 1 }, firstDayOfWeek);
      const weeks = weeksAround(month ?? { first: '', last: '' }, firstDayOfWeek);
      const all = weeks.flat();
      expect(all).toContain(day);
      for (const [index, one] of all.entries()) expect(daysBetween(all[0] ?? '', one)).toBe(index);
      for (const [first] of weeks) {
        expect(new Date(`${first ?? ''}T00:00:00Z`).getUTCDay()).toBe(firstDayOfWeek);
      }
    }),
  );
});

test.each([
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-11-30', 'quarter', 1, '2027-02-28'],
  ['2026-01-01', 'week', -1, '2025-12-25'],
  ['9999-12-31', 'month', 1, '9999-12-31'],
])('%s by one %s', (day, span, times, after) => {
  const sizes = {
    week: { unit: 'week', count: 1 },
    month: { unit: 'month', count: 1 },
    quarter: { unit: 'month', count: 3 },
  } as const;
  expect(addPeriods(day, sizes[span as keyof typeof sizes], times)).toBe(after);
});

const due: DateColumn = { column: 1003, name: 'Due', attributeId: 3, ...date };
const seen: DateColumn = { column: 1004, name: 'Seen', attributeId: 4, ...local };
const columns = [due, seen, ...dateColumns([], [{ id: Column.createdDate, name: 'Created date' }])];
const created = columns[2] ?? due;
const place = { columns, today: '2026-11-23' };
const view = (rest: Partial<DateView>): DateView => ({
  ...{ kind: 'calendar', start: due, end: null, span: 'month', day: '2026-11-23' },
  ...rest,
});

test.each<[string, DateView['kind'], string, DateView]>([
  ['as it begins', 'calendar', '', view({})],
  [
    'a week',
    'calendar',
    'attribute4.week.2026-02-03',
    view({ start: seen, span: 'week', day: '2026-02-03' }),
  ],
  ['dates of creation', 'calendar', 'created', view({ start: created })],
  ['what there is not', 'calendar', 'attribute9.year.2026-02-30', view({})],
  ['a calendar has no quarters', 'calendar', 'attribute3.quarter', view({})],
  ['a time line to the second date', 'timeline', '', view({ kind: 'timeline', end: seen })],
  ['points', 'timeline', 'attribute3..quarter', view({ kind: 'timeline', span: 'quarter' })],
  [
    'an end that is the start',
    'timeline',
    'attribute4.attribute4',
    view({ kind: 'timeline', start: seen }),
  ],
])('an address asks for %s', (_case, kind, text, expected) => {
  const args = text === '' ? [] : text.split('.');
  expect(readDateView(kind, args, place)).toEqual(expected);
  // What is written leads to the same.
  expect(readDateView(kind, writeDateView(expected), place)).toEqual(expected);
});

test('without a date there is nothing to show', () => {
  expect(readDateView('calendar', [], { columns: [], today: '2026-11-23' })).toBeNull();
});

const texts = fc.constantFrom(
  '',
  '2026-01-01 09:00',
  '2026-01-01 08:00',
  '2026-01-02',
  '2026-01-03',
);
const issues = fc.array(texts).map((all) => all.map((text, id) => ({ id, text })));

test('every issue lies on its day once, by its time, then as in the list', () => {
  fc.assert(
    fc.property(issues, (all) => {
      const index = indexByDay(all, ({ text }) => text);
      expect(byDay(index)).toEqual(
        [...all].sort((one, other) => {
          const [left, right] = [one.text || '~', other.text || '~'];
          return left === right ? one.id - other.id : left < right ? -1 : 1;
        }),
      );
      const dated = all.map(({ text }) => dayOfShown(text)).filter((day) => day !== '');
      const range = rangeOf(index);
      expect(range).toEqual(
        dated.length === 0 ? null : { first: dated.sort()[0], last: dated.at(-1) },
      );
      expect(countIn(index, range ?? { first: '1', last: '0' })).toBe(dated.length);
    }),
  );
});

test('moving some is the same as laying all out again', () => {
  const moves = fc.array(fc.tuple(fc.nat(12), texts));
  fc.assert(
    fc.property(issues, moves, (all, moved) => {
      const after = new Map(moved);
      const index = withMoved(
        indexByDay(all, ({ text }) => text),
        after,
      );
      const again = indexByDay(all, ({ id, text }) => after.get(id) ?? text);
      expect(byDay(index)).toEqual(byDay(again));
      expect(index.shown).toEqual(again.shown);
    }),
  );
});

test('a day so many days later keeps its time, and none stays none', () => {
  expect(shownLater('2026-02-28 10:15', 1)).toBe('2026-03-01 10:15');
  expect(shownLater('', 1)).toBe('');
});
