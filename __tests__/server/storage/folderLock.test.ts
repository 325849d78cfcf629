import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from '@/server/storage/folderLock';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => path.join(folder, 'lock');
const lockText = (pid: number, host: string, started = '') =>
  `${pid}\n${host}\n${started}\ntoken\n`;

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** Somebody can take the lock, and it is theirs. */
async function expectFree(): Promise<void> {
  const lock = await lockFolder(folder);
  await expect(readFile(lockFile(), 'utf8')).resolves.toMatch(`${process.pid}\n${hostname()}\n`);
  await lock.release();
}

test('keeps a second start out until the first has ended', async () => {
  const first = await lockFolder(folder);

  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(
    `in use by process ${process.pid} on ${hostname()}. Stop that process first`,
  );

  await first.release();
  const second = await lockFolder(folder);
  await second.release();
  await expect(readdir(folder)).resolves.toEqual([]);
});

test('takes over from a process that was killed', async () => {
  await writeFile(lockFile(), lockText(await deadProcess(), hostname()));

  const lock = await lockFolder(folder);

  await expect(readFile(lockFile(), 'utf8')).resolves.toMatch(`${process.pid}\n`);
  await lock.release();
});

test('is not fooled by another process with the same number', async () => {
  await writeFile(lockFile(), lockText(process.pid, hostname(), '1'));

  await expectFree();
});

test('takes over from another machine only when that has been silent', async () => {
  await writeFile(lockFile(), lockText(1, 'elsewhere'));
  await expect(lockFolder(folder)).rejects.toThrow('process 1 on elsewhere');

  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lockFile(), longAgo, longAgo);
  const lock = await lockFolder(folder);

  await lock.release();
});

test('takes over from a lock that was never finished', async () => {
  await writeFile(lockFile(), '');

  await expectFree();
});

test('lets one of many have a dead lock', async () => {
  await writeFile(lockFile(), lockText(await deadProcess(), hostname()));

  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value.release();
});

test('leaves the lock of a successor alone', async () => {
  const first = await lockFolder(folder);
  await writeFile(lockFile(), lockText(process.pid, hostname()));

  await first.release();

  await expect(readFile(lockFile(), 'utf8')).resolves.toContain('token');
});

test('takes over from a killed process whose parent still sleeps', async () => {
  // The shell waits by its own means only: running a program would make it notice the end of the first.
  const script = `sleep 0 & pid=$!
    while read -r line < /proc/$pid/stat; do case $line in *') Z'*) break;; esac; done
    echo $pid; exec sleep 60`;
  const parent = spawn('sh', ['-c', script], { stdio: 'pipe' });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  await writeFile(lockFile(), lockText(Number(line.toString().trim()), hostname()));

  await expectFree();
  parent.kill('SIGKILL');
});
