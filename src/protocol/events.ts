import type { EventSeverity, EventType } from './enums';
import type { Id, Time } from './scalars';

export interface LoggedEvent {
  id: Id;
  type: EventType;
  severity: EventSeverity;
  date: Time;
  /** Plain text in the server's language, perhaps of several lines. */
  message: string;
}
