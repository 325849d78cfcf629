import type { TypeAttribute } from '@/entities/attributes';
import { csvRows } from '@/features/issues/export/csvRows';
import { readGlobal } from '@tests/support/renderApp';

const formats = readGlobal('carol').settings;

function attribute(rules: Partial<TypeAttribute>): TypeAttribute {
  return { attributeId: 5, typeId: 2, name: 'A', type: 'TEXT', ...rules };
}

function cell(id: number, value: string | number, rules: Partial<TypeAttribute> = {}) {
  const rows = csvRows(
    {
      columns: [{ id, name: 'Column' }],
      issues: [{ id: 7, read: null, stamp: 7, subscribed: false, cells: [value] }],
    },
    { attributesById: { 5: attribute(rules) }, formats },
  );
  return rows[1]?.[0];
}

test.each<[string, number, string | number, Partial<TypeAttribute>, string]>([
  ['the number', 1, '#7', {}, '#7'],
  ['the name', 0, 'A <b> name', {}, 'A <b> name'],
  ['the location', 6, 'Project - Folder', {}, 'Project - Folder'],
  ['a time', 2, 1_795_227_790, {}, '11/21/2026 2:23 am'],
  ['a text of several lines', 1005, 'one\n\ttwo', { 'multi-line': 1 }, 'one two'],
  ['a number', 1005, '1234.50', { type: 'NUMERIC', decimal: 2 }, '1,234.50'],
  ['a date', 1005, '2026-11-18', { type: 'DATETIME' }, '11/18/2026'],
  ['an empty value', 1005, '', { type: 'NUMERIC' }, ''],
  ['a deleted attribute', 1999, 'left\nover', {}, 'left over'],
])('writes %s', (_what, column, value, rules, written) => {
  expect(cell(column, value, rules)).toBe(written);
});

test('begins with the headings of the server, and fills what a row lacks', () => {
  const rows = csvRows(
    {
      columns: [
        { id: 1, name: 'ID' },
        { id: 0, name: 'Name' },
      ],
      issues: [{ id: 7, read: null, stamp: 7, subscribed: false, cells: ['#7'] }],
    },
    { attributesById: {}, formats },
  );
  expect(rows).toEqual([
    ['ID', 'Name'],
    ['#7', ''],
  ]);
});
