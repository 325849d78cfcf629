import type { EventType, LoggedEvent } from '../events';
import type { Id } from '../scalars';
import { query } from '../operation';

export const eventOperations = {
  /** An absent type lists all; newest first. */
  listEvents: query('/events/list.php', 'administrator')<
    { type?: EventType | undefined; offset?: number | undefined; limit: number },
    { events: LoggedEvent[]; totalCount: number }
  >(),
  /** `user` is a name, `host` the client's name or address. */
  loadEvent: query('/events/load.php', 'administrator')<
    { eventId: Id },
    { details: LoggedEvent & { user: string | null; host: string } }
  >(),
};
