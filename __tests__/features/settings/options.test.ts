import { settingChoices } from '@/features/settings/advanced/settingChoices';
import { timeZoneName } from '@/features/settings/options/timeZones';
import { withStored } from '@/features/settings/advanced/NumberChoiceField';
import { settingRanges } from '@/protocol/limits';
import { fc } from '@tests/support/properties';

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
