import { readAllRoutes } from '@tests/support/allRoutes';
import { fillAddress, windows as screens } from '@/tooling/screens/addresses.mjs';
import { ownWindows, windows } from './addresses';

const all = [...windows, ...ownWindows];
const names = new Map(all.map(([name, pattern]) => [pattern, name]));
const ids = { issue: 70001, comment: 70002, image: 70003, bareIssue: 70004, bareProject: 70005 };

test('translators are shown every window, at an address of its own', async () => {
  const routes = await readAllRoutes();
  const found = screens.map(({ address }) => {
    const filled = fillAddress(address, ids);
    const accepting = routes.filter((route) => route.handle.open(filled) !== null);
    return accepting.map(({ path }) => names.get(path));
  });

  expect(found).toEqual(screens.map(({ name }) => [name]));
  expect(screens.map(({ name }) => name).toSorted()).toEqual([...names.values()].toSorted());
});

test('no address names an entry of a history, which the demo makes at random', () => {
  const ofHistory = /:(?:comment|file|item)Id/;
  const made = all.filter(([, pattern]) => ofHistory.test(pattern)).map(([name]) => name);
  const fixed = screens.filter(({ name, address }) => made.includes(name) && /\d/.test(address));

  expect(fixed).toEqual([]);
  expect(() => fillAddress('/items/{note}', ids)).toThrow('{note}');
});
