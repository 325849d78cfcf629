/** The figures of charts: they add up to the list, and each leads to as many issues as it says. */
import type { ChartContext } from '@/features/issues/charts/chartAxes';
import { type ChartChoice, chartKinds, columnsFor } from '@/features/issues/charts/chartChoice';
import { chartTable } from '@/features/issues/charts/chartData';
import {
  conditionsAt,
  countAt,
  pointsOf,
  sumOfRow,
  sumOfSeries,
  sumOfTable,
} from '@/features/issues/charts/chartTable';
import { filterIssues } from '@/features/issues/filter/filterRules';
import { addDays } from '@/lib/values/days';
import { browserZone } from '@/lib/values/zone';
import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import type { IssueChange } from '@/screen/issueChanges';
import { textToHtml } from '@/server/text/plainText';
import { us } from '@tests/lib/values/samples';
import { fc, runs } from '@tests/support/properties';

const definitions: readonly Attribute[] = [
  { id: 1, name: 'Status', type: 'ENUM', items: ['New', 'Active', 'Closed'] },
  { id: 2, name: 'Effort', type: 'NUMERIC', decimal: 1 },
  { id: 3, name: 'Due', type: 'DATETIME' },
  { id: 4, name: 'Version', type: 'TEXT' },
  { id: 5, name: 'Seen', type: 'DATETIME', time: 1, local: 1 },
];
const ids = [
  Column.name,
  Column.id,
  Column.createdDate,
  Column.createdBy,
  Column.modifiedDate,
  Column.location,
  ...definitions.map(({ id }) => attributeColumn(id)),
];
const today = '2026-09-21';
const noon = Date.parse(`${today}T12:00:00Z`) / 1000;
const day = 86_400;

const context: ChartContext = {
  columns: ids.map((id) => ({ id, name: `Column ${String(id)}` })),
  attributes: new Map(definitions.map((attribute) => [attribute.id, attribute])),
  formats: us,
  occasion: { userName: 'Zoë', today, zone: browserZone },
  words: {
    empty: '(empty)',
    others: 'Others',
    range: (from, to) => `${from}–${to}`,
    month: (date, isShort) => date.slice(isShort ? 2 : 0, 7),
    age: (from, to) => `${String(from)}–${String(to)} days`,
  },
};

interface Sample {
  name: string;
  createdDate: number;
  createdBy: string;
  modifiedDate: number;
  values: string[];
}

const someDays = fc.oneof(
  fc.integer({ min: -3, max: 1 }),
  fc.integer({ min: -90, max: 1 }),
  fc.integer({ min: -20_000, max: 1 }),
);
const aSample: fc.Arbitrary<Sample> = fc.record({
  name: fc.constantFrom('One', 'one', 'Óne', '<b>', '[Me]', 'x'),
  createdDate: someDays.map((days) => noon + days * day),
  createdBy: fc.constantFrom('Zoë', 'Bob', 'zoe'),
  modifiedDate: someDays.map((days) => noon + days * day),
  values: fc.tuple(
    fc.constantFrom('', 'New', 'Active', 'Closed', 'Gone'),
    fc.oneof(
      fc.constant(''),
      fc.integer({ min: -300, max: 900 }).map((n) => (n / 10).toFixed(1)),
    ),
    fc.oneof(
      fc.constant(''),
      someDays.map((days) => addDays(today, days)),
    ),
    fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 90 }).map(String), fc.constant('[Me]')),
    fc.oneof(
      fc.constant(''),
      someDays.map((days) => `${addDays(today, days)} 23:30`),
    ),
  ),
});

function rowOf(sample: Sample, index: number): ListedIssue {
  const cells = [
    textToHtml(sample.name),
    `#${String(index + 1)}`,
    sample.createdDate,
    textToHtml(sample.createdBy),
    sample.modifiedDate,
    'Project — folder',
    ...sample.values.map((value, place) =>
      definitions[place]?.type === 'DATETIME' ? value : textToHtml(value),
    ),
  ];
  return { id: index + 1, read: null, stamp: 1, subscribed: false, cells };
}

const chartColumns = ids.map((column) => ({
  column,
  type:
    definitions.find(({ id }) => attributeColumn(id) === column)?.type ??
    (column === Column.createdDate || column === Column.modifiedDate ? 'DATETIME' : 'TEXT'),
}));

