import { randomBytes } from 'node:crypto';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';

import { backup } from '@/server/cli/backup';
import type { CheckOptions } from '@/server/cli/backupFolder';
import { restore } from '@/server/cli/restore';
import { verifyBackup } from '@/server/cli/verifyBackup';
import { ConfigError } from '@/server/core/configError';
import { openDatabase } from '@/server/database/openDatabase';
import { installFresh } from '@/server/install/installFresh';
import { writeManifest } from '@/server/storage/manifest';
import { openStorage } from '@/server/storage/openStorage';
import { addProject } from '@/server/store/projectStore';
import { writeEmptyDatabase } from '@tests/server/support/emptyDatabase';

let root: string;
let good: string;
/** The file of the table of users, relative to the database. */
let usersFile: string;
const config = () => ({ dataFolder: path.join(root, 'data'), databaseUrl: null });

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-hostile-'));
  good = path.join(root, 'good');
  const templateFolder = path.join(root, 'template');
  await writeEmptyDatabase(templateFolder);
  const { db, folder, close } = await openStorage({ ...config(), templateFolder });
  await installFresh(db, {
    serverName: 'Hostile',
    adminPassword: 'a password',
    adminEmail: null,
    language: 'en_US',
    now: 1,
  });
  await addProject(db, 'Kept');
  const { rows } = await sql<{
    file: string;
  }>`select pg_relation_filepath('users') as file`.execute(db);
  usersFile = rows[0]?.file ?? '';
  // A file of no issue is enough here.
  await sql`set session_replication_role = replica`.execute(db);
  const file = { id: 7, name: 'note.txt', description: '', size: 8, content: null };
  await db.insertInto('files').values(file).execute();
  await mkdir(folder.files, { recursive: true });
  await writeFile(path.join(folder.files, '7'), 'attached');
  await close();
  await backup(config(), good);
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Size and time of every file by name. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const states = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const file = path.join(parentPath, name);
    const { size, mtimeMs } = await stat(file);
    return [path.relative(folder, file), `${size} ${mtimeMs}`];
  });
  return Object.fromEntries(await Promise.all(states));
}

type Damage = (folder: string) => Promise<unknown>;

const edit =
  (name: string, change: (content: Buffer) => Buffer): Damage =>
  async (folder) => {
    const file = path.join(folder, name);
    await writeFile(file, change(await readFile(file)));
  };
const cut = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2));
const scramble = (content: Buffer) => randomBytes(content.length);
const users =
  (change: (content: Buffer) => Buffer): Damage =>
  (folder) =>
    edit(path.join('database', usersFile), change)(folder);

async function without(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, name), { recursive: true });
}

async function expectRefused(
  folder: string,
  message: RegExp,
  options?: CheckOptions,
): Promise<void> {
  const data = path.join(root, 'data');
  const before = await filesOf(data);
  const refusal: unknown = await restore(config(), folder, options).catch(
    (error: unknown) => error,
  );

  expect(refusal).toBeInstanceOf(ConfigError);
  expect(refusal).toMatchObject({ message: expect.stringMatching(message) as unknown });
  expect(await filesOf(data)).toEqual(before);
}

describe('a backup whose checksums are wrong is refused before it is started, and nothing is changed', () => {
  const control = 'database/global/pg_control';

  test.each<[name: string, damage: Damage, message: RegExp]>([
    ['a file that is cut off', edit(control, cut), /pg_control has 50 bytes instead of 100/],
    ['random bytes', edit(control, scramble), /pg_control has another content/],
    ['a missing file', (folder) => without(folder, 'files/7'), /files\/7 is missing/],
    ['many missing files', (folder) => without(folder, 'database/base'), /\n {2}and 10 more/],
    [
      'a file too many',
      (folder) => writeFile(path.join(folder, 'database/x'), ''),
      /database\/x does not belong to it/,
    ],
    ['half a manifest', edit('manifest.json', cut), /manifest\.json cannot be read/],
    ['an empty manifest', edit('manifest.json', () => Buffer.alloc(0)), /cannot be read/],
    [
      'the manifest of something else',
      (folder) => writeFile(path.join(folder, 'manifest.json'), '{"format":"x","files":[]}'),
      /manifest\.json cannot be read/,
    ],
    ['no database', (folder) => without(folder, 'database'), /is no backup/],
    [
      'an archive',
      async (folder) => {
        await without(folder, 'database');
        await writeFile(path.join(folder, 'database'), gzipSync('not a database'));
      },
      /is no backup/,
    ],
  ])('%s', async (name, damage, message) => {
    const folder = path.join(root, name.replaceAll(' ', '-'));
    const twenty = Array.from({ length: 20 }, (_, index) => `database/base/${index}`);
    for (const file of ['database/PG_VERSION', control, ...twenty, 'files/7']) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), 'x'.repeat(100));
    }
    await writeManifest(folder);
    await damage(folder);

    await expectRefused(folder, message);
  });
});

