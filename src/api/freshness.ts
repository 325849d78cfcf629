/**
 * How old an answer may be, in seconds, where it serves more than one visit. Whatever is not named here is asked for
 * again by every window that opens.
 */
export const freshness = {
  /** Names, rights and definitions. */
  global: 300,
  /** The list one comes back to; one that was chosen anew is asked for in any case. */
  list: 60,
  /** The counts of the alerts, and how often they are asked for while one looks at the page. */
  alerts: 60,
  /** An issue that is glanced at on the way through the list, or fetched ahead of that. */
  glance: 60,
  /** Whether there is a newer version. */
  update: 3600,
} as const;
