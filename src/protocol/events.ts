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

export interface EventOperations {
  /** An absent type lists all; newest first. */
  listEvents: {
    payload: { type?: EventType | undefined; offset?: number | undefined; limit: number };
    answer: { events: LoggedEvent[]; totalCount: number };
  };
  /** `user` is a name, `host` the client's name or address. */
  loadEvent: {
    payload: { eventId: Id };
    answer: { details: LoggedEvent & { user: string | null; host: string } };
  };
}
