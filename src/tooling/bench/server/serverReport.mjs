import { quantile } from './measureCalls.mjs';

/**
 * @typedef {{ perSecond: number, times: number[], failures: number }} Together clients that call at once
 *
 * @typedef {object} Measured
 * @property {string} name which program, on which database
 * @property {Map<string, { times: number[], work: number[] }>} calls milliseconds by call
 * @property {({ clients: number | string, processes: number, program?: string } & Together)[]} together
 * @property {{ readers: number, savers: number, alone: Together, beside: Together, savesAlone: Together, saves: Together }[]} savers
 * @property {{ seconds: number, longest: number, times: number[] } | null} dump
 * @property {{ perSecond: number, people: number, messages: number, seconds: number, connections: number } | null} mail
 * @property {number} megabytes resident in the end
 * @property {number | null} startSeconds
 * @property {number | null} fillSeconds
 * @property {{ seconds: number, beside: { longest: number, failures: number, times: number[] } | null } | null} migration
 * @property {number} runs
 * @property {string} day
 */

/**
 * A section of the report: what is measured stands in tables, which `mergeSection` puts into what people have written.
 *
 * @param {Measured[]} measured
 * @param {{ title: string, setting: string, plans: { call: string, text: string, ms: number, plan: string }[] }} options
 * @returns {string}
 */
export function writeSection(measured, { title, setting, plans }) {
  const names = [...new Set(measured.flatMap(({ calls }) => [...calls.keys()]))];
  return [
    `## ${title}`,
    '',
    setting,
    '',
    'One call after the other: median and 95th percentile in milliseconds, and the median of the time that processors',
    'worked on it, of the program and the database together.',
    '',
    cells(['call', ...measured.map(({ name }) => name)]),
    cells(['---', ...measured.map(() => '---:')]),
    ...names.map((name) =>
      cells([name, ...measured.map(({ calls }) => describeTimes(calls.get(name)))]),
    ),
    ...writeFacts(measured),
    '',
    ...(measured.some(({ together }) => together.length > 0) ? writeTogether(measured) : []),
    ...plans.flatMap(({ call, text, ms, plan }, index) => [
      `<details><summary>Slowest statement ${index + 1}: ${show(ms)} ms, in “${call}”</summary>`,
      '',
      '```sql',
      text,
      '```',
      '',
      '```',
      plan,
      '```',
      '',
      '</details>',
      '',
    ]),
  ].join('\n');
}

/** Rows about a program and its database; those that nobody measured are left out. */
const facts = {
  'memory, MB': ({ megabytes }) => show(megabytes),
  'start, s': ({ startSeconds }) => startSeconds?.toFixed(1),
  'filling, s': ({ fillSeconds }) => fillSeconds?.toFixed(0),
  'first start on the older database, s': ({ migration }) => migration?.seconds.toFixed(0),
  'of that: longest of the calls meanwhile, ms; calls; failed': ({ migration }) =>
    migration?.beside &&
    [show(migration.beside.longest), migration.beside.times.length, migration.beside.failures].join(
      '; ',
    ),
  'dump, s; longest of the calls meanwhile, ms; median; 95th; calls': ({ dump }) =>
    dump &&
    [
      dump.seconds.toFixed(1),
      show(dump.longest),
      ...[0.5, 0.95].map((share) => show(quantile(dump.times, share))),
      dump.times.length,
    ].join('; '),
  'notices: last message after the minute, s': ({ mail }) => mail?.seconds.toFixed(1),
  'notices: people; comments a second; messages; connections': ({ mail }) =>
    mail && [mail.people, mail.perSecond.toFixed(0), mail.messages, mail.connections].join('; '),
  'runs; day': ({ runs, day }) => `${runs}; ${day}`,
};

function writeFacts(measured) {
  return Object.entries(facts).flatMap(([name, factOf]) => {
    const told = measured.map((each) => factOf(each) ?? '');
    return told.every((fact) => fact === '') ? [] : [cells([name, ...told])];
  });
}

function cells(values) {
  return `| ${values.join(' | ')} |`;
}

function writeTogether(measured) {
  const row = (name, processes, clients, { perSecond, times, failures }) =>
    cells([
      name,
      processes,
      clients,
      perSecond.toFixed(0),
      ...[0.5, 0.95, 0.99].map((share) => show(quantile(times, share))),
      failures,
    ]);
  return [
    'At once, without a pause between calls: of twenty, fourteen list, five load an issue, one saves. Readers only list, savers',
    'only comment.',
    '',
    cells([
      'program',
      'processes',
      'clients',
      'calls a second',
      'median',
      '95th',
      '99th',
      'failed',
    ]),
    cells(['---', ...Array.from({ length: 7 }, () => '---:')]),
    ...measured.flatMap(({ name, together }) =>
      together.map(({ program = name, clients, processes, ...each }) =>
        row(program, processes, clients, each),
      ),
    ),
    ...measured.flatMap(({ name, savers: turns }) =>
      turns.flatMap(({ readers, savers, ...each }) => [
        row(name, 1, `${readers} readers alone, before ${savers} savers`, each.alone),
        row(name, 1, `${readers} readers beside ${savers} savers`, each.beside),
        row(name, 1, `${savers} savers alone`, each.savesAlone),
        row(name, 1, `${savers} savers beside readers`, each.saves),
      ]),
    ),
    '',
  ];
}

function describeTimes(call) {
  if (call === undefined) return '';
  const { times, work } = call;
  const shares = [quantile(times, 0.5), quantile(times, 0.95), quantile(work, 0.5)];
  return shares
    .filter((share) => share !== undefined)
    .map(show)
    .join(' / ');
}

function show(ms) {
  return ms === undefined ? '' : ms >= 10 ? Math.round(ms).toLocaleString('en-US') : ms.toFixed(1);
}
