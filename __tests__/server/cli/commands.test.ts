import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openApiSession } from '../support/apiSession';
import { buildCompanion, runCommand, startCompanion } from '../support/companionProcess';

const install = ['--empty', '--server-name', 'Commands', '--admin-password', 'first password'];

let root: string;
let data: string;

beforeAll(buildCompanion);

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

test('mistakes are explained in one line', async () => {
  const typo = await runCommand(['--prot', '1']);
  expect(typo.code).toBe(1);
  expect(typo.errors.trim().split('\n')).toHaveLength(1);
  expect((await runCommand(['--help'])).output).toContain('Usage:');
});
