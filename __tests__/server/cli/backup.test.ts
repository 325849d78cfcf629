import fs, { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backup } from '@/server/cli/backup';
import { restore } from '@/server/cli/restore';
import { listDumps, startDumps } from '@/server/storage/dumps';
import { openStorage, type Storage } from '@/server/storage/openStorage';
import { addProject } from '@/server/store/projectStore';
import { writeEmptyDatabase } from '../support/emptyDatabase';

/** Copies fail until the spy is restored. */
const fillDisk = () =>
  jest
    .spyOn(fs, 'copyFile')
    .mockRejectedValue(Object.assign(new Error('No space left'), { code: 'ENOSPC' }));

let root: string;
let templateFolder: string;
let storage: Storage | undefined;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-backup-'));
  templateFolder = path.join(root, 'template');
  await writeEmptyDatabase(templateFolder);
});

afterEach(async () => {
  await storage?.close();
  storage = undefined;
});

afterAll(() => rm(root, { recursive: true, force: true }));

const config = (name: string) => ({ dataFolder: path.join(root, name), databaseUrl: null });

async function open(name: string): Promise<Storage> {
  storage = await openStorage({ ...config(name), templateFolder });
  return storage;
}

async function close(): Promise<void> {
  await storage?.close();
  storage = undefined;
}

async function projectNames(name: string): Promise<string[]> {
  const { db } = await open(name);
  const rows = await db.selectFrom('projects').select('name').orderBy('id').execute();
  await close();
  return rows.map((row) => row.name);
}

async function dump({ db, folder }: Storage): Promise<void> {
  const dumps = await startDumps({
    db,
    databaseFolder: folder.database,
    dumpsFolder: folder.dumps,
    intervalMs: 3_600_000,
    onDumped: () => undefined,
    onTried: () => undefined,
    onUnusable: () => undefined,
    onFailed: (error) => {
      throw error;
    },
  });
  await dumps.dumpIfChanged();
  await dumps.stop();
}

test('a backup brings back the database and the files of its time', async () => {
  const target = path.join(root, 'stopped');
  const { db, folder } = await open('a');
  await addProject(db, 'Before');
  await mkdir(folder.files, { recursive: true });
  await writeFile(path.join(folder.files, '7'), 'before');
  await close();

  await expect(backup(config('a'), target)).resolves.toBe(`Backup written to ${target}.`);
  const later = await open('a');
  await addProject(later.db, 'After');
  await writeFile(path.join(folder.files, '7'), 'after');
  await expect(restore(config('a'), target)).rejects.toThrow('in use');
  await close();
  const told = await restore(config('a'), target);

  await expect(projectNames('a')).resolves.toEqual(['Before']);
  await expect(readFile(path.join(folder.files, '7'), 'utf8')).resolves.toBe('before');
  const replaced = /is kept in (.*); delete/.exec(told)?.[1] ?? '';
  await expect(readFile(path.join(replaced, 'files/7'), 'utf8')).resolves.toBe('after');
});

test('what a restore has replaced can be restored, and nothing is lost by that', async () => {
  const kept = path.join(root, 'a/replaced');
  const [name = ''] = await readdir(kept);

  await restore(config('a'), path.join(kept, name));

  await expect(projectNames('a')).resolves.toEqual(['Before', 'After']);
  await expect(readdir(kept)).resolves.toHaveLength(2);
});

test('a backup that fails leaves nothing behind, and uploads on their way stay out of one', async () => {
  for (const name of ['database/PG_VERSION', 'files/7', 'files/incoming/x']) {
    await mkdir(path.join(root, 'e', path.dirname(name)), { recursive: true });
    await writeFile(path.join(root, 'e', name), 'x');
  }
  const target = path.join(root, 'small');

  const disk = fillDisk();
  await expect(backup(config('e'), target)).rejects.toMatchObject({ code: 'ENOSPC' });
  disk.mockRestore();
  await expect(readdir(target)).resolves.toEqual([]);

  await backup(config('e'), target);
  await expect(readdir(path.join(target, 'files'))).resolves.toEqual(['7']);
});

test('a dump of an older version, which is a bare database, comes back as well', async () => {
  const opened = await open('f');
  await addProject(opened.db, 'Bare');
  await dump(opened);
  await close();
  const [name = ''] = await listDumps(opened.folder.dumps);
  const old = path.join(root, 'bare');
  await rename(path.join(opened.folder.dumps, name, 'database'), old);

  await expect(restore(config('g'), old)).rejects.toThrow('--without-checksums');
  await restore(config('g'), old, { withoutChecksums: true });

  await expect(projectNames('g')).resolves.toEqual(['Bare']);
});

test('while the server runs, a backup takes the newest dump and says so', async () => {
  const running = await open('b');
  const target = path.join(root, 'running');
  await expect(backup(config('b'), path.join(root, 'early'))).rejects.toThrow('not dumped yet');
  await addProject(running.db, 'Dumped');
  await dump(running);
  await addProject(running.db, 'Later');

  await expect(backup(config('b'), target)).resolves.toContain('the database is as of 20');
  await close();

  await restore(config('restored'), target);
  await expect(projectNames('restored')).resolves.toEqual(['Dumped']);
});

test('without a backup, the newest dump comes back', async () => {
  const opened = await open('c');
  const { db, folder } = opened;
  await addProject(db, 'Dumped');
  await dump(opened);
  await addProject(db, 'Lost');
  await close();
  await expect(listDumps(folder.dumps)).resolves.toHaveLength(1);

  await restore(config('c'), null);

  await expect(projectNames('c')).resolves.toEqual(['Dumped']);
});

test.each([
  ['a folder with something in it', () => backup(config('a'), root), /not empty/],
  ['no data', () => backup(config('none'), path.join(root, 'x')), /no database/],
  ['no backup', () => restore(config('a'), path.join(root, 'nothing')), /is no backup/],
  ['no dump', () => restore(config('d'), null), /no dump/],
  [
    'a PostgreSQL server',
    () => backup({ ...config('a'), databaseUrl: 'postgres://db/x' }, path.join(root, 'x')),
    /pg_dump/,
  ],
])('%s is refused', async (_case, run, message) => {
  await expect(run()).rejects.toThrow(message);
});
