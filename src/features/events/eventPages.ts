import { pageSizes } from '@/protocol/firstLimits';

/** Where a page of the event log lies. */
export interface EventPage {
  /** Numbers of the first and last event shown, from 1. */
  first: number;
  last: number;
  /** Offsets of the pages around it; null where there is none. */
  previous: number | null;
  next: number | null;
  /** Whether it holds all events, or none: then their number says it all. */
  isWhole: boolean;
}

/** Counts through the log in pages. */
export function eventPage(offset: number, shown: number, total: number): EventPage {
  const [first, last] = [offset + 1, offset + shown];
  return {
    first,
    last,
    previous: first > 1 ? Math.max(0, offset - pageSizes.events) : null,
    next: last < total ? offset + pageSizes.events : null,
    isWhole: shown === 0 || (first === 1 && last >= total),
  };
}
