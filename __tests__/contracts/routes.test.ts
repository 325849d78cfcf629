import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findWindow, loadRoutes } from '@/app/routeTable';
import { readAllRoutes } from '@tests/support/allRoutes';
import { accountPaths } from '@/routing/paths/account';
import { alertPaths } from '@/routing/paths/alerts';
import { eventPaths } from '@/routing/paths/events';
import { generalPaths } from '@/routing/paths/general';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { issuePaths } from '@/routing/paths/issues';
import { listPaths } from '@/routing/paths/lists';
import { matchList } from '@/routing/paths/matchList';
import { projectPaths } from '@/routing/paths/projects';
import { reportPaths } from '@/routing/paths/reports';
import { settingsPaths } from '@/routing/paths/settings';
import { userPaths } from '@/routing/paths/users';
import { lists, ownWindows, windows as specifiedWindows } from './addresses';

const windows = [...specifiedWindows, ...ownWindows];

const pathFiles = [
  accountPaths,
  alertPaths,
  eventPaths,
  generalPaths,
  issuePaths,
  issueTypePaths,
  projectPaths,
  reportPaths,
  settingsPaths,
  userPaths,
];

const namesAndPatterns = (paths: Record<string, { pattern: string }>) =>
  Object.entries(paths).map(([name, { pattern }]) => [name, pattern]);

/** An address of the pattern. */
const sampleOf = (pattern: string) => pattern.replace(/:\w+/g, '7');

it('knows the 120 addresses of the specification (spec 2), our own, and no others', () => {
  expect(lists.length + specifiedWindows.length).toBe(120);
  expect(namesAndPatterns(listPaths)).toEqual(lists);
  expect(pathFiles.flatMap(namesAndPatterns).sort()).toEqual(
    windows.map(([name, path]) => [name, path]).sort(),
  );
});

it('has the list of the document, with names, addresses, sizes and kinds', () => {
  const listed = readFileSync(path.resolve(__dirname, '../../docs/spec.md'), 'utf8')
    .split('\n')
    .map((line) => /^\| (\w+) +\| (?:`([^`]*)`|empty) +\|(?: [\w ]+\| (\w+ \w+) +\|)?$/.exec(line))
    .flatMap((row) => (row ? [row.slice(1)] : []));
  const kinds = { C: 'question', D: 'page', F: 'form' };
  const documented = ([name, pattern]: readonly [string, string, ...string[]]) => [
    name === 'exportToCsv' ? 'ExportToCSV' : name.charAt(0).toUpperCase() + name.slice(1),
    pattern === '' ? undefined : pattern.replace(/:(\w+)/g, '{$1}'),
  ];

  expect(listed.sort()).toEqual(
    [
      ...lists.map((row) => [...documented(row), undefined]),
      ...windows.map((row) => [...documented(row), `${row[2]} ${kinds[row[3]]}`]),
    ].sort(),
  );
});

it('registers every window once, and no others', async () => {
  const patterns = (await readAllRoutes()).map(({ path }) => path);

  expect(patterns.toSorted()).toEqual(windows.map(([, path]) => path).toSorted());
});

beforeAll(loadRoutes);

const paths = [...lists, ...windows].map(([, path]) => path);

it.each(paths)('an address of "%s" is one of nothing else', async (path) => {
  const rawPath = sampleOf(path);
  const accepting = (await readAllRoutes()).filter((route) => route.handle.open(rawPath) !== null);

  expect(accepting.map(({ path }) => path)).toEqual(
    windows.some(([, pattern]) => pattern === path) ? [path] : [],
  );
  expect(findWindow(rawPath)).toBe(accepting[0]?.handle.open(rawPath) ?? null);
  expect(matchList(rawPath) !== null).toBe(lists.some(([, pattern]) => pattern === path));
});

it.each([
  '/issues/7/',
  '/issues/07',
  '/issues/%37',
  '/issues/%',
  '/issues//7',
  '//issues/7',
  'issues/7',
  '/Issues/7',
  '/issues/7?x=1',
  '/issues/7#x',
  '/issues/2147483648',
  '/items/GOTO',
  '/',
])('opens nothing at %s, which React Router alone might take for an address', (rawPath) => {
  expect(findWindow(rawPath)).toBeNull();
});

/** Pages to read that one comes back to at the top. */
const withoutPlace = ['eventDetails', 'logOut', 'oauthSettings'];

it.each(windows)('%s at %s opens %s as a page of kind %s', async (name, path, size, kind) => {
  const route = (await readAllRoutes()).find((one) => one.path === path);

  expect(route?.handle.open(sampleOf(path))).toMatchObject({
    size,
    autoClose: kind === 'D',
    keepsPlace: kind === 'D' && !withoutPlace.includes(name),
  });
});
