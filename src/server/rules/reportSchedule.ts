import { addDays } from '@/lib/values/days';
import { ReportFrequency } from '@/protocol/reports';

import { startOfDay, today } from './days';
import { serverTimeZone, type Settings } from './settings';
import { localTime, momentOf } from './timeZone';

const daysPerWeek = 7;

/**
 * When reports were last due (Unix seconds): at the report hour of today or yesterday, or of the last report day, by the
 * clocks of the server's zone (protocol 4.8).
 */
export function lastReportTime(
  now: number,
  frequency: ReportFrequency,
  settings: Pick<Settings, 'reportHour' | 'reportDay' | 'timeZone'>,
): number {
  const zone = serverTimeZone(settings);
  const date = today(now, zone);
  const daysBack = frequency === ReportFrequency.weekly ? daysSince(date, settings.reportDay) : 0;
  const due = hourOf(addDays(date, -daysBack), settings.reportHour, zone);
  if (due <= now) return due;
  const period = frequency === ReportFrequency.weekly ? daysPerWeek : 1;
  return hourOf(addDays(date, -daysBack - period), settings.reportHour, zone);
}

/** 0 when the date is that day of the week (0 = Sunday). */
function daysSince(date: string, weekday: number): number {
  const current = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (current - weekday + daysPerWeek) % daysPerWeek;
}

function hourOf(date: string, hour: number, zone: string): number {
  const start = startOfDay(date, zone);
  return momentOf({ ...localTime(start, zone), hour, minute: 0 }, zone);
}
