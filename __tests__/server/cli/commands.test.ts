import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApiSession } from '../support/apiSession';

import { buildCompanion, buildPatience } from '../support/companionBuild';
import { runCommand, startCompanion } from '../support/companionProcess';
import { readableByOthers } from '../support/readableByOthers';

const install = ['--empty', '--server-name', 'Commands', '--admin-password', 'first password'];

let root: string;
let data: string;

beforeAll(buildCompanion, buildPatience);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-commands-'));
  data = path.join(root, 'data');
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('a second start is refused; a stop leaves a dump, no lock, and everything for the next start', async () => {
  const first = await startCompanion(data, install);
  const session = await openApiSession(first.address, 'admin', 'first password');
  await session.call('/projects/add.php', { name: 'Kept' });

  const second = await runCommand(['--data', data, '--port', '0']);
  expect(second.code).toBe(1);
  expect(second.errors).toMatch(/^The data folder .* is in use by process \d+ on /);

  expect(first.output()).not.toContain('first password');
  await expect(first.stop()).resolves.toBe(0);
  await expect(readdir(path.join(data, 'dumps'))).resolves.toHaveLength(1);
  await expect(readdir(data)).resolves.not.toContain('lock');

  const next = await startCompanion(data);
  const { projects } = await session
    .movedTo(next.address)
    .call<{ projects: { name: string }[] }>('/global.php', {});
  expect(projects.map(({ name }) => name)).toEqual(['Kept']);
  await next.stop();
});

/** A command for a tracker of its own. */
const command = (...args: string[]) => runCommand([...args, '--data', path.join(root, 'tracker')]);

test('commands of an administrator make no tracker, and do not touch one that is in use', async () => {
  const early = await command('user', 'add', 'zoe');
  expect(early.errors).toMatch(/^There is no tracker in .*tracker\. The server makes one/);
  await expect(readdir(root)).resolves.not.toContain('tracker');

  const companion = await startCompanion(path.join(root, 'tracker'), install);
  const session = await openApiSession(companion.address, 'admin', 'first password');
  await session.call('/projects/add.php', { name: 'Kept' });
  for (const [args, reason] of [
    [['export', '--folder', path.join(root, 'out')], 'is in use by process'],
    [['restore', path.join(root, 'copy')], 'is in use by process'],
    [['user', 'add', 'zoe'], 'is in use by process'],
    [['backup', path.join(root, 'copy')], 'has not dumped yet'],
  ] as const) {
    const { code, errors } = await command(...args);
    expect([code, errors]).toEqual([1, expect.stringMatching(new RegExp(`^.*${reason}.*\n$`))]);
  }
  await companion.stop();
});

test('users are added and get passwords', async () => {
  expect((await command('user', 'add', 'zoe', '--password', 'zoe pass')).output).toBe(
    'User zoe added.\n',
  );
  expect((await command('user', 'password', 'admin', '--password', 'second pass')).output).toBe(
    'Password of admin changed.\n',
  );
});

test('a tracker is backed up to a new folder, and exported', async () => {
  expect((await command('backup', path.join(root, 'copy'))).output).toMatch(/^Backup written to /);
  expect((await command('backup', path.join(root, 'copy'))).errors).toMatch(
    /^.* is not empty\. Name a new folder\.\n$/,
  );
  expect((await command('export', '--folder', path.join(root, 'out'))).output).toMatch(
    /^Wrote 0 issues with 0 history entries and 0 files to /,
  );
  expect((await readdir(path.join(root, 'out'))).sort()).toEqual([
    'files',
    'issues.jsonl',
    'tracker.json',
  ]);
});

