import { endDrafts, startDrafts } from '@/forms/drafts';
import { fileKeeperOf } from '@/features/issues/comments/keptFiles';
import { type AppStore, setupStore } from '@/store/setupStore';

const owner = 'http://tracker.test#3';

function keptNames(store: AppStore, of = owner, issueId = 7): string[] {
  return [...fileKeeperOf(store, of, issueId).read().pending].map(({ name }) => name);
}

it('keeps files apart by account and issue, until one logs out', () => {
  const store = setupStore({
    apiContext: { baseUrl: 'http://tracker.test', userId: 3, csrfToken: null },
  });
  startDrafts(owner);
  fileKeeperOf(store, owner, 7).add([new File(['x'], 'notes.txt')]);

  expect(keptNames(store)).toEqual(['notes.txt']);
  expect(keptNames(store, owner, 8)).toEqual([]);
  expect(keptNames(store, 'http://tracker.test#4')).toEqual([]);

  endDrafts(owner);
  expect(keptNames(store)).toEqual([]);
});
