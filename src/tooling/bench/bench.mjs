/**
 * `npm run bench`: measures the production build in a slowed-down browser beside the yardstick, and the companion, and
 * writes `docs/benchmarks.md`. `npm run bench -- --help` lists what can be left out or added.
 */
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from '../buildIfStale.mjs';
import { measureBeside } from './besideYardstick.mjs';
import { ownRoot } from './companion.mjs';
import { countClient } from './countClient.mjs';
import { inNewFolder } from './inNewFolder.mjs';
import { journeys, wantable } from './journeys.mjs';
import { keepProse } from './keepProse.mjs';
import { openKeptParts } from './keptParts.mjs';
import { measureClient } from './measureClient.mjs';
import { keyJourneys } from './measureKeys.mjs';
import { measureCompanion } from './measureCompanion.mjs';
import { floors } from './measures.mjs';
import { measureLists } from './measureLists.mjs';
import { measureFloor } from './measureFloor.mjs';
import { measureInTurn } from './measureInTurn.mjs';
import { readOptions, runsAt } from './options.mjs';
import { referenceSlowdown } from './referenceMachine.mjs';
import { writeReport } from './report.mjs';
import { startSubject } from './subject.mjs';
import { openYardstick } from './yardstick.mjs';

const options = readOptions();
const { runs, slowdowns, servers, clocks, wants, against, parts } = options;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

buildIfStale();
const results = await inNewFolder('issuedesk-bench-', measureAll);
const { markdown, misses } = writeReport(results, describeSetting());
if (options.isComplete) {
  const file = path.join(ownRoot, 'docs/benchmarks.md');
  await writeFile(file, keepProse(await readFile(file, 'utf8'), markdown));
}
console.log(`\n${markdown}`);
for (const miss of misses) console.error(`Not known to be within its limit: ${miss}`);

function wantsButKeys(name) {
  return wants(name) && !keyJourneys.includes(name);
}

async function measureAll(folder) {
  const subjects = {};
  const yardstick = await openYardstick();
  try {
    const roots = { new: ownRoot, ...(against && { old: against }) };
    for (const [name, root] of Object.entries(roots)) {
      const data = path.join(folder, name);
      const subject = await startSubject({ root, data, withFloors: wants('floors') });
      // An older client may know no keys.
      subjects[name] = { ...subject, wants: name === 'old' ? wantsButKeys : wants };
    }
    const partOf = await openKeptParts(parts, {
      roots: Object.values(roots),
      how: { runs, journeys: wantable.filter(wants) },
    });
    const lists = wants('lists')
      ? await partOf('lists', () =>
          measureLists(yardstick, folder, { runs, slowdown: referenceSlowdown }),
        )
      : undefined;
    const companion = wants('server')
      ? await partOf('server', () => measureCompanion(subjects.new, folder))
      : [];
    const counts = wants('counts') ? await partOf('counts', () => countAll(subjects)) : {};
    const series = [];
    const work = {};
    for (const server of servers) {
      await visitOnce(subjects, server);
      if (clocks.includes('work')) {
        work[server] = await measureWork(subjects, server, partOf);
      }
      for (const slowdown of clocks.includes('time') ? slowdowns : []) {
        series.push({
          server,
          slowdown,
          ...(await measureSeries(yardstick, subjects, { server, slowdown }, partOf)),
        });
      }
    }
    return { companion, counts, lists, series, work };
  } finally {
    await yardstick.close();
    for (const { stop } of Object.values(subjects)) await stop();
  }
}

/** By subject and server. A server without compressed files is asked as well: bytes are all that differs there. */
async function countAll(subjects) {
  const counts = {};
  for (const [name, { servers: ways, compressing, what }] of Object.entries(subjects)) {
    counts[name] = {
      companion: await countClient(ways.companion.client, what),
      compressing: await countClient(compressing, what),
      slow: await countClient(ways.slow.client, what),
    };
  }
  return counts;
}

/** Servers warm up, too, and the stand-in has yet to hear the answers. */
async function visitOnce(subjects, server) {
  for (const { servers: ways, what, wants: wanted } of Object.values(subjects)) {
    await measureClient(ways[server].client, what, {
      slowdown: 1,
      pace: 'hasty',
      clock: 'time',
      wants: wanted,
    });
  }
}

/** Old and new by the work they make, at full speed: no yardstick stands beside that, since no machine changes it much. */
async function measureWork(subjects, server, partOf) {
  const byPace = {};
  for (const pace of ['calm', 'hasty']) {
    console.log(`${server}, work, ${pace}`);
    const how = { slowdown: 1, pace, clock: 'work', wants: wantsButKeys };
    const visit =
      ({ servers: ways, what }) =>
      () =>
        measureClient(ways[server].client, what, how);
    byPace[pace] = await partOf(`work-${server}-${pace}`, () =>
      measureInTurn(mapValues(subjects, visit), runs),
    );
  }
  return byPace;
}

async function measureSeries(yardstick, subjects, { server, slowdown }, partOf) {
  const series = {};
  const measure = async (name, parties) => {
    console.log(`${server}, slowdown ${slowdown}, ${name}`);
    series[name] = await partOf(`time-${server}-${slowdown}-${name}`, () =>
      measureBeside(yardstick, { slowdown, runs: runsAt(slowdown, runs), parties }),
    );
  };
  if (journeys.some(({ key }) => wants(key))) {
    for (const pace of ['calm', 'hasty']) {
      const visit =
        ({ servers: ways, what, wants: wanted }) =>
        (note) => {
          const how = { slowdown, pace, clock: 'time', wants: wanted };
          return measureClient(ways[server].client, what, how, note);
        };
      await measure(pace, mapValues(subjects, visit));
    }
  }
  if (wants('floors')) {
    const { servers: ways, what } = subjects.new;
    const how = { session: what.session, slowdown };
    const visit = (floor) => (note) => measureFloor(ways[server].floors, floor, how, note);
    await measure('floors', Object.fromEntries(floors.map(({ key }) => [key, visit(key)])));
  }
  return series;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function describeSetting() {
  const [cpu] = os.cpus();
  return (
    `${runs} runs, fewer at the slowdowns that no limits are for; a tracker of 12,000 issues; ` +
    `${os.availableParallelism()} cores of ${cpu?.model ?? 'unknown kind'}, Node ${process.versions.node}.`
  );
}
