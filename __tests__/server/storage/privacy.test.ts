import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { copyFolder } from '@/server/storage/copyFolder';
import { openStorage } from '@/server/storage/openStorage';
import { belongsToAnother, keepPrivate, setModes, SHARED } from '@/server/storage/privacy';
import { writeEmptyDatabase } from '@tests/server/support/emptyDatabase';
import { readableByOthers } from '@tests/server/support/readableByOthers';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-privacy-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

/** A folder as an older version, or a service manager, has left it. */
async function makeOpenFolder(name: string, files: readonly string[]): Promise<string> {
  const folder = path.join(root, name);
  for (const file of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), 'x');
    await chmod(path.join(folder, file), 0o666);
  }
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  return folder;
}

test.each([
  ['an empty folder', []],
  ['a file system of its own', ['lost+found/x']],
  ['a tracker', ['database/base/1', 'files/7', 'dumps/2020-01-01T00-00-00Z/base/1', 'lock']],
  ['a tracker with a note', ['database/base/1', 'database.replaced/1', 'note.txt']],
])('%s that others can read is taken away from them', async (_case, files) => {
  const folder = await makeOpenFolder('data', files);

  await expect(keepPrivate(folder)).resolves.toBe(true);

  const own = (name: string) => !/^(?:lost\+found|note)/.test(name);
  expect((await readableByOthers(folder)).filter(own)).toEqual([]);
  await expect(keepPrivate(folder)).resolves.toBe(false);
});

test('what a link leads to is not touched', async () => {
  const elsewhere = await makeOpenFolder('elsewhere', ['file']);
  const folder = await makeOpenFolder('data', ['database/1']);
  await symlink(elsewhere, path.join(folder, 'files'));
  await symlink(path.join(elsewhere, 'file'), path.join(folder, 'database/link'));

  await keepPrivate(folder);

  expect((await stat(elsewhere)).mode & 0o777).toBe(0o755);
  expect((await stat(path.join(elsewhere, 'file'))).mode & 0o777).toBe(0o666);
});

test.each([
  ['one that holds something else', 0o755, ['README']],
  ['one that is everybody’s', 0o1777, ['database/1']],
])('%s is refused, and left as it is', async (_case, mode, files) => {
  const folder = await makeOpenFolder('data', files);
  await chmod(folder, mode);

  await expect(keepPrivate(folder)).rejects.toThrow('it is not a data folder');
  await expect(
    openStorage({ dataFolder: folder, databaseUrl: null, templateFolder: root }),
  ).rejects.toThrow('Name a folder of its own with --data');

  expect((await stat(folder)).mode & 0o7777).toBe(mode);
  expect(await readdir(folder)).toHaveLength(1);
});

test('root is told of a folder that belongs to somebody else, however private its mode is', async () => {
  const folder = await makeOpenFolder('data', ['database/1']);
  await keepPrivate(folder);

  await expect(belongsToAnother(folder)).resolves.toBe(false);
  const { uid } = await stat(folder);
  jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);
  await expect(belongsToAnother(folder)).resolves.toBe(true);
});

test('a copy is private, whatever it is a copy of', async () => {
  const source = await makeOpenFolder('source', ['a/b/1', '2']);

  await copyFolder(source, path.join(root, 'copy'));

  expect(await readableByOthers(path.join(root, 'copy'))).toEqual([]);
});

test('a template can be copied by another user than the one who has built it', async () => {
  const template = await makeOpenFolder('template', ['a/1']);
  await chmod(path.join(template, 'a/1'), 0o600);

  await setModes(template, SHARED);

  expect((await stat(path.join(template, 'a/1'))).mode & 0o777).toBe(0o644);
  expect((await stat(path.join(template, 'a'))).mode & 0o777).toBe(0o755);
});

test('a first start makes a private database, and tells whether the folder was one', async () => {
  const templateFolder = path.join(root, 'template');
  await writeEmptyDatabase(templateFolder);
  await setModes(templateFolder, SHARED);
  const dataFolder = await makeOpenFolder('data', []);
  const options = { dataFolder, databaseUrl: null, templateFolder };

  const first = await openStorage(options);
  expect(first.wasReadable).toBe(true);
  await first.close();

  expect(await readableByOthers(path.join(dataFolder, 'database'))).toEqual([]);
  const second = await openStorage(options);
  expect(second.wasReadable).toBe(false);
  await second.close();
});
