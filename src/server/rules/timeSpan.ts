/** By how much the clocks of processes that share a database may differ, in seconds. */
const clockSkew = 60;

/** Moments after `after`, up to `until`; Unix seconds. */
export interface TimeSpan {
  after: number;
  until: number;
}

/**
 * The last seconds before now. What lies in the future was noted before the clock was set back: it counts as expired,
 * or it would last until the clock has caught up.
 */
export function lastSeconds(seconds: number, now: number): TimeSpan {
  return { after: now - seconds, until: now + clockSkew };
}

export function isWithin(time: number, { after, until }: TimeSpan): boolean {
  return time > after && time <= until;
}
