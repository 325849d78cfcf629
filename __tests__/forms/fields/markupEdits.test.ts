import {
  applyMarkup,
  type MarkupCommand,
  replaceSelection,
  type TextSelection,
} from '@/forms/fields/markupEdits';
import { fc } from '@tests/support/properties';

/** Reads the notation of the document (screens 12.8): `|` caret, `⟦ ⟧` selection, `⏎` line break. */
function read(notation: string): TextSelection {
  const text = notation.replaceAll('⏎', '\n');
  const caret = text.indexOf('|');
  if (caret !== -1) return { text: text.replace('|', ''), start: caret, end: caret };
  return {
    text: text.replace('⟦', '').replace('⟧', ''),
    start: text.indexOf('⟦'),
    end: text.indexOf('⟧') - 1,
  };
}

const caret = 'ab |cd';
const word = 'ab ⟦cd⟧';
const lines = '⟦one⏎⏎two ⏎⟧';

test.each<[MarkupCommand, string, string]>([
  ['bold', caret, 'ab **|**cd'],
  ['bold', word, 'ab **cd**|'],
  ['bold', lines, '**one**⏎⏎**two** ⏎|'],
  ['italic', caret, 'ab __|__cd'],
  ['italic', word, 'ab __cd__|'],
  ['italic', lines, '__one__⏎⏎__two__ ⏎|'],
  ['monospace', caret, 'ab `|`cd'],
  ['monospace', word, 'ab `cd`|'],
  ['monospace', lines, '`one`⏎⏎`two` ⏎|'],
  ['link', caret, 'ab [⟦http://⟧]cd'],
  ['link', word, 'ab [⟦http://⟧ cd]'],
  ['link', lines, '[⟦http://⟧ one⏎⏎two] ⏎'],
  ['list', caret, 'ab [list]⏎* |⏎[/list]cd'],
  ['list', word, 'ab [list]⏎* cd⏎[/list]|'],
  ['list', lines, '[list]⏎* one⏎⏎* two ⏎[/list]⏎|'],
  ['quote', caret, 'ab [quote]⏎|⏎[/quote]cd'],
  ['quote', word, 'ab [quote]⏎cd⏎[/quote]|'],
  ['quote', lines, '[quote]⏎one⏎⏎two⏎[/quote] ⏎|'],
  ['code', word, 'ab [code]⏎cd⏎[/code]|'],
  ['rtl', caret, 'ab [rtl]⏎|⏎[/rtl]cd'],
  ['bold', 'a⟦ ⟧b', 'a**|** b'],
])('%s on %s', (command, before, after) => {
  expect(applyMarkup(command, read(before))).toEqual(read(after));
});

test('a typed text takes the place of the selection', () => {
  expect(replaceSelection(read('a⟦bc⟧d'), '\t')).toEqual(read('a\t|d'));
});

test('no command loses a character of the text', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '*', '\t') });
  fc.assert(
    fc.property(
      fc.constantFrom<MarkupCommand[]>(
        'bold',
        'italic',
        'monospace',
        'link',
        'list',
        'quote',
        'code',
        'rtl',
      ),
      anyText,
      anyText,
      anyText,
      (command, before, selected, after) => {
        const result = applyMarkup(command, {
          text: before + selected + after,
          start: before.length,
          end: before.length + selected.length,
        });
        const letters = (text: string) => text.replace(/\[\/?[a-z]+\]|http:\/\/|[^a]/g, '');

        expect(letters(result.text)).toBe(letters(before + selected + after));
        expect(result.text.startsWith(before)).toBe(true);
        expect(result.text.endsWith(after)).toBe(true);
      },
    ),
  );
});
