import type { EventSeverity, EventType } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';

export interface NewEvent {
  type: EventType;
  severity: EventSeverity;
  date: number;
  message: string;
  userId: number | null;
  host: string;
}

export async function addEvent(db: Database, event: NewEvent): Promise<void> {
  await db.insertInto('events').values(event).execute();
}

export async function countEvents(db: Database, type: string | null): Promise<number> {
  const { count } = await eventsOf(db, type)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export async function listEvents(
  db: Database,
  type: string | null,
  { offset, limit }: { offset: number; limit: number },
) {
  return eventsOf(db, type)
    .select(['id', 'type', 'severity', 'date', 'message'])
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findEvent(db: Database, eventId: number) {
  return db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.userId')
    .select(['events.id', 'type', 'severity', 'date', 'message', 'host', 'users.name as user'])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
}

export async function deleteEventsBefore(db: Database, date: number): Promise<void> {
  await db.deleteFrom('events').where('date', '<', date).execute();
}

function eventsOf(db: Database, type: string | null) {
  const events = db.selectFrom('events');
  return type === null ? events : events.where('type', '=', type);
}
