import { parseCellMarkup } from '@/lib/cellMarkup';
import { fc } from '@tests/support/properties';

test.each([
  ['', []],
  ['Printing', [{ text: 'Printing' }]],
  [
    'a &amp; b &lt;c&gt; &quot;d&quot; &#039;e&#39; &mdash; &#x2026;',
    [{ text: 'a & b <c> "d" \'e\' — …' }],
  ],
  ['&unknown; & &#0; &amp', [{ text: '&unknown; & &#0; &amp' }]],
  ['&constructor; &toString;', [{ text: '&constructor; &toString;' }]],
  ['&amp;lt;', [{ text: '&lt;' }]],
  [
    'see <a href="#/items/12">#12</a>!',
    [{ text: 'see ' }, { text: '#12', href: '#/items/12', external: false }, { text: '!' }],
  ],
  [
    '<a href="http://x.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x &amp; y</a>',
    [{ text: 'x & y', href: 'http://x.org/?a=1&b=2', external: true }],
  ],
  ['<a href="javascript:alert(1)">click</a>', [{ text: 'click' }]],
  ['<a href="java&#115;cript:alert(1)">click</a>', [{ text: 'click' }]],
  ['<a href=" http://x.org">x</a>', [{ text: 'x' }]],
  ['<a title="no target">x</a>', [{ text: 'x' }]],
  ['<b>bold</b>', [{ text: '<b>bold</b>' }]],
  [
    '<a href="http://x.org"><img src="x"></a>',
    [{ text: '<a href="http://x.org"><img src="x"></a>' }],
  ],
  ['<a href="http://x.org">open', [{ text: '<a href="http://x.org">open' }]],
])('%s', (html, tokens) => {
  expect(parseCellMarkup(html)).toEqual(tokens);
});

test('shows every escaped text as it was', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const html = text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#039;');

      expect(parseCellMarkup(html)).toEqual(text === '' ? [] : [{ text }]);
    }),
  );
});

test('links only to safe places, whatever it reads', () => {
  const anyHtml = fc.array(
    fc.constantFrom(
      '<a href="',
      'javascript:',
      'data:',
      'http://x',
      '#/',
      '">',
      '</a>',
      '&#106;',
      ' target="_blank"',
      '<',
      'x',
    ),
  );
  fc.assert(
    fc.property(anyHtml, (parts) => {
      for (const { href } of parseCellMarkup(parts.join(''))) {
        expect(href ?? '#/').toMatch(/^(http:|#\/)/);
      }
    }),
  );
});
