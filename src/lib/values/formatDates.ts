import type { FormatSettings } from './formats';
import { padded, readWireDate } from './wireDates';
import { type CalendarTime, type Zone, browserZone } from './zone';

export interface DateRules {
  /** The value has a time of day. */
  readonly time?: boolean;
  /** The value is stored in UTC and shown in the viewer's zone. */
  readonly local?: boolean;
}

/** Shows a date of the server; what is no date is shown as it is, null as nothing. */
export function formatDate(
  wire: string | null,
  rules: DateRules,
  formats: FormatSettings,
  zone: Zone = browserZone,
): string {
  const time = readWireDate(wire ?? '');
  if (time === null) {
    return wire ?? '';
  }
  const shown = rules.time && rules.local ? zone.toLocal(time) : time;
  return formatCalendarTime(shown, rules.time ?? false, formats);
}

/** Writes a date, with its time of day if wanted, in the user's format. */
export function formatCalendarTime(
  time: CalendarTime,
  withTime: boolean,
  formats: FormatSettings,
): string {
  const parts = {
    y: padded(time.year, 4),
    m: padded(time.month, formats.padMonth ? 2 : 1),
    d: padded(time.day, formats.padDay ? 2 : 1),
  };
  const [first, second, third] = orderOf(formats);
  const date = [parts[first], parts[second], parts[third]].join(formats.dateSeparator);
  return withTime ? `${date} ${formatTimeOfDay(time.hour, time.minute, formats)}` : date;
}

/** Writes a time of day, hour 0 to 23. */
export function formatTimeOfDay(hour: number, minute: number, formats: FormatSettings): string {
  const { shown, half } = hourParts(hour, formats);
  return shown + formats.timeSeparator + padded(minute, 2) + half;
}

/** Writes an hour, 0 to 23, without minutes: `9 pm`, or `21`. */
export function formatHour(hour: number, formats: FormatSettings): string {
  const { shown, half } = hourParts(hour, formats);
  return shown + half;
}

function hourParts(hour: number, { timeMode, padHours }: FormatSettings) {
  const isHalfDay = timeMode === 12;
  const onClock = isHalfDay ? ((hour + 11) % 12) + 1 : hour;
  return {
    shown: padded(onClock, padHours ? 2 : 1),
    half: isHalfDay ? (hour < 12 ? ' am' : ' pm') : '',
  };
}

/** The parts of a date as the user writes them. */
export function orderOf({
  dateOrder,
}: FormatSettings): readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd'] {
  switch (dateOrder) {
    case 'ymd':
      return ['y', 'm', 'd'];
    case 'mdy':
      return ['m', 'd', 'y'];
    case 'dmy':
      return ['d', 'm', 'y'];
  }
}
