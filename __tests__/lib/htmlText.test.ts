import { htmlToText } from '@/lib/htmlText';
import { fc } from '@tests/support/properties';

describe('htmlToText', () => {
  it.each([
    ['plain text', 'plain text'],
    ['<strong>Bold</strong> and <em>italic</em>', 'Bold and italic'],
    ['a &lt;b&gt; &amp; &quot;c&quot; &#039;d&#039;', 'a <b> & "c" \'d\''],
    ['Plan:\n<ul><li>one\n</li><li>two\n</li></ul>', 'Plan:\n• one\n• two'],
    ['<ul><li>one\n<ul><li>nested\n</li></ul></li></ul>', '• one\n• nested'],
    ['<div class="quote"><div class="quote-title">Ann</div>said\n</div>so', 'Ann\nsaid\nso'],
    ['see <a href="#/items/7">#7</a>.', 'see #7.'],
    ['<pre class="code hljs lang-js">a &lt; b\n</pre>', 'a < b'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['', ''],
  ])('reads %j as %j', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('gives escaped text back unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const escaped = text
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;');
        expect(htmlToText(escaped)).toBe(text.trim());
      }),
    );
  });
});
