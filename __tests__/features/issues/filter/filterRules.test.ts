/** Conditions on the rows of a list find what those on the issues behind them find. */
import {
  type FilterContext,
  filterIssues,
  problemOfPart,
} from '@/features/issues/filter/filterRules';
import type { FilterPart, ListFilter } from '@/features/issues/filter/filterText';
import type { FormatSettings } from '@/lib/values/formats';
import { browserZone } from '@/lib/values/zone';
import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import { operatorsOf } from '@/rules/viewDefinitions';
import { textToHtml } from '@/server/text/plainText';
import { de, us } from '@tests/lib/values/samples';
import { fc, runs } from '@tests/support/properties';
import { type ComparedIssue, readCondition } from '@tests/support/readCondition';

const definitions: readonly Attribute[] = [
  { id: 1, name: 'Text', type: 'TEXT' },
  { id: 2, name: 'Number', type: 'NUMERIC', decimal: 1 },
  { id: 3, name: 'Day', type: 'DATETIME' },
];
const attributes = new Map(definitions.map((attribute) => [attribute.id, attribute]));
const ids = [
  ...[Column.id, Column.name, Column.createdDate, Column.createdBy],
  ...[Column.modifiedDate, Column.modifiedBy, ...definitions.map(({ id }) => attributeColumn(id))],
];
const noon = 1_790_000_000;
const occasion = { userName: 'Zoë', today: '2026-09-21', zone: browserZone };

const aText = fc.constantFrom('', 'a & b', '<b>', 'http://a.b/?c=1&d', '#12', 'Straße', 'zoe', 'x');
const aDay = fc.constantFrom('2026-09-20', '2026-09-21', '2026-09-22');
const aNumber = fc.constantFrom('1.0', '2.5', '-3.0');
const aTime = fc.integer({ min: -2, max: 2 }).map((days) => noon + days * 86_400);
const anIssue = fc.record({
  id: fc.integer({ min: 1, max: 20 }),
  name: aText,
  createdDate: aTime,
  createdBy: fc.constantFrom('Zoë', 'Bob'),
  modifiedDate: aTime,
  modifiedBy: fc.constantFrom('Zoë', 'Bob'),
  values: fc.record({
    1: aText,
    2: fc.oneof(fc.constant(''), aNumber),
    3: fc.oneof(fc.constant(''), aDay),
  }),
});

function typeOf(column: number) {
  if (column === Column.id || column === attributeColumn(2)) return 'NUMERIC';
  const dates: readonly number[] = [Column.createdDate, Column.modifiedDate, attributeColumn(3)];
  return dates.includes(column) ? 'DATETIME' : 'TEXT';
}

const aCondition = fc.constantFrom(...ids).chain((column) => {
  const type = typeOf(column);
  const aValue = {
    NUMERIC: column === Column.id ? fc.constantFrom('1', '7', '12') : aNumber,
    DATETIME: fc.oneof(aDay, fc.constantFrom('[Today]', '[Today]-1')),
    TEXT: fc.oneof(aText, fc.constantFrom('[Me]', 'bob')),
  }[type];
  return fc
    .record({
      column: fc.constant(column),
      operator: fc.constantFrom(...operatorsOf(type)),
      value: fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 5, arbitrary: aValue }),
    })
    .filter((condition) => problemOfPart(condition, attributes) === null);
});

/** A row as the companion writes it, the columns in some order. */
function rowOf(issue: ComparedIssue, columns: readonly number[]): ListedIssue {
  const cellOf = (column: number) => {
    switch (column) {
      case Column.id:
        return `#${String(issue.id)}`;
      case Column.name:
        return textToHtml(issue.name);
      case Column.createdDate:
        return issue.createdDate;
      case Column.createdBy:
        return textToHtml(issue.createdBy);
      case Column.modifiedDate:
        return issue.modifiedDate;
      case Column.modifiedBy:
        return textToHtml(issue.modifiedBy);
      default: {
        const value = issue.values[column - Column.userDefined] ?? '';
        return typeOf(column) === 'TEXT' ? textToHtml(value) : value;
      }
    }
  };
  const rest = { read: null, stamp: 1, subscribed: false };
  return { id: issue.id, ...rest, cells: columns.map(cellOf) };
}

function contextOf(columns: readonly number[]): FilterContext {
  return {
    columns: columns.map((id) => ({ id, name: String(id) })),
    attributes,
    formats: us,
    occasion,
  };
}

