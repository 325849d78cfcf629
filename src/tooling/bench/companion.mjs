import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The checkout that this file is part of. */
export const ownRoot = path.resolve(import.meta.dirname, '../../..');

/** Of all users of the measured trackers. */
export const demoPassword = 'benchmark';

/**
 * Starts the built companion as a process of its own.
 *
 * @param {{ port: number, data: string, args?: string[], root?: string, environment?: NodeJS.ProcessEnv }} options
 *   `root`: the checkout it was built in
 * @returns the running server: its address, the seconds until it showed the login page, its resident
 *   memory in MB, and ways to end it
 */
export async function startCompanion({ port, data, args = [], root = ownRoot, environment = {} }) {
  const server = path.join(root, 'dist/server/main.mjs');
  const begin = performance.now();
  const options = ['--port', String(port), '--host', '127.0.0.1', '--data', data];
  const child = spawn(
    process.execPath,
    [server, ...options, '--demo-password', demoPassword, '--log-level', 'warn', ...args],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } },
  );
  // Nothing of a benchmark that was broken off stays behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const address = `http://localhost:${port}`;
  await untilAnswered(`${address}/index.php`, child);
  const end = async (signal) => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    process.off('exit', kill);
  };
  return {
    address,
    pid: child.pid,
    startSeconds: (performance.now() - begin) / 1000,
    residentMegabytes: () => residentMegabytes(child.pid),
    stop: () => end('SIGTERM'),
    /** Without any warning. */
    kill: () => end('SIGKILL'),
  };
}

async function untilAnswered(url, child) {
  while (child.exitCode === null) {
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The companion ended with code ${child.exitCode}`);
}

/** From the proc file system: the benchmark runs on Linux. */
function residentMegabytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}
