import { Access } from '@/protocol/access';
import { AlertType } from '@/protocol/alerts';
import type { ReportFrequency } from '@/protocol/reports';

import type { Database } from '@/server/database/schema';
import { lastSeconds } from '@/server/rules/timeSpan';

/** Unix seconds. */
interface DueTime {
  dueAt: number;
  now: number;
}

/** Whether reports of a frequency have not been started for this time. */
export async function isReportDue(
  db: Database,
  frequency: ReportFrequency,
  time: DueTime,
): Promise<boolean> {
  const run = await db
    .selectFrom('reportRuns')
    .select('dueAt')
    .where('frequency', '=', frequency)
    .executeTakeFirst();
  return run !== undefined && !isStarted(run.dueAt, time);
}

/** A start in the future was noted before the clock was set back, and counts as none. */
function isStarted(startedFor: number | null, { dueAt, now }: DueTime): boolean {
  return startedFor !== null && startedFor >= dueAt && startedFor <= lastSeconds(0, now).until;
}

/**
 * Claims the reports of a frequency for a time: of several processes one makes the jobs, the others find them made. The
 * very first time only marks where change reports begin. Must run in a transaction.
 */
export async function startReports(
  db: Database,
  frequency: ReportFrequency,
  { isMailed, ...time }: DueTime & { isMailed: boolean },
): Promise<void> {
  const run = await db
    .selectFrom('reportRuns')
    .select(['dueAt', 'stamp'])
    .where('frequency', '=', frequency)
    .forUpdate()
    .executeTakeFirst();
  if (run === undefined || isStarted(run.dueAt, time)) return;
  const { value } = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'stamp')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('reportRuns')
    .set({ dueAt: time.dueAt, stamp: value })
    .where('frequency', '=', frequency)
    .execute();
  if (run.dueAt !== null && isMailed) await addJobs(db, frequency, run.stamp);
}

/** Personal reports go to their owners, public ones to everybody. */
async function addJobs(
  db: Database,
  frequency: ReportFrequency,
  sinceStamp: number,
): Promise<void> {
  await db
    .insertInto('reportJobs')
    .columns(['alertId', 'userId', 'sinceStamp'])
    .expression((eb) =>
      eb
        .selectFrom('alerts')
        .innerJoin('users', (join) =>
          join.on(({ or, eb: on, ref }) =>
            or([on('alerts.ownerId', 'is', null), on('alerts.ownerId', '=', ref('users.id'))]),
          ),
        )
        .select(({ val }) => ['alerts.id', 'users.id as userId', val(sinceStamp).as('sinceStamp')])
        .where('alerts.kind', 'in', [AlertType.changeReport, AlertType.issueReport])
        .where('alerts.frequency', '=', frequency)
        .where('users.email', 'is not', null)
        .where('users.access', '>', Access.none),
    )
    // One that was never written tells more when it is.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface ReportJobKey {
  alertId: number;
  userId: number;
}

export async function listReportJobs(db: Database): Promise<ReportJobKey[]> {
  return db
    .selectFrom('reportJobs')
    .select(['alertId', 'userId'])
    .orderBy('alertId')
    .orderBy('userId')
    .execute();
}

/** Removes a job to do it. Undefined when another process did. Answers the stamp after which changes count. */
export async function takeReportJob(
  db: Database,
  { alertId, userId }: ReportJobKey,
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('reportJobs')
    .where('alertId', '=', alertId)
    .where('userId', '=', userId)
    .returning('sinceStamp')
    .executeTakeFirst();
  return row?.sinceStamp;
}