const aChoice: fc.Arbitrary<ChartChoice> = fc.constantFrom(...chartKinds).chain((kind) => {
  const aColumn = fc.constantFrom(...columnsFor(kind, chartColumns));
  const other = kind === 'cross' || kind === 'time' ? aColumn : fc.constant(null);
  return fc.record({ kind: fc.constant(kind), column: aColumn, other });
});

const allIssues = { key: 'all', label: 'Issues', hue: null, conditions: [] };
const draw = (
  choice: ChartChoice,
  issues: readonly ListedIssue[],
  changesOf: (issueId: number) => readonly IssueChange[] = () => [],
) => chartTable(choice, issues, context, { allIssues, changesOf });

const kindsOnce = ['count', 'cross', 'age'];

test('every issue is counted once', () => {
  fc.assert(
    fc.property(
      aChoice.filter(({ kind }) => kindsOnce.includes(kind)),
      fc.array(aSample, { maxLength: 60 }),
      (choice, samples) => {
        const table = draw(choice, samples.map(rowOf));
        expect(table.counts).toHaveLength(table.rows.length);
        expect(new Set(table.rows.map(({ key }) => key)).size).toBe(table.rows.length);
        expect(sumOfTable(table)).toBe(samples.length);
      },
    ),
  );
});

test('every issue is counted once for each date', () => {
  fc.assert(
    fc.property(
      aChoice.filter(({ kind }) => kind === 'time'),
      fc.array(aSample, { maxLength: 60 }),
      (choice, samples) => {
        const table = draw(choice, samples.map(rowOf));
        const sums = table.series.map((_series, index) => sumOfSeries(table, index));
        expect(sums).toEqual(sums.map(() => samples.length));
      },
    ),
  );
});

test('the flow counts as many as there were by then: all of them today', () => {
  fc.assert(
    fc.property(fc.array(aSample, { maxLength: 60 }), (samples) => {
      const choice = { kind: 'flow', column: attributeColumn(1), other: null } as const;
      const table = draw(choice, samples.map(rowOf));
      const sums = table.rows.map((_row, index) => sumOfRow(table, index));
      expect(sums.at(-1)).toBe(samples.length);
      expect([...sums].sort((one, other) => one - other)).toEqual(sums);
    }),
  );
});

/** Before the issue was there, and after the day when one came to the list, too; in any order. */
const someChanges: fc.Arbitrary<IssueChange[]> = fc.array(
  fc.record({
    attributeId: fc.constantFrom(1, 1, 4),
    at: fc.integer({ min: -30, max: 30 }).map((days) => noon + days * day),
    before: fc.constantFrom('', 'New', 'Active', 'Closed'),
    after: fc.constantFrom('', 'New', 'Active', 'Closed'),
  }),
  { maxLength: 5 },
);

test('the flow counts no issue twice, whenever it changed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(aSample, someChanges), { maxLength: 20 }), (lives) => {
      const issues = lives.map(([sample], index) => rowOf(sample, index));
      const choice = { kind: 'flow', column: attributeColumn(1), other: null } as const;
      const table = draw(choice, issues, (issueId) => lives[issueId - 1]?.[1] ?? []);
      const sums = table.rows.map((_row, index) => sumOfRow(table, index));
      expect(sums.at(-1)).toBe(issues.length);
      expect([...sums].sort((one, other) => one - other)).toEqual(sums);
    }),
  );
});

test('the conditions of a figure find as many issues as it counts', () => {
  fc.assert(
    fc.property(aChoice, fc.array(aSample, { maxLength: 40 }), (choice, samples) => {
      const issues = samples.map(rowOf);
      const table = draw(choice, issues);
      for (const point of pointsOf(table)) {
        const conditions = conditionsAt(table, point);
        if (!conditions) continue;
        const filter = conditions.map((condition) => [condition]);
        const found = filterIssues(issues, filter, context);
        expect([table.rows[point.row]?.label, found.length]).toEqual([
          table.rows[point.row]?.label,
          countAt(table, point),
        ]);
      }
    }),
    { numRuns: runs(150) },
  );
});

/** What a test wants of the rest of an issue. */
function issueOf(id: number, part: Partial<Sample>): ListedIssue {
  const sample = {
    name: 'x',
    createdDate: noon,
    createdBy: 'Bob',
    modifiedDate: noon,
    values: ['', '', '', '', ''],
    ...part,
  };
  return { ...rowOf(sample, id - 1), id };
}

