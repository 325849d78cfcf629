/** The files of a comment that is being written: what they are called, when they are sent, and where they stay meanwhile. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { readPath } from '@/routing/address';
import { workspaceNoted } from '@/screen/workspace';
import { mswServer } from '@tests/setup/mswServer';
import { addTo } from '@tests/server/calls/smallTracker';
import { createGate } from '@tests/support/gate';
import { pasteFiles } from '@tests/support/pasteFiles';
import { refused } from '@tests/support/server/replyTo';
import { baseURL } from '@tests/support/server/tracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { inAnyOrder, issueWindow, openWithKeys, times } from './walks';

const addFile = `${baseURL}/server/api/issues/files/add.php`;

let tracker: LivingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp' });
});

const picture = () => new File([new Uint8Array(12)], 'image.png', { type: 'image/png' });

const commentText = () => screen.findByRole('textbox', { name: 'Comment' });

const fileList = () => screen.findByRole('list', { name: 'Files' });

/** Files and comments as the server has them, by names and texts, the oldest first. */
async function savedEntries() {
  const { history } = await tracker.admin.result<{
    history: { id: number; name?: string; text?: string }[];
  }>('/issues/load.php', { issueId, history: true });
  return history.filter(({ name, text }) => name !== undefined || text !== undefined);
}

const savedTexts = async () => (await savedEntries()).map(({ name, text }) => name ?? text);

/** Until what it gives lets files through. */
function holdUpFiles(): () => void {
  const { isOpen, open } = createGate();
  mswServer.use(http.post(addFile, () => isOpen));
  return open;
}

/** Lets no call for the issue through before the comment is sent: how many there are would be chance. */
function holdIssue() {
  const { isOpen, open } = createGate();
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/load.php`, () => isOpen),
    http.post(`${baseURL}/server/api/issues/comments/add.php`, open),
  );
}

/** The command of the issue, or the line below the history: a wide screen has both. */
async function openComment(user: UserEvent) {
  const [button] = await screen.findAllByRole('button', { name: 'Add comment' });
  if (button) await user.click(button);
  return commentText();
}

async function openComposer() {
  const app = await openWithKeys(tracker, issueId, 'Lamp');
  await app.user.keyboard('c');
  return { ...app, text: await commentText() };
}

test('an open comment takes a pasted file also where the browser was made narrow meanwhile', async () => {
  const { store, user, sent, text } = await openComposer();
  await user.type(text, 'Both');
  pasteFiles(document.body, picture());
  await within(await fileList()).findByText('image.png');

  act(() => {
    store.dispatch(workspaceNoted({ isWide: false }));
  });
  pasteFiles(document.body, picture());

  const files = within(await fileList());
  expect(await files.findByText('image-2.png')).toBeVisible();
  expect(files.getByText('image.png')).toBeVisible();
  expect(readPath()).toBe(`/issues/${issueId}`);
  await user.click(await commentText());
  holdIssue();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  expect(await sent()).toEqual(['addFile', 'loadIssue', 'addFile', 'addComment', 'loadIssue']);
  expect(await savedTexts()).toEqual(['image.png', 'image-2.png', 'Both']);
});

test('a file keeps its name when another is taken out, whose link goes with it', async () => {
  const { user, sent, text } = await openComposer();
  pasteFiles(document.body, picture(), picture(), picture());
  const files = within(await fileList());
  const press = async (name: string, description: string) =>
    user.click(files.getByRole('button', { name, description }));
  await user.type(text, 'First');
  await press('Insert link', 'image.png');
  await user.type(text, ' second');
  await press('Insert link', 'image-2.png');
  expect(text).toHaveValue('First #[image.png] second #[image-2.png]');

  await press('Remove', 'image.png');

  expect(files.getByText('image-2.png')).toBeVisible();
  expect(files.getByText('image-3.png')).toBeVisible();
  await waitFor(() => {
    expect(text).toHaveValue('First second #[image-2.png]');
  });
  holdIssue();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  expect(await sent()).toEqual(['addFile', 'loadIssue', 'addFile', 'addComment', 'loadIssue']);
  const [second, third, comment] = await savedEntries();
  expect([second?.name, third?.name]).toEqual(['image-2.png', 'image-3.png']);
  expect(comment?.text).toBe(`First second #${String(second?.id)}`);
});

