import type { FormatSettings } from '@/lib/values/formats';
import type { CalendarTime, Zone } from '@/lib/values/zone';

/** The presets of the document's examples (screens 13.1). */
export const us: FormatSettings = {
  groupSeparator: ',',
  decimalSeparator: '.',
  dateOrder: 'mdy',
  dateSeparator: '/',
  padMonth: false,
  padDay: false,
  timeMode: 12,
  timeSeparator: ':',
  padHours: false,
  firstDayOfWeek: 0,
};

export const de: FormatSettings = {
  groupSeparator: '.',
  decimalSeparator: ',',
  dateOrder: 'dmy',
  dateSeparator: '.',
  padMonth: true,
  padDay: true,
  timeMode: 24,
  timeSeparator: ':',
  padHours: true,
  firstDayOfWeek: 1,
};

export const pl: FormatSettings = {
  ...de,
  groupSeparator: ' ',
  dateOrder: 'ymd',
  dateSeparator: '-',
};

export const it: FormatSettings = { ...de, dateSeparator: '/', timeSeparator: '.' };

export const presets = { us, de, pl, it };

export const users = ['Ann Lee', 'Bob Ray', 'Cy'];

/** A zone with a fixed distance from UTC, in hours. */
export function zoneAt(hours: number): Zone {
  return {
    toLocal: (utc) => moved(utc, hours),
    toUtc: (local) => moved(local, -hours),
  };
}

function moved({ year, month, day, hour, minute }: CalendarTime, hours: number): CalendarTime {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour + hours, minute);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}
