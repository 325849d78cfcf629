import type { EventSeverity, EventType, LoggedEvent } from '@/protocol/events';
import { maxCounts, maxLengths } from '@/protocol/limits';
import { checkOptionalLine } from '@/rules/texts';

import { integer, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { countEvents, findEvent, listEvents } from '@/server/store/eventStore';

import { defineCall } from './defineCall';

/** The event log (protocol 3.5). */
export const eventCalls = [
  defineCall('listEvents', {
    fields: {
      type: optional(text({ max: maxLengths.name }), ''),
      offset: optional(integer, 0),
      limit: integer,
    },
    async handle({ db }, { type, offset, limit }) {
      if (offset < 0 || limit < 1) refuse('InvalidArguments');
      accepted(checkOptionalLine(type, maxLengths.name));
      const wanted = type === '' ? null : type;
      const events = await listEvents(db, wanted, {
        offset,
        limit: Math.min(limit, maxCounts.rows),
      });
      return { events: events.map(toEvent), totalCount: await countEvents(db, wanted) };
    },
  }),

  defineCall('loadEvent', {
    fields: { eventId: integer },
    async handle({ db }, { eventId }) {
      const event = (await findEvent(db, eventId)) ?? refuse('UnknownEvent');
      return { details: { ...toEvent(event), user: event.user, host: event.host } };
    },
  }),
];

interface EventRow {
  id: number;
  type: string;
  severity: number;
  date: number;
  message: string;
}

/** Parse edge: only addEvent writes these columns, with values of these types. */
function toEvent({ id, type, severity, date, message }: EventRow): LoggedEvent {
  return { id, type: type as EventType, severity: severity as EventSeverity, date, message };
}
