import {
  draftOwner,
  dropDraft,
  endDrafts,
  haveDraftsEnded,
  listDrafts,
  readDraft,
  startDrafts,
  writeDraft,
} from '@/forms/drafts';
import { keptJobKey } from '@/screen/keptJobKey';
import { keepable, mergeDraft } from '@/forms/draftValues';

const ann = draftOwner('http://server', 2);
const key = { owner: ann, path: '/issues/7/comments/add' };
const day = 24 * 60 * 60 * 1000;

test('a draft is found again by its owner and form, until it is dropped', () => {
  writeDraft(key, { comment: 'half a thought' }, 1000);

  expect(readDraft(key, 2000)).toEqual({ values: { comment: 'half a thought' }, savedAt: 1000 });
  expect(readDraft({ ...key, path: '/issues/8/comments/add' }, 2000)).toBeNull();

  dropDraft(key);
  expect(readDraft(key, 2000)).toBeNull();
});

test('an old draft is forgotten', () => {
  writeDraft(key, { comment: 'x' }, 0);

  expect(readDraft(key, 13 * day)).not.toBeNull();
  expect(readDraft(key, 15 * day)).toBeNull();
});

test('the next user does not find the drafts of the one before', () => {
  const bob = draftOwner('http://server', 22);
  writeDraft(key, { comment: 'secret' });
  writeDraft({ ...key, owner: bob }, { comment: 'mine' });
  localStorage.setItem('theme', 'dark');

  startDrafts(bob);

  expect(readDraft(key)).toBeNull();
  expect(readDraft({ ...key, owner: bob })).not.toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('who logs out leaves none, and keeps none before somebody comes again', () => {
  const bob = draftOwner('http://server', 22);
  writeDraft(key, { comment: 'secret' });
  writeDraft({ ...key, owner: bob }, { comment: 'mine' });
  sessionStorage.setItem(keptJobKey(), 'names and values');
  sessionStorage.setItem(`${keptJobKey()} steps 0`, 'more of them');
  expect(listDrafts(ann)).toMatchObject([
    { path: key.path, draft: { values: { comment: 'secret' } } },
  ]);

  endDrafts(ann);

  expect(listDrafts(ann)).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  expect(listDrafts(bob)).toHaveLength(1);
  expect(haveDraftsEnded(ann)).toBe(true);
  startDrafts(ann);
  expect(haveDraftsEnded(ann)).toBe(false);
});

test('full, denied or damaged storage is no draft and no error', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraft(key, { comment: 'x' });
  expect(readDraft(key)).toBeNull();

  jest.spyOn(Storage.prototype, 'getItem').mockReturnValue('{"values":');
  expect(readDraft(key)).toBeNull();

  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readDraft(key)).toBeNull();
});

test('passwords and files are not kept', () => {
  const values = {
    name: 'Ann',
    password: 'x',
    file: new File([], 'a'),
    attributes: { '5': 'Low' },
    folderId: null,
    members: [1, 2],
  };

  expect(keepable(values, ['password'])).toEqual({
    name: 'Ann',
    attributes: { '5': 'Low' },
    folderId: null,
    members: [1, 2],
  });
});

test('a draft of a changed form fills in what still fits', () => {
  const values = { name: '', isPublic: false, folderId: 4, attributes: { '5': '', '6': 'x' } };
  const draft = {
    name: 'Inbox',
    isPublic: 'yes',
    folderId: null,
    attributes: { '5': 'Low', '9': 'gone' },
    gone: 1,
  };

  expect(mergeDraft(values, draft)).toEqual({
    name: 'Inbox',
    isPublic: false,
    folderId: null,
    attributes: { '5': 'Low', '6': 'x' },
  });
});
