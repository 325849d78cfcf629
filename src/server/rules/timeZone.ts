import { unixTime } from '@/lib/values/unixTime';
import type { CalendarTime } from '@/lib/values/zone';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is expensive and there are few zones. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      era: 'short',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** What calendars and clocks of a zone show at a moment (Unix seconds). */
export function localTime(time: number, timeZone: string): CalendarTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(time * 1000)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => Number(parts.get(name));
  return {
    year: parts.get('era') === 'BC' ? 1 - part('year') : part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/** Seconds by which clocks of a zone are ahead of UTC at a moment. */
export function zoneOffset(time: number, timeZone: string): number {
  const wholeMinute = Math.floor(time / 60) * 60;
  return unixTime(localTime(wholeMinute, timeZone)) - wholeMinute;
}

const secondsPerDay = 86_400;

/**
 * The moment (Unix seconds) at which a zone shows this time: the first of two when clocks are put back, and for a time
 * that is skipped when they are put forward, as if they had not been.
 */
export function momentOf(local: CalendarTime, timeZone: string): number {
  const asUtc = unixTime(local);
  const before = asUtc - zoneOffset(asUtc - secondsPerDay, timeZone);
  const after = asUtc - zoneOffset(asUtc + secondsPerDay, timeZone);
  const shown = [before, after].filter((moment) => moment + zoneOffset(moment, timeZone) === asUtc);
  return shown.length === 0 ? before : Math.min(...shown);
}
