/**
 * The journeys in the order of the report. `factor` is the reference client in units of `yardstick.mjs`: how many of them
 * the journey took it, on its own server with 12,308 issues and pages of 50 (a list was answered in 55-90 ms), at a
 * slowdown of 4, 3 s of quiet before the first step and 0.8 s before each other, best of 4 runs divided by the unit
 * measured just before. Four rounds lay a fifth apart. When it has its bar nobody has measured: ours is held against its
 * first rows, and may come a quarter later than our own. `goals` are the most we allow ourselves, as a part of the
 * reference by pace; `frames` says it in frames of the screen, `most` in ms by slowdown on the machine of the reference,
 * where the reference has no such thing. `parts` are the journeys of a sum. Of keys that are pressed several times the slowest counts.
 */
export const journeys = [
  { key: 'cold', label: 'Cold first list', factor: 1.8, goals: { calm: 0.5, hasty: 0.5 } },
  {
    key: 'coldBar',
    label: 'Cold first list, the whole toolbar',
    factor: 1.8,
    goals: { calm: 0.63, hasty: 0.63 },
  },
  { key: 'warm', label: 'Warm first list', factor: 0.93, goals: { calm: 0.4, hasty: 0.4 } },
  {
    key: 'warmBar',
    label: 'Warm first list, the whole toolbar',
    factor: 0.93,
    goals: { calm: 0.5, hasty: 0.5 },
  },
  { key: 'click', label: 'First click, 300 ms after the cold list', goals: {} },
  {
    key: 'clickSum',
    label: 'Cold list, 300 ms, first click: sum of both',
    parts: ['cold', 'click'],
    factor: 1.8 + 0.5,
    goals: { hasty: 0.55 },
  },
  { key: 'open', label: 'Open an issue', factor: 0.5, goals: { calm: 0.5, hasty: 0.65 } },
  { key: 'back', label: 'Back to the list', factor: 0.03, goals: {}, frames: 2 },
  { key: 'again', label: 'Open it again', factor: 0.24, goals: { calm: 0.1, hasty: 0.1 } },
  { key: 'second', label: 'Open another issue', goals: {} },
  { key: 'switch', label: 'Switch type', factor: 0.42, goals: { calm: 0.5, hasty: 0.5 } },
  { key: 'switchBack', label: 'Switch back', factor: 0.4, goals: { calm: 0.1, hasty: 0.1 } },
  { key: 'long', label: '2,000 comments', factor: 11, goals: { calm: 0.05, hasty: 0.05 } },
  {
    key: 'palette',
    label: 'A letter in the palette, with 2,000 places to go',
    goals: {},
    most: { 1: 16, 4: 50 },
  },
  { key: 'typing', label: 'A letter in a comment beside the list', goals: {}, most: { 4: 50 } },
  {
    key: 'editing',
    label: 'A letter in a name beside the list',
    goals: {},
    most: { 4: 50 },
  },
  { key: 'next', label: 'The next issue beside the list', goals: {}, most: { 4: 100 } },
  {
    key: 'sum',
    label: 'Cold list, open, back, switch: sum',
    parts: ['cold', 'open', 'back', 'switch'],
    factor: 1.8 + 0.5 + 0.03 + 0.42,
    goals: { calm: 0.55, hasty: 0.55 },
  },
];

/** The first issue that is opened is to take no longer than the second: the most that it may be of it. */
export const firstToSecond = { parts: ['open', 'second'], most: 1.1 };

const sums = journeys.filter(({ parts }) => parts !== undefined);

/** What `--only` may name: the journeys, and what is not measured in a page of the client. */
export const wantable = [
  ...journeys.filter(({ parts }) => parts === undefined).map(({ key }) => key),
  'counts',
  'floors',
  'lists',
  'server',
];

/** The same figures with the sums of those that all parts of are there. */
export function withSums(figures) {
  const summed = sums.flatMap(({ key, parts }) => {
    const times = parts.map((part) => figures[part]);
    if (times.includes(undefined)) return [];
    return [[key, times.reduce((sum, time) => sum + time, 0)]];
  });
  return { ...figures, ...Object.fromEntries(summed) };
}
