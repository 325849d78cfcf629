import type { TypeAttribute } from '@/entities/attributes';
import { csvRows } from '@/features/issues/export/csvRows';
import {
  checkRows,
  chooseTargets,
  guessTargets,
  hasRepeats,
  maxRows,
  missingAttributes,
  readTable,
} from '@/features/issues/import/importTable';
import { type CsvDelimiter, toCsv } from '@/lib/csv';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { de, us } from '@tests/lib/values/samples';
import { fc } from '@tests/support/properties';
import { readGlobal } from '@tests/support/renderApp';

const formats = readGlobal('carol').settings;

const attribute = (attributeId: number, rules: Partial<TypeAttribute>): TypeAttribute => ({
  attributeId,
  typeId: 2,
  name: `Attribute ${String(attributeId)}`,
  type: 'TEXT',
  ...rules,
});
const attributes = [
  attribute(1, { name: 'Status', type: 'ENUM', items: ['Open', 'Closed'], required: 1 }),
  attribute(2, { name: 'Größe', type: 'NUMERIC', decimal: 2 }),
  attribute(3, { name: 'Due date', type: 'DATETIME' }),
  attribute(4, { name: 'Note' }),
];

const guessing = { attributes, names: ['Name', 'Nom'], descriptions: ['Description'] };
const checking = {
  attributes,
  values: { formats, users: ['Alice'] },
  commentMaxLength: 100,
  descriptionFormat: 1,
  folderId: 9,
} as const;
const asIs = { separator: null, hasNames: true } as const;

test('rows have the numbers of a spreadsheet, the width of the widest, and some text', () => {
  expect(readTable('Name;Status\nA\n;\n\nB;Open;x', asIs)).toEqual({
    separator: ';',
    headings: ['Name', 'Status', ''],
    rows: [
      { row: 2, cells: ['A', '', ''] },
      { row: 5, cells: ['B', 'Open', 'x'] },
    ],
    openRow: null,
    isTooLong: false,
  });
  expect(readTable('A;Open', { ...asIs, hasNames: false })).toMatchObject({
    headings: ['', ''],
    rows: [{ row: 1, cells: ['A', 'Open'] }],
  });
});

test('a table that is too long, or open, says so', () => {
  const rows = (count: number) => `Name\n${'A\n'.repeat(count)}`;
  expect(readTable(rows(maxRows), asIs).isTooLong).toBe(false);
  expect(readTable(rows(maxRows + 1), asIs).isTooLong).toBe(true);
  // Rows that are left out do not hide those behind them, and are none themselves.
  expect(readTable(rows(maxRows + 1).replace('A\n', '\n\n'), asIs).isTooLong).toBe(false);
  expect(readTable(rows(maxRows + 2).replace('A\n', '\n\n'), asIs).isTooLong).toBe(true);
  expect(readTable(`${rows(maxRows)}${'\n'.repeat(20)}`, asIs).isTooLong).toBe(false);
  expect(readTable('Name\n"A\nB', asIs).openRow).toBe(2);
});

test.each([
  [
    ['Name', 'Status'],
    ['name', 'attribute1'],
  ],
  [
    [' nom ', 'GRÖSSE', 'größe'],
    ['name', 'ignore', 'attribute2'],
  ],
  [
    ['ID', 'Name', 'Description', 'Due Date'],
    ['ignore', 'name', 'description', 'attribute3'],
  ],
  [
    ['Status', 'Title'],
    ['attribute1', 'name'],
  ],
  [
    ['Name', 'Name'],
    ['name', 'ignore'],
  ],
  [['Status'], ['name']],
])('%j are taken for %j', (headings, targets) => {
  expect(guessTargets(headings, guessing)).toEqual(targets);
});

test('what is chosen for a column is no guess for another', () => {
  expect(chooseTargets(['name', 'attribute1'], [null, 'name'])).toEqual(['ignore', 'name']);
  expect(chooseTargets(['name', 'attribute1'], [])).toEqual(['name', 'attribute1']);
  expect(hasRepeats(['name', 'ignore', 'ignore'])).toBe(false);
  expect(hasRepeats(['name', 'name'])).toBe(true);
});

