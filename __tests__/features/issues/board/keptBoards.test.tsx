import { keepBoards } from '@/features/issues/board/keptBoards';
import { selectBoardChoices, setCardFields, setLimit } from '@/screen/cards';
import { type AppStore, setupStore } from '@/store/setupStore';
import { atTestEnd } from '@tests/setup/testEnd';
import { baseURL } from '@tests/support/server/tracker';

afterEach(() => {
  window.localStorage.clear();
});

/** A tab that keeps what is chosen for boards. */
function openTab(): AppStore {
  const store = setupStore({ apiContext: { baseUrl: baseURL, userId: 0, csrfToken: null } });
  atTestEnd(keepBoards(store));
  return store;
}

const boardIn = (store: AppStore, typeId = 2) => selectBoardChoices(store.getState(), typeId);

const active = { attributeId: 5, value: 'Active' };
const closed = { attributeId: 5, value: 'Closed' };
const high = { attributeId: 6, value: 'High' };

test('what two tabs choose for boards is kept together', () => {
  const [one, other] = [openTab(), openTab()];
  one.dispatch(setLimit(2, active, 3));
  other.dispatch(setLimit(2, closed, 4));
  one.dispatch(setLimit(2, high, 5));
  other.dispatch(setCardFields(2, [1, 7]));
  one.dispatch(setLimit(3, active, 6));

  const later = openTab();
  expect(boardIn(later)).toEqual({
    limits: { 5: { Active: 3, Closed: 4 }, 6: { High: 5 } },
    fields: [1, 7],
  });
  expect(boardIn(later, 3).limits).toEqual({ 5: { Active: 6 } });
});

test('of the same limit the latest choice counts, also that for none', () => {
  openTab().dispatch(setLimit(2, active, 3));
  const [one, other] = [openTab(), openTab()];
  one.dispatch(setLimit(2, active, 9));
  expect(boardIn(openTab()).limits).toEqual({ 5: { Active: 9 } });
  other.dispatch(setLimit(2, active, null));
  expect(boardIn(openTab()).limits).toEqual({ 5: {} });
});

test('what is stored may be anything', () => {
  window.localStorage.setItem('issuedesk.boards', '{"2":{"limits":{"5":{"Active":-1}}},"3":7}');
  const store = openTab();
  expect(boardIn(store)).toEqual({ limits: { 5: {} }, fields: null });
  store.dispatch(setLimit(2, active, 1));
  expect(boardIn(openTab()).limits).toEqual({ 5: { Active: 1 } });
});
