import { readAllRoutes } from '@tests/support/allRoutes';
import { windows as screens } from '@/tooling/screens/addresses.mjs';
import { ownWindows, windows } from './addresses';

const names = new Map([...windows, ...ownWindows].map(([name, pattern]) => [pattern, name]));

test('translators are shown every window, at an address of its own', async () => {
  const routes = await readAllRoutes();
  const found = screens.map(({ address }) => {
    const accepting = routes.filter((route) => route.handle.open(address) !== null);
    return accepting.map(({ path }) => names.get(path));
  });

  expect(found).toEqual(screens.map(({ name }) => [name]));
  expect(screens.map(({ name }) => name).toSorted()).toEqual([...names.values()].toSorted());
});
