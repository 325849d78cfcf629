import { mayEditAlert, maySeeAlert } from '@/server/access/alerts';
import { isAdministrator } from '@/server/access/system';
import { mayUseView } from '@/server/access/views';
import type { Caller } from '@/server/core/caller';
import { refuse } from '@/server/core/refusal';
import type { AlertsTable, Database } from '@/server/database/schema';

import { visibleTypes } from './typeStore';
import { visibleProjects } from './visibility';

/** What an alert or report watches. */
export type AlertScope = Pick<AlertsTable, 'typeId' | 'viewId' | 'projectId' | 'folderId'>;

/** The same for whom; `ownerId` null = public, for everybody. */
export type AlertKey = AlertScope & Pick<AlertsTable, 'ownerId' | 'kind'>;

/** An alert or report with the names of what it watches. */
function alerts(db: Database) {
  return db
    .selectFrom('alerts')
    .innerJoin('types', 'types.id', 'alerts.typeId')
    .leftJoin('views', 'views.id', 'alerts.viewId')
    .leftJoin('folders', 'folders.id', 'alerts.folderId')
    .leftJoin('projects', (join) =>
      join.on(({ eb, fn }) =>
        eb('projects.id', '=', fn.coalesce('alerts.projectId', 'folders.projectId')),
      ),
    )
    .select([
      'alerts.id',
      'alerts.typeId',
      'alerts.viewId',
      'alerts.projectId',
      'alerts.folderId',
      'alerts.ownerId',
      'alerts.kind',
      'alerts.frequency',
      'types.name as typeName',
      'views.name as viewName',
      'views.ownerId as viewOwnerId',
      'projects.name as projectName',
      'folders.name as folderName',
    ]);
}

export type AlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

/**
 * Alerts and reports whose names the caller may know: not those on types and places out of sight, and for all but
 * administrators, who have to clean up, not those on views that became another user's.
 */
async function visibleAlerts(db: Database, caller: Caller) {
  const types = await visibleTypes(db, caller);
  return alerts(db)
    .where('alerts.typeId', 'in', types.clearSelect().select('types.id'))
    .where(({ or, eb }) =>
      or([
        eb('projects.id', 'is', null),
        eb('projects.id', 'in', (inner) =>
          inner.selectFrom(visibleProjects(db, caller).as('project')).select('project.id'),
        ),
      ]),
    )
    .$if(!isAdministrator(caller), (query) =>
      query.where(({ or, eb }) =>
        or([eb('views.ownerId', 'is', null), eb('views.ownerId', '=', caller.userId)]),
      ),
    );
}

/** Public alerts (`ownerId` null) or those of one user, of these kinds, by type, view, project and folder. */
export async function listAlerts(
  db: Database,
  caller: Caller,
  { ownerId, kinds }: { ownerId: number | null; kinds: readonly number[] },
) {
  const visible = await visibleAlerts(db, caller);
  return visible
    .where('alerts.ownerId', 'is not distinct from', ownerId)
    .where('alerts.kind', 'in', kinds)
    .orderBy('types.nameKey')
    .orderBy('views.nameKey', (order) => order.asc().nullsFirst())
    .orderBy('projects.nameKey', (order) => order.asc().nullsFirst())
    .orderBy('folders.nameKey', (order) => order.asc().nullsFirst())
    .orderBy('alerts.id')
    .execute();
}

/** Whether somebody may use the view of an alert: the view of a public one may have become personal. */
export function isViewInReach({ viewOwnerId }: AlertRow, caller: Caller): boolean {
  return mayUseView(caller, { ownerId: viewOwnerId });
}

/** A report for somebody who gets it; undefined when it is gone or out of sight. */
export async function findReport(
  db: Database,
  caller: Caller,
  reportId: number,
): Promise<AlertRow | undefined> {
  const visible = await visibleAlerts(db, caller);
  const report = await visible.where('alerts.id', '=', reportId).executeTakeFirst();
  return report && isViewInReach(report, caller) ? report : undefined;
}

/**
 * An alert or report that the caller may edit and delete, also when what it watches is out of sight.
 * Codes: 347 unknown, of another kind or another user's; 301 a public one for callers who are no administrators.
 */
export async function getOwnAlert(
  db: Database,
  caller: Caller,
  alertId: number,
  kinds: readonly number[],
) {
  const alert = await db
    .selectFrom('alerts')
    .select(['id', 'ownerId', 'kind', 'frequency'])
    .where('id', '=', alertId)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  if (alert === undefined || !maySeeAlert(caller, alert)) refuse('UnknownAlert');
  if (!mayEditAlert(caller, alert)) refuse('AccessDenied');
  return alert;
}

/** The same with the names of what it watches. Code 347 also when the caller does not see that. */
export async function getAlert(
  db: Database,
  caller: Caller,
  alertId: number,
  kinds: readonly number[],
): Promise<AlertRow> {
  const { id } = await getOwnAlert(db, caller, alertId, kinds);
  const visible = await visibleAlerts(db, caller);
  const alert = await visible.where('alerts.id', '=', id).executeTakeFirst();
  return alert ?? refuse('UnknownAlert');
}

/** How many alerts or reports of these kinds somebody has. */
export async function countAlerts(
  db: Database,
  ownerId: number,
  kinds: readonly number[],
): Promise<number> {
  const { count } = await db
    .selectFrom('alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow();
  return count;
}

/** Code 348; a personal one also clashes with a public one. */
export async function requireFreeAlert(db: Database, key: AlertKey): Promise<void> {
  const other = await sameTarget(db, key)
    .where(({ or, eb }) =>
      or([eb('ownerId', 'is', null), eb('ownerId', 'is not distinct from', key.ownerId)]),
    )
    .executeTakeFirst();
  if (other !== undefined) refuse('AlertAlreadyExists');
}

/** A public alert replaces everybody's identical personal ones. */
export async function addAlert(
  db: Database,
  key: AlertKey & { frequency: number | null },
): Promise<number> {
  if (key.ownerId === null) {
    const personal = await sameTarget(db, key).where('ownerId', 'is not', null).execute();
    for (const { id } of personal) await deleteAlert(db, id);
  }
  const { id } = await db
    .insertInto('alerts')
    .values(key)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function editReport(
  db: Database,
  alertId: number,
  schedule: { kind: number; frequency: number },
): Promise<void> {
  await db.updateTable('alerts').set(schedule).where('id', '=', alertId).execute();
}

export async function deleteAlert(db: Database, alertId: number): Promise<void> {
  await db.deleteFrom('alerts').where('id', '=', alertId).execute();
}

/** A view that becomes personal is out of reach for the alerts of other users. */
export async function deleteForeignAlerts(
  db: Database,
  viewId: number,
  ownerId: number,
): Promise<void> {
  await db
    .deleteFrom('alerts')
    .where('viewId', '=', viewId)
    .where('ownerId', 'is not', null)
    .where('ownerId', '<>', ownerId)
    .execute();
}

function sameTarget(db: Database, { typeId, viewId, projectId, folderId, kind }: AlertKey) {
  return db
    .selectFrom('alerts')
    .select('id')
    .where('typeId', '=', typeId)
    .where('viewId', 'is not distinct from', viewId)
    .where('projectId', 'is not distinct from', projectId)
    .where('folderId', 'is not distinct from', folderId)
    .where('kind', '=', kind);
}
