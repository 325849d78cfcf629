import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type MailSink, openMailSink } from '../../server/mail/mailSink';
import { expect, test as clientTest } from './test';

interface OwnTracker {
  /** Where the empty tracker is; nobody has set it up yet. */
  address: string;
  /** What it was told to send. */
  mailSink: MailSink;
}

interface Visit {
  /** Logs in through the login page, by the name and the password that one has here. */
  logInAs: (login: string, password: string) => Promise<void>;
  /** Fails on anything axe finds in the open window; the shell behind it is the same everywhere. */
  expectWindowAccessible: () => Promise<void>;
}

/** Playwright's `test` on a tracker that begins empty and belongs to the tests of one file, which run one after another. */
export const test = clientTest.extend<Visit, { logLevel: string; tracker: OwnTracker }>({
  logLevel: ['warn', { scope: 'worker', option: true }],

  tracker: [
    async ({ logLevel }, use) => {
      const mailSink = await openMailSink();
      const { address, stop } = await startEmpty(logLevel);
      await use({ address, mailSink });
      await stop();
      await mailSink.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ tracker }, use) => {
    await use(tracker.address);
  },

  expectWindowAccessible: async ({ expectAccessible }, use) => {
    await use(() => expectAccessible('[role=dialog][aria-modal=true]'));
  },

  logInAs: async ({ page }, use) => {
    await use(async (login, password) => {
      await page.goto('/index.php');
      await page.getByRole('textbox', { name: 'Login' }).fill(login);
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await page.getByRole('button', { name: 'Log in' }).click();
    });
  },
});

export { expect };

async function startEmpty(logLevel: string) {
  const data = await mkdtemp(path.join(tmpdir(), 'issuedesk-empty-'));
  const program = path.resolve(import.meta.dirname, '../../../dist/server/main.mjs');
  const args = ['--empty', '--data', data, '--host', '127.0.0.1', '--port', '0'];
  const child = spawn(process.execPath, [program, ...args, '--log-level', logLevel], {
    env: { ...process.env, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', (code) => {
      reject(new Error(`The tracker ended with code ${String(code)} before it was ready.`));
    });
  });
  return {
    address,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
