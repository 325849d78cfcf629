import { comparisonTable } from './comparison.mjs';
import { firstToSecond, journeys, withSums } from './journeys.mjs';
import { companionFigures, counts, floors, inUnit, kindKey, listFigures } from './measures.mjs';
import { referenceSlowdown, referenceUnit } from './referenceMachine.mjs';
import { best, median } from './statistics.mjs';
import { markdownTable, show } from './table.mjs';
import { kinds } from './traceWork.mjs';

const serverNames = {
  companion: 'Companion',
  compressing: 'Server that compresses as it sends',
  slow: 'Stand-in for a slow server',
};

/** A frame of the screen, in ms. */
const frame = 1000 / 60;

const introduction = `The time a journey takes says little without the machine it was taken on. So beside each journey
stands a run of the yardstick, a page of fixed weight (\`src/tooling/bench/yardstickPage.mjs\`), and the reference client, which
is the usual one of such servers, is **factor x unit beside the time**: it was measured as so many units
(\`journeys.mjs\`), at a slowdown of 4, to about a fifth. The time is the best of the runs, and the first ratio is of it; the
second is the median of the ratios of all runs, each to the unit beside it, and the third column says between which these lie. What
else runs on a machine moves both apart: a limit is *held* or *missed* where both ratios say so, or else *unclear*. Where the
reference has no such thing, a limit in ms stands for it. It is meant for the machine that the reference was measured on, whose
unit was ${referenceUnit(referenceSlowdown)} ms and is taken to be shorter as the slowdown is, and is as much longer here as the unit is.

A step counts from the change of the address to the frame after the awaited text is in the document, a start from
the start of the document, clicks and keys from the hand. *Calm*: 3 s of quiet before each step; *hasty*: 300 ms. A hand
comes to the row of the first and of the second issue that is opened, as it must to click on it, and to the caption that a long
list is sorted by; the issue is fetched ahead then, without its history, and the order is found (decision 069). The stand-in for a slow server takes 100 ms for each answer that is not a file, and compresses nothing.`;

/**
 * @param {{ companion: Record<string, number>[], counts: object, series: object[], work: object,
 *   lists?: { size: number, runs: Record<string, number>[] } }} results of all runs
 * @param {string} setting on what it was measured
 * @returns {{ markdown: string, misses: string[] }} the report, and the figures that are not known to be within their limit
 */
export function writeReport(results, setting) {
  const misses = [];
  const limit = (label, values, most, unit = '') => {
    if (!most) return undefined;
    const verdict = verdictOn(values, most);
    if (verdict !== 'held') {
      misses.push(
        `${label}: ${verdict}, ${values.map(show).join(' and ')}${unit}, not ${show(most)}`,
      );
    }
    return verdict;
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
  const units = runs.flatMap((run) => Object.values(run.units).flatMap(Object.values));
  return [
    `## ${title}`,
    `One unit was ${range(units)} ms. ${calm.length} runs.`,
    ...(calm.length > 0 ? [journeyTable({ calm, hasty }, slowdown, title, limit)] : []),
    ...firstAndSecond({ calm, hasty }, slowdown, title, limit),
    ...(floorRuns.length > 0 ? ['### Floors', floorTable({ calm, floorRuns })] : []),
    ...(isCompared
      ? ['### Old and new, in turn', comparisonTable(calm, 'Calm'), comparisonTable(hasty, 'Hasty')]
      : []),
  ];
}

/** Between which the values lie; nothing of none. */
function range(values) {
  if (values.length === 0) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)].map(show);
  return least === most ? least : `${least} to ${most}`;
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

function journeyTable({ calm, hasty }, slowdown, title, limit) {
  const isReference = slowdown === referenceSlowdown;
  const rows = journeys.flatMap(({ key, label, factor, parts, goals, frames, most = {} }) => {
    const verdicts = [];
    const cells = Object.entries({ calm, hasty }).flatMap(([pace, runs]) => {
      const taken = takenOf(runs, 'new', { key, parts });
      if (taken.length === 0) return ['', '', '', '', ''];
      const { time, unit } = leastOf(taken);
      const units = factor ?? most[slowdown] / referenceUnit(slowdown);
      const times = taken.map((each) => each.time);
      const ratios = taken.map((each) => each.time / (units * each.unit));
      const ratio = time / (units * unit);
      const held = (values, limited, unitName) =>
        limit(`${title}, ${label}, ${pace}`, values, limited, unitName);
      verdicts.push(
        frames
          ? held([time, median(times)], isReference && frames * frame, ' ms')
          : held([ratio, median(ratios)], most[slowdown] ? 1 : isReference && goals[pace]),
      );
      return [
        inMs(time),
        inMs(units * unit),
        show(ratio),
        units ? show(median(ratios)) : inMs(median(times)),
        range(units ? ratios : times),
      ];
    });
    if (cells.every((cell) => cell === '')) return [];
    const said = [...new Set(verdicts.filter(Boolean))].join(', ');
    return [[label, ...cells, goalOf({ goals, frames, most: most[slowdown] }), said]];
  });
  const heads = (pace) => [pace, 'reference', 'ratio', 'median', 'of'];
  return markdownTable(
    ['', ...heads('calm'), ...heads('hasty'), 'at most (calm, hasty)', ''],
    rows,
  );
}

