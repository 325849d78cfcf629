import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { dataFolderAt, hasDatabase, lockDataFolder } from '@/server/storage/dataFolder';
import { replaceData } from '@/server/storage/replaceData';

/** Stands for the process: when it is killed, nothing that it had in mind happens any more. */
const victim: { stepsLeft: number; handleKill: () => void } = {
  stepsLeft: Infinity,
  handleKill: () => undefined,
};

function killable<Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) {
  return (...args: Args): Promise<Result> => {
    if (victim.stepsLeft === 0) return new Promise(() => undefined);
    victim.stepsLeft -= 1;
    if (victim.stepsLeft > 0) return act(...args);
    victim.handleKill();
    return new Promise(() => undefined);
  };
}

let root: string;

beforeEach(async () => {
  // Called without `this`, they are the same.
  const { mkdir, rename, rm, writeFile } = fs;
  jest.spyOn(fs, 'mkdir').mockImplementation(killable(mkdir));
  jest.spyOn(fs, 'rename').mockImplementation(killable(rename));
  jest.spyOn(fs, 'rm').mockImplementation(killable(rm));
  jest.spyOn(fs, 'writeFile').mockImplementation(killable(writeFile));
  root = await fs.mkdtemp(path.join(tmpdir(), 'issuedesk-replace-'));
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const textOf = (...names: string[]) =>
  fs.readFile(path.join(root, ...names), 'utf8').catch(() => null);

async function write(text: string, ...names: string[]): Promise<void> {
  await fs.mkdir(path.join(root, ...names), { recursive: true });
  await fs.writeFile(path.join(root, ...names, 'content'), text);
}

async function prepare(): Promise<void> {
  await write('old', 'database');
  await write('old', 'files');
  await write('older', 'replaced', '2020-01-01T00-00-00.000Z', 'database');
  await write('new', 'restoring', 'database');
  await write('new', 'restoring', 'files');
}

async function replaced(): Promise<(string | null)[]> {
  const names = (await fs.readdir(path.join(root, 'replaced'))).sort();
  return Promise.all(names.map((name) => textOf('replaced', name, 'database', 'content')));
}

test('what waits takes its place, and what was there is kept beside what was kept before', async () => {
  await prepare();

  const kept = (await replaceData(dataFolderAt(root))) ?? '';

  expect(await textOf('database', 'content')).toBe('new');
  expect(await textOf('files', 'content')).toBe('new');
  expect(await textOf(kept, 'database', 'content')).toBe('old');
  expect(await textOf(kept, 'files', 'content')).toBe('old');
  expect(await replaced()).toEqual(['older', 'old']);
  expect(await fs.readdir(root)).not.toContain('restoring');
});

test('a part that does not come back stays, and where nothing was nothing is kept', async () => {
  await write('old', 'files');
  await write('new', 'restoring', 'database');

  expect(await replaceData(dataFolderAt(root))).toBeNull();

  expect(await textOf('database', 'content')).toBe('new');
  expect(await textOf('files', 'content')).toBe('old');
});

test('killed at any step, the next start finds the old data or the new, and never loses the old', async () => {
  const outcomes: string[] = [];
  for (let step = 1; ; step += 1) {
    await fs.rm(root, { recursive: true, force: true });
    await prepare();
    const killed = new Promise<'killed'>((resolve) => {
      victim.handleKill = () => {
        resolve('killed');
      };
    });
    victim.stepsLeft = step;
    const end = await Promise.race([replaceData(dataFolderAt(root)), killed]);
    victim.stepsLeft = Infinity;

    expect(await hasDatabase(dataFolderAt(root))).toBe(true);
    const { release } = await lockDataFolder(root);
    await release();
    const database = (await textOf('database', 'content')) ?? '';
    expect(await textOf('files', 'content')).toBe(database);
    expect(await replaced()).toEqual(database === 'old' ? ['older'] : ['older', 'old']);
    expect(await fs.readdir(root)).not.toContain('restoring');
    if (end !== 'killed') break;
    outcomes.push(database);
  }

  // Before the decision is on the disk and after it.
  expect(outcomes.join(' ')).toMatch(/^(old )+(new ?)+$/);
  expect(outcomes.length).toBeGreaterThan(6);
});

test('a copy that was killed before it was complete is forgotten', async () => {
  await write('old', 'database');
  await write('half', 'restoring', 'database.unfinished');

  const { release } = await lockDataFolder(root);
  await release();

  expect(await textOf('database', 'content')).toBe('old');
  expect(await fs.readdir(root)).toEqual(['database']);
});
