import { comparisonTable } from './comparison.mjs';
import { firstToSecond, journeys } from './journeys.mjs';
import { companionFigures, counts, floors, inUnit, kindKey, listFigures } from './measures.mjs';
import { best, median } from './statistics.mjs';
import { markdownTable, show } from './table.mjs';
import { kinds } from './traceWork.mjs';

const serverNames = {
  companion: 'Companion',
  compressing: 'Server that compresses as it sends',
  slow: 'Stand-in for a slow server',
};

/** The slowdown at which the reference client was measured: elsewhere its factors, and so our limits, are a guess. */
export const referenceSlowdown = 4;

/** A frame of the screen, in ms. */
const frame = 1000 / 60;

const introduction = `The time a journey takes says little without the machine it was taken on. So beside each journey
stands a run of the yardstick, a page of fixed weight (\`src/tooling/bench/yardstickPage.mjs\`), and the reference client, which
is the usual one of such servers, is **factor x unit beside the time**: it was measured as so many units
(\`journeys.mjs\`), at a slowdown of 4, to about a fifth. A journey was thrown away when the unit moved by more than a tenth
meanwhile. Times are the best of the runs; a sum is one of bests.

A step counts from the change of the address to the frame after the awaited text is in the document, a start from
the start of the document, clicks and keys from the hand. *Calm*: 3 s of quiet before each step; *hasty*: 300 ms. A hand
comes to the row of the first and of the second issue that is opened, as it must to click on it; an issue is fetched ahead
then, without its history (decision 069). The stand-in for a slow server takes 100 ms for each answer that is not a file, and compresses nothing.`;

/**
 * @param {{ companion: Record<string, number>[], counts: object, series: object[], work: object,
 *   lists?: { size: number, runs: Record<string, number>[] } }} results of all runs
 * @param {string} setting on what it was measured
 * @returns {{ markdown: string, misses: string[] }} the report, and the figures above their limit
 */
export function writeReport(results, setting) {
  const misses = [];
  const limit = (label, value, most, unit = '') => {
    if (most !== undefined && !(value <= most)) {
      misses.push(`${label}: ${show(value)}${unit}, not ${show(most)}`);
    }
  };
  const parts = [
    '# Benchmarks',
    `Written by \`npm run bench\`. ${setting}`,
    introduction,
    ...results.series.flatMap((series) => seriesParts(series, limit)),
    ...Object.entries(results.work).flatMap(([server, runs]) => workParts(server, runs)),
    ...countParts(results.counts, limit),
    ...listParts(results.lists, limit),
    ...companionParts(results.companion, limit),
  ];
  return { markdown: `${parts.join('\n\n')}\n`, misses };
}

function seriesParts(series, limit) {
  const { server, slowdown, calm = [], hasty = [], floors: floorRuns = [] } = series;
  const runs = [...calm, ...hasty, ...floorRuns];
  if (runs.length === 0) return [];
  const title = `${serverNames[server]}, slowdown ${slowdown}`;
  const isCompared = calm.some(({ figures }) => figures.old);
  return [
    `## ${title}`,
    `One unit was ${spread(runs)}. ${steadiness(runs)}`,
    ...(calm.length > 0 ? [journeyTable({ calm, hasty }, slowdown, title, limit)] : []),
    ...firstAndSecond({ calm, hasty }, slowdown, title, limit),
    ...(floorRuns.length > 0 ? ['### Floors', floorTable({ calm, floorRuns })] : []),
    ...(isCompared
      ? ['### Old and new, in turn', comparisonTable(calm, 'Calm'), comparisonTable(hasty, 'Hasty')]
      : []),
  ];
}

function spread(runs) {
  const units = runs.flatMap((run) => Object.values(run.units).flatMap(Object.values));
  const [least, most] = [Math.min(...units), Math.max(...units)].map(show);
  return least === most ? `${least} ms` : `${least} to ${most} ms`;
}

function workParts(server, { calm, hasty }) {
  return [
    `## ${serverNames[server]}: work, old and new, in turn`,
    `Processor time of the page's main thread from the step to the frame that shows it, at full speed, ${calm.length} runs. What
else runs on the machine is not in it.`,
    comparisonTable(calm, 'Calm'),
    comparisonTable(hasty, 'Hasty'),
    `What that work was of by the trace, in ms, calm, medians. *Rest* is what the browser does for itself.`,
    kindsTable(calm),
  ];
}

/** Why a journey takes what it takes: what no code of ours has a hand in stands beside what it has. */
function kindsTable(runs) {
  const names = [...Object.keys(kinds), 'rest'];
  const rows = journeys.flatMap(({ key, label }) => {
    const cells = names.map((kind) => {
      const [old, ours] = ['old', 'new'].map((party) =>
        median(runs.flatMap(({ figures }) => figures[party]?.[kindKey(key, kind)] ?? [])),
      );
      return [show(ours), show(old)].filter((figure) => figure !== '').join(', old ');
    });
    return cells.every((cell) => cell === '') ? [] : [[label, ...cells]];
  });
  return markdownTable(['', ...names], rows);
}

/** Says where figures should not be quoted. */
function steadiness(runs) {
  const unsteady = runs.flatMap((run) => run.unsteady);
  if (unsteady.length === 0) return 'All of it was steady.';
  const names = journeys.filter(({ key }) => unsteady.includes(key)).map(({ label }) => label);
  return `**Not steady, since something else ran on the machine: ${names.join('; ')}.**`;
}

