import { groupBy } from '@/lib/groupBy';
import type { Attribute } from '@/protocol/attributes';

import type { Database } from '@/server/database/schema';
import { selectAttributes, toAttribute } from '@/server/store/attributeStore';
import type { StoredInboxDetails } from '@/server/store/inboxStore';
import { toDescription } from '@/server/store/projectStore';
import { loadSettings } from '@/server/store/settingsStore';
import { selectViews } from '@/server/store/viewStore';

import {
  documentVersion,
  type ExportedInbox,
  type ExportedProject,
  type ExportedSettings,
  type ExportedType,
  type ExportedView,
  type TrackerDocument,
} from './trackerDocument';

/** Everything but the issues, by id. `now` in Unix seconds. */
export async function readTracker(db: Database, now: number): Promise<TrackerDocument> {
  return {
    format: 'issuedesk-export',
    version: documentVersion,
    exportedDate: now,
    settings: await readSettings(db),
    users: await db
      .selectFrom('users')
      .select(['id', 'name', 'login', 'email', 'access', 'language'])
      .orderBy('id')
      .execute(),
    types: await readTypes(db),
    projects: await readProjects(db),
    alerts: await db
      .selectFrom('alerts')
      .select(['id', 'kind', 'frequency', 'typeId', 'viewId', 'projectId', 'folderId', 'ownerId'])
      .orderBy('id')
      .execute(),
    inboxes: await readInboxes(db),
    counts: {
      issues: await countRows(db, 'issues'),
      historyEntries: await countRows(db, 'history'),
      files: await countRows(db, 'files'),
    },
  };
}

async function readSettings(db: Database): Promise<ExportedSettings> {
  const settings = await loadSettings(db);
  const left = new Set(['smtpPassword', 'cronLast', 'updateVersion']);
  const kept = Object.entries(settings).filter(([name]) => !left.has(name));
  // Parse edge: the entries of the object that was taken apart.
  return Object.fromEntries(kept) as unknown as ExportedSettings;
}

async function readTypes(db: Database): Promise<ExportedType[]> {
  const types = await db.selectFrom('types').selectAll().orderBy('id').execute();
  const attributes = await readAttributes(db);
  const views = await readViews(db);
  return types.map(
    ({ id, name, defaultColumns: columns, defaultSortColumn, defaultSortAscending }) => ({
      id,
      name,
      defaultView:
        columns === null
          ? null
          : {
              columns,
              sortColumn: defaultSortColumn ?? 0,
              sortAscending: defaultSortAscending ?? true,
            },
      attributes: attributes.get(id) ?? [],
      views: views.get(id) ?? [],
    }),
  );
}

async function readAttributes(db: Database): Promise<Map<number, Attribute[]>> {
  const byType = groupBy(await selectAttributes(db).execute(), ({ typeId }) => typeId);
  return new Map([...byType].map(([typeId, list]) => [typeId, list.map(toAttribute)]));
}

async function readViews(db: Database): Promise<Map<number, ExportedView[]>> {
  const rows = await selectViews(db).orderBy('id').execute();
  const byType = groupBy(rows, ({ typeId }) => typeId);
  return new Map(
    [...byType].map(([typeId, list]) => [typeId, list.map(({ typeId: _, ...view }) => view)]),
  );
}

async function readProjects(db: Database): Promise<ExportedProject[]> {
  const projects = await db.selectFrom('projects').selectAll().orderBy('id').execute();
  const members = groupBy(
    await db.selectFrom('members').selectAll().orderBy('userId').execute(),
    ({ projectId }) => projectId,
  );
  const folders = groupBy(
    await db.selectFrom('folders').selectAll().orderBy('id').execute(),
    ({ projectId }) => projectId,
  );
  return projects.map((project) => ({
    id: project.id,
    name: project.name,
    isPublic: project.isPublic,
    isArchived: project.isArchived,
    description: toDescription({
      text: project.description,
      format: project.descriptionFormat,
      modifiedBy: project.descriptionModifiedBy,
      modifiedDate: project.descriptionModifiedAt,
    }),
    members: (members.get(project.id) ?? []).map(({ userId, access }) => ({ userId, access })),
    folders: (folders.get(project.id) ?? []).map(({ id, name, typeId }) => ({ id, name, typeId })),
  }));
}

async function readInboxes(db: Database): Promise<ExportedInbox[]> {
  const rows = await db
    .selectFrom('inboxes')
    .select(['id', 'engine', 'email', 'robotId', 'defaultFolderId'])
    .select(({ ref }) => ref('details').$castTo<StoredInboxDetails>().as('details'))
    .orderBy('id')
    .execute();
  return rows.map(({ details: { password: _, ...details }, ...inbox }) => ({ ...inbox, details }));
}

async function countRows(db: Database, table: 'issues' | 'history' | 'files'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
