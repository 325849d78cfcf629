/** Groups divide a list and lose nothing of it. */
import {
  groupableColumns,
  readGrouping,
  unitsOf,
  groupKindOf,
  writeGrouping,
} from '@/features/issues/groups/grouping';
import { type GroupContext, groupIssues, sumOfColumn } from '@/features/issues/groups/groupRules';
import { averageOf, sumOf } from '@/lib/values/decimalSums';
import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import { zoneAt } from '@tests/lib/values/samples';
import { fc, runs } from '@tests/support/properties';

const definitions: readonly Attribute[] = [
  { id: 1, name: 'Text', type: 'TEXT' },
  { id: 2, name: 'Hours', type: 'NUMERIC', decimal: 2 },
  { id: 3, name: 'Status', type: 'ENUM', items: ['New', 'Active', 'Done'], 'multi-select': 1 },
  { id: 4, name: 'Due', type: 'DATETIME' },
  { id: 5, name: 'Seen', type: 'DATETIME', time: 1, local: 1 },
  { id: 6, name: 'Assigned to', type: 'USER' },
];
const attributes = new Map(definitions.map((attribute) => [attribute.id, attribute]));
const columns = [
  ...[Column.id, Column.name, Column.location, Column.createdDate, Column.createdBy],
  ...[Column.modifiedDate, Column.modifiedBy, ...definitions.map(({ id }) => attributeColumn(id))],
].map((id) => ({ id, name: String(id) }));
const hours = columns.findIndex(({ id }) => id === attributeColumn(2));

const context: GroupContext = {
  columns,
  attributes,
  places: new Map([
    ['Alpha — Zoo', { project: 'Alpha', folder: 'Zoo' }],
    ['Alpha — Äpfel', { project: 'Alpha', folder: 'Äpfel' }],
    ['Alpha 2 — Bar', { project: 'Alpha 2', folder: 'Bar' }],
  ]),
  firstDayOfWeek: 1,
  zone: zoneAt(2),
};
const groupable = { attributes, columns };

const aTime = fc.integer({ min: 1_700_000_000, max: 1_800_000_000 });
const aCell: Readonly<Record<number, fc.Arbitrary<string | number>>> = {
  [Column.location]: fc.constantFrom('Alpha &mdash; Zoo', 'Alpha 2 &mdash; Bar', 'Gone'),
  [Column.createdDate]: aTime,
  [Column.modifiedDate]: aTime,
  [attributeColumn(2)]: fc.constantFrom('', '1.50', '1.5', '-20', '0.00', '123456789012345.67'),
  [attributeColumn(3)]: fc.constantFrom('', 'New', 'Done', 'Active, New', 'Old'),
  [attributeColumn(4)]: fc.constantFrom('', '2026-01-01', '2025-12-29', '0001-01-01', 'soon'),
  [attributeColumn(5)]: fc.constantFrom('', '2026-01-31 22:30', '2026-02-01 08:00'),
};
const aText = fc.constantFrom('', 'Bob', 'bob', 'A &amp; B', '<a href="#/items/1">#1</a>');
const aList = fc
  .array(fc.tuple(...columns.map(({ id }) => aCell[id] ?? aText)), { maxLength: 12 })
  .map((rows) =>
    rows.map((cells, index): ListedIssue => {
      return { id: index + 1, read: null, stamp: 1, subscribed: false, cells };
    }),
  );
const aGrouping = fc.constantFrom(...groupableColumns(groupable)).chain((column) =>
  fc.record({
    column: fc.constant(column),
    unit: fc.constantFrom(...withNone(unitsOf(groupKindOf(column, attributes)))),
  }),
);

function withNone<Unit>(units: readonly Unit[]): readonly (Unit | null)[] {
  return units.length === 0 ? [null] : units;
}

test('each issue is in one group, in the order of the list; the groups are the same for any order', () => {
  fc.assert(
    fc.property(aList, aGrouping, fc.boolean(), (issues, grouping, isDescending) => {
      const wishes = { isDescending };
      const groups = groupIssues(issues, grouping, context, wishes);
      const keys = groups.map(({ key }) => key);

      expect(new Set(keys).size).toBe(keys.length);
      expect(groups.every((group) => group.issues.length > 0)).toBe(true);
      expect(groups.flatMap((group) => group.issues.map(({ id }) => id)).sort(ascending)).toEqual(
        issues.map(({ id }) => id),
      );
      for (const group of groups) {
        const ids = group.issues.map(({ id }) => id);
        expect(ids).toEqual([...ids].sort(ascending));
      }
      const reversed = groupIssues(issues.toReversed(), grouping, context, wishes);
      expect(reversed.map(({ key }) => key)).toEqual(keys);
    }),
    { numRuns: runs(300) },
  );
});

function ascending(one: number, other: number): number {
  return one - other;
}

test('counts and sums of all groups are those of the list, exactly', () => {
  fc.assert(
    fc.property(aList, aGrouping, (issues, grouping) => {
      const groups = groupIssues(issues, grouping, context, { isDescending: false });
      const all = sumOfColumn(issues, hours);
      const hundredths = issues
        .map(({ cells }) => String(cells[hours]))
        .filter((text) => text !== '')
        .map((text) => {
          const [whole = '', fraction = ''] = text.split('.');
          return BigInt(whole + fraction.padEnd(2, '0'));
        });

      const sums = groups.map((group) => sumOfColumn(group.issues, hours));
      expect(sums.reduce((count, sum) => count + sum.count, 0)).toBe(all.count);
      expect(sums.reduce((total, sum) => total + inHundredths(sum), 0n)).toBe(inHundredths(all));
      expect(inHundredths(all)).toBe(hundredths.reduce((sum, one) => sum + one, 0n));
      expect(all.count).toBe(hundredths.length);
    }),
    { numRuns: runs(300) },
  );
});