function journeyTable({ calm, hasty }, slowdown, title, limit) {
  const rows = journeys.flatMap(({ key, label, factor, parts, goals, frames, most = {} }) => {
    const bests = Object.entries({ calm, hasty }).map(([pace, runs]) => [
      pace,
      parts ? sumOf(parts.map((part) => bestOf(runs, 'new', part))) : bestOf(runs, 'new', key),
    ]);
    if (bests.every(([, { time }]) => Number.isNaN(time))) return [];
    const cells = bests.flatMap(([pace, { time, unit }]) => {
      const reference = factor * unit;
      const ratio = time / reference;
      if (!Number.isNaN(time)) limit(`${title}, ${label}, ${pace}`, time, most[slowdown], ' ms');
      if (slowdown === referenceSlowdown && !Number.isNaN(time)) {
        limit(`${title}, ${label}, ${pace}`, ratio, goals[pace]);
        limit(`${title}, ${label}, ${pace}`, time, frames && frames * frame, ' ms');
      }
      return [inMs(time), inMs(reference), show(ratio)];
    });
    return [[label, ...cells, goalOf({ goals, frames, most: most[slowdown] })]];
  });
  return markdownTable(
    ['', 'calm', 'reference', 'ratio', 'hasty', 'reference', 'ratio', 'at most (calm, hasty)'],
    rows,
  );
}

/** A unit for all of them: that of each counts as much as the others. */
function sumOf(bests) {
  return {
    time: bests.reduce((sum, { time }) => sum + time, 0),
    unit: bests.reduce((sum, { unit }) => sum + unit, 0) / bests.length,
  };
}

/** Whether the first issue that is opened has to wait for what the second one finds done. */
function firstAndSecond(runs, slowdown, title, limit) {
  const { parts, most } = firstToSecond;
  const ratios = Object.entries(runs).flatMap(([pace, ofPace]) => {
    const [first, second] = parts.map((part) => bestOf(ofPace, 'new', part).time);
    const ratio = first / second;
    if (Number.isNaN(ratio)) return [];
    if (slowdown === referenceSlowdown) {
      limit(`${title}, the first issue to the second, ${pace}`, ratio, most);
    }
    return [`${show(ratio)} ${pace}`];
  });
  return ratios.length === 0
    ? []
    : [`The first issue opened takes ${ratios.join(', ')} of the second; at most ${show(most)}.`];
}

function goalOf({ goals, frames, most }) {
  if (frames) return `${frames} frames`;
  if (most) return `${most} ms`;
  const all = Object.entries(goals);
  if (all.length === 1) return all.map(([pace, goal]) => `${show(goal)} ${pace}`).join('');
  return [...new Set(Object.values(goals))].map(show).join(', ');
}

/** What the least client takes, and what more ours takes than that. */
function floorTable({ calm, floorRuns }) {
  const rows = journeys
    .filter(({ key }) => key === 'cold' || key === 'warm')
    .map(({ key, label, factor }) => {
      const ours = bestOf(calm, 'new', key);
      const least = floors.map((floor) => bestOf(floorRuns, floor.key, key));
      return [
        label,
        ...least.flatMap(({ time, unit }) => [
          inMs(time),
          show(time / (factor * unit)),
          // Each was measured beside its own minute.
          show(ours.time / ours.unit / (time / unit)),
        ]),
      ];
    });
  return markdownTable(
    ['', ...floors.flatMap(({ label }) => [label, 'to reference', 'ours to it'])],
    rows,
  );
}

function countParts({ new: ours, old }, limit) {
  if (!ours) return [];
  const rows = counts.map(({ key, label, unit, most = {} }) => [
    label,
    ...Object.entries(ours).map(([server, counted]) => {
      const value = inUnit(counted[key], unit);
      limit(`${label}, ${serverNames[server]}`, value, most[server], ` ${unit}`);
      const former = old ? ` (old ${show(inUnit(old[server][key], unit))})` : '';
      return `${show(value)} ${unit}${former}`;
    }),
    Object.values(most).length > 0 ? `${show(Object.values(most)[0])} ${unit}` : '',
  ]);
  return [
    '## Counts',
    'One visit at full speed.',
    markdownTable(['', ...Object.keys(ours).map((server) => serverNames[server]), 'at most'], rows),
  ];
}

function companionParts(records, limit) {
  if (records.length === 0) return [];
  const rows = companionFigures.map(({ key, label, unit, most }) => {
    const value = inUnit(median(records.flatMap((record) => record[key] ?? [])), unit);
    limit(`Companion, ${label}`, value, most, ` ${unit}`);
    return [label, `${show(value)} ${unit}`, most === undefined ? '' : `${show(most)} ${unit}`];
  });
  return ['## Companion', 'Medians.', markdownTable(['', 'measured', 'at most'], rows)];
}

function listParts(lists, limit) {
  if (!lists) return [];
  const rows = listFigures.map(({ key, label, unit, most }) => {
    const value = inUnit(best(lists.runs.map((record) => record[key])), unit);
    limit(`Lists, ${label}`, value, most, ` ${unit}`);
    return [label, `${show(value)} ${unit}`, most === undefined ? '' : `${show(most)} ${unit}`];
  });
  return [
    `## Lists of ${lists.size.toLocaleString('en-US')} issues`,
    `One type of the companion, slowdown ${referenceSlowdown}, best of ${lists.runs.length} runs.`,
    markdownTable(['', 'measured', 'at most'], rows),
  ];
}

/** Of what one party took for one journey, and the unit beside that; NaN where it was not measured. */
function bestOf(runs, party, journey) {
  const taken = runs.flatMap(({ figures, units }) => {
    const time = figures[party]?.[journey];
    return time === undefined ? [] : [{ time, unit: units[party][journey] }];
  });
  return taken.sort((a, b) => a.time - b.time)[0] ?? { time: NaN, unit: NaN };
}

function inMs(value) {
  return Number.isNaN(value) ? '' : `${show(value)} ms`;
}
