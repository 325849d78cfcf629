import { groupBy } from '@/lib/groupBy';
import type { TimeZoneGroup } from '@/protocol/settings';

import { localTime, zoneOffset } from './timeZone';

const areas = /^(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** Zones that Node still calls by the names they had before; other servers know the present ones only. */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Zones a server may be set to, in alphabetical order. */
export const timeZoneNames: readonly string[] = [
  ...new Set(Intl.supportedValuesOf('timeZone').map((name) => presentNames[name] ?? name)),
]
  .filter((name) => areas.test(name))
  .sort();

/** The zones by their current offset, each with a label such as `GMT+01:00 (02:55)`. */
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
