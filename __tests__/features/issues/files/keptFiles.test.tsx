import { endDrafts, startDrafts } from '@/forms/drafts';
import { fileKeeperOf } from '@/features/issues/files/keptFiles';
import { type AppStore, setupStore } from '@/store/setupStore';

const owner = 'http://tracker.test#3';
const comment = '/issues/7/comments/add';

function keptNames(store: AppStore, of = owner, path = comment): string[] {
  return [...store.dispatch(fileKeeperOf(of, path)).read().pending].map(({ name }) => name);
}

it('keeps files apart by account and form, until one logs out', () => {
  const store = setupStore({
    apiContext: { baseUrl: 'http://tracker.test', userId: 3, csrfToken: null },
  });
  startDrafts(owner);
  store.dispatch(fileKeeperOf(owner, comment)).add([new File(['x'], 'notes.txt')]);

  expect(keptNames(store)).toEqual(['notes.txt']);
  expect(keptNames(store, owner, '/issues/8/comments/add')).toEqual([]);
  expect(keptNames(store, owner, '/issues/7/files/add')).toEqual([]);
  expect(keptNames(store, 'http://tracker.test#4')).toEqual([]);

  endDrafts(owner);
  expect(keptNames(store)).toEqual([]);
});
