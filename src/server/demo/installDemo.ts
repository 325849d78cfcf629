import { sql } from 'kysely';

import { Access } from '@/protocol/access';
import { attributeColumn } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { defaultSettings } from '@/server/rules/settings';
import { randomId } from '@/server/secrets/randomTokens';
import { addAlert } from '@/server/store/alertStore';
import { addAttribute, setAttributeOrder } from '@/server/store/attributeStore';
import { addEvent } from '@/server/store/eventStore';
import { addFolder } from '@/server/store/folderStore';
import { setMemberAccess } from '@/server/store/memberStore';
import {
  addProject,
  setProjectArchived,
  setProjectDescription,
  setProjectPublic,
} from '@/server/store/projectStore';
import { saveSettings } from '@/server/store/settingsStore';
import { addType, setDefaultView } from '@/server/store/typeStore';
import { addUser } from '@/server/store/userStore';
import { addView } from '@/server/store/viewStore';

import type { StoredFolder } from './demoRows';
import { generateIssues } from './generateIssues';
import { insertRows } from './insertRows';
import { issueTypes, type DemoType } from './issueTypes';
import { people, personId } from './people';
import { projects, type DemoProject } from './projects';
import { createRandom } from './random';
import { planEvents } from './schedule';

export interface DemoOptions {
  /** Unix seconds; the history ends shortly before. */
  now: number;
  /** null = the usual size. */
  issues: number | null;
  /** Comments of the longest issue; null = the usual number. */
  comments: number | null;
  /** By login; who is missing cannot log in. */
  passwordHashes: ReadonlyMap<string, string>;
}

/** With these the first issue is a bug with comments and a file that every user of the demo sees. */
const SCHEDULE_SEED = 2034;
const CONTENT_SEED = 3034;
const USUAL_ISSUES = 340;
const USUAL_COMMENTS = 60;
/** Beyond this size, issues get fewer changes and only the first users have read states. */
const LARGE = 1000;
const DAY = 86_400;

/** A stored type: its id, those of its attributes in order, and those of its public views by name. */
interface StoredType {
  typeId: number;
  attributeIds: number[];
  viewIds: Map<string, number>;
}

/**
 * Fills a migrated, empty database with the demo tracker: the same on every machine but for times and passwords.
 */
export async function installDemo(db: Database, options: DemoOptions): Promise<void> {
  const { now } = options;
  const issues = options.issues ?? USUAL_ISSUES;
  const comments = options.comments ?? USUAL_COMMENTS;
  await db.transaction().execute(async (transaction) => {
    await installPeople(transaction, options.passwordHashes);
    const types: StoredType[] = [];
    for (const type of issueTypes) types.push(await installType(transaction, type));
    const folders: StoredFolder[] = [];
    for (const [index, project] of projects.entries()) {
      folders.push(...(await installProject(transaction, project, { index, types, now })));
    }
    await installIssues(transaction, { now, types, folders, issues, comments });
    await installAlerts(transaction, types);
    await archiveProjects(transaction);
    await saveSettings(transaction, defaultSettings, {
      serverName: 'Issuedesk demo',
      serverUuid: randomId(),
      anonymousAccess: true,
    });
    await installEvents(transaction, now);
  });
  // Nobody else keeps the statistics of an embedded database, and it plans badly without them.
  await sql`analyze`.execute(db);
}

async function installPeople(
  db: Database,
  passwordHashes: ReadonlyMap<string, string>,
): Promise<void> {
  for (const person of people) {
    await addUser(db, {
      name: person.name,
      login: person.login,
      email: `${person.login}@example.com`,
      language: person.language,
      access: person.access,
      passwordHash: passwordHashes.get(person.login) ?? '',
      mustChangePassword: 'mustChangePassword' in person,
    });
  }
}

async function installType(db: Database, type: DemoType): Promise<StoredType> {
  const typeId = await addType(db, type.name);
  const attributeIds: number[] = [];
  for (const { name, kind, details } of type.attributes) {
    attributeIds.push(await addAttribute(db, { typeId, name, type: kind, details }));
  }
  await setAttributeOrder(db, attributeIds);

  const toColumn = (column: number | string): number =>
    typeof column === 'number'
      ? column
      : attributeColumn(
          attributeIds[type.attributes.findIndex(({ name }) => name === column)] ?? 0,
        );

  await setDefaultView(db, typeId, {
    columns: type.defaultColumns.map(toColumn),
    sortColumn: 1,
    sortAscending: false,
  });
  const viewIds = new Map<string, number>();
  for (const { name, owner, columns, sort, ascending = true, filters } of type.views) {
    const viewId = await addView(db, {
      typeId,
      ownerId: owner === undefined ? null : personId(owner),
      name,
      columns: columns.map(toColumn),
      sortColumn: toColumn(sort),
      sortAscending: ascending,
      filters: filters.map(({ column, operator, value }) => ({
        column: toColumn(column),
        operator,
        value,
      })),
    });
    viewIds.set(name, viewId);
  }
  return { typeId, attributeIds, viewIds };
}

