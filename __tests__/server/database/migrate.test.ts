import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator, sql } from 'kysely';

import { migrate, migrations } from '@/server/database/migrate';
import { openDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';
import { installFresh } from '@/server/install/installFresh';
import { createServer } from '@/server/program/createServer';
import { openStorage } from '@/server/storage/openStorage';
import { addFolder } from '@/server/store/folderStore';
import { addProject } from '@/server/store/projectStore';
import { nextStamp } from '@/server/store/stamps';

import { adminPassword, ApiClient } from '@tests/server/support/apiServer';

const names = Object.keys(migrations);

let root: string;
let empty: Uint8Array;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-migrate-'));
  const { dump, close } = await openDatabase({ kind: 'pglite' });
  empty = (await dump?.()) ?? new Uint8Array();
  await close();
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** A data folder as an older program has left it. */
async function makeDataFolder(name: string, version: string): Promise<string> {
  const dataFolder = path.join(root, name);
  await mkdir(dataFolder);
  const database = { dataFolder: path.join(dataFolder, 'database'), snapshot: empty };
  const { db, close } = await openDatabase({ kind: 'pglite', ...database });
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateTo(version);
  if (error !== undefined) throw new Error('The old version could not be made', { cause: error });
  await fill(db);
  await close();
  return dataFolder;
}

/** By statements that every version knows. */
async function fill(db: Database): Promise<void> {
  const now = 1_000_000;
  await installFresh(db, {
    serverName: 'Old',
    adminPassword,
    adminEmail: null,
    language: 'en_US',
    now,
  });
  const projectId = await addProject(db, 'P');
  const folderId = await addFolder(db, { projectId, name: 'F', typeId: 2 });
  const id = await nextStamp(db);
  const author = { createdAt: now, createdBy: 1, modifiedAt: now, modifiedBy: 1, stamp: id };
  const issue = { id, folderId, name: 'Old issue', nameKey: 'old issue' };
  await db
    .insertInto('issues')
    .values({ ...issue, ...author })
    .execute();
  await db
    .insertInto('history')
    .values({
      id,
      issueId: id,
      kind: 0,
      createdAt: now,
      createdBy: 1,
      stamp: id,
      newValue: issue.name,
    })
    .execute();
  const value = { value: 'Active', valueKey: 'active', number: null };
  await db
    .insertInto('attributeValues')
    .values({ issueId: id, attributeId: 2, ...value })
    .execute();
}

function clientOf({ db, files }: Awaited<ReturnType<typeof openStorage>>): ApiClient {
  const app = createServer({
    db,
    files,
    basePath: '',
    isSecure: false,
    now: () => 1_000_100,
    hostOf: () => '10.0.0.1',
    baseUrlOf: () => 'http://tracker.test',
    onUnexpectedError: (error) => {
      throw error;
    },
  });
  return new ApiClient(app, '10.0.0.1');
}

test.each(names)('a data folder of the version %s opens, and works as ever', async (version) => {
  const dataFolder = await makeDataFolder(version, version);
  const storage = await openStorage({ dataFolder, databaseUrl: null, templateFolder: '' });
  const admin = clientOf(storage);
  await admin.result('/login.php', { login: 'admin', password: adminPassword });

  const list = { typeId: 2, sortColumn: 1002, limit: 5, html: false };
  const { issues } = await admin.result<{ issues: { id: number; cells: string[] }[] }>(
    '/issues/list.php',
    list,
  );
  expect(issues.map(({ id }) => id)).toEqual([1]);
  expect(issues[0]?.cells).toEqual(expect.arrayContaining(['Old issue', 'Active']));
  await admin.result('/issues/subscribe.php', { issueId: 1 });
  await expect(
    admin.result('/issues/comments/add.php', { issueId: 1, comment: 'New' }),
  ).resolves.toEqual({ stampId: 2 });

  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(storage.db);
  expect(rows.map(({ name }) => name)).toEqual(names);
  await storage.close();
});

test('a database of a newer version is left alone, and the reason told', async () => {
  const dataFolder = await makeDataFolder('newer', names.at(-1) ?? '');
  const { db, close } = await openDatabase({
    kind: 'pglite',
    dataFolder: path.join(dataFolder, 'database'),
  });
  await sql`insert into kysely_migration (name, timestamp) values ('m9999Future', '')`.execute(db);

  await expect(migrate(db)).rejects.toThrow(
    'The database was made by a newer version of the program.',
  );
  await close();
});
