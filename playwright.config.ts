import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFreePort } from './src/tooling/findFreePort.mjs';

/** Of every user of the demo tracker the tests run against. */
const demoPassword = 'browser-tests';

const chromium = '/usr/bin/chromium';

/** The same without windows, whose bars are pages, too, and take more of the processor than those of the tests. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The workers read this file again; they inherit what the first reading put into the environment.
 */
process.env['BROWSER_TEST_PORT'] ??= String(await findFreePort());
process.env['BROWSER_TEST_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'issuedesk-browser-'));
process.env['BROWSER_TEST_PASSWORD'] = demoPassword;

const port = process.env['BROWSER_TEST_PORT'];
const data = process.env['BROWSER_TEST_DATA'];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey goes through many screens, and machines that test are slow.
  timeout: 90_000,
  // Each look that finds nothing yet describes the whole page for the report: beside another test a few take seconds.
  expect: { timeout: 20_000 },
  workers: 2,
  // The slowest machines show races that no other does: listed as flaky and to be mended, they hold up nobody's work.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  globalTeardown: './__tests__/browser/support/removeData.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // To trace every test takes a third of the time; where a second try is made, that one tells.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath:
        process.env['PLAYWRIGHT_CHROMIUM'] ??
        (existsSync(headlessShell) ? headlessShell : chromium),
      // Chromium refuses to sandbox for root.
      chromiumSandbox: !isRoot,
      args: ['--disable-gpu', '--disable-quic', '--disable-sync', '--disable-component-update'],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: `node src/tooling/start.mjs --port ${port} --data "${data}" --demo-password ${demoPassword} --log-level warn`,
    url: `http://localhost:${port}/index.php`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