/** Whether the first issue that is opened has to wait for what the second one finds done. */
function firstAndSecond(runs, slowdown, title, limit) {
  const { parts, most } = firstToSecond;
  const ratios = Object.entries(runs).flatMap(([pace, ofPace]) => {
    const [first, second] = parts.map((part) => takenOf(ofPace, 'new', { key: part }));
    if (first.length === 0 || first.length !== second.length) return [];
    const ratio = leastOf(first).time / leastOf(second).time;
    const paired = median(first.map(({ time }, run) => time / second[run].time));
    const isReference = slowdown === referenceSlowdown;
    limit(`${title}, the first issue to the second, ${pace}`, [ratio, paired], isReference && most);
    return [`${show(ratio)} ${pace} (median ${show(paired)})`];
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
      const ours = leastOf(takenOf(calm, 'new', { key }));
      const least = floors.map((floor) => leastOf(takenOf(floorRuns, floor.key, { key })));
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
      limit(`${label}, ${serverNames[server]}`, [value], most[server], ` ${unit}`);
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
    limit(`Companion, ${label}`, [value], most, ` ${unit}`);
    return [label, withUnit(value, unit), withUnit(most ?? NaN, unit)];
  });
  return ['## Companion', 'Medians.', markdownTable(['', 'measured', 'at most'], rows)];
}

function listParts(lists, limit) {
  if (!lists) return [];
  const unitThere = referenceUnit(referenceSlowdown);
  const rows = listFigures.map(({ key, label, unit, most }) => {
    const values = lists.runs.map((record) => inUnit(record[key], unit));
    const isTime = unit === 'ms' || unit === 's';
    const there = lists.runs.map((record, run) =>
      isTime ? (values[run] * unitThere) / record.unit : values[run],
    );
    const [here, limited] = [values, there].map((all) => [best(all), median(all)]);
    const verdict = limit(`Lists, ${label}`, limited, most, ` ${unit}`);
    const figures = [...here, ...(isTime ? limited : [NaN, NaN]), most ?? NaN];
    return [label, ...figures.map((value) => withUnit(value, unit)), verdict ?? ''];
  });
  const units = lists.runs.map(({ unit }) => unit);
  return [
    `## Lists of ${lists.size.toLocaleString('en-US')} issues`,
    `One type of the companion, slowdown ${referenceSlowdown}, ${lists.runs.length} runs. One unit was ${range(units)} ms; limits are
held against what times would be *there*, on a machine whose unit is ${unitThere} ms.`,
    markdownTable(['', 'best', 'median', 'best there', 'median there', 'at most', ''], rows),
  ];
}

/** Of each run in which one party took a journey, or all parts of one: what it took, and the unit beside it. */
function takenOf(runs, party, { key, parts = [key] }) {
  return runs.flatMap(({ figures, units }) => {
    const time = withSums(figures[party] ?? {})[key];
    if (time === undefined) return [];
    const beside = parts.map((part) => units[party][part]);
    return [{ time, unit: beside.reduce((sum, unit) => sum + unit, 0) / parts.length }];
  });
}

/** NaN of none. */
function leastOf(taken) {
  return taken.toSorted((a, b) => a.time - b.time)[0] ?? { time: NaN, unit: NaN };
}

/** All must say it: the best hides what happens mostly, and the median what else ran on the machine. */
function verdictOn(values, most) {
  if (values.every((value) => value <= most)) return 'held';
  return values.some((value) => value <= most) ? 'unclear' : 'missed';
}

function withUnit(value, unit) {
  return Number.isNaN(value) ? '' : `${show(value)} ${unit}`;
}

function inMs(value) {
  return withUnit(value, 'ms');
}
