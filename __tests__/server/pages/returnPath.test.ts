import { loginPath, safeReturnPath } from '@/server/pages/returnPath';
import { fc, runs } from '@tests/support/properties';

const CLIENT = '/client/index.php';

test.each([
  ['/client/index.php#/issues/5', '/client/index.php#/issues/5'],
  ['/client/index.php?path=/issues/5', '/client/index.php?path=/issues/5'],
  ['/', '/'],
  ['/client/index.php#/żółw', '/client/index.php#/%C5%BC%C3%B3%C5%82w'],
  [undefined, CLIENT],
  ['', CLIENT],
  ['client/index.php', CLIENT],
  ['//evil.example', CLIENT],
  ['/\\evil.example', CLIENT],
  ['/\t/evil.example', CLIENT],
  ['/\n/evil.example', CLIENT],
  ['/.//evil.example', CLIENT],
  ['/x/..//evil.example', CLIENT],
  ['https://evil.example', CLIENT],
  ['javascript:alert(1)', CLIENT],
  ['/a\r\nset-cookie: x=y', CLIENT],
])('%j leads to %j', (url, path) => {
  expect(safeReturnPath(url)).toBe(path);
});

test('never leads to another site and always fits into a header', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom('/', '\\', '.', '..', '@', ':', '\t', '#', '?', 'x.org', '%2f'),
        fc.string(),
      ),
    )
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(hostile, (url) => {
      const path = safeReturnPath(url);
      expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      expect(new URL(path, 'http://tracker.test/index.php').origin).toBe('http://tracker.test');
    }),
    { numRuns: runs(1000) },
  );
});

test('the way to the login names the place as one parameter', () => {
  expect(loginPath('/client/index.php#/views/1/a&b')).toBe(
    '/index.php?url=%2Fclient%2Findex.php%23%2Fviews%2F1%2Fa%26b',
  );
});
