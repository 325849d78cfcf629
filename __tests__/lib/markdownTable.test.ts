import { toMarkdownTable } from '@/lib/markdownTable';
import { fc } from '@tests/support/properties';

const cells = (...texts: string[]) => texts.map((text) => ({ text }));

test('rows stand below a heading', () => {
  expect(toMarkdownTable([cells('ID', 'Name'), cells('#1', 'One'), cells('#2', '')])).toBe(
    '| ID | Name |\n| --- | --- |\n| \\#1 | One |\n| \\#2 |  |\n',
  );
});

test.each([
  ['a|b', 'a\\|b'],
  ['a\\', 'a\\\\'],
  ['one\r\ntwo \n three', 'one<br>two<br>three'],
  ['*x* `y` [z] <b>', '\\*x\\* \\`y\\` \\[z\\] \\<b\\>'],
])('the text %j is written as %s', (text, expected) => {
  expect(toMarkdownTable([cells(text)]).split('\n')[0]).toBe(`| ${expected} |`);
});

test('a cell leads somewhere, whatever its address', () => {
  expect(toMarkdownTable([[{ text: '#7', href: 'http://a/b c#/issues/7' }]])).toContain(
    '| [\\#7](<http://a/b%20c#/issues/7>) |',
  );
});

test('no text makes another row or another cell', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.string(), fc.string()), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const lines = toMarkdownTable(rows.map((row) => cells(...row)))
          .trimEnd()
          .split('\n');
        expect(lines).toHaveLength(rows.length + 1);
        for (const line of lines) {
          // Strokes that are not escaped: those around and between three cells.
          expect(line.replace(/\\./g, '').split('|')).toHaveLength(5);
        }
      },
    ),
  );
});
