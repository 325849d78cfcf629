import type * as RouteTable from '@/app/routeTable';
import { allTools } from '@/app/navbar/tools';
import { setupStore } from '@/store/setupStore';
import { readAllRoutes } from '@tests/support/allRoutes';
import { baseURL } from '@tests/support/server/tracker';

/** The table as it is before the windows have come. */
function freshTable(): typeof RouteTable {
  let table: typeof RouteTable | undefined;
  jest.isolateModules(() => {
    table = jest.requireActual<typeof RouteTable>('@/app/routeTable');
  });
  if (!table) throw new Error('No table');
  return table;
}

describe('before the table of windows has come', () => {
  it('lists are known, and every other address waits for its window', async () => {
    const { findWindow, loadRoutes, whenKnown } = freshTable();
    const steps: string[] = [];

    whenKnown('/types/2/issues', () => steps.push('list'));
    whenKnown('/issues/7', () => steps.push('issue'));
    expect(steps).toEqual(['list']);
    expect(findWindow('/types/2/issues')).toBeNull();
    const waiting = findWindow('/issues/7');
    expect(waiting?.loadedPage()).toBeNull();
    expect(findWindow('/issues/7')).toBe(waiting);

    await loadRoutes();
    expect(steps).toEqual(['list', 'issue']);
    expect(findWindow('/issues/7')).not.toBe(waiting);
    expect(await waiting?.loadPage()).toBe(findWindow('/issues/7')?.loadedPage());
    expect(waiting?.loadedPage()).toBe(findWindow('/issues/7')?.loadedPage());
  });

  it('an address that turns out to be none says so', async () => {
    const { findWindow } = freshTable();
    const apiContext = { baseUrl: baseURL, userId: 0, csrfToken: null };
    const state = setupStore({ apiContext }).getState();

    const waiting = findWindow('/nowhere');
    const page = await waiting?.loadPage();
    expect(waiting?.loadedPage()).toBe(page);
    expect(page?.check(state)).toEqual({ kind: 'pageNotFound' });
    expect(findWindow('/nowhere')).toBeNull();
  });
});

it.each(allTools)('$path is offered to those who may open it', async ({ path, access }) => {
  const route = (await readAllRoutes()).find((one) => one.path === path);
  expect(access).toBe(route?.handle.access);
});
