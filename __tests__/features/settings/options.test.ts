import fc from 'fast-check';
import { settingChoices } from '@/features/settings/advanced/settingChoices';
import { durationOf } from '@/features/settings/options/durations';
import { timeZoneName } from '@/features/settings/options/timeZones';
import { withStored } from '@/features/settings/options/withStored';
import { settingRanges } from '@/protocol/limits';

describe('lengths of time', () => {
  it.each([
    [29, 'minutes', 0],
    [600, 'minutes', 10],
    [3600, 'minutes', 60],
    [7199, 'minutes', 120],
    [7200, 'hours', 2],
    [86_400, 'hours', 24],
    [172_799, 'hours', 48],
    [172_800, 'days', 2],
    [120 * 86_400, 'days', 120],
  ])('%i s', (seconds, unit, count) => {
    expect(durationOf(seconds)).toEqual({ unit, count });
  });
});

it.each([
  ['UTC', 'UTC'],
  ['Europe/Warsaw', 'Europe / Warsaw'],
  ['America/St_Johns', 'America / St. Johns'],
  ['America/North_Dakota/New_Salem', 'America / North Dakota / New Salem'],
])('the time zone %s reads %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});

describe('what is offered for a setting', () => {
  it.each(Object.entries(settingChoices))('%s is in order and accepted', (name, choices) => {
    expect(choices).toEqual(withStored(choices, choices[0]));
    const ranges: Record<string, { min: number; max: number }> = settingRanges;
    const { min = 0, max = 0 } = ranges[name] ?? {};
    expect(Math.min(...choices)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...choices)).toBeLessThanOrEqual(max);
  });

  it.each([
    ['commentMaxLength', 7],
    ['fileMaxSize', 15],
    ['fileDbMaxSize', 11],
    ['sessionMaxLifetime', 15],
    ['registerMaxLifetime', 8],
    ['logMaxLifetime', 15],
  ] as const)('%s has %i values', (name, count) => {
    expect(settingChoices[name]).toHaveLength(count);
  });

  it('holds the stored value once, in its place', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(), (list, stored) => {
        const offered = withStored(list, stored);
        expect(offered).toContain(stored);
        expect(new Set(offered)).toEqual(new Set([...list, stored]));
        expect(offered).toEqual([...new Set(offered)].sort((one, other) => one - other));
      }),
    );
  });
});
