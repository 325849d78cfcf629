import { sql } from 'kysely';

import { type EventSeverity, type EventType, eventTypes } from '@/protocol/events';

import type { Database } from '@/server/database/schema';

import { addRow } from './addRow';

export interface NewEvent {
  type: EventType;
  severity: EventSeverity;
  date: number;
  message: string;
  userId: number | null;
  host: string;
}

export async function addEvent(db: Database, event: NewEvent): Promise<number> {
  return addRow(db, 'events', event);
}

/** Adds a line to what an event says. */
export async function addEventLine(db: Database, eventId: number, line: string): Promise<void> {
  await db
    .updateTable('events')
    .set({ message: sql`message || ${`\n${line}`}` })
    .where('id', '=', eventId)
    .execute();
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

/** Deletes the oldest events of each type that has more than these, so that no type pushes out another one. */
export async function deleteEventsBeyond(db: Database, maxEvents: number): Promise<void> {
  for (const type of eventTypes) {
    await db
      .deleteFrom('events')
      .where('type', '=', type)
      .where('id', '<=', (eb) =>
        eb
          .selectFrom('events')
          .select('id')
          .where('type', '=', type)
          .orderBy('id', 'desc')
          .offset(maxEvents)
          .limit(1),
      )
      .execute();
  }
}

function eventsOf(db: Database, type: string | null) {
  const events = db.selectFrom('events');
  return type === null ? events : events.where('type', '=', type);
}
