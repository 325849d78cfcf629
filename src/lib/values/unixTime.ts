import type { CalendarTime } from './zone';

/** The Unix seconds of a calendar time in UTC. */
export function unixTime({ year, month, day, hour, minute }: CalendarTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute);
  return date.getTime() / 1000;
}
