import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { pageProbe } from './pageProbe.mjs';

const cpuSlowdown = 4;

/** Without a request for so long, in ms, a page has nothing more to load. */
const quietTime = 500;

/**
 * One measure of each kind per run, every run in a browser that knows nothing yet.
 *
 * @param {string} address of the companion
 * @param {{ session: { name: string, value: string }, types: number[], longIssue: number, runs: number }} what
 *   the cookie of a session, the two types to switch between, and the issue with the long history
 * @returns {Promise<Record<string, number>[]>} one record of figures per run
 */
export async function measureClient(address, { session, types, longIssue, runs }) {
  const [type, otherType] = types;
  const client = `${address}/client/index.php`;
  const records = [];

  for (let run = 0; run < runs; run += 1) {
    const profile = await mkdtemp(path.join(os.tmpdir(), 'issuedesk-profile-'));
    const context = await openBrowser(profile);
    await context.addCookies([{ ...session, url: address }]);
    await context.addInitScript(pageProbe);
    const record = {};

    const cold = await openPage(context, `${client}#/types/${type}/issues`);
    record.coldList = await cold.measure({ screen: 'list', sinceNavigation: true });
    record.coldBytes = cold.transferredBytes();
    await cold.page.close();

    // On the second visit the browser keeps the compiled scripts; the third finds them.
    const second = await openPage(context, `${client}#/types/${type}/issues`);
    await second.measure({ screen: 'list', sinceNavigation: true });
    await second.untilQuiet();
    await second.page.close();

    const warm = await openPage(context, `${client}#/types/${type}/issues`);
    record.warmList = await warm.measure({ screen: 'list', sinceNavigation: true });
    await warm.untilQuiet();
    record.listNodes = await warm.countNodes();

    record.openIssue = await warm.measure({ action: 'openFirst', screen: 'issue' });
    await backToList(warm, type);
    record.openAgain = await warm.measure({ action: 'openFirst', screen: 'issue' });
    await backToList(warm, type);

    const not = [await warm.firstRow()];
    record.switchType = await warm.measure({
      action: 'go',
      hash: `#/types/${otherType}/issues`,
      screen: 'list',
      not,
    });
    await warm.untilQuiet();
    record.switchBack = await warm.measure({
      action: 'go',
      hash: `#/types/${type}/issues`,
      screen: 'list',
      not: [await warm.firstRow()],
    });
    await warm.untilQuiet();

    record.longIssue = await warm.measure({
      action: 'go',
      hash: `#/issues/${longIssue}`,
      screen: 'issue',
    });
    await warm.untilQuiet();
    record.longIssueNodes = await warm.countNodes();
    record.longIssueHeap = await warm.heapBytes();

    await context.close();
    await rm(profile, { recursive: true, force: true });
    records.push(record);
  }
  return records;
}

/** A browser with a profile on disk, as people have: private windows keep no compiled scripts. */
function openBrowser(profile) {
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-quic', '--disable-sync', '--disable-component-update'],
  });
}

async function backToList(opened, type) {
  await opened.measure({ action: 'go', hash: `#/types/${type}/issues`, screen: 'noWindow' });
  await opened.untilQuiet();
}

async function openPage(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = await watchNetwork(session);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'commit' });

  return {
    page,
    measure: (what) => page.evaluate((details) => window.bench.measure(details), what),
    firstRow: () => page.evaluate(() => window.bench.firstRow()),
    /** A measurement must not pay for what the one before it left to do. */
    untilQuiet: async () => {
      await network.untilQuiet();
      await page.evaluate(() => window.bench.untilIdle());
    },
    transferredBytes: network.transferredBytes,
    countNodes: () => page.evaluate(() => document.querySelectorAll('*').length),
    heapBytes: async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
    },
  };
}

async function watchNetwork(session) {
  const pending = new Set();
  let bytes = 0;
  let lastChange = performance.now();
  const track = (change) => (event) => {
    lastChange = performance.now();
    change(event);
  };
  session.on(
    'Network.requestWillBeSent',
    track(({ requestId }) => pending.add(requestId)),
  );
  session.on(
    'Network.loadingFailed',
    track(({ requestId }) => pending.delete(requestId)),
  );
  session.on(
    'Network.loadingFinished',
    track(({ requestId, encodedDataLength }) => {
      pending.delete(requestId);
      bytes += encodedDataLength;
    }),
  );
  await session.send('Network.enable');

  return {
    transferredBytes: () => bytes,
    /** Playwright's `networkidle` comes once for a document, and later waits end at once. */
    untilQuiet: async () => {
      for (;;) {
        const rest = lastChange + quietTime - performance.now();
        if (pending.size === 0 && rest <= 0) return;
        await setTimeout(Math.max(rest, 50));
      }
    },
  };
}
