/** What is chosen is kept for the next visit, beside what another tab of the same browser has chosen. */
import { keepWorkspace, readWorkspace } from '@/app/keepWorkspace';
import { listsChosen, paneResized, placeChosen, workspaceNoted } from '@/screen/workspace';
import { setupStore } from '@/store/setupStore';
import { atTestEnd } from '@tests/setup/testEnd';
import { baseURL } from '@tests/support/server/tracker';

/** A tab that is opened now. */
function openTab() {
  const store = setupStore({
    apiContext: { baseUrl: baseURL, userId: 1, csrfToken: null },
    preloadedState: readWorkspace(),
  });
  atTestEnd(keepWorkspace(store));
  return store;
}

const kept = () => openTab().getState().workspace;

it('keeps what each of two tabs has chosen', () => {
  const [one, other] = [openTab(), openTab()];
  one.dispatch(workspaceNoted({ columns: { v3: '1 2', t1: '1' } }));
  one.dispatch(listsChosen('whole'));
  other.dispatch(workspaceNoted({ columns: { v4: '5' } }));
  other.dispatch(paneResized(500));
  other.dispatch(placeChosen('window'));

  expect(kept()).toMatchObject({
    columns: { v3: '1 2', t1: '1', v4: '5' },
    lists: 'whole',
    reading: 'window',
    sizes: { end: 500, below: null },
  });
});

it('forgets what one of them has taken back, and keeps the later of two choices', () => {
  const one = openTab();
  one.dispatch(workspaceNoted({ columns: { v3: '1 2', v4: '5' } }));
  const other = openTab();
  other.dispatch(workspaceNoted({ columns: { v3: '2 1', v4: '5' } }));
  one.dispatch(workspaceNoted({ columns: { v3: '1 2' } }));

  expect(kept().columns).toEqual({ v3: '2 1' });
});
