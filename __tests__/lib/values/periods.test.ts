import { addDays } from '@/lib/values/days';
import { dividePeriods, periodOf } from '@/lib/values/periods';
import { fc } from '@tests/support/properties';

const divide = (first: string, last: string, most: number, firstDayOfWeek = 1) =>
  dividePeriods({ first, last, firstDayOfWeek }, most);

test.each([
  ['2026-11-20', '2026-11-23', 10, { unit: 'day', count: 1 }, 4],
  ['2026-11-01', '2026-11-23', 10, { unit: 'week', count: 1 }, 5],
  ['2026-01-15', '2026-11-23', 12, { unit: 'month', count: 1 }, 11],
  ['2024-01-15', '2026-11-23', 12, { unit: 'month', count: 3 }, 12],
  ['1999-01-15', '2026-11-23', 12, { unit: 'year', count: 5 }, 7],
  ['0001-01-01', '9999-12-31', 2, { unit: 'year', count: 5_000 }, 2],
])('from %s to %s there are at most %s parts', (first, last, most, size, count) => {
  const divided = divide(first, last, most);
  expect(divided.size).toEqual(size);
  expect(divided.periods).toHaveLength(count);
});

test.each([
  [0, '2026-11-22'],
  [1, '2026-11-23'],
  [6, '2026-11-21'],
])('weeks begin on the day %s', (firstDayOfWeek, first) => {
  const { periods } = divide('2026-11-24', '2026-12-20', 8, firstDayOfWeek);
  expect(periods[0]).toEqual({ first, last: addDays(first, 6) });
});

test('parts follow each other without a gap, and each day is in one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 0, max: 6 }),
      (start, length, most, firstDayOfWeek) => {
        const first = addDays('1900-01-01', start);
        const last = addDays(first, length);
        const { periods } = divide(first, last, most, firstDayOfWeek);
        expect(periods.length).toBeLessThanOrEqual(most);
        expect(periods.slice(1).map((period) => period.first)).toEqual(
          periods.slice(0, -1).map((period) => addDays(period.last, 1)),
        );
        expect(periodOf(periods, first)).toBe(0);
        expect(periodOf(periods, last)).toBe(periods.length - 1);
      },
    ),
  );
});

test('without days there are no parts', () => {
  expect(divide('', '', 10).periods).toEqual([]);
  expect(periodOf([], '2026-11-23')).toBe(-1);
});
