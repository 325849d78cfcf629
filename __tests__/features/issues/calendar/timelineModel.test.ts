import type { DateColumn } from '@/features/issues/calendar/dateColumns';
import {
  barMeaning,
  barPlace,
  type BarDates,
  isTurned,
  movableParts,
  movedBar,
} from '@/features/issues/calendar/timelineModel';
import { browserZone } from '@/lib/values/zone';
import { addDays } from '@/lib/values/days';
import { fc } from '@tests/support/properties';

const column = (attributeId: number | null, hasTime = false): DateColumn => ({
  ...{ column: attributeId === null ? 2 : 1000 + attributeId, name: '', attributeId },
  ...{ hasTime, isLocal: false },
});
const both = { start: column(1), end: column(2) };
const week = { first: '2026-11-23', last: '2026-11-29' };

test.each<[string, BarDates, ReturnType<typeof barPlace>]>([
  [
    'within',
    { start: '2026-11-24', end: '2026-11-25' },
    { from: 1 / 7, to: 3 / 7, isCutBefore: false, isCutAfter: false },
  ],
  [
    'over both edges',
    { start: '2026-11-01', end: '2026-12-25 10:00' },
    { from: 0, to: 1, isCutBefore: true, isCutAfter: true },
  ],
  [
    'a point',
    { start: '', end: '2026-11-29 23:59' },
    { from: 6 / 7, to: 1, isCutBefore: false, isCutAfter: false },
  ],
  [
    'turned round',
    { start: '2026-11-24', end: '2026-11-23' },
    { from: 0, to: 2 / 7, isCutBefore: false, isCutAfter: false },
  ],
  ['before', { start: '2026-11-01', end: '2026-11-22' }, null],
  ['after', { start: '2026-11-30', end: '' }, null],
  ['without a date', { start: '', end: '' }, null],
])('where a bar lies: %s', (_case, dates, place) => {
  expect(barPlace(dates, week)).toEqual(place);
});

test.each([
  [both, { start: '2026-11-24', end: '2026-11-25' }, ['both', 'start', 'end']],
  [both, { start: '', end: '2026-11-25' }, ['both']],
  [
    { start: column(null), end: column(2) },
    { start: '2026-11-24 10:00', end: '2026-11-25' },
    ['end'],
  ],
  [
    { start: column(1), end: column(null) },
    { start: '2026-11-24', end: '2026-11-25 10:00' },
    ['start'],
  ],
  [{ start: column(null), end: null }, { start: '2026-11-24 10:00', end: '' }, []],
  [{ start: column(1), end: null }, { start: '2026-11-24', end: '' }, ['both']],
])('what of a bar can be moved: %#', (columns, dates, parts) => {
  expect(movableParts(columns, dates)).toEqual(parts);
});

const change = (before: BarDates, after: BarDates, columns = both) =>
  barMeaning(columns, { before, wires: before, after }, browserZone);

test('both ends are sent where both are moved, one where one is, none where nothing is', () => {
  const dates = { start: '2026-11-24', end: '2026-11-25' };
  expect(change(dates, movedBar(dates, 'both', 7))).toEqual([
    { attributeId: 1, before: '2026-11-24', after: '2026-12-01' },
    { attributeId: 2, before: '2026-11-25', after: '2026-12-02' },
  ]);
  expect(change(dates, movedBar(dates, 'start', 1))).toEqual([
    { attributeId: 1, before: '2026-11-24', after: '2026-11-25' },
  ]);
  expect(change(dates, movedBar(dates, 'end', 0))).toEqual([]);
});

test('an end before the start is refused, on one day by the time of day', () => {
  const dates = { start: '2026-11-24', end: '2026-11-25' };
  expect(change(dates, movedBar(dates, 'end', -2))).toBeNull();
  const times = { start: '2026-11-24 10:00', end: '2026-11-25 09:00' };
  const columns = { start: column(1, true), end: column(2, true) };
  expect(change(times, movedBar(times, 'end', -1), columns)).toBeNull();
  expect(isTurned({ start: '2026-11-24 10:00', end: '2026-11-24' })).toBe(false);
  // What is the wrong way round already can be put right in steps.
  const turned = { start: '2026-11-25', end: '2026-11-20' };
  expect(change(turned, movedBar(turned, 'end', 1))).toHaveLength(1);
});

test('a bar that is moved as a whole stays as long', () => {
  const offsets = fc.integer({ min: -500, max: 500 });
  fc.assert(
    fc.property(offsets, fc.nat(300), offsets, (start, length, days) => {
      const begin = addDays('2026-06-15', start);
      const dates = { start: begin, end: addDays(begin, length) };
      const moved = movedBar(dates, 'both', days);
      expect(addDays(moved.start, length)).toBe(moved.end);
      expect(isTurned(moved)).toBe(false);
      expect(movedBar(moved, 'both', -days)).toEqual(dates);
    }),
  );
});
