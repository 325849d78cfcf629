/** How a moment is told exactly, with its day and its seconds. */
export const exactMoment = { dateStyle: 'full', timeStyle: 'medium' } as const;

/** How long ago something was, in the largest unit of which there is a whole one. */
interface RelativeTime {
  /** Negative in the past. */
  value: number;
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
}

const units = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Both in seconds since 1970. Within a minute it is now: clocks differ. */
function relativeTime(seconds: number, now: number): RelativeTime {
  const difference = seconds - now;
  const found = units.find((unit) => Math.abs(difference) >= unit.seconds);
  if (!found) return { value: 0, unit: 'second' };
  return { value: Math.trunc(difference / found.seconds), unit: found.unit };
}

/** The same in words, as in "3 hours ago" and "now". */
export function relativeTimeText(seconds: number, now: number, locale: string): string {
  const { value, unit } = relativeTime(seconds, now);
  // "Yesterday" is not 24 hours ago.
  const numeric = value === 0 ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(value, unit);
}
