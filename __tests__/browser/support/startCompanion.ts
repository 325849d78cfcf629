import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const program = path.resolve(import.meta.dirname, '../../../dist/server/main.mjs');

export interface Companion {
  /** Without a trailing slash. */
  address: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** Starts the built companion on a free port with a data folder of its own; resolves when it is ready. */
export async function startCompanion(args: readonly string[]): Promise<Companion> {
  const data = await mkdtemp(path.join(tmpdir(), 'issuedesk-companion-'));
  const own = ['--data', data, '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [program, ...own, ...args], {
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', (code) => {
      reject(new Error(`The companion ended with code ${String(code)} before it was ready.`));
    });
  });
  return {
    address,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
