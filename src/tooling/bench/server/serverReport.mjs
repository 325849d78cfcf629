import { quantile } from './measureCalls.mjs';

/**
 * @typedef {{ perSecond: number, times: number[], failures: number }} Together clients that call at once
 *
 * @typedef {object} Measured
 * @property {string} name which program, on which database
 * @property {Map<string, { times: number[], work: number[] }>} calls milliseconds by call
 * @property {({ clients: number, processes: number } & Together)[]} together
 * @property {{ readers: number, savers: number, alone: Together, beside: Together, savesAlone: Together, saves: Together } | null} savers
 * @property {{ seconds: number, longest: number, times: number[] } | null} dump
 * @property {{ perSecond: number, people: number, messages: number, seconds: number, connections: number } | null} mail
 * @property {number} megabytes resident in the end
 * @property {number | null} migrationSeconds
 */

/**
 * @param {Measured[]} measured
 * @param {{ title: string, setting: string, plans: { call: string, text: string, ms: number, plan: string }[] }} options
 * @returns {string} a section of the report
 */
export function writeSection(measured, { title, setting, plans }) {
  const names = [...measured[0].calls.keys()];
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
    cells(['memory, MB', ...measured.map(({ megabytes }) => Math.round(megabytes))]),
    ...measured.flatMap(({ name, migrationSeconds }) =>
      migrationSeconds === null
        ? []
        : [
            '',
            `${name}: the first start on the older database took ${migrationSeconds.toFixed(0)} s.`,
          ],
    ),
    '',
    ...(measured.some(({ together }) => together.length > 0) ? writeTogether(measured) : []),
    ...measured.flatMap(({ name, dump }) => (dump === null ? [] : [describeDump(name, dump), ''])),
    ...measured.flatMap(({ name, mail }) => (mail === null ? [] : [describeMail(name, mail), ''])),
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
      together.map(({ clients, processes, ...each }) => row(name, processes, clients, each)),
    ),
    ...measured.flatMap(({ name, savers }) =>
      savers === null
        ? []
        : [
            row(name, 1, `${savers.readers} readers alone`, savers.alone),
            row(name, 1, `${savers.readers} readers beside savers`, savers.beside),
            row(name, 1, `${savers.savers} savers alone`, savers.savesAlone),
            row(name, 1, `${savers.savers} savers beside readers`, savers.saves),
          ],
    ),
    '',
  ];
}

function describeDump(name, { seconds, longest, times }) {
  const figures = [0.5, 0.95].map((share) => show(quantile(times, share))).join(' / ');
  return (
    `${name}: a dump took ${seconds.toFixed(1)} s. ${times.length} calls were answered meanwhile, ` +
    `${figures} ms (median, 95th percentile), the longest in ${show(longest)} ms.`
  );
}

function describeMail(name, { perSecond, people, messages, seconds, connections }) {
  return (
    `${name}: ${people} people with two alerts each, ${perSecond.toFixed(0)} comments a second for a minute: ${messages} messages, ` +
    `the last one ${seconds.toFixed(1)} s after the minute, over ${connections} connections to the mail server.`
  );
}

function describeTimes(call) {
  if (call === undefined) return '';
  const { times, work } = call;
  const shares = [quantile(times, 0.5), quantile(times, 0.95), quantile(work, 0.5)];
  return shares.map(show).join(' / ');
}

function show(ms) {
  return ms === undefined ? '' : ms >= 10 ? Math.round(ms).toLocaleString('en-US') : ms.toFixed(1);
}

const head = `# Benchmarks of the server

The tables are those of \`npm run bench:server\` (see \`src/tooling/bench/benchServer.mjs\`), which writes a section for each size and
database and adds the plans of the five slowest statements.
`;

/** The report with a section in the place of the one that has the same heading. */
export function replaceSection(text, section) {
  const [, ...sections] = text.split(/^(?=## )/m);
  const heading = (each) => each.split('\n', 1)[0];
  const others = sections.filter((each) => heading(each) !== heading(section));
  const parts = [head, ...others, section].map((each) => each.trim());
  return `${parts.join('\n\n')}\n`;
}
