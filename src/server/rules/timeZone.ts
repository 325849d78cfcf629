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

/** The moment (Unix seconds) at which a zone shows this time; a time skipped by the clock change counts as later. */
export function momentOf(local: CalendarTime, timeZone: string): number {
  const asUtc = unixTime(local);
  const first = asUtc - zoneOffset(asUtc, timeZone);
  return asUtc - zoneOffset(first, timeZone);
}

/** The Unix seconds of a calendar time in UTC. */
export function unixTime({ year, month, day, hour, minute }: CalendarTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute);
  return date.getTime() / 1000;
}