test('a comment that is saved while its file is sent once more waits for that', async () => {
  const { user, sent, text } = await openComposer();
  pasteFiles(document.body, picture());
  await user.type(text, 'See');
  mswServer.use(http.post(addFile, () => refused('AccessDenied'), { once: true }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  const files = within(await fileList());
  const again = await files.findByRole('button', { name: 'Try again' });
  holdIssue();
  const letThrough = holdUpFiles();

  await user.click(again);
  await files.findByRole('button', { name: 'Cancel' });
  await user.click(text);
  await user.keyboard('{Control>}{Enter}{/Control}');
  letThrough();

  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  expect(await sent()).toEqual(['addFile', 'addFile', 'loadIssue', 'addComment', 'loadIssue']);
  expect(await savedTexts()).toEqual(['image.png', 'See']);
});

test('a file that waits its turn while a comment is saved is taken out, with its link', async () => {
  const { user, sent, text } = await openComposer();
  pasteFiles(document.body, picture(), picture());
  const files = within(await fileList());
  await user.type(text, 'See');
  await user.click(files.getByRole('button', { name: 'Insert link', description: 'image-2.png' }));
  holdIssue();
  const letThrough = holdUpFiles();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await files.findByRole('button', { name: 'Cancel', description: 'image.png' });

  await user.click(files.getByRole('button', { name: 'Remove', description: 'image-2.png' }));
  letThrough();

  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  expect(await sent()).toEqual(['addFile', 'loadIssue', 'addComment', 'loadIssue']);
  expect(await savedTexts()).toEqual(['image.png', 'See']);
});

test('text and file of a comment are there when one comes back from another issue, and are sent once', async () => {
  const { admin, folderId } = tracker;
  await addTo(admin, '/issues/add.php', { folderId, name: 'Chair' });
  const { user, sent } = await tracker.open('bob', '/types/2/issues', { isWide: true });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('link', { name: new RegExp(name) }));
    await screen.findByRole('heading', { name: new RegExp(name) });
    // Once it is shown one looks ahead to the issue beside.
    return inAnyOrder(await sent());
  };
  expect(await open('Lamp')).toEqual(
    inAnyOrder([
      'getGlobal',
      'listIssues',
      ...times(2, 'getAlertStatus'),
      ...times(2, 'loadIssue'),
    ]),
  );
  await user.type(await openComment(user), 'See');
  pasteFiles(document.body, picture());
  await fileList();

  expect(await open('Chair')).toEqual(inAnyOrder(['getAlertStatus', ...times(2, 'loadIssue')]));
  expect(await openComment(user)).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
  expect(await open('Lamp')).toEqual(['loadIssue']);

  const text = await openComment(user);
  expect(text).toHaveValue('See');
  expect(within(await fileList()).getByText('image.png')).toBeVisible();
  await user.click(text);
  holdIssue();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  expect(await savedTexts()).toEqual(['image.png', 'See']);

  // Nothing is left for the next one.
  expect(await openComment(user)).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
  const read = inAnyOrder([...times(2, 'listIssues'), ...times(2, 'loadIssue'), 'getAlertStatus']);
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder([...read, 'addFile', 'addComment']));
});

test.each(['Cancel', 'a reload'])(
  '%s costs the files and their links, not the text',
  async (way) => {
    const { user, sent, text } = await openComposer();
    pasteFiles(document.body, picture());
    await user.type(text, 'See');
    await user.click(within(await fileList()).getByRole('button', { name: 'Insert link' }));
    expect(text).toHaveValue('See #[image.png]');

    const form = within(screen.getByRole('form', { name: 'Add comment' }));
    if (way === 'Cancel') await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await sent()).toEqual([]);
    const next =
      way === 'Cancel' ? { user, sent } : await tracker.open('bob', `/issues/${issueId}`);
    await issueWindow('Lamp');
    const again = await openComment(next.user);
    await waitFor(() => {
      expect(again).toHaveValue('See');
    });
    expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
    expect(await next.sent()).toEqual(
      way === 'Cancel' ? [] : ['getGlobal', 'loadIssue', 'getAlertStatus'],
    );
  },
);
