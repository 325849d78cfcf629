/**
 * `npm run bench:server -- --issues N [--database URL] [--against FOLDER]`: fills a tracker with so many issues and measures
 * the companion on it, alone and with many clients at once. Writes the tables and plans of the section of that size in
 * `docs/benchmarks-server.md`; what people have written there, and columns of what was not measured this time, stay.
 * `--database` is a PostgreSQL server, on which databases called `issuedesk_bench…` are made; without it the embedded database
 * is measured. `--against` is another checkout, built: its version fills the tracker and is measured first, then ours on a copy,
 * which so is migrated while the other one answers. `--runs N` sets how often each call is made (20), `--starts N` how often
 * the first calls after a start (5; 0 = not at all), `--seconds N` how long many clients call (10; 0 = not at all), `--mail` also
 * measures notices (three minutes), `--share N` also one and two processes that have this share of a core each,
 * `--with=ARGUMENTS` starts ours with these, such as `--with='--save-connections 3'`, `--as-built` takes our build as it is.
 * `--again` measures on the PostgreSQL databases that the run before has left, without filling; `--only TEXT` makes only the
 * calls whose name has the text; `--no-plans` leaves the slowest statements out; `--report FILE` takes the section instead of
 * the document.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../answerHelp.mjs';
import { buildIfStale } from '../buildIfStale.mjs';
import { findFreePort } from '../findFreePort.mjs';
import { changeDocument } from './server/changeDocument.mjs';
import { fillTracker } from './server/fillTracker.mjs';
import { limitProcessor } from './server/limitProcessor.mjs';
import {
  measureCalls,
  measureDump,
  measureMeanwhile,
  measureSavers,
  measureStarts,
  measureTogether,
} from './server/measureCalls.mjs';
import { measureMail } from './server/measureMail.mjs';
import { mergeSection } from './server/mergeSection.mjs';
import { writeSection } from './server/serverReport.mjs';
import { collectStatements } from './server/slowStatements.mjs';
import { startStatementProxy } from './server/statementProxy.mjs';
import {
  connect,
  copyFolder,
  databaseUrl,
  makeDatabase,
  startOn as startProgram,
} from './server/targets.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const manyClients = [8, 32, 128];
/** As many people, each with a session of their own. */
const manyPeople = 128;
const saversAndReaders = [
  { readers: 4, savers: 32 },
  { readers: 4, savers: 160 },
];
const commentsPerSecond = 50;

answerHelp(import.meta.filename);
const { values } = parseArgs({
  options: {
    issues: { type: 'string', default: '12000' },
    database: { type: 'string' },
    against: { type: 'string' },
    runs: { type: 'string', default: '20' },
    starts: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '10' },
    share: { type: 'string' },
    with: { type: 'string', default: '' },
    'no-plans': { type: 'boolean' },
    mail: { type: 'boolean' },
    'as-built': { type: 'boolean' },
    again: { type: 'boolean' },
    only: { type: 'string', default: '' },
    report: { type: 'string', default: path.join(root, 'docs/benchmarks-server.md') },
  },
});
const issues = Number(values.issues);
const runs = Number(values.runs);
const port = await findFreePort();
let fillSeconds = null;
const folder = await mkdtemp(path.join(os.tmpdir(), 'issuedesk-bench-server-'));

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

