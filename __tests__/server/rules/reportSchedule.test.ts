import { lastReportTime } from '@/server/rules/reportSchedule';

const berlin = { reportHour: 8, reportDay: 1, timeZone: 'Europe/Berlin' };

function due(
  now: string,
  frequency: 0 | 1,
  settings: Parameters<typeof lastReportTime>[2] = berlin,
): string {
  const time = lastReportTime(Date.parse(now) / 1000, frequency, settings);
  return new Date(time * 1000).toISOString().slice(0, 16);
}

describe('when reports were last due', () => {
  test.each([
    ['daily, before the hour', '2026-11-20T06:59:59Z', '2026-11-19T07:00'],
    ['daily, at the hour', '2026-11-20T07:00:00Z', '2026-11-20T07:00'],
    ['daily, when it is tomorrow in the zone', '2026-11-20T23:30:00Z', '2026-11-20T07:00'],
    ['daily, on the day clocks are put forward', '2026-03-29T12:00:00Z', '2026-03-29T06:00'],
  ])('%s', (_case, now, expected) => {
    expect(due(now, 0)).toBe(expected);
  });

  test.each([
    ['weekly, on another day', '2026-11-20T12:00:00Z', '2026-11-16T07:00'],
    ['weekly, on the day before the hour', '2026-11-16T06:00:00Z', '2026-11-09T07:00'],
    ['weekly, on the day at the hour', '2026-11-16T07:00:00Z', '2026-11-16T07:00'],
    ['weekly, over a change of clocks', '2026-03-30T05:00:00Z', '2026-03-23T07:00'],
  ])('%s', (_case, now, expected) => {
    expect(due(now, 1)).toBe(expected);
  });

  test('in UTC when the server has no zone, at midnight for hour 0', () => {
    expect(due('2026-11-20T00:00:00Z', 0, { ...berlin, reportHour: 0, timeZone: null })).toBe(
      '2026-11-20T00:00',
    );
  });
});
