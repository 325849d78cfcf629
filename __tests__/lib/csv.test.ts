import { type CsvDelimiter, toCsv } from '@/lib/csv';
import { fc } from '@tests/support/properties';

/** The line of a single cell, without mark and line end. */
function cell(text: string, delimiter: CsvDelimiter): string {
  return toCsv([[text]], { delimiter }).slice(1, -2);
}

/** Reads a file as RFC 4180 says: independent of how it is written. */
function readCsv(text: string, delimiter: CsvDelimiter): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 1;
  while (position < text.length) {
    let value = '';
    if (text[position] === '"') {
      position += 1;
      while (text[position] !== '"' || text[position + 1] === '"') {
        position += text[position] === '"' ? 1 : 0;
        value += text.charAt(position);
        position += 1;
      }
      position += 1;
    } else {
      while (text[position] !== delimiter && text[position] !== '\r') {
        value += text.charAt(position);
        position += 1;
      }
    }
    row.push(value);
    if (text[position] === '\r') {
      rows.push(row);
      row = [];
      position += 1;
    }
    position += 1;
  }
  return rows;
}

const delimiters = fc.constantFrom<CsvDelimiter>(',', ';');

test.each([
  ['a b', 'a b', 'a b'],
  ['a,b', '"a,b"', 'a,b'],
  ['a;b', 'a;b', '"a;b"'],
  [' a', '" a"', '" a"'],
  ['a ', '"a "', '"a "'],
  ['a"b', '"a""b"', '"a""b"'],
  ['a\nb', '"a\nb"', '"a\nb"'],
  ['a\rb', '"a\rb"', '"a\rb"'],
  ['ID', '"ID"', '"ID"'],
  ['id', 'id', 'id'],
  ['1,234.5', '"1,234.5"', '1,234.5'],
  ['', '', ''],
])('%j is written as %s with commas and as %s with semicolons', (text, comma, semicolon) => {
  expect(cell(text, ',')).toBe(comma);
  expect(cell(text, ';')).toBe(semicolon);
});

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['  =1', "'  =1"],
  ['＝1+1', "'＝1+1"],
])('%j is made harmless', (text, written) => {
  expect(cell(text, ';')).toBe(written);
});

test.each(['-5', '+5', '-1,234.50', "-1'234", '-1 234,5', '+48 22 555', '5', 'a=b', '#7', '1-2'])(
  '%j stays as it is',
  (text) => {
    expect(cell(text, ';')).toBe(text);
  },
);

test('begins with a byte order mark and ends every line', () => {
  expect(
    toCsv(
      [
        ['a', 'b'],
        ['', 'c'],
      ],
      { delimiter: ',' },
    ),
  ).toBe('\uFEFFa,b\r\n,c\r\n');
});

test('a reader gets back every cell, or that cell behind an apostrophe', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }),
      delimiters,
      (rows, delimiter) => {
        const read = readCsv(toCsv(rows, { delimiter }), delimiter);
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [index, row] of rows.entries()) {
          for (const [column, text] of row.entries()) {
            expect([text, `'${text}`]).toContain(read[index]?.[column]);
          }
        }
      },
    ),
  );
});

test('no cell that a reader gets begins like a formula', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '＝');
  fc.assert(
    fc.property(start, fc.string(), delimiters, (begin, rest, delimiter) => {
      const [[read = ''] = []] = readCsv(toCsv([[begin + rest]], { delimiter }), delimiter);
      const isNumber = /^[+-]\d[\d.,' \u00A0\u202F]*$/.test(read);
      expect(isNumber || read.startsWith("'")).toBe(true);
    }),
  );
});
