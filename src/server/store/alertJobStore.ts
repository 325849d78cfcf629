import { Access } from '@/protocol/access';
import { AlertType } from '@/protocol/alerts';

import type { Database } from '@/server/database/schema';

type CounterName = 'alerts' | 'stamp';

async function readCounter(db: Database, name: CounterName): Promise<number> {
  const { value } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Whether something happened to issues since alerts were last started. */
export async function areAlertsDue(db: Database): Promise<boolean> {
  return (await readCounter(db, 'alerts')) < (await readCounter(db, 'stamp'));
}

/**
 * Claims all that happened since the last time: of several processes one makes the jobs, the others find them made. When
 * e-mail is off nobody gets a job, and nobody is told later. Must run in a transaction.
 */
export async function startAlerts(
  db: Database,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  const { value: sinceStamp } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'alerts')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const untilStamp = await readCounter(db, 'stamp');
  if (sinceStamp >= untilStamp) return;
  await db
    .updateTable('counters')
    .set({ value: untilStamp })
    .where('name', '=', 'alerts')
    .execute();
  if (isMailed) await addJobs(db, sinceStamp);
}

/** Personal alerts are for their owners, public ones for everybody. */
async function addJobs(db: Database, sinceStamp: number): Promise<void> {
  await db
    .insertInto('alertJobs')
    .columns(['userId', 'sinceStamp'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select(({ val }) => ['users.id', val(sinceStamp).as('sinceStamp')])
        .where('users.email', 'is not', null)
        .where('users.access', '>', Access.none)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('alerts')
              .select('alerts.id')
              .where('alerts.kind', '=', AlertType.alert)
              .where(({ or, eb: on, ref }) =>
                or([on('alerts.ownerId', 'is', null), on('alerts.ownerId', '=', ref('users.id'))]),
              ),
          ),
        ),
    )
    // Not "do nothing": the lock makes whoever is doing an older job wait, and then tell all this too.
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet((eb) => ({ sinceStamp: eb.ref('alertJobs.sinceStamp') })),
    )
    .execute();
}

/** Users who have a job. */
export async function listAlertJobs(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('alertJobs').select('userId').orderBy('userId').execute();
  return rows.map(({ userId }) => userId);
}

/** Removes a job to do it: the changes it is about. Undefined when another process did. */
export async function takeAlertJob(
  db: Database,
  userId: number,
): Promise<{ sinceStamp: number; untilStamp: number } | undefined> {
  const row = await db
    .deleteFrom('alertJobs')
    .where('userId', '=', userId)
    .returning('sinceStamp')
    .executeTakeFirst();
  return row && { sinceStamp: row.sinceStamp, untilStamp: await readCounter(db, 'alerts') };
}

export async function deleteAlertJobs(db: Database): Promise<void> {
  await db.deleteFrom('alertJobs').execute();
}
