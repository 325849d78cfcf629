/** What is counted in a visit, in the order of the report. `most` is what we allow ourselves, by server. */
export const counts = [
  { key: 'firstRequests', label: 'Requests before the first rows', unit: 'requests' },
  { key: 'quietRequests', label: 'Requests until quiet', unit: 'requests' },
  { key: 'quietBytes', label: 'Bytes until quiet', unit: 'kB', most: { compressing: 200 } },
  { key: 'listElements', label: 'List', unit: 'elements' },
  { key: 'issueElements', label: 'List and issue', unit: 'elements' },
  { key: 'longElements', label: '2,000 comments', unit: 'elements', most: allServers(4000) },
  { key: 'longHeap', label: '2,000 comments, heap', unit: 'MB', most: allServers(15) },
];

/** Bare pages, each the least that a client made in its way would take. */
export const floors = [
  { key: 'table', label: 'bare table' },
  { key: 'react', label: 'bare React page' },
];

/** Of the companion itself. */
export const companionFigures = [
  { key: 'firstStart', label: 'First start', unit: 's', most: 5 },
  { key: 'laterStart', label: 'Later start', unit: 's', most: 2 },
  { key: 'listAlone', label: 'A list, one reader', unit: 'ms' },
  { key: 'listTogether', label: 'A list, 8 readers at once', unit: 'ms', most: 40 },
  { key: 'listRatio', label: '8 readers to one', unit: 'times', most: 5 },
  { key: 'memory', label: 'Memory, 12,000 issues', unit: 'MB', most: 250 },
];

/** Of lists of 12,000 issues, at the slowdown of the reference. */
export const listFigures = [
  { key: 'pagedRows', label: 'First rows of a page, warm', unit: 'ms' },
  { key: 'wholeRows', label: 'First rows of the whole list, warm', unit: 'ms' },
  { key: 'whole', label: 'The whole list is there, since the start', unit: 's', most: 2 },
  { key: 'scroll', label: 'Longest frame while scrolling', unit: 'ms', most: 50 },
  { key: 'filter', label: 'A condition more', unit: 'ms', most: 100 },
  { key: 'filterOff', label: 'A condition less', unit: 'ms', most: 100 },
  { key: 'group', label: 'Groups', unit: 'ms', most: 100 },
  { key: 'sort', label: 'Another order', unit: 'ms', most: 100 },
  { key: 'board', label: 'Board', unit: 's', most: 1 },
  { key: 'calendar', label: 'Calendar', unit: 's', most: 1 },
  { key: 'timeline', label: 'Timeline', unit: 's', most: 1 },
  { key: 'wholeElements', label: 'Whole list', unit: 'elements', most: 1500 },
  { key: 'scrolledElements', label: 'Most while scrolling', unit: 'elements', most: 1500 },
  { key: 'boardElements', label: 'Board', unit: 'elements', most: 1500 },
  { key: 'calendarElements', label: 'Calendar', unit: 'elements', most: 1500 },
  { key: 'timelineElements', label: 'Timeline', unit: 'elements', most: 1500 },
  { key: 'heap', label: 'Heap after all of it', unit: 'MB', most: 80 },
];

/** From milliseconds and bytes, which is what is measured, to what is shown. */
const scale = { s: 1 / 1000, kB: 1 / 1000, MB: 1 / 1_000_000 };

/** @returns the value as it is shown and limited */
export function inUnit(value, unit) {
  return value * (scale[unit] ?? 1);
}

/** Under which name the part of a journey's work is kept that was of a kind (`workByKind`). */
export function kindKey(journey, kind) {
  return `${journey}, ${kind}`;
}

/** What is noted of a journey: its time or work, and what the work was of. */
export function withKinds(journey, value, kinds) {
  const parts = Object.entries(kinds).map(([kind, part]) => [kindKey(journey, kind), part]);
  return { [journey]: value, ...Object.fromEntries(parts) };
}

function allServers(most) {
  return { companion: most, compressing: most, slow: most };
}
