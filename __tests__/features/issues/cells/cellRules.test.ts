/** What texts from elsewhere would make of the cells of issues. */
import { lineReader, targetColumns, valuesOf } from '@/features/issues/cells/cellRules';
import { issuesFor, pastedLines } from '@/features/issues/cells/fillCells';
import { fromCsvCell } from '@/lib/csv';
import type { AttributeDefinition } from '@/protocol/attributes';
import { Column } from '@/protocol/enums';
import { cellsText } from '@/screen/bulkJob';
import { fc } from '@tests/support/properties';

const formats = {
  groupSeparator: ',',
  decimalSeparator: '.',
  dateOrder: 'ymd',
  dateSeparator: '-',
  padMonth: true,
  padDay: true,
  timeMode: 24,
  timeSeparator: ':',
  padHours: true,
  firstDayOfWeek: 1,
} as const;

describe('pastedLines', () => {
  it.each([
    ['a line', 'Lamp', [['Lamp']]],
    ['lines of any end', 'a\r\nb\nc\rd', [['a'], ['b'], ['c'], ['d']]],
    ['the last end, which begins no line', 'a\r\n', [['a']]],
    ['an empty line between others', 'a\n\nb', [['a'], [''], ['b']]],
    ['columns', 'a\tb\nc', [['a', 'b'], ['c']]],
    ['commas, which part nothing', 'a, b; c', [['a, b; c']]],
    ['quotes around a line end', '"a\nb"\tc', [['a\nb', 'c']]],
    ['quotes within quotes', '"the ""lamp"""', [['the "lamp"']]],
    ['a quote in a text', '5" pipe', [['5" pipe']]],
    ['what was copied here as no formula', "'=1+1\t'tis", [['=1+1', "'tis"]]],
    ['quotes that end within a text', '"Save" does nothing', [['"Save" does nothing']]],
    [
      'quotes that end in another line',
      '"tis broken\nLamp\n5" pipe',
      [['"tis broken'], ['Lamp'], ['5" pipe']],
    ],
    ['a quote that is left open', '"a\nb\tc\n', [['"a'], ['b', 'c']]],
  ])('reads %s', (_what, text, lines) => {
    expect(pastedLines(text)).toEqual(lines);
  });

  it('reads as many lines and cells as there were, whatever is in them', () => {
    const cell = fc.string().map((text) => `"${text.replaceAll('"', '""')}"`);
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (written) => {
        const text = written.map((row) => row.join('\t')).join('\r\n');
        expect(pastedLines(text)).toEqual(
          written.map((row) =>
            row.map((one) => fromCsvCell(one.slice(1, -1).replaceAll('""', '"'))),
          ),
        );
      }),
    );
  });
});

describe('issuesFor', () => {
  const ids = [5, 4, 3, 2, 1];
  it.each([
    ['a line for the row of the cursor', 1, [], 4, [4]],
    ['a line for the one selected', 1, [3], 5, [3]],
    ['a line for all selected', 1, [5, 3], 1, [5, 3]],
    ['lines from the cursor down', 2, [], 3, [3, 2]],
    ['lines from the one selected down', 2, [4], 1, [4, 3]],
    ['lines for the first of those selected', 2, [5, 3, 1], 2, [5, 3]],
    ['more lines than rows', 9, [], 2, [2, 1]],
    ['a row that is not there any more', 2, [], 9, []],
  ])('has %s', (_what, lines, selected, from, expected) => {
    expect(issuesFor(lines, { ids, selected, from })).toEqual(expected);
  });
});

const severity: AttributeDefinition = {
  name: 'Severity',
  type: 'NUMERIC',
  'min-value': '1',
  'max-value': '5',
};
const status: AttributeDefinition = { name: 'Status', type: 'ENUM', items: ['New', 'Closed'] };
const columns = [
  { id: Column.id, name: 'ID', attribute: null },
  { id: Column.name, name: 'Name', attribute: null },
  { id: 1005, name: 'Severity', attribute: severity },
  { id: Column.createdDate, name: 'Created', attribute: null },
  { id: 1006, name: 'Status', attribute: status },
];

describe('targetColumns', () => {
  const idsOf = (columnId: number, width: number) =>
    targetColumns(columns, columnId, width).map((column) => column?.id ?? null);

  it('goes to the right, over what cannot be changed, and ends with the list', () => {
    expect(idsOf(Column.name, 5)).toEqual([Column.name, 1005, null, 1006, null]);
    expect(idsOf(1006, 2)).toEqual([1006, null]);
  });

  it('has no place for a column that is not shown', () => {
    expect(idsOf(1009, 2)).toEqual([null, null]);
  });
});

describe('lineReader', () => {
  const read = lineReader(targetColumns(columns, Column.name, 4), { formats });
  const seen = (value: readonly (readonly [number, string])[]) => ({
    issueId: 7,
    value: cellsText(value),
    mayChange: true,
    folderId: 1,
  });
  const had = seen([
    [Column.name, 'Lamp'],
    [1005, '2'],
    [1006, 'New'],
  ]);

  it.each([
    ['change', ['Lamp', '3'], 'change'],
    ['stay as it is', ['Lamp', ' 2 ', 'whatever', 'New'], 'same'],
    ['be emptied', ['Lamp', ''], 'change'],
    ['be wrong for a value', ['Chair', '9'], 'wrong'],
    ['be wrong for a choice', ['Chair', '3', '', 'Open'], 'wrong'],
    ['be wrong for a name', [''], 'wrong'],
  ])('says that an issue will %s', (_what, line, outcome) => {
    expect(read(7, line, had).outcome).toBe(outcome);
  });

  it('shows before and after, and sends what differs in its form only as it travels', () => {
    const row = read(7, ['  Chair ', '04'], had);
    expect(row.cells).toMatchObject([
      { columnId: Column.name, before: 'Lamp', after: 'Chair', wire: 'Chair', problem: null },
      { columnId: 1005, before: '2', after: '4', wire: '4', problem: null },
    ]);
    expect(valuesOf(row)).toEqual([
      [Column.name, 'Chair'],
      [1005, '4'],
    ]);
  });

  it('leaves cells alone that the line does not reach', () => {
    expect(valuesOf(read(7, ['Chair'], had))).toEqual([[Column.name, 'Chair']]);
  });

  it('knows what is wrong before the server was asked, and nothing else', () => {
    expect(read(7, ['Chair'], undefined)).toMatchObject({ outcome: 'unknown' });
    expect(read(7, ['Chair', 'much'], undefined)).toMatchObject({ outcome: 'wrong' });
  });
});
