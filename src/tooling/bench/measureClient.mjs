import { chromium } from '@playwright/test';
import { demoPassword } from './companion.mjs';
import { pageProbe } from './pageProbe.mjs';

const cpuSlowdown = 4;

/**
 * One measure of each kind per run, every run in a browser that knows nothing yet.
 *
 * @param {string} address of the companion
 * @param {{ types: number[], longIssue: number, runs: number }} what
 * @returns {Promise<Record<string, number>[]>} one record of figures per run
 */
export async function measureClient(address, { types: [type, otherType], longIssue, runs }) {
  const browser = await chromium.launch({
    executablePath: process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--disable-gpu', '--disable-quic', '--disable-sync', '--disable-component-update'],
  });
  const storageState = await logIn(browser, address);
  const client = `${address}/client/index.php`;
  const records = [];

  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ storageState });
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
    records.push(record);
  }
  await browser.close();
  return records;
}

async function logIn(browser, address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/index.php`);
  await page.locator('input[name="login"]').fill('admin');
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL('**/client/index.php**');
  const state = await context.storageState();
  await context.close();
  return state;
}

async function backToList(opened, type) {
  await opened.measure({ action: 'go', hash: `#/types/${type}/issues`, screen: 'noWindow' });
  await opened.untilQuiet();
}

async function openPage(context, url) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  await session.send('Performance.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'commit' });

  return {
    page,
    measure: (what) => page.evaluate((details) => window.bench.measure(details), what),
    firstRow: () => page.evaluate(() => window.bench.firstRow()),
    untilQuiet: () => page.waitForLoadState('networkidle'),
    transferredBytes: () => bytes,
    countNodes: () => page.evaluate(() => document.querySelectorAll('*').length),
    heapBytes: async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
    },
  };
}
