import type { TimeZoneGroup } from '@/protocol/settings';

import { groupBy } from './groupBy';
import { localTime, zoneOffset } from './timeZone';

const areas = /^(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** Zones a server may be set to, in alphabetical order. */
export const timeZoneNames: readonly string[] = Intl.supportedValuesOf('timeZone').filter((name) =>
  areas.test(name),
);

/** The zones by their current offset, each with a label such as `GMT+01:00 (02:55)` (api 3.10). */
export function timeZoneGroups(now: number): TimeZoneGroup[] {
  const byOffset = groupBy(timeZoneNames, (name) => zoneOffset(now, name));
  return [...byOffset]
    .sort(([first], [second]) => first - second)
    .map(([offset, names]) => ({ offset: offsetLabel(offset, now), names }));
}

function offsetLabel(offset: number, now: number): string {
  const minutes = Math.round(Math.abs(offset) / 60);
  const { hour, minute } = localTime(now + offset, 'UTC');
  return `GMT${offset < 0 ? '-' : '+'}${clock(Math.floor(minutes / 60), minutes % 60)} (${clock(hour, minute)})`;
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
