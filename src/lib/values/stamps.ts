import { formatCalendarTime, formatTimeOfDay } from './formatDates';
import type { FormatSettings } from './formats';
import { type Zone, browserZone, utcTimeOf } from './zone';

/** Shows a time of the server (seconds since 1970, UTC) as local date and time (screens 13.7). */
export function formatStamp(
  seconds: number,
  formats: FormatSettings,
  zone: Zone = browserZone,
): string {
  return formatCalendarTime(zone.toLocal(utcTimeOf(new Date(seconds * 1000))), true, formats);
}

/** Shows a full hour, 0 to 23. */
export function formatFullHour(hour: number, formats: FormatSettings): string {
  return formatTimeOfDay(hour, 0, formats);
}
