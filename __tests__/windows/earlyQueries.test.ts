import { findWindow } from '@/app/routeTable';
import { homePage } from '@/features/home/routes';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import { locationChanged } from '@/screen/navigation';
import { setupStore } from '@/store/setupStore';
import { wantedQueries } from '@/windows/wantedQueries';
import { readGlobal } from '@tests/support/renderApp';
import { baseURL } from '@tests/support/server/tracker';

const path = '/issues/7';

/** A state at an issue, the code of whose window nobody has fetched. */
async function visit() {
  const store = setupStore({ apiContext: { baseUrl: baseURL, userId: 0, csrfToken: null } });
  await store.dispatch(globalApi.util.upsertQueryData('getGlobal', undefined, readGlobal('carol')));
  store.dispatch(locationChanged({ path: '/types/2/issues', kind: 'push' }));
  store.dispatch(locationChanged({ path, kind: 'push' }));
  const ofWindow = () => {
    const { wants, isComplete } = wantedQueries(store.getState(), findWindow, homePage);
    return { wants: wants.filter((want) => want.isOfWindow), isComplete };
  };
  return ofWindow;
}

it('asks for an issue while the code of its window is on its way, and not once more when that has come', async () => {
  const ofWindow = await visit();
  expect(findWindow(path)?.loadedPage()).toBeNull();
  const before = ofWindow();
  expect(before.isComplete).toBe(false);
  expect(before.wants.map(({ query }) => query.request)).toEqual([
    {
      name: issuesApi.endpoints.loadIssue.name,
      arg: expect.objectContaining({ issueId: 7, history: true }) as unknown,
    },
  ]);

  await findWindow(path)?.loadPage();
  const after = ofWindow();
  const signs = ({ wants }: typeof after) =>
    wants.map(({ key, turn, since }) => ({ key, turn, since }));
  expect(after.isComplete).toBe(true);
  expect(signs(after)).toEqual(signs(before));
});
