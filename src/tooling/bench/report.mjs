import { comparisonTable } from './comparison.mjs';
import { journeys, withSum } from './journeys.mjs';
import { companionFigures, counts, floors, inUnit, listFigures } from './measures.mjs';
import { best, median } from './statistics.mjs';
import { markdownTable, show } from './table.mjs';

const serverNames = {
  companion: 'Companion',
  compressing: 'Server that compresses as it sends',
  slow: 'Stand-in for a slow server',
};

/** The slowdown at which the reference client was measured: elsewhere its factors, and so our limits, are a guess. */
export const referenceSlowdown = 4;

/** A frame of the screen, in ms. */
const frame = 1000 / 60;

const introduction = `The time a journey takes says little without the machine it was taken on. So beside each run
stands a run of the yardstick, a page of fixed weight (\`src/tooling/bench/yardstickPage.mjs\`), and the reference client, which
is the usual one of such servers, is **factor x unit of these runs**: it was measured as so many units
(\`journeys.mjs\`), at a slowdown of 4, to about a fifth. A run whose unit moved by more than a tenth was thrown away. Times
are the best of the runs, as the unit is.

A step counts from the change of the address to the frame after the awaited text is in the document, a start from
the start of the document, clicks and keys from the hand. *Calm*: 3 s of quiet before each step; *hasty*: 300 ms. The stand-in
for a slow server takes 100 ms for each answer that is not a file, and compresses nothing.`;

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
  const unit = best(runs.map((run) => run.unit));
  const title = `${serverNames[server]}, slowdown ${slowdown}`;
  const isCompared = calm.some(({ figures }) => figures.old);
  return [
    `## ${title}`,
    `One unit is ${show(unit)} ms. ${steadiness(runs)}`,
    ...(calm.length > 0 ? [journeyTable({ calm, hasty, unit }, slowdown, title, limit)] : []),
    ...(floorRuns.length > 0 ? ['### Floors', floorTable({ calm, floorRuns, unit })] : []),
    ...(isCompared
      ? ['### Old and new, in turn', comparisonTable(calm, 'Calm'), comparisonTable(hasty, 'Hasty')]
      : []),
  ];
}

function workParts(server, runs) {
  return [
    `## ${serverNames[server]}: work, old and new, in turn`,
    `Processor time of the page's main thread from the step to the frame that shows it, at full speed, ${runs.length} runs. What
else runs on the machine is not in it.`,
    comparisonTable(runs, 'Calm'),
  ];
}

/** Says where figures should not be quoted. */
function steadiness(runs) {
  const unsteady = runs.filter(({ isSteady }) => !isSteady).length;
  return unsteady === 0
    ? 'All runs were steady.'
    : `**${unsteady} of ${runs.length} runs were not steady: something else ran on the machine.**`;
}

function journeyTable({ calm, hasty, unit }, slowdown, title, limit) {
  const rows = journeys.flatMap(({ key, label, factor, goals, frames, most = {} }) => {
    const times = { calm: bestOf(calm, 'new', key), hasty: bestOf(hasty, 'new', key) };
    if (Number.isNaN(times.calm) && Number.isNaN(times.hasty)) return [];
    const reference = factor * unit;
    const cells = Object.entries(times).flatMap(([pace, time]) => {
      const ratio = time / reference;
      if (!Number.isNaN(time)) limit(`${title}, ${label}, ${pace}`, time, most[slowdown], ' ms');
      if (slowdown === referenceSlowdown && !Number.isNaN(time)) {
        limit(`${title}, ${label}, ${pace}`, ratio, goals[pace]);
        limit(`${title}, ${label}, ${pace}`, time, frames && frames * frame, ' ms');
      }
      return [inMs(time), show(ratio)];
    });
    return [[label, inMs(reference), ...cells, goalOf({ goals, frames, most: most[slowdown] })]];
  });
  return markdownTable(
    ['', 'reference', 'calm', 'ratio', 'hasty', 'ratio', 'at most (calm, hasty)'],
    rows,
  );
}

function goalOf({ goals, frames, most }) {
  if (frames) return `${frames} frames`;
  if (most) return `${most} ms`;
  const both = [...new Set(Object.values(goals))];
  return both.map(show).join(', ');
}

/** What the least client takes, and what more ours takes than that. */
function floorTable({ calm, floorRuns, unit }) {
  const rows = journeys
    .filter(({ key }) => key === 'cold' || key === 'warm')
    .map(({ key, label, factor }) => {
      const ours = bestOf(calm, 'new', key);
      const least = floors.map((floor) => bestOf(floorRuns, floor.key, key));
      return [
        label,
        ...least.flatMap((time) => [inMs(time), show(time / (factor * unit)), show(ours / time)]),
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

/** Of what one party took for one journey; NaN where it was not measured. */
function bestOf(runs, party, key) {
  return best(runs.flatMap(({ figures }) => withSum(figures[party] ?? {})[key] ?? []));
}

function inMs(value) {
  return Number.isNaN(value) ? '' : `${show(value)} ms`;
}
