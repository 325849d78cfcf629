/**
 * `npm run endure:server`: people comment, edit, move, mark and read without a pause while something is broken: PostgreSQL
 * restarted, crashed, its connections ended, PgBouncer killed, a process killed. Says for each what was acknowledged and
 * lost, and how long after the harm began every call was answered right again, within a second. Writes the table of
 * `docs/operating.md`; ends with code 1 when something was lost or took longer than five seconds. The servers are its own, in
 * temporary folders; what PgBouncer is for is left out where it is not installed. `--only TEXT`: only harm whose name has the
 * text; `--writers N` (8); `--seconds N` before and after the harm (5); `--as-built` takes the build as it is; `--report FILE`
 * takes the table instead of the document.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { answerHelp } from '../answerHelp.mjs';
import { buildIfStale } from '../buildIfStale.mjs';
import { findFreePort } from '../findFreePort.mjs';
import { changeDocument } from './server/changeDocument.mjs';
import { kinds, prepareWriters, startWriting } from './server/endurance.mjs';
import {
  findPooler,
  findPostgresPrograms,
  startPooler,
  startPostgres,
} from './server/ownServers.mjs';
import { replaceTable } from './server/mergeSection.mjs';
import { admin, connect, makeDatabase, startOn } from './server/targets.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
/** Milliseconds in which all must be right again. */
const allowed = 5000;
const heading = '## Harm under load';

answerHelp(import.meta.filename);
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    writers: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '5' },
    'as-built': { type: 'boolean' },
    report: { type: 'string', default: path.join(root, 'docs/operating.md') },
  },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

if (!values['as-built']) buildIfStale();
const programs = findPostgresPrograms();
if (programs === null) {
  throw new Error('There is no PostgreSQL: name its programs with POSTGRES_BIN');
}
const poolerProgram = findPooler();
const folder = await mkdtemp(path.join(os.tmpdir(), 'issuedesk-endure-'));
const postgres = await startPostgres(programs, await findFreePort());
const rows = [];
try {
  await endure({ isPooled: false });
  if (poolerProgram === null) console.log('PgBouncer is not installed: left out');
  else await endure({ isPooled: true });
  const table = writeTable();
  console.log(table);
  await changeDocument(values.report, (former) => replaceTable(former, heading, table));
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
}
const isWell = ({ lost, doubled, unexplained, healedMs }) =>
  lost + doubled + unexplained === 0 && Math.max(...Object.values(healedMs)) <= allowed;
if (!rows.every(isWell)) process.exitCode = 1;

/** All harm that can be done to one way of running it, on a tracker of its own. */
async function endure({ isPooled }) {
  const name = isPooled ? 'pooled' : 'plain';
  const database = `issuedesk_endure_${name}`;
  const url = await makeDatabase(postgres.url, database);
  const pooler = isPooled
    ? await startPooler(poolerProgram, { serverUrl: postgres.url, port: await findFreePort() })
    : null;
  const target = { name, data: path.join(folder, name), url: pooler?.urlOf(database) ?? url };
  const options = {
    checkout: root,
    port: await findFreePort(),
    args: isPooled ? ['--pooler'] : [],
  };
  let companion = await startOn(target, options);
  const restartProcess = async () => {
    const start = await companion.kill().then(() => startOn(target, options));
    companion = start;
  };
  const endConnections = async () => {
    const server = await connect({ url });
    await server.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await server.close();
  };
  const restartPooler = async () => {
    await pooler.kill();
    await pooler.start();
  };
  const behind = isPooled ? ', behind PgBouncer' : '';
  const harms = [
    ...(isPooled
      ? [['PgBouncer killed (`-9`) and started again', restartPooler]]
      : [['all connections of PostgreSQL ended (`pg_terminate_backend`)', endConnections]]),
    [`PostgreSQL restarted (\`fast\`)${behind}`, postgres.restart],
    [`PostgreSQL crashed and recovered (\`immediate\`)${behind}`, postgres.crash],
    [`the process killed (\`-9\`) and started again${behind}`, restartProcess],
  ].filter(([harm]) => harm.includes(values.only));
  try {
    const writers = Number(values.writers);
    const prepared = await prepareWriters([companion.address], { admin, writers });
    for (const [harm, work] of harms) {
      const measured = await measure(prepared, work);
      const { failures, silent } = measured;
      console.log(`${harm}: ${JSON.stringify({ failures, silent })}`);
      rows.push({ harm, ...measured });
    }
  } finally {
    await companion.stop();
    await pooler?.remove();
  }
}

async function measure(prepared, work) {
  const writing = startWriting(prepared);
  await pause(Number(values.seconds) * 1000);
  writing.harmed();
  const begin = performance.now();
  await work();
  const tookMs = performance.now() - begin;
  await pause(Number(values.seconds) * 1000 + allowed);
  return { tookMs, ...(await writing.stop()) };
}

function writeTable() {
  const cells = (each) => `| ${each.join(' | ')} |`;
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  return [
    cells([
      'Harm',
      'Took',
      'Acknowledged',
      'Lost',
      'Twice',
      ...kinds.map((kind) => `Right again: ${kind}`),
    ]),
    cells(['---', ...Array.from({ length: 4 + kinds.length }, () => '---:')]),
    ...rows.map(({ harm, tookMs, acknowledged, lost, doubled, unexplained, healedMs }) =>
      cells([
        harm,
        seconds(tookMs),
        acknowledged,
        lost + unexplained,
        doubled,
        ...kinds.map((kind) => seconds(healedMs[kind])),
      ]),
    ),
  ].join('\n');
}
