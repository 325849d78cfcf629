import { fromCsvCell, toCsv } from '@/lib/csv';
import { guessSeparator, readDelimited, separators } from '@/lib/delimitedText';
import { fc } from '@tests/support/properties';

test.each([
  ['', []],
  ['a', [['a']]],
  ['a,b', [['a', 'b']]],
  ['a,b\r\n', [['a', 'b']]],
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb\nc\r\nd', [['a'], ['b'], ['c'], ['d']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  [',', [['', '']]],
  ['a,', [['a', '']]],
  ['a,\n', [['a', '']]],
  ['\uFEFFa', [['a']]],
  ['"a"', [['a']]],
  ['"a,b",c', [['a,b', 'c']]],
  ['"a\r\nb",c\r\nd', [['a\r\nb', 'c'], ['d']]],
  ['"a ""b"" c"', [['a "b" c']]],
  ['""', [['']]],
  ['"",""', [['', '']]],
  ['""""', [['"']]],
  ['5" pipe,x', [['5" pipe', 'x']]],
  [' "a, b"', [[' "a', ' b"']]],
  ['"5" pipe,x', [['5 pipe', 'x']]],
])('%j is read as %j', (text, rows) => {
  expect(readDelimited(text, ',')).toMatchObject({ separator: ',', rows, openRow: null });
});

test.each([
  ['a\n"b,c\nd', [['a'], ['b,c\nd']], 1],
  ['"', [['']], 0],
  ['"a""', [['a"']], 0],
])('a quotation mark that nothing closes takes all that follows: %j', (text, rows, openRow) => {
  expect(readDelimited(text, ',')).toMatchObject({ separator: ',', rows, openRow });
});

test.each([
  ['"5" pipe,x', true],
  ['a\n"b"c', true],
  ['"a","b""c"\n"d"', false],
  ['5" pipe,a"b"', false],
])('text behind a closing quotation mark is told of: %j', (text, hasStray) => {
  expect(readDelimited(text, ',').hasStray).toBe(hasStray);
});

test('no more rows than wanted are read', () => {
  expect(readDelimited('a\nb\nc', ',', 2).rows).toEqual([['a'], ['b']]);
});

test.each([
  ['a,b\nc,d', ','],
  ['a;b\nc;d', ';'],
  ['a\tb\nc\td', '\t'],
  ['Name;Note\nx;a, b, c\ny;d', ';'],
  ['Name,Note\nx,"a; b"\ny,"c;d;e"', ','],
  ['Name\tNote\na, b; c\td', '\t'],
  ['1,5;2,5\n3,5;4', ';'],
  ['only one column\nof texts', ','],
  ['', ','],
])('of %j the separator is %j', (text, separator) => {
  expect(guessSeparator(text)).toBe(separator);
});

const cells = fc.string({
  unit: fc.constantFrom('a', '"', ',', ';', '\t', '\r', '\n', ' ', "'", '=', '-', '5'),
});
const tables = fc.array(fc.array(cells, { minLength: 1, maxLength: 4 }), { maxLength: 5 });

test('what an export wrote is read as it was', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(...separators), (rows, delimiter) => {
      const { rows: read, openRow } = readDelimited(toCsv(rows, { delimiter }), delimiter);
      expect(openRow).toBeNull();
      expect(read.map((row) => row.map(fromCsvCell))).toEqual(rows);
    }),
  );
});

test('of a text in any state, nothing but separators, quotation marks and line ends is left out', () => {
  const kept = (text: string) => text.replace(/[,"\r\n]/g, '');
  fc.assert(
    fc.property(cells, (text) => {
      const { rows } = readDelimited(text, ',');
      expect(kept(rows.flat().join(''))).toBe(kept(text));
    }),
  );
});