test('a backup is checked, and a damaged one found out', async () => {
  const copy = path.join(root, 'copy');
  const check = await command('backup', '--verify', copy);
  expect([check.code, check.output]).toEqual([0, expect.stringMatching(/copy is good: \d+ files/)]);

  const damaged = path.join(root, 'damaged');
  await cp(copy, damaged, { recursive: true });
  await truncate(path.join(damaged, 'database/PG_VERSION'), 1);
  for (const args of [
    ['backup', '--verify', damaged],
    ['restore', damaged],
  ]) {
    const { code, errors } = await command(...args);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /damaged is damaged:\n {2}database\/PG_VERSION has 1 bytes instead of 3\n/,
    );
  }
});

test('a backup is restored with all that commands have done', async () => {
  const { output } = await command('restore', path.join(root, 'copy'));
  expect(output).toMatch(/^Restored from .* What it replaced is kept in .*\n$/);

  const next = await startCompanion(path.join(root, 'tracker'));
  const zoe = await openApiSession(next.address, 'zoe', 'zoe pass');
  await expect(zoe.call('/global.php', {})).resolves.toMatchObject({ userName: 'zoe' });
  const admin = await openApiSession(next.address, 'admin', 'second pass');
  await expect(admin.call('/projects/list.php', {})).resolves.toMatchObject({
    projects: [{ name: 'Kept' }],
  });
  const { folderId } = await admin.call<{ folderId: number }>('/projects/folders/add.php', {
    projectId: 1,
    name: 'F',
    typeId: 1,
  });
  const { issueId } = await admin.call<{ issueId: number }>('/issues/add.php', {
    folderId,
    name: 'I',
  });
  const large = new Uint8Array(20_000);
  await admin.upload('/issues/files/add.php', { issueId, name: 'large.bin' }, large);
  expect(await readableByOthers(path.join(root, 'tracker'))).toEqual([]);
  await next.stop();
});

test('whatever was written belongs to its user alone', async () => {
  for (const folder of ['tracker', 'copy', 'out']) {
    expect(await readableByOthers(path.join(root, folder))).toEqual([]);
  }
  const names = await readdir(path.join(root, 'tracker'));
  expect(names.sort()).toEqual(['database', 'dumps', 'files', 'replaced']);
});

test('a tracker is moved to another companion, given the password there', async () => {
  const other = await startCompanion(path.join(root, 'other'), install);
  const move = ['export', '--to-server', other.address, '--data', path.join(root, 'tracker')];
  expect((await runCommand(move)).errors).toBe(
    'There is no terminal to ask at. Set TARGET_PASSWORD.\n',
  );
  const { output } = await runCommand(move, { TARGET_PASSWORD: 'first password' });
  expect(output.split('\n')).toEqual([
    `Moved 1 issues with 2 history entries and 1 files to ${other.address} and compared them.`,
    'Temporary passwords:',
    expect.stringMatching(/^ {2}zoe {2}\S{16}$/),
    '',
  ]);

  const admin = await openApiSession(other.address, 'admin', 'first password');
  await expect(admin.call('/projects/list.php', {})).resolves.toMatchObject({
    projects: [{ name: 'Kept' }],
  });
  await other.stop();
});

test('a port that is taken is told in one line, and nothing is installed', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const fresh = path.join(root, 'fresh');
  const { code, output, errors } = await runCommand(['--data', fresh, '--port', String(port)]);
  other.close();

  expect(code).toBe(1);
  expect(errors).toBe('The port is in use by another program. Choose another one with --port.\n');
  expect(output).not.toContain('installed');
  const next = await startCompanion(fresh, install);
  expect(next.output()).toContain('"kind":"tracker"');
  await next.stop();
});

test('a database that cannot be reached is told in one line', async () => {
  const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' };
  const { code, errors } = await runCommand(['--data', path.join(root, 'none')], environment);

  expect(code).toBe(1);
  expect(errors).toBe(
    'The database cannot be reached (ECONNREFUSED). Is the address right, and does it run?\n',
  );
});

test('mistakes are explained in one line', async () => {
  const typo = await runCommand(['--prot', '1']);
  expect(typo.code).toBe(1);
  expect(typo.errors.trim().split('\n')).toHaveLength(1);
  expect((await runCommand(['--help'])).output).toContain('Usage:');
});
