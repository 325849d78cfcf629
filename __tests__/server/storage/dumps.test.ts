import fs, { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { addEvent, countEvents } from '@/server/store/eventStore';
import { copyFolder } from '@/server/storage/copyFolder';
import { listDumps, startDumps, type Dumps } from '@/server/storage/dumps';
import { createDumpTrials } from '@/server/storage/dumpTrials';
import { checkManifest } from '@/server/storage/manifest';
import { openStorage, type Storage } from '@/server/storage/openStorage';
import { writeEmptyDatabase } from '@tests/server/support/emptyDatabase';

/** Copies fail until the spy is restored. */
const fillDisk = () =>
  jest
    .spyOn(fs, 'copyFile')
    .mockRejectedValue(Object.assign(new Error('No space left'), { code: 'ENOSPC' }));

let root: string;
let templateFolder: string;
let storage: Storage;
let dumps: Dumps;
const failures: unknown[] = [];

const event = {
  type: 'audit',
  severity: 0,
  date: 1,
  message: 'm',
  userId: null,
  host: '',
} as const;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-dumps-'));
  templateFolder = path.join(root, 'template');
  await writeEmptyDatabase(templateFolder);
});

beforeAll(async () => {
  const dataFolder = path.join(root, 'data');
  storage = await openStorage({ dataFolder, databaseUrl: null, templateFolder });
  dumps = await startDumps({
    db: storage.db,
    databaseFolder: storage.folder.database,
    dumpsFolder: storage.folder.dumps,
    intervalMs: 3_600_000,
    onDumped: () => undefined,
    onTried: () => undefined,
    onUnusable: (_name: string, error: unknown) => failures.push(error),
    onFailed: (error) => failures.push(error),
  });
});

afterAll(async () => {
  await dumps.stop();
  await storage.close();
  await rm(root, { recursive: true, force: true });
});

async function countEventsIn(folder: string): Promise<number> {
  const opened: OpenDatabase = await openDatabase({ kind: 'pglite', dataFolder: folder });
  const count = await countEvents(opened.db, null);
  await opened.close();
  return count;
}

test('a dump holds all that was written before it, also while others write', async () => {
  await addEvent(storage.db, event);
  const later = Promise.all([dumps.dumpIfChanged(), addEvent(storage.db, event)]);
  await later;

  const [name = ''] = await listDumps(storage.folder.dumps);

  expect(failures).toEqual([]);
  expect(
    await countEventsIn(path.join(storage.folder.dumps, name, 'database')),
  ).toBeGreaterThanOrEqual(1);
  const time = Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
});

test('calls go on while files are copied, and the dump has what they wrote', async () => {
  await addEvent(storage.db, event);
  const copyFile = fs.copyFile.bind(fs);
  let written: Promise<number> | undefined;
  const disk = jest.spyOn(fs, 'copyFile').mockImplementation(async (...file) => {
    await (written ??= addEvent(storage.db, event));
    return copyFile(...file);
  });
  await dumps.dumpIfChanged();
  disk.mockRestore();
  const [name = ''] = (await listDumps(storage.folder.dumps)).slice(-1);
  const copy = path.join(root, 'copy');
  await copyFolder(path.join(storage.folder.dumps, name, 'database'), copy);

  expect(failures).toEqual([]);
  expect(written).toBeDefined();
  await expect(countEventsIn(copy)).resolves.toBe(await countEvents(storage.db, null));
});

test('a dump that does not fit on the disk leaves the ones before it', async () => {
  const before = await listDumps(storage.folder.dumps);
  await addEvent(storage.db, event);
  const disk = fillDisk();
  await dumps.dumpIfChanged();
  disk.mockRestore();

  expect(failures.splice(0)).toMatchObject([{ code: 'ENOSPC' }]);
  expect(await readdir(storage.folder.dumps)).toEqual(before);
  await dumps.dumpIfChanged();
  const [newest = ''] = (await listDumps(storage.folder.dumps)).slice(-1);
  await expect(checkManifest(path.join(storage.folder.dumps, newest))).resolves.toMatchObject({
    kind: 'good',
  });
});

test('nothing is dumped when nothing was written', async () => {
  await dumps.dumpIfChanged();
  const before = await listDumps(storage.folder.dumps);
  await countEvents(storage.db, null);
  await dumps.dumpIfChanged();
  expect(await listDumps(storage.folder.dumps)).toEqual(before);
});

test('the last dump by name is the newest one also after the clock was set back', async () => {
  const dumpsFolder = path.join(root, 'ahead');
  const ahead = [1, 2, 3, 4].map((day) => `2990-01-0${String(day)}T00-00-00Z`);
  for (const name of ahead) await mkdir(path.join(dumpsFolder, name), { recursive: true });
  const started = await startDumps({
    db: storage.db,
    databaseFolder: storage.folder.database,
    dumpsFolder,
    intervalMs: 3_600_000,
    onDumped: () => undefined,
    onTried: () => undefined,
    onUnusable: (_name: string, error: unknown) => failures.push(error),
    onFailed: (error) => failures.push(error),
  });
  await started.dumpIfChanged();
  await addEvent(storage.db, event);
  await started.dumpIfChanged();
  await started.stop();

  const newest = (await listDumps(dumpsFolder)).slice(-2);

  expect(newest).toEqual(['2990-01-04T00-00-01Z', '2990-01-04T00-00-02Z']);
  for (const name of newest) {
    await expect(checkManifest(path.join(dumpsFolder, name))).resolves.toMatchObject({
      kind: 'good',
    });
  }
});

