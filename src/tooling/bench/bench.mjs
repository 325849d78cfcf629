/**
 * `npm run bench`: measures the production build and the companion, prints the figures beside those
 * of the reference client and writes `docs/benchmarks.md`. `--runs N` sets how often (7).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../buildIfStale.mjs';
import { findFreePort } from '../findFreePort.mjs';
import { demoPassword, startCompanion } from './companion.mjs';
import { measureClient } from './measureClient.mjs';
import { measureLoad } from './measureLoad.mjs';
import { writeReport } from './report.mjs';
import { openTracker } from './trackerApi.mjs';

const largeDemo = ['--demo-issues', '12000', '--demo-comments', '2000'];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
const port = await findFreePort();
const folder = await mkdtemp(path.join(os.tmpdir(), 'issuedesk-bench-'));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

try {
  buildIfStale();
  const records = [...(await measureStarts()), ...(await measureLargeTracker())];
  const { markdown, misses } = writeReport(records, describeSetting());
  await writeFile(path.resolve(import.meta.dirname, '../../../docs/benchmarks.md'), markdown);
  console.log(markdown);
  for (const miss of misses) console.error(`Above its limit: ${miss}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The first start of a usual demo, and later ones. */
async function measureStarts() {
  const data = path.join(folder, 'usual');
  const first = await startCompanion({ port, data });
  await first.stop();
  const starts = [{ firstStart: first.startSeconds * 1000 }];
  for (let run = 0; run < 3; run += 1) {
    const later = await startCompanion({ port, data });
    await later.stop();
    starts.push({ laterStart: later.startSeconds * 1000 });
  }
  return starts;
}

async function measureLargeTracker() {
  const data = path.join(folder, 'large');
  const filling = await startCompanion({ port, data, args: largeDemo });
  await filling.stop();

  const companion = await startCompanion({ port, data });
  try {
    const user = { login: 'admin', password: demoPassword };
    const tracker = await openTracker(companion.address, user);
    const { issueId, entries } = await tracker.longestIssue();
    console.log(`Longest issue: #${issueId} with ${entries} entries`);
    const types = await tracker.largestTypes();
    const { session } = tracker;
    const what = { session, types, longIssue: issueId, runs };
    // While this process has little to do with itself.
    const load = await measureLoad(companion.address, user);
    const client = await measureClient(companion.address, what);
    return [...client, ...load, { memory: companion.residentMegabytes() * 1_000_000 }];
  } finally {
    await companion.stop();
  }
}

function describeSetting() {
  const [cpu] = os.cpus();
  return (
    `Chromium with the processor slowed down 4 times, ${runs} runs, a tracker of 12,000 issues; ` +
    `${os.availableParallelism()} cores of ${cpu?.model ?? 'unknown kind'}, Node ${process.versions.node}.`
  );
}