try {
  if (!values['as-built']) buildIfStale();
  const programs = [
    ...(values.against ? [{ name: 'before', checkout: path.resolve(values.against) }] : []),
    { name: 'now', checkout: root },
  ];
  const targets = await (values.again ? findTargets(programs) : makeTargets(programs));
  const measured = [];
  for (const target of targets) measured.push(await measure(target));
  const isExplained = values.database && !values['no-plans'];
  const plans = isExplained ? await explainSlowest(targets.at(-1)) : [];
  const section = writeSection(measured, {
    title: describeSize(),
    setting: describeSetting(),
    plans,
  });
  // First, so that what took long is not lost with a document that cannot be changed.
  console.log(section);
  await changeDocument(values.report, (former) => mergeSection(former, section));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A program of a checkout, ours as it was asked for. */
function startOn(target, options) {
  const args = options.checkout === root ? values.with.split(' ').filter(Boolean) : [];
  return startProgram(target, { ...options, args });
}

/** One filled database for each program; the later ones are copies. */
async function makeTargets(programs) {
  const [first, ...others] = programs;
  const filled = await makeTarget(first, null);
  const filling = await startOn(filled, { checkout: first.checkout, port });
  await filling.stop();
  const database = await connect(filled);
  const begin = performance.now();
  await fillTracker(database.query, {
    issues,
    onProgress: (what) => console.log(`${seconds(begin)} s: ${what}`),
  });
  await database.close();
  fillSeconds = Number(seconds(begin));
  console.log(`Filled in ${fillSeconds} s`);
  const copies = [];
  for (const program of others) copies.push(await makeTarget(program, filled));
  return [filled, ...copies];
}

/** Those of the run before. */
async function findTargets(programs) {
  const targets = [];
  for (const { name, checkout } of programs) {
    const data = path.join(folder, name);
    await mkdir(data);
    const url = databaseUrl(values.database, databaseOf(name));
    targets.push({ name, checkout, data, url, isCopy: false });
  }
  return targets;
}

function databaseOf(name) {
  return `issuedesk_bench_${name}`;
}

async function makeTarget({ name, checkout }, template) {
  const data = path.join(folder, name);
  if (values.database === undefined) {
    if (template !== null) await copyFolder(template.data, data);
    return { name, checkout, data, url: null, isCopy: template !== null };
  }
  await mkdir(data);
  const copied = template === null ? null : databaseOf(template.name);
  const url = await makeDatabase(values.database, databaseOf(name), copied);
  return { name, checkout, data, url, isCopy: template !== null };
}

async function measure(target) {
  const { name, checkout, isCopy } = target;
  console.log(`Measuring: ${name}`);
  const migration = isCopy && values.against ? await measureMigration(target) : null;
  const starts = await measureStarts(() => startOn(target, { checkout, port }), {
    runs: Number(values.starts),
    only: values.only,
  });
  const companion = await startOn(target, { checkout, port });
  try {
    const watched = target.url === null ? null : await connect(target);
    const processes = async () => [companion.pid, ...(await backendsOf(watched))];
    const calls = await measureCalls(companion.address, { runs, processes, only: values.only });
    await watched?.close();
    const duration = Number(values.seconds);
    const together = duration > 0 ? await measureClients([companion.address], duration) : [];
    const savers = [];
    let dump = null;
    if (duration > 0 && target.url === null) {
      dump = await measureDump(companion.address, path.join(target.data, 'dumps'));
    } else if (duration > 0) {
      const beside = await startOn(target, { checkout, port: await findFreePort() });
      together.push(...(await measureClients([companion.address, beside.address], duration)));
      await beside.stop();
      for (const each of saversAndReaders) {
        savers.push(await measureSavers(companion.address, { ...each, seconds: duration }));
      }
    }
    const mail = values.mail ? await measureTargetMail(companion.address, target) : null;
    const megabytes = companion.residentMegabytes();
    if (values.share && duration > 0) together.push(...(await measureShares(target, duration)));
    return {
      name,
      calls: new Map([...calls, ...starts]),
      together,
      savers,
      dump,
      mail,
      megabytes,
      migration,
      startSeconds: companion.startSeconds,
      fillSeconds: isCopy ? null : fillSeconds,
      runs,
      day: new Date().toISOString().slice(0, 10),
    };
  } finally {
    await companion.stop();
  }
}

/** The administrator in many windows, then as many people. */
async function measureClients(addresses, duration) {
  const measured = [];
  const add = async (clients, options) => {
    const each = await measureTogether(addresses, { seconds: duration, ...options });
    measured.push({ clients, processes: addresses.length, ...each });
  };
  for (const clients of manyClients) await add(clients, { clients });
  await add(`${manyPeople} people`, { clients: manyPeople, isEachAnother: true });
  return measured;
}

/** One process and two that have so little that the database has more than it needs. */
async function measureShares(target, duration) {
  const share = Number(values.share);
  const limited = [];
  const measured = [];
  try {
    for (const processes of [1, 2]) {
      const { checkout } = target;
      const companion = await startOn(target, { checkout, port: await findFreePort() });
      limited.push({ companion, release: limitProcessor(companion.pid, share) });
      const addresses = limited.map((each) => each.companion.address);
      for (const clients of manyClients.slice(1)) {
        const each = await measureTogether(addresses, { clients, seconds: duration });
        const program = `${target.name}, ${share} of a core each`;
        measured.push({ program, clients, processes, ...each });
      }
    }
  } finally {
    for (const { companion, release } of limited) {
      await companion.stop();
      release();
    }
  }
  return measured;
}

/** The first start on the older database, on PostgreSQL while the older program answers calls. */
async function measureMigration(target) {
  const { checkout, url } = target;
  const begin = performance.now();
  const migrate = async () => {
    const begun = await startOn(target, { checkout, port });
    await begun.stop();
    return begun.startSeconds;
  };
  if (url === null) return { seconds: await migrate(), beside: null };
  const older = path.resolve(values.against);
  const answering = await startOn(target, { checkout: older, port: await findFreePort() });
  try {
    let startSeconds = 0;
    const beside = await measureMeanwhile(answering.address, async () => {
      startSeconds = await migrate();
    });
    console.log(`Migrated in ${seconds(begin)} s`);
    return { seconds: startSeconds, beside };
  } finally {
    await answering.stop();
  }
}

/** The embedded database is open in the companion alone, so what is not a call is asked of PostgreSQL only. */
async function measureTargetMail(address, target) {
  if (target.url === null) throw new Error('Notices are measured on PostgreSQL: name a --database');
  const database = await connect(target);
  try {
    return await measureMail(address, database.query, { perSecond: commentsPerSecond });
  } finally {
    await database.close();
  }
}

/** Processes of PostgreSQL that work for the companion, where they run on this machine. */
async function backendsOf(database) {
  if (database === null) return [];
  const { rows } = await database.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}

/** Once more, slower, with an ear on the database: what its slowest statements do. */
async function explainSlowest(target) {
  const statements = collectStatements();
  const proxy = await startStatementProxy(target.url, statements.note);
  const companion = await startOn(target, { checkout: target.checkout, port, url: proxy.url });
  try {
    await measureCalls(companion.address, {
      runs: 3,
      onCall: statements.begin,
      only: values.only,
    });
  } finally {
    await companion.stop();
    proxy.close();
  }
  const database = await connect(target);
  try {
    return await statements.explain(database.query);
  } finally {
    await database.close();
  }
}

function seconds(begin) {
  return ((performance.now() - begin) / 1000).toFixed(0);
}

function describeSize() {
  const database = values.database ? 'PostgreSQL' : 'the embedded database';
  return `${issues.toLocaleString('en-US')} issues in ${database}`;
}

function describeSetting() {
  const [cpu] = os.cpus();
  return (
    `Both on one machine, ${os.availableParallelism()} cores of ${cpu?.model ?? 'unknown kind'}, Node ${process.versions.node}, ` +
    `${runs} runs. The caller is an administrator who sees all; the lists are of the type with 45 % of the issues.`
  );
}
