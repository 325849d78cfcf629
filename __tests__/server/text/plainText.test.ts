import { textToHtml } from '@/server/text/plainText';
import { fc, runs } from '@tests/support/properties';
import { HOSTILE_BUDGET_MS, REPEATED, hostileText, timeOf } from './hostileText';
import { faultsOfHtml, textOfHtml } from './htmlShape';
import recorded from './recordedPlainText.json';

const external = (href: string, label = href) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${label}</a>`;
const item = (id: string) => `<a href="#/items/${id}">#${id}</a>`;

describe('plain text to HTML', () => {
  test.each(recorded)('answers as recorded in call $call', ({ text, html }) => {
    expect(textToHtml(text)).toBe(html);
  });

  test.each([
    ['see #12.', `see ${item('12')}.`],
    ['a#12', `a${item('12')}`],
    ['##7', `#${item('7')}`],
    ['#12a #12_ #12ż', '#12a #12_ #12ż'],
    ['foo@bar', 'foo@bar'],
    ['http:// www. ftp. file://', 'http:// www. ftp. file://'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['x@y.org.', `${external('mailto:x@y.org', 'x@y.org')}.`],
    ['mailto:x@y.org', external('mailto:x@y.org', 'mailto:x@y.org')],
    ['.x@y.org', `.${external('mailto:x@y.org', 'x@y.org')}`],
    ['x@y.org_', 'x@y.org_'],
    ['x@y.o', 'x@y.o'],
    ['x@.org', 'x@.org'],
    ['a@b@c.de', `a@${external('mailto:b@c.de', 'b@c.de')}`],
    [
      'WWW.X.ORG/a?b=1&c=2.',
      `${external('http://WWW.X.ORG/a?b=1&amp;c=2', 'WWW.X.ORG/a?b=1&amp;c=2')}.`,
    ],
    ['(http://x.org)', `(${external('http://x.org')})`],
    ['http://x.org/(a)b.', `${external('http://x.org/(a)b')}.`],
    ['http://x.org/a)b', `${external('http://x.org/a')})b`],
    ['http://x.org/(abc)', external('http://x.org/(abc)')],
    ['http://x.org/(a.)', external('http://x.org/(a.)')],
    ['http://x.org/(a', `${external('http://x.org/')}(a`],
    ['http://x.org/<b>', `${external('http://x.org/')}&lt;b&gt;`],
    ['xhttp://y.org', 'xhttp://y.org'],
    ['http://zażółć.pl/日本', external('http://zażółć.pl/日本')],
    ['ftp.x.org', external('ftp://ftp.x.org', 'ftp.x.org')],
    ['\\\\srv\\share\\f.txt', external('file:///\\\\srv\\share\\f.txt', '\\\\srv\\share\\f.txt')],
    ['http://u@h.org/', external('http://u@h.org/')],
    ['#1-a@b.cd', `${item('1')}-${external('mailto:a@b.cd', 'a@b.cd')}`],
  ])('%j', (text, html) => {
    expect(textToHtml(text)).toBe(html);
  });

  test('shows exactly the text, well-formed, with safe links only', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const html = textToHtml(text);
        expect(faultsOfHtml(html)).toEqual([]);
        expect(textOfHtml(html)).toBe(text);
      }),
      { numRuns: runs(500) },
    );
  });

  test.each(REPEATED)('takes linear time on %j repeated', (piece) => {
    expect(timeOf(textToHtml, piece)).toBeLessThan(HOSTILE_BUDGET_MS);
  });
});