test('cells are read by the rules and formats of forms', () => {
  const targets = guessTargets(['Name', 'Status', 'Größe', 'Due date', 'Description'], guessing);
  const rows = [
    { row: 2, cells: [' A  b ', 'Open', '1,234.5', '11/18/2026', 'one\ntwo'] },
    { row: 3, cells: ['', 'Shut', 'x', '2026', ''] },
    { row: 4, cells: ['C', '', '', '', 'x'.repeat(101)] },
  ];
  const [first, second, third] = checkRows(rows, targets, checking);

  expect(first?.issue).toEqual({
    folderId: 9,
    name: 'A b',
    values: [
      { id: 1, value: 'Open' },
      { id: 2, value: '1234.50' },
      { id: 3, value: '2026-11-18' },
    ],
    description: 'one\ntwo',
    descriptionFormat: 1,
  });
  expect(second?.issue).toBeNull();
  expect([...(second?.faults.keys() ?? [])]).toEqual([0, 1, 2, 3]);
  expect([...(third?.faults ?? [])]).toEqual([
    [1, { code: ApiErrorCode.EmptyValue }],
    [4, { code: ApiErrorCode.StringTooLong }],
  ]);
});

test('an attribute that needs a value, and gets none, is named', () => {
  expect(missingAttributes(attributes, ['name']).map(({ name }) => name)).toEqual(['Status']);
  expect(missingAttributes(attributes, ['name', 'attribute1'])).toEqual([]);
  expect(missingAttributes([attribute(1, { required: 1, default: 'Open' })], ['name'])).toEqual([]);
});

test('what an export wrote gives the same values again', () => {
  const word = fc.stringMatching(/^[=+\-@'";,a-zé0-9]{1,6}( [=+\-@'";,a-zé0-9]{1,6})?$/);
  const values = fc.record({
    name: word,
    status: fc.constantFrom('Open', 'Closed'),
    size: fc.oneof(fc.constant(''), fc.integer({ min: -99_999, max: 99_999 })),
    due: fc.constantFrom('', '2026-11-18', '1999-01-31'),
    note: fc.oneof(fc.constant(''), word),
    owner: fc.constantFrom('', 'Alice', 'Zoë, "the" boss'),
    meeting: fc.constantFrom('', '2026-11-18 09:05', '1999-01-31 23:59', '2024-02-29 00:00'),
  });
  const all = [
    ...attributes,
    attribute(5, { name: 'Owner', type: 'USER' }),
    attribute(6, { name: 'Meeting', type: 'DATETIME', time: 1 }),
  ];
  const columns = [
    { id: 1, name: 'ID' },
    { id: 0, name: 'Name' },
    ...all.map(({ attributeId, name }) => ({ id: 1000 + attributeId, name })),
  ];
  const attributesById = Object.fromEntries(all.map((one) => [one.attributeId, one]));
  fc.assert(
    fc.property(
      fc.array(values, { minLength: 1, maxLength: 5 }),
      fc.constantFrom<CsvDelimiter>(',', ';', '\t'),
      fc.constantFrom(us, de),
      (written, delimiter, settings) => {
        const wires = written.map(({ name, status, size, due, note, owner, meeting }) => [
          name,
          status,
          size === '' ? '' : (size / 100).toFixed(2),
          due,
          note,
          owner,
          meeting,
        ]);
        const issues = wires.map((cells, index) => ({
          id: index + 1,
          read: null,
          stamp: 1,
          subscribed: false,
          cells: [`#${String(index + 1)}`, ...cells],
        }));
        const text = toCsv(csvRows({ columns, issues }, { attributesById, formats: settings }), {
          delimiter,
        });
        const table = readTable(text, { separator: delimiter, hasNames: true });
        const targets = guessTargets(table.headings, { ...guessing, attributes: all });
        const rows = checkRows(table.rows, targets, {
          ...checking,
          attributes: all,
          values: { formats: settings, users: ['Alice', 'Zoë, "the" boss'] },
        });
        expect(
          rows.map(({ issue }) => [
            issue?.name,
            ...(issue?.values ?? []).map(({ value }) => value),
          ]),
        ).toEqual(wires);
      },
    ),
  );
});