async function installProject(
  db: Database,
  project: DemoProject,
  { index, types, now }: { index: number; types: readonly StoredType[]; now: number },
): Promise<StoredFolder[]> {
  const projectId = await addProject(db, project.name);
  await setProjectPublic(db, projectId, project.isPublic);
  if (project.description !== null) {
    await setProjectDescription(db, projectId, {
      text: project.description,
      format: 1,
      modifiedBy: personId('admin'),
      modifiedDate: now - 90 * DAY,
    });
  }
  for (const login of project.administrators) {
    await setMemberAccess(db, { projectId, userId: personId(login), access: Access.administrator });
  }
  for (const login of project.members) {
    await setMemberAccess(db, { projectId, userId: personId(login), access: Access.normal });
  }
  const folders: StoredFolder[] = [];
  for (const { name, type, weight } of project.folders) {
    const typeIndex = issueTypes.findIndex((candidate) => candidate.name === type);
    const typeId = types[typeIndex]?.typeId ?? 0;
    const folderId = await addFolder(db, { projectId, name, typeId });
    folders.push({ folderId, projectIndex: index, typeIndex, weight });
  }
  return folders;
}

async function installIssues(
  db: Database,
  demo: {
    now: number;
    types: readonly StoredType[];
    folders: readonly StoredFolder[];
    issues: number;
    comments: number;
  },
): Promise<void> {
  const { now, types, folders, issues, comments } = demo;
  const schedule = createRandom(SCHEDULE_SEED);
  const isLarge = issues > LARGE;
  const events = planEvents(schedule, { issues, comments, changes: isLarge ? 3 : 6 }, now);
  const { lastStamp, ...rows } = generateIssues({
    random: createRandom(CONTENT_SEED),
    events,
    folders,
    attributes: types.map(({ attributeIds }) => attributeIds),
    readers: isLarge ? 3 : people.length,
  });
  await insertRows(db, 'issues', rows.issues);
  await insertRows(db, 'attributeValues', rows.attributeValues);
  await insertRows(db, 'history', rows.history);
  await insertRows(db, 'comments', rows.comments);
  await insertRows(db, 'files', rows.files);
  await insertRows(db, 'stubs', rows.stubs);
  await insertRows(db, 'readStates', rows.readStates);
  await insertRows(db, 'subscriptions', rows.subscriptions);
  await db.updateTable('counters').set({ value: lastStamp }).where('name', '=', 'stamp').execute();
  await db
    .updateTable('folders')
    .set((eb) => ({
      stamp: eb
        .selectFrom('issues')
        .select(({ fn }) => fn.coalesce(fn.max('issues.stamp'), eb.lit(0)).as('stamp'))
        .whereRef('issues.folderId', '=', 'folders.id'),
    }))
    .execute();
}

async function installAlerts(db: Database, types: readonly StoredType[]): Promise<void> {
  const [bugs, tasks, discussions] = types;
  const everywhere = {
    viewId: null,
    projectId: null,
    folderId: null,
    ownerId: null,
    kind: 1,
    frequency: null,
  };
  if (bugs) {
    const viewId = bugs.viewIds.get('Not assigned') ?? null;
    await addAlert(db, { ...everywhere, typeId: bugs.typeId, viewId });
    for (const login of ['admin', 'jonas', 'priya'] as const) {
      await addAlert(db, {
        ...everywhere,
        typeId: bugs.typeId,
        viewId: bugs.viewIds.get('Assigned to me') ?? null,
        ownerId: personId(login),
      });
    }
  }
  if (tasks) {
    await addAlert(db, {
      ...everywhere,
      typeId: tasks.typeId,
      viewId: tasks.viewIds.get('Late') ?? null,
      projectId: 1,
      ownerId: personId('admin'),
    });
  }
  if (discussions) await addAlert(db, { ...everywhere, typeId: discussions.typeId });
}

async function archiveProjects(db: Database): Promise<void> {
  for (const [index, { isArchived }] of projects.entries()) {
    if (isArchived) await setProjectArchived(db, index + 1, true);
  }
}

async function installEvents(db: Database, now: number): Promise<void> {
  const entry = { severity: 0, host: '127.0.0.1' } as const;
  const admin = personId('admin');
  await addEvent(db, {
    ...entry,
    type: 'audit',
    date: now - 90 * DAY,
    message: 'The demo tracker was installed',
    userId: admin,
  });
  await addEvent(db, {
    ...entry,
    type: 'cron',
    date: now - DAY,
    message: 'The scheduled tasks have run',
    userId: null,
  });
  await addEvent(db, {
    ...entry,
    type: 'access',
    date: now - 3600,
    message: 'User logged in: admin',
    userId: admin,
  });
}