/** Dumps by itself until the newest dump was tried; answers its name and what was wrong with it. */
async function dumpUntilTried(
  dumpsFolder: string,
  onDumped: (name: string) => void = () => undefined,
): Promise<{ name: string; problem: unknown }> {
  let regular: Dumps | undefined;
  const tried = await new Promise<{ name: string; problem: unknown }>((resolve, reject) => {
    void startDumps({
      db: storage.db,
      databaseFolder: storage.folder.database,
      dumpsFolder,
      intervalMs: 1,
      onDumped,
      onTried: (name) => {
        resolve({ name, problem: null });
      },
      onUnusable: (name, problem) => {
        resolve({ name, problem });
      },
      onFailed: reject,
    }).then((started) => {
      regular = started;
    });
  });
  await regular?.stop();
  // What is superfluous goes with the next one.
  await addEvent(storage.db, event);
  await regular?.dumpIfChanged();
  return tried;
}

async function makeOldDumps(dumpsFolder: string): Promise<string[]> {
  const names = [1, 2, 3, 4].map((day) => `2020-01-0${String(day)}T00-00-00Z`);
  for (const name of names) await mkdir(path.join(dumpsFolder, name), { recursive: true });
  return names;
}

test('dumps are made by themselves after some time of writing, and the last three are kept', async () => {
  const dumpsFolder = path.join(root, 'regular');
  const old = await makeOldDumps(dumpsFolder);
  await addEvent(storage.db, event);

  const { name, problem } = await dumpUntilTried(dumpsFolder);

  expect(problem).toBeNull();
  const kept = await listDumps(dumpsFolder);
  expect(kept).toHaveLength(3);
  expect(kept).toContain(name);
  expect(kept).not.toContain(old[0]);
  expect((await readdir(dumpsFolder)).sort()).toEqual(kept);
});

test('dumps from before a start stay, however many follow, while no newer one can be started', async () => {
  const dumpsFolder = path.join(root, 'damaged');
  const old = await makeOldDumps(dumpsFolder);
  const later = Array.from({ length: 5 }, (_, index) => `2021-01-0${String(index + 1)}T00-00-00Z`);
  for (const name of later) await mkdir(path.join(dumpsFolder, name));
  await addEvent(storage.db, event);
  const damage = (name: string) =>
    rmSync(path.join(dumpsFolder, name, 'database/global/pg_control'), { force: true });

  const { name, problem } = await dumpUntilTried(dumpsFolder, damage);

  expect(String(problem)).toContain('it has no global/pg_control');
  const kept = await listDumps(dumpsFolder);
  expect(kept.slice(0, 4)).toEqual(old);
  expect(kept).toContain(name);
  expect(kept).toHaveLength(7);
});

test('while none was tried, the oldest four and the last three stay', () => {
  const names = [1, 2, 3, 4, 5].map(String);
  const trials = createDumpTrials({ dumpsFolder: root, onTried: jest.fn(), onUnusable: jest.fn() });

  expect(trials.superfluous(names)).toEqual([]);
  expect(trials.superfluous([...names, '6', '7', '8', '9'])).toEqual(['5', '6']);
});

test('the one that was tried stays beside the last three, and is not tried again at once', async () => {
  const dumpsFolder = storage.folder.dumps;
  const [name = ''] = await listDumps(dumpsFolder);
  const trials = createDumpTrials({ dumpsFolder, onTried: jest.fn(), onUnusable: jest.fn() });

  await expect(trials.tryOnce(name)).resolves.toBe(true);
  await expect(trials.tryOnce(name)).resolves.toBe(false);
  expect(trials.superfluous(['1', name, '5', '6', '7', '8'])).toEqual(['1', '5']);
});

test('no unfinished copy is left behind, neither by a failed dump nor by one that was killed', async () => {
  const unfinished = async () =>
    (await readdir(storage.folder.dumps)).filter((name) => name.includes('unfinished'));
  const options = {
    db: storage.db,
    databaseFolder: path.join(root, 'missing'),
    dumpsFolder: storage.folder.dumps,
    intervalMs: 3_600_000,
    onDumped: () => undefined,
    onTried: () => undefined,
    onUnusable: (_name: string, error: unknown) => failures.push(error),
    onFailed: (error: unknown) => failures.push(error),
  };
  await mkdir(path.join(storage.folder.dumps, '2026-01-01T00-00-00Z.unfinished', 'base'), {
    recursive: true,
  });

  const failing = await startDumps(options);
  expect(await unfinished()).toEqual([]);
  await failing.dumpIfChanged();
  await failing.stop();

  expect(failures.splice(0)).toMatchObject([{ code: 'ENOENT' }]);
  expect(await unfinished()).toEqual([]);
});

test('a first start takes the template, a second one its own data', async () => {
  const dataFolder = path.join(root, 'other');
  const first = await openStorage({ dataFolder, databaseUrl: null, templateFolder });
  await addEvent(first.db, event);
  await expect(openStorage({ dataFolder, databaseUrl: null, templateFolder })).rejects.toThrow(
    'in use',
  );
  await first.close();

  const second = await openStorage({ dataFolder, databaseUrl: null, templateFolder });

  await expect(countEvents(second.db, null)).resolves.toBe(1);
  await second.close();
});
