import { screen } from '@testing-library/react';
import { markupPart } from '@/ui/markupPart';
import { MarkupText } from '@/ui/MarkupText';
import { RichText } from '@/ui/RichText';
import { fc } from '@tests/support/properties';
import { renderUi } from './renderUi';

function show(html: string): HTMLElement {
  return renderUi(<RichText html={html} />).container;
}

it('shows the words of formatted text until there is what formats it', async () => {
  expect(markupPart.loaded).toBeNull();
  show('Say <strong>no</strong> &amp; go');
  expect(screen.getByText('Say no & go')).toBeVisible();

  expect(await screen.findByText('no', { selector: 'strong' })).toBeVisible();
});

const allowed = new Set(['a', 'code', 'div', 'em', 'li', 'pre', 'span', 'strong', 'ul']);

describe('rich text', () => {
  it('keeps everything the server may send', () => {
    const html =
      '<strong>b</strong> <em>i</em> <code>c</code><ul><li>one\n</li></ul>' +
      '<div class="quote"><div class="quote-title">Ann:</div>text</div><pre class="code">x &lt; y</pre>' +
      '<div class="rtl">r</div>';

    expect(show(html).firstElementChild?.innerHTML).toBe(html);
  });

  it('hardens external links and leaves links to items in the same tab', () => {
    show('<a href="http://x.org">out</a> <a href="#/items/12" target="_blank">#12</a>');

    expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: '#12' })).toHaveAttribute('href', '#/items/12');
    expect(screen.getByRole('link', { name: '#12' })).not.toHaveAttribute('target');
  });

  it.each([
    '<img src="x" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="#/projects">x</a>',
    '<div class="overlay" id="navbar" style="position:fixed" data-x="1">x</div>',
    '<script>alert(1)</script>',
    '<form action="http://x.org"><input name="password"></form>',
    '<svg><style>*{display:none}</style></svg>',
  ])('lets nothing else through: %s', (html) => {
    const container = show(`safe ${html}`);

    expect(container).toHaveTextContent(/^safe/);
    expect(container.innerHTML).not.toMatch(
      /onerror|javascript|#\/projects|overlay|navbar|style=|data-x|<(?:script|form|input|svg|img)/,
    );
  });

  it('never makes an element or attribute that no server sends', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            '"',
            "'",
            ' ',
            '/',
            'a',
            'b',
            'div',
            'class=',
            'href=',
            'on',
            'x=',
            'javascript:',
            'svg',
            'math',
            '#',
            '&lt;',
          ),
        ),
        (parts) => {
          const container = show(parts.join(''));

          const walker = document.createTreeWalker(container, NodeFilter.SHOW_ELEMENT);
          walker.nextNode();
          while (walker.nextNode()) {
            const element = walker.currentNode;
            if (!(element instanceof Element)) continue;
            expect(allowed).toContain(element.localName);
            expect(['class', 'href', 'target', 'rel']).toEqual(
              expect.arrayContaining(element.getAttributeNames()),
            );
          }
        },
      ),
    );
  });

  it('is the same without what makes elements, where there are none', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom(
              '&amp;',
              '&lt;b&gt;',
              '&quot;',
              '&#039;',
              '&#39;',
              '&nbsp;',
              '\n',
              '  ',
            ),
            fc.constantFrom('&', '&hellip;', '&#8364;', '&amp', '\r\n', '\u0000', '<', '&copy;'),
          ),
        ),
        (parts) => {
          const html = parts.join('');

          const made = renderUi(<MarkupText html={html} />).container;
          expect(show(html).textContent).toBe(made.textContent);
        },
      ),
    );
  });

  it.each([
    { language: 'js', code: 'const total = 42; // sum', token: 'keyword', text: 'const' },
    { language: 'html', code: '<b title="x">', token: 'string', text: '"x"' },
    { language: 'xml', code: '<b title="x">', token: 'string', text: '"x"' },
    { language: 'css', code: 'a { top: 1px }', token: 'attribute', text: 'top' },
    { language: 'sql', code: 'select name from issues', token: 'keyword', text: 'select' },
    { language: 'vb', code: 'Dim total', token: 'keyword', text: 'Dim' },
    ...['c', 'cpp', 'cs', 'java', 'javascript', 'perl', 'php', 'python', 'ruby'].map(
      (language) => ({ language, code: 'return 42', token: 'keyword', text: 'return' }),
    ),
    ...['bash', 'sh'].map((language) => ({
      language,
      code: 'echo "hi"',
      token: 'string',
      text: '"hi"',
    })),
  ])('colours $language code and keeps its text', async ({ language, code, token, text }) => {
    const escaped = code.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const container = show(`<pre class="code hljs lang-${language}">${escaped}</pre>`);

    expect(await screen.findByText(text, { selector: `[data-code='${token}']` })).toBeVisible();
    expect(container.textContent).toBe(code);
  });
});
