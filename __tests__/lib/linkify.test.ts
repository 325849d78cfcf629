import { linkify } from '@/lib/linkify';
import { fc } from '@tests/support/properties';

function linksOf(text: string) {
  return linkify(text).flatMap((token) =>
    token.href === undefined ? [] : [[token.text, token.href]],
  );
}

test.each<[string, string, string]>([
  ['see #12.', '#12', '#/items/12'],
  ['a#12', '#12', '#/items/12'],
  ['##7', '#7', '#/items/7'],
  ['x@y.org.', 'x@y.org', 'mailto:x@y.org'],
  ['write mailto:x@y.org', 'mailto:x@y.org', 'mailto:x@y.org'],
  ['WWW.X.ORG/a?b=1&c=2.', 'WWW.X.ORG/a?b=1&c=2', 'http://WWW.X.ORG/a?b=1&c=2'],
  ['jörg@müller.de', 'jörg@müller.de', 'mailto:jörg@müller.de'],
  ['to jörg@example.com', 'jörg@example.com', 'mailto:jörg@example.com'],
  ['http://zażółć.pl/日本', 'http://zażółć.pl/日本', 'http://zażółć.pl/日本'],
  ['ftp.x.org', 'ftp.x.org', 'ftp://ftp.x.org'],
  ['(http://x.org)', 'http://x.org', 'http://x.org'],
  ['http://x.org/(a)b.', 'http://x.org/(a)b', 'http://x.org/(a)b'],
  ['http://x.org/(abc)', 'http://x.org/(abc)', 'http://x.org/(abc)'],
  ['http://x.org/a)b', 'http://x.org/a', 'http://x.org/a'],
  ['http://x.org/<b>', 'http://x.org/', 'http://x.org/'],
  ['\\\\srv\\share\\f.txt', '\\\\srv\\share\\f.txt', 'file:///\\\\srv\\share\\f.txt'],
  ['File://x/y', 'File://x/y', 'File://x/y'],
])('%s: links %s to %s', (text, linked, href) => {
  expect(linksOf(text)).toEqual([[linked, href]]);
});

test.each([
  '#12a',
  '#12ż',
  'żhttp://x.org',
  'foo@bar',
  'http://',
  'www.',
  'javascript:alert(1)',
  '#',
  '',
])('%j has no link', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('finds several links and tells which open a new tab', () => {
  expect(linkify('#1, http://x.org and a@b.cd')).toEqual([
    { text: '#1', href: '#/items/1', external: false },
    { text: ', ' },
    { text: 'http://x.org', href: 'http://x.org', external: true },
    { text: ' and ' },
    { text: 'a@b.cd', href: 'mailto:a@b.cd', external: true },
  ]);
});

test('never changes the text and never links to a place that runs code', () => {
  const anyText = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('http://', 'www.', '(', ')', '#1', 'a@b.cd', '\\\\', 'javascript:', '"', '<'),
    ),
  );
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join('');
      const tokens = linkify(text);

      expect(tokens.map((token) => token.text).join('')).toBe(text);
      for (const { href } of tokens) {
        expect(href ?? '#/').toMatch(/^(https?:\/\/|ftp:\/\/|file:\/\/|mailto:|#\/)/i);
      }
    }),
  );
});
