/** A span of time as it is told to people: the words are the caller's. */
export interface TimeDifference {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes below two hours, hours below two days, else days; rounded to whole ones (screens 13.7, A7.2). */
export function timeDifference(seconds: number): TimeDifference {
  const span = Math.max(0, seconds);
  if (span < 2 * HOUR) {
    return { unit: 'minutes', count: Math.round(span / MINUTE) };
  }
  if (span < 2 * DAY) {
    return { unit: 'hours', count: Math.round(span / HOUR) };
  }
  return { unit: 'days', count: Math.round(span / DAY) };
}
