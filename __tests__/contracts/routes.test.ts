import { readAllRoutes } from '@tests/support/allRoutes';
import { accountPaths } from '@/routing/paths/account';
import { alertPaths } from '@/routing/paths/alerts';
import { eventPaths } from '@/routing/paths/events';
import { generalPaths } from '@/routing/paths/general';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { issuePaths } from '@/routing/paths/issues';
import { listPaths, matchList } from '@/routing/paths/lists';
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

it('knows the 120 addresses of the document (spec 2) by their names, our own, and no others', () => {
  expect(lists.length + specifiedWindows.length).toBe(120);
  expect(namesAndPatterns(listPaths)).toEqual(lists);
  expect(pathFiles.flatMap(namesAndPatterns).sort()).toEqual(
    windows.map(([name, path]) => [name, path]).sort(),
  );
});

it('registers every window once, and no others', async () => {
  const patterns = (await readAllRoutes()).map(({ pattern }) => pattern);

  expect(patterns.toSorted()).toEqual(windows.map(([, path]) => path).toSorted());
});

const paths = [...lists, ...windows].map(([, path]) => path);

it.each(paths)('an address of "%s" is one of nothing else', async (path) => {
  const rawPath = sampleOf(path);
  const accepting = (await readAllRoutes()).filter((route) => route.accepts(rawPath));

  expect(accepting.map(({ pattern }) => pattern)).toEqual(
    windows.some(([, pattern]) => pattern === path) ? [path] : [],
  );
  expect(matchList(rawPath) !== null).toBe(lists.some(([, pattern]) => pattern === path));
});

/** Pages to read that one comes back to at the top. */
const withoutPlace = ['eventDetails', 'logOut', 'oauthSettings'];

it.each(windows)('%s at %s opens %s as a page of kind %s', async (name, path, size, kind) => {
  const route = (await readAllRoutes()).find(({ pattern }) => pattern === path);

  expect(route?.match(sampleOf(path))).toMatchObject({
    size,
    autoClose: kind === 'D',
    keepsPlace: kind === 'D' && !withoutPlace.includes(name),
  });
});
