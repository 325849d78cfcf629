/** A length of time as it is told to people. */
export interface Duration {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Minutes below 120 minutes, hours below 48 hours, else days; rounded (screens-admin 7.2). */
export function durationOf(seconds: number): Duration {
  if (seconds < 120 * minute) return { unit: 'minutes', count: Math.round(seconds / minute) };
  if (seconds < 48 * hour) return { unit: 'hours', count: Math.round(seconds / hour) };
  return { unit: 'days', count: Math.round(seconds / day) };
}
