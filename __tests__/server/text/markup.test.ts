import { markupToHtml } from '@/server/text/markup';
import { markupTokens } from '@/server/text/markupTokens';
import { textToHtml } from '@/server/text/plainText';
import { fc, runs } from '@tests/support/properties';
import { HOSTILE_BUDGET_MS, REPEATED, hostileText, timeOf } from './hostileText';
import { faultsOfHtml } from './htmlShape';
import recorded from './recordedMarkup.json';

describe('markup to HTML', () => {
  test.each(recorded)('answers as recorded in call $call', ({ text, html }) => {
    expect(markupToHtml(text)).toBe(html);
  });

  test.each([
    ['', ''],
    ['**a __b** c__', '<strong>a <em>b</em></strong><em> c</em>'],
    ['**a\nb**', '<strong>a</strong>\nb<strong></strong>'],
    ['***a*** *b* ____', '***a*** *b* ____'],
    ['**a `b` [#1 c] d**', '<strong>a <code>b</code> <a href="#/items/1">c</a> d</strong>'],
    ['`` `a` `b', '`<code> </code>a<code> </code>b'],
    ['[list]\n* a\n* b\n[/list]', '<ul><li>a\n</li><li>b\n</li></ul>'],
    ['[list]\n** a\n[/list]', '<ul><li><ul><li>a\n</li></ul></li></ul>'],
    ['[list]\nx\n* a\n[/list]', '<ul><li>x\n</li><li>a\n</li></ul>'],
    [
      '[list]\n*** a\n* b\n[/list]',
      '<ul><li><ul><li><ul><li>a\n</li></ul></li></ul></li><li>b\n</li></ul>',
    ],
    ['[list]\n******* a\n[/list]', '<ul><li>******* a\n</li></ul>'],
    ['[list] * a\n continued\n[/list]', '<ul><li>a\n continued\n</li></ul>'],
    ['[LIST]* a[/List]', '<ul><li>a</li></ul>'],
    ['[list x]', '[list x]'],
    ['[quote]a[/quote]   spaced', '<div class="quote">a</div>   spaced'],
    ['[rtl]a[/rtl] \nb', '<div class="rtl">a</div> \nb'],
    ['[code]a[/code]\n b', '<pre class="code">a</pre> b'],
    ['[list]  \n* a\n[/list]  b', '<ul><li>a\n</li></ul>  b'],
    [
      '[list]\n* [quote]\n* a\n[/quote]\n* b\n[/list]',
      '<ul><li><div class="quote">* a\n</div></li><li>b\n</li></ul>',
    ],
    ['a[/quote]\nb[/list] c', 'ab c'],
    ['[quote][list]* a[/quote]b', '<div class="quote"><ul><li>a</li></ul></div>b'],
    ['[quote Bob:]\nq', '<div class="quote"><div class="quote-title">Bob:</div>q</div>'],
    [
      '[quote **#7**]q',
      '<div class="quote"><div class="quote-title">**<a href="#/items/7">#7</a>**:</div>q</div>',
    ],
    ['**a[quote]b', '<strong>a</strong><div class="quote">b</div>'],
    ['[code C++]x', '<pre class="code hljs lang-cpp">x</pre>'],
    ['[code c#]x', '<pre class="code hljs lang-cs">x</pre>'],
    ['[code cobol]x', '<pre class="code">x</pre>'],
    [
      '[code]\n[code]\n**x**\n[/code]\n[/code]\ny',
      '<pre class="code">[code]\n**x**\n[/code]\n</pre>y',
    ],
    ['[rtl]a[rtl]b[/rtl]c[/rtl]', '<div class="rtl">a<div class="rtl">b</div>c</div>'],
    [
      '[http://x.org/a. t]',
      '<a href="http://x.org/a." target="_blank" rel="noopener noreferrer">t</a>',
    ],
    ['[http:// t] [http://]', '[http:// t] [http://]'],
    ['[data:text/html,x t]', '[data:text/html,x t]'],
    ['[[#1 a]]', '[<a href="#/items/1">a</a>]'],
    [
      'http://x.org/__a__',
      '<a href="http://x.org/" target="_blank" rel="noopener noreferrer">http://x.org/</a><em>a</em>',
    ],
  ])('%j', (text, html) => {
    expect(markupToHtml(text)).toBe(html);
  });

  test('is well-formed, of the allowed elements, with safe links only', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(faultsOfHtml(markupToHtml(text))).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('loses nothing when it splits the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect([...markupTokens(text)].map((token) => token.source).join('')).toBe(text);
      }),
    );
  });

  test('reads text without markup as plain text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const bare = text.replace(/[`[*_]/g, '');
        expect(markupToHtml(bare)).toBe(bare.split('\n').map(textToHtml).join('\n'));
      }),
    );
  });

  test.each(REPEATED)('takes linear time on %j repeated', (piece) => {
    expect(timeOf(markupToHtml, piece)).toBeLessThan(HOSTILE_BUDGET_MS);
  });
});