describe('a backup of an older version, without checksums, is refused when it does not start, and nothing is changed', () => {
  let folder: string;

  beforeAll(async () => {
    folder = path.join(root, 'older');
    await cp(good, folder, { recursive: true });
    await without(folder, 'manifest.json');
  });

  afterEach(async () => {
    for (const name of ['PG_VERSION', 'global/pg_control', 'pg_wal', usersFile]) {
      const repaired = path.join(folder, 'database', name);
      await cp(path.join(good, 'database', name), repaired, { recursive: true });
    }
  });

  test.each<[name: string, damage: Damage, message: RegExp]>([
    ['without a version', (at) => without(at, 'database/PG_VERSION'), /is no backup|no PG_VERSION/],
    [
      'without a control file',
      (at) => without(at, 'database/global/pg_control'),
      /it has no global/,
    ],
    [
      'of another PostgreSQL',
      (at) => writeFile(path.join(at, 'database/PG_VERSION'), '9.6\n'),
      /cannot be started/,
    ],
    ['with a scrambled control file', edit('database/global/pg_control', scramble), /cannot be/],
    [
      'with an empty log',
      (at) => emptyFiles(path.join(at, 'database/pg_wal')),
      /cannot be started/,
    ],
    ['without a table', (at) => without(at, path.join('database', usersFile)), /cannot be started/],
    ['with an empty table', users(() => Buffer.alloc(0)), /it has no users/],
    ['with a table of random bytes', users(scramble), /cannot be started/],
    // These two change it for good, so they are the last.
    [
      'of a newer version',
      (at) => change(at, "insert into kysely_migration values ('m9999Future', '2100-01-01')"),
      /newer version/,
    ],
    [
      'of another program',
      (at) => change(at, 'drop table kysely_migration cascade'),
      /not one of this program/,
    ],
  ])('%s', async (_name, damage, message) => {
    await damage(folder);

    await expectRefused(folder, message, { withoutChecksums: true });
  });
});

describe('a copy that was interrupted, so that it has neither its manifest nor all files,', () => {
  let folder: string;
  const other = () => ({ dataFolder: path.join(root, 'other'), databaseUrl: null });

  beforeAll(async () => {
    folder = path.join(root, 'interrupted');
    await cp(good, folder, { recursive: true });
    await without(folder, 'manifest.json');
    await without(folder, 'files/7');
  });

  test('is refused, and nothing is changed', async () => {
    await expectRefused(folder, /has no manifest\.json.* add --without-checksums/);
    await expect(verifyBackup(folder)).rejects.toThrow('has no manifest.json');
  });

  test('is taken when that is asked for, and it is said what is missing', async () => {
    const missing = `\nThe contents of 1 attached files are missing in ${path.join(folder, 'files')}: 7 (note.txt).`;
    const options = { withoutChecksums: true };

    await expect(verifyBackup(folder, options)).resolves.toContain(missing);
    await expect(restore(other(), folder, options)).resolves.toContain(missing);
    await without(folder, 'files');
    await expect(restore(other(), folder, options)).resolves.toContain(
      `1 attached files are missing in ${path.join(root, 'other/files')}`,
    );
  });
});

async function change(folder: string, statement: string): Promise<void> {
  const database = path.join(folder, 'database');
  const { db, close } = await openDatabase({ kind: 'pglite', dataFolder: database });
  await sql.raw(statement).execute(db);
  await close();
}

async function emptyFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) await truncate(path.join(folder, entry.name), 0);
  }
}

test('the data is still there and starts, and the good backup still is one', async () => {
  await expect(verifyBackup(good)).resolves.toMatch(/ is good: \d+ files, [\d.]+ MB, written /);

  const { db, close } = await openStorage({ ...config(), templateFolder: root });
  const projects = await db.selectFrom('projects').select('name').execute();
  await close();

  expect(projects).toEqual([{ name: 'Kept' }]);
});