test('choices come in their order, then what else there is, and what is empty last', () => {
  const status = (value: string, index: number) =>
    issueOf(index + 1, { values: [value, '', '', '', ''] });
  const issues = ['Gone', '', 'Closed', 'New', 'Gone', 'Closed'].map(status);
  const table = draw({ kind: 'count', column: attributeColumn(1), other: null }, issues);

  expect(table.rows.map(({ label }) => label)).toEqual(['New', 'Closed', 'Gone', '(empty)']);
  expect(table.counts).toEqual([[1], [2], [2], [1]]);
});

test('what is too rare for a place of its own is one item without conditions', () => {
  const version = (number: number) =>
    issueOf(number, { values: ['', '', '', String(number % 50), ''] });
  const issues = Array.from({ length: 100 }, (_, index) => version(index + 1));
  const table = draw({ kind: 'count', column: attributeColumn(4), other: null }, issues);

  expect(table.rows).toHaveLength(40);
  expect(table.rows.at(-1)).toMatchObject({ label: 'Others', conditions: null });
  expect(sumOfRow(table, 39)).toBe(22);
});

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [29, 1],
  [30, 2],
  [89, 2],
  [90, 3],
  [364, 3],
  [365, 4],
  [9_000, 4],
])('an issue of %s days is of the class %s', (days, expected) => {
  const issues = [issueOf(1, { createdDate: noon - days * day })];
  const table = draw({ kind: 'age', column: Column.createdBy, other: null }, issues);

  expect(table.counts[0]?.indexOf(1)).toBe(expected);
});

test('the flow tells what the values were at the end of each span of time', () => {
  const at = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
  const change = (date: string, before: string, after: string): IssueChange => ({
    attributeId: 1,
    at: at(date),
    before,
    after,
  });
  const issues = [
    issueOf(1, { createdDate: at('2026-09-18'), values: ['Closed', '', '', '', ''] }),
    issueOf(2, { createdDate: at('2026-09-19'), values: ['New', '', '', '', ''] }),
    issueOf(3, { createdDate: at('2026-09-19'), values: ['Active', '', '', '', ''] }),
  ];
  const changes: Record<number, IssueChange[]> = {
    1: [
      change('2026-09-18', '', 'New'),
      change('2026-09-20', 'New', 'Active'),
      { ...change('2026-09-20', 'x', 'y'), attributeId: 4 },
      change('2026-09-21', 'Active', 'Closed'),
    ],
    3: [change('2026-09-20', 'New', 'Active')],
  };
  const table = draw(
    { kind: 'flow', column: attributeColumn(1), other: null },
    issues,
    (issueId) => changes[issueId] ?? [],
  );

  expect(table.series.map(({ label }) => label)).toEqual(['New', 'Active', 'Closed']);
  expect(table.rows.map(({ key }) => key)).toEqual([
    '2026-09-18',
    '2026-09-19',
    '2026-09-20',
    '2026-09-21',
  ]);
  expect(table.counts).toEqual([
    [1, 0, 0],
    [3, 0, 0],
    [1, 2, 0],
    [1, 1, 1],
  ]);
  // Only what is so today can be looked up.
  expect(conditionsAt(table, { row: 2, series: 1 })).toBeNull();
  expect(conditionsAt(table, { row: 3, series: 1 })).toHaveLength(1);
});

test('what changed after one came to the list is of the day when it changed', () => {
  const at = (days: number) => noon + days * day;
  const issues = [
    issueOf(1, { createdDate: at(-2), values: ['Closed', '', '', '', ''] }),
    issueOf(2, { createdDate: at(-2), values: ['New', '', '', '', ''] }),
  ];
  const changes: readonly IssueChange[] = [
    { attributeId: 1, at: at(-1), before: 'New', after: 'Active' },
    { attributeId: 1, at: at(1), before: 'Active', after: 'Closed' },
  ];
  const table = draw(
    { kind: 'flow', column: attributeColumn(1), other: null },
    issues,
    (issueId) => (issueId === 1 ? changes : []),
  );

  expect(table.series.map(({ label }) => label)).toEqual(['New', 'Active', 'Closed']);
  expect(table.rows.map(({ key }) => key)).toEqual([-2, -1, 0, 1].map((n) => addDays(today, n)));
  expect(table.counts).toEqual([
    [2, 0, 0],
    [1, 1, 0],
    [1, 1, 0],
    [1, 0, 1],
  ]);
});
