import type { Id, Time } from './scalars';

export const eventTypes = ['errors', 'access', 'audit', 'cron'] as const;
export type EventType = (typeof eventTypes)[number];

export const EventSeverity = { information: 0, warning: 1, error: 2 } as const;
export type EventSeverity = (typeof EventSeverity)[keyof typeof EventSeverity];

export interface LoggedEvent {
  id: Id;
  type: EventType;
  severity: EventSeverity;
  date: Time;
  /** Plain text in the server's language, perhaps of several lines. */
  message: string;
}
