import { findWindow, loadRoutes } from '@/app/routeTable';
import { homePage } from '@/features/home/routes';
import { globalApi } from '@/api/endpoints/global';
import { locationChanged, reloadRequested, screenRetried } from '@/screen/navigation';
import { pageChanged } from '@/screen/issueList';
import { rowAimed } from '@/screen/selection';
import { setupStore } from '@/store/setupStore';
import { freshness } from '@/api/freshness';
import { wantedQueries } from '@/windows/wantedQueries';
import { readGlobal } from '@tests/support/renderApp';
import { baseURL } from '@tests/support/server/tracker';

beforeAll(loadRoutes);

/** A state with the global data, as no loader has touched it. */
async function visit(...paths: string[]) {
  const store = setupStore({ apiContext: { baseUrl: baseURL, userId: 0, csrfToken: null } });
  await store.dispatch(globalApi.util.upsertQueryData('getGlobal', undefined, readGlobal('carol')));
  for (const path of paths) {
    await findWindow(path)?.loadPage();
    store.dispatch(locationChanged({ path, kind: 'push' }));
  }
  const wanted = () => wantedQueries(store.getState(), findWindow, homePage);
  const names = () => wanted().wants.map(({ query }) => query.request.name);
  const wantOf = (name: string) => wanted().wants.find(({ query }) => query.request.name === name);
  return { store, wanted, names, wantOf };
}

it.each([
  ['the list', ['/types/2/issues'], ['getGlobal', 'listIssues', 'getAlertStatus']],
  ['Home', [''], ['getGlobal', 'getAlertStatus']],
  [
    'an issue over the list',
    ['/types/2/issues', '/issues/7'],
    ['getGlobal', 'loadIssue', 'listIssues', 'getAlertStatus'],
  ],
  [
    'a form over the list',
    ['/types/2/issues', '/issues/7/edit'],
    ['getGlobal', 'loadIssue', 'listIssues', 'getAlertStatus'],
  ],
  ['a window that asks for nothing', ['', '/items/goto'], ['getGlobal', 'getAlertStatus']],
])('%s wants what it shows, and what lies behind it', async (_what, paths, expected) => {
  const { names, wanted } = await visit(...paths);

  expect(names()).toEqual(expected);
  expect(wanted().isComplete).toBe(true);
});

it('is a function of the state alone', async () => {
  const { store } = await visit('/types/2/issues', '/issues/7');
  const state = store.getState();
  const first = JSON.stringify(wantedQueries(state, findWindow, homePage));

  store.dispatch(locationChanged({ path: '/types/4/issues', kind: 'push' }));

  expect(JSON.stringify(wantedQueries(state, findWindow, homePage))).toBe(first);
});

it('wants nothing for a window that the user may not open', async () => {
  const { names } = await visit('/types/2/issues', '/users');

  expect(names()).not.toContain('listUsers');
});

it('wants the list as young as the table of freshness says, and anew on command', async () => {
  const { store, wantOf } = await visit('/types/2/issues');
  const { listedAt } = store.getState().navigation;
  const before = wantOf('listIssues');
  expect(before?.since).toBe(listedAt - freshness.list * 1000);
  expect(wantOf('getGlobal')?.since).toBe(listedAt - freshness.global * 1000);

  for (const command of [reloadRequested(), pageChanged({ offset: 0 }), screenRetried()]) {
    const { turn = 0 } = wantOf('listIssues') ?? {};
    store.dispatch(command);
    expect(wantOf('listIssues')).toMatchObject({ key: before?.key, turn: turn + 1 });
  }
});

it('keeps the list behind an error, but wants it as another visit afterwards', async () => {
  const { store, wantOf } = await visit('/types/2/issues');
  const shown = wantOf('listIssues');

  store.dispatch(locationChanged({ path: '/nowhere', kind: 'push' }));

  expect(wantOf('listIssues')?.query.key).toBe(shown?.query.key);
  expect(wantOf('listIssues')?.key).not.toBe(shown?.key);
});

it('asks for the alerts every minute, except under an error', async () => {
  const { store, wantOf } = await visit('/types/2/issues');
  expect(wantOf('getAlertStatus')?.pollingInterval).toBe(60_000);

  store.dispatch(locationChanged({ path: '/nowhere', kind: 'push' }));

  expect(wantOf('getAlertStatus')?.pollingInterval).toBe(0);
});

describe('an issue that a pointer rests on', () => {
  const aimAt = async (...paths: string[]) => {
    const visited = await visit(...paths);
    visited.store.dispatch(rowAimed({ issueId: 7 }));
    return visited;
  };

  it('is wanted without its history, which would mark it as read', async () => {
    const { store, wantOf } = await aimAt('/types/2/issues');

    expect(wantOf('loadIssue')?.query.request.arg).toEqual({
      issueId: 7,
      description: true,
      attributes: true,
      html: true,
    });
    store.dispatch(locationChanged({ path: '/types/4/issues', kind: 'push' }));
    expect(wantOf('loadIssue')).toBeUndefined();
  });

  it('is wanted for itself alone once it is opened', async () => {
    const { store, wanted, wantOf } = await aimAt('/types/2/issues');

    store.dispatch(locationChanged({ path: '/issues/7', kind: 'push' }));

    const loads = wanted().wants.filter(({ query }) => query.request.name === 'loadIssue');
    expect(loads).toHaveLength(1);
    expect(wantOf('loadIssue')?.query.request.arg).toMatchObject({ history: true });
  });
});