test('all groups are met, any part of each, by the rules of views', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(ids, { minLength: ids.length }),
      fc.array(anIssue, { maxLength: 8 }),
      fc.array(fc.array(aCondition, { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
      (columns, issues, filter) => {
        const rows = issues.map((issue) => rowOf(issue, columns));
        const expected = rows.filter((_row, index) =>
          filter.every((group) =>
            group.some((part) =>
              readCondition(part, attributes, occasion)(issues[index] as ComparedIssue),
            ),
          ),
        );
        const context = contextOf(columns);
        expect(filterIssues(rows, filter, context)).toEqual(expected);
        // What is remembered of the texts is that of the rows it was read of.
        const turned = rows.toReversed();
        expect(filterIssues(turned, filter, context)).toEqual(expected.toReversed());
      },
    ),
    { numRuns: runs(300) },
  );
});

const finds = (filter: ListFilter, row: ListedIssue) =>
  filterIssues([row], filter, contextOf(ids)).length === 1;

const issue: ComparedIssue = {
  id: 12,
  name: 'Café <b> & "more"',
  createdDate: noon,
  createdBy: 'Bob',
  modifiedDate: noon,
  modifiedBy: 'Zoë',
  values: { 1: 'x', 2: '2500.0', 3: '2026-09-21' },
};

test.each([
  ['cafe', true],
  ['<b> &', true],
  ['ZOE', true],
  ['#12', true],
  ['2,500.0', true],
  ['9/21/2026', true],
  ['2026-09-21', false],
  ['bobzoe', false],
])('a text in any column is looked for as it is shown: %s', (value, isFound) => {
  const part = { column: 'text', operator: 'CON', value } as const;
  expect(finds([[part]], rowOf(issue, ids))).toBe(isFound);
});

test('a row is looked for as it is shown now, in another language as well', () => {
  const context = contextOf(ids);
  const row = rowOf(issue, ids);
  const found = (value: string, formats: FormatSettings) =>
    filterIssues([row], [[{ column: 'text', operator: 'CON', value }]], { ...context, formats });

  expect(found('9/21/2026', us)).toEqual([row]);
  expect(found('21.09.2026', de)).toEqual([row]);
  expect(found('9/21/2026', de)).toEqual([]);
  expect(found('9/21/2026', us)).toEqual([row]);
});

test.each<[FilterPart, number | null]>([
  [{ raw: 'nonsense' }, 332],
  [{ column: attributeColumn(9), operator: 'EQ', value: 'x' }, 341],
  [{ column: attributeColumn(2), operator: 'CON', value: '1' }, 322],
  [{ column: attributeColumn(2), operator: 'GT', value: 'x' }, 332],
  [{ column: 'text', operator: 'EQ', value: 'x' }, 322],
  [{ column: 'text', operator: 'CON', value: '' }, 322],
  [{ column: 'text', operator: 'CON', value: 'x' }, null],
  [{ column: Column.name, operator: 'EQ', value: '' }, null],
])('%j is refused with %s, and demands nothing then', (part, code) => {
  expect(problemOfPart(part, attributes)).toBe(code);
  if (code === null) return;
  const missing = { column: Column.name, operator: 'EQ', value: 'other' } as const;
  const row = rowOf(issue, ids);
  expect(finds([[part]], row)).toBe(true);
  expect(finds([[part, missing]], row)).toBe(false);
});

test.each([
  ['EQ', true],
  ['NEQ', false],
  ['LT', false],
  ['LTE', true],
  ['GT', false],
  ['GTE', true],
] as const)(
  'a date on the last day of all, which stands for never, %s that day',
  (operator, isFound) => {
    const part = { column: attributeColumn(3), operator, value: '9999-12-31' };
    expect(finds([[part]], rowOf({ ...issue, values: { 3: '9999-12-31' } }, ids))).toBe(isFound);
  },
);

test.each<[FilterPart, number[]]>([
  [{ column: Column.location, operator: 'EQ', value: 'web shop — bugs' }, [1]],
  [{ column: Column.location, operator: 'NEQ', value: 'Web Shop — Bugs' }, [2, 3]],
  [{ column: Column.location, operator: 'BEG', value: 'Web' }, [1, 2]],
  [{ column: Column.location, operator: 'END', value: 'bugs' }, [1, 3]],
  [{ column: Column.location, operator: 'CON', value: '—' }, [1, 2, 3]],
  [{ column: Column.location, operator: 'EQ', value: '' }, []],
])('the place is compared as names are: %j', (part, expected) => {
  const places = ['Web Shop — Bugs', 'Web Shop — Tasks', 'A &amp; B — Bugs'];
  const issues = places.map((place, index): ListedIssue => {
    const rest = { read: null, stamp: 1, subscribed: false };
    return { id: index + 1, ...rest, cells: [place] };
  });
  expect(problemOfPart(part, attributes)).toBeNull();
  const found = filterIssues(issues, [[part]], contextOf([Column.location]));
  expect(found.map(({ id }) => id)).toEqual(expected);
});