function inHundredths({ sum: { units, places } }: ReturnType<typeof sumOf>): bigint {
  return units * 10n ** BigInt(2 - places);
}

test.each([
  [['1', '2'], 1, '15'],
  [['1', '2', '2'], 1, '17'],
  [['-0.5', '-1'], 1, '-8'],
  [['0.01', ''], 0, '0'],
  [['0.5'], 0, '1'],
])('the average of %j with %i places is %s', (texts, places, units) => {
  expect(averageOf(sumOf(texts), places)).toEqual({ units: BigInt(units), places });
});

test('nothing has no average', () => {
  expect(averageOf(sumOf(['']), 1)).toBeNull();
});

/** The keys of groups of these values, in their order. */
function keysOf(
  column: number,
  values: readonly (string | number)[],
  { unit = '', isDescending = false } = {},
): readonly string[] {
  const place = columns.findIndex(({ id }) => id === column);
  const issues = values.map((value, id): ListedIssue => {
    const cells = columns.map((_, index) => (index === place ? value : ''));
    return { id, read: null, stamp: 1, subscribed: false, cells };
  });
  const [name = ''] = writeGrouping({ column, unit: null });
  const grouping = readGrouping([name, unit], groupable);
  const groups = groupIssues(issues, grouping, context, { isDescending });
  return groups.map(({ key }) => key);
}

test('choices stand in the order of their definition, several behind the first, and nothing last', () => {
  const values = ['', 'Old', 'Done', 'New, Done', 'Active', 'New', 'New, Active'];
  expect(keysOf(attributeColumn(3), values)).toEqual([
    'New',
    'New, Active',
    'New, Done',
    'Active',
    'Done',
    'Old',
    '',
  ]);
  expect(keysOf(attributeColumn(3), values, { isDescending: true })).toEqual([
    'Old',
    'Done',
    'Active',
    'New, Done',
    'New, Active',
    'New',
    '',
  ]);
});

test('texts and users stand by name, numbers by value, places by project and folder', () => {
  expect(keysOf(attributeColumn(6), ['Zoë', 'bob', 'Änne', '', 'Cy'])).toEqual([
    'Änne',
    'bob',
    'Cy',
    'Zoë',
    '',
  ]);
  expect(keysOf(attributeColumn(2), ['10.00', '9', '-1.50', '9.00', ''])).toEqual([
    '-1.5',
    '9',
    '10',
    '',
  ]);
  const places = ['Alpha 2 &mdash; Bar', 'Alpha &mdash; Zoo', 'Alpha &mdash; &Auml;pfel'];
  expect(keysOf(Column.location, [...places.slice(0, 2), 'Alpha — Äpfel'])).toEqual([
    'Alpha — Äpfel',
    'Alpha — Zoo',
    'Alpha 2 — Bar',
  ]);
  expect(keysOf(Column.location, places.slice(0, 2), { unit: 'project' })).toEqual([
    'Alpha',
    'Alpha 2',
  ]);
});

// The zone is two hours before UTC; weeks begin on Mondays.
test.each([
  ['day', '2026-02-01'],
  ['week', '2026-01-26'],
  ['month', '2026-02'],
  ['', '2026-02'],
  ['year', '2026-02'],
])('by "%s" a moment is in the group of %s, where the one who looks is', (unit, expected) => {
  const moment = Date.UTC(2026, 0, 31, 22, 30) / 1000;
  expect(keysOf(Column.modifiedDate, [moment], { unit })).toEqual([expected]);
  expect(keysOf(attributeColumn(5), ['2026-01-31 22:30'], { unit })).toEqual([expected]);
});

test('a date without a time is the same everywhere, in the years of every calendar', () => {
  const dates = ['2026-01-31', '0001-01-01', '9999-12-31', 'soon', ''];
  expect(keysOf(attributeColumn(4), dates, { unit: 'week' })).toEqual([
    '0001-01-01',
    '2026-01-26',
    '9999-12-27',
    'soon',
    '',
  ]);
});

test('the address says by what a list is grouped', () => {
  fc.assert(
    fc.property(aGrouping, (grouping) => {
      expect(readGrouping(writeGrouping(grouping), groupable)).toEqual(grouping);
    }),
  );
});

test.each([[[]], [['nonsense']], [['id']], [['name']], [['attribute99']], [['attribute3', 'day']]])(
  'what it says in %j begins with the first choice',
  (args) => {
    expect(readGrouping(args, groupable)).toEqual({ column: attributeColumn(3), unit: null });
  },
);

test('a list of one folder is not grouped by place, and one of a type without choices by authors', () => {
  const inFolder = { attributes: new Map(), columns: columns.filter(({ id }) => id !== 6) };
  expect(groupableColumns(inFolder)).not.toContain(Column.location);
  expect(readGrouping(['location'], inFolder)).toEqual({ column: Column.createdBy, unit: null });
});
