import { addDays } from '@/lib/values/days';
import type { TimeZoneGroup } from '@/protocol/settings';
import { resolveDate } from '@/rules/expressions';

import { startOfDay, today, wireTime } from '@/server/rules/days';
import { localTime, momentOf, zoneOffset } from '@/server/rules/timeZone';
import { timeZoneGroups, timeZoneNames } from '@/server/rules/timeZoneGroups';

import { readRecording } from '@tests/server/support/recordedSession';
import { fc } from '@tests/support/properties';

const at = (text: string): number => Date.parse(`${text}Z`) / 1000;

test.each([
  ['2026-11-20T23:30:00', 'UTC', '2026-11-20'],
  ['2026-11-20T23:30:00', 'Europe/Warsaw', '2026-11-21'],
  ['2026-11-20T02:00:00', 'America/New_York', '2026-11-19'],
  ['2026-11-20T10:30:00', 'Pacific/Kiritimati', '2026-11-21'],
])('at %s it is, in %s, %s', (moment, timeZone, date) => {
  expect(today(at(moment), timeZone)).toBe(date);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['9999-12-31', 1, '9999-12-31'],
  ['0001-01-01', -1, '0001-01-01'],
  ['2026-01-01', -9_999_999, '0001-01-01'],
])('%s and %i days is %s', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
});

test.each([
  ['2026-06-01', 'Europe/Warsaw', '2026-05-31T22:00:00'],
  ['2026-12-01', 'Europe/Warsaw', '2026-11-30T23:00:00'],
  ['2026-12-01', 'Asia/Kathmandu', '2026-11-30T18:15:00'],
  // Clocks go forward at midnight there, so the day begins at one.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00'],
])('%s begins, in %s, at %s', (date, timeZone, moment) => {
  expect(startOfDay(date, timeZone)).toBe(at(moment));
});

test('a moment keeps its place whatever zone shows it', () => {
  // Within the hour after a clock was put back, two moments look the same; then the difference is that hour.
  fc.assert(
    fc.property(
      fc.integer({ min: at('1990-01-01T00:00:00') / 60, max: at('2037-12-31T00:00:00') / 60 }),
      fc.constantFrom(...timeZoneNames),
      (minute, timeZone) => {
        const moment = minute * 60;
        const back = momentOf(localTime(moment, timeZone), timeZone);

        expect(Math.abs(back - moment)).toBeLessThanOrEqual(3600);
        expect(localTime(back, timeZone)).toEqual(localTime(moment, timeZone));
      },
    ),
  );
});

test('a moment as text is in the zone that was asked for', () => {
  expect(wireTime(at('2026-11-20T23:30:00'), 'UTC')).toBe('2026-11-20 23:30');
  expect(wireTime(at('2026-11-20T23:30:00'), 'Asia/Tokyo')).toBe('2026-11-21 08:30');
});

test.each([
  ['[Today]', '2026-11-21'],
  ['[Today]-21', '2026-10-31'],
  ['[Today]+40', '2026-12-31'],
  ['2020-01-01', '2020-01-01'],
])('%s is %s', (text, date) => {
  expect(resolveDate(text, '2026-11-21')).toBe(date);
});

test('zones have the names that the real server knows', () => {
  const recorded = readRecording('fresh').find(
    ({ path }) => path === '/settings/regional/load.php',
  );
  const { timeZones } = recorded?.answer['result'] as { timeZones: TimeZoneGroup[] };
  const known = timeZones.flatMap(({ names }) => names);

  expect(timeZoneNames).toEqual(expect.arrayContaining(known));
  expect(timeZoneNames).not.toContain('Europe/Kiev');
});

test('zones are grouped by their offset of the moment, ascending', () => {
  const now = at('2026-11-21T01:55:00');
  const groups = timeZoneGroups(now);

  const offsets = groups.map(({ names }) => zoneOffset(now, names[0] ?? 'UTC'));
  expect(offsets).toEqual(offsets.toSorted((first, second) => first - second));
  expect(groups.flatMap(({ names }) => names).toSorted()).toEqual([...timeZoneNames].toSorted());
  const warsaw = groups.find(({ names }) => names.includes('Europe/Warsaw'));
  expect(warsaw?.offset).toBe('GMT+01:00 (02:55)');
  const newfoundland = groups.find(({ names }) => names.includes('America/St_Johns'));
  expect(newfoundland?.offset).toBe('GMT-03:30 (22:25)');
});
