/**
 * What is measured, in the order of the report. `reference` is the client that people use today, on
 * a comparable server and machine; `most` is what we allow ourselves.
 */
const figures = [
  { key: 'coldList', label: 'Cold first list', unit: 's', reference: 2.6, most: 1.56 },
  { key: 'warmList', label: 'Warm first list', unit: 's', reference: 1.3, most: 0.65 },
  { key: 'openIssue', label: 'Open an issue', unit: 's', reference: 0.65, most: 0.325 },
  { key: 'openAgain', label: 'Open it again', unit: 's', reference: 0.29, most: 0.0435 },
  { key: 'switchType', label: 'Switch type', unit: 's', reference: 0.56, most: 0.336 },
  { key: 'switchBack', label: 'Switch back', unit: 's', reference: 0.51, most: 0.051 },
  { key: 'longIssue', label: '2,000 comments', unit: 's', reference: 14, most: 0.7 },
  { key: 'coldBytes', label: 'Cold first list', unit: 'kB', reference: 224, most: 180 },
  { key: 'listNodes', label: 'List', unit: 'elements' },
  {
    key: 'longIssueNodes',
    label: '2,000 comments',
    unit: 'elements',
    reference: 98_000,
    most: 4_000,
  },
  { key: 'longIssueHeap', label: '2,000 comments, heap', unit: 'MB', reference: 50, most: 20 },
  { key: 'firstStart', label: 'Server, first start', unit: 's', most: 5 },
  { key: 'laterStart', label: 'Server, later start', unit: 's', most: 2 },
  { key: 'listAlone', label: 'Server, a list, one reader', unit: 'ms' },
  { key: 'listTogether', label: 'Server, a list, 8 readers at once', unit: 'ms', most: 40 },
  { key: 'listRatio', label: 'Server, 8 readers to one', unit: 'times', most: 5 },
  { key: 'memory', label: 'Server, memory, 12,000 issues', unit: 'MB', most: 250 },
];

/** From milliseconds and bytes, which is what is measured, to what is shown. */
const scale = { s: 1 / 1000, kB: 1 / 1000, MB: 1 / 1_000_000, elements: 1, ms: 1, times: 1 };

/**
 * @param {Record<string, number>[]} records raw figures of all runs, the server's among them
 * @param {string} setting on what it was measured
 * @returns {{ markdown: string, misses: string[] }} the report, and the figures above their limit
 */
export function writeReport(records, setting) {
  const misses = [];
  const rows = figures.map(({ key, label, unit, reference, most }) => {
    const value = median(records.flatMap((record) => record[key] ?? [])) * scale[unit];
    if (!(value <= (most ?? Infinity))) misses.push(`${label}: ${show(value)} ${unit}`);
    return [
      label,
      `${show(value)} ${unit}`,
      reference === undefined ? '' : `${show(reference)} ${unit}`,
      reference === undefined ? '' : show(value / reference),
      most === undefined ? '' : `${show(most)} ${unit}`,
    ];
  });
  const markdown = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\`; medians. ${setting}`,
    '',
    'The reference is the usual client of such servers, measured on a comparable server and machine.',
    '',
    '| | measured | reference | ratio | at most |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
  return { markdown, misses };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 0
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
}

function show(value) {
  return value >= 100
    ? Math.round(value).toLocaleString('en-US')
    : String(Number(value.toPrecision(2)));
}
