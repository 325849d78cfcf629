/** Writing beside what one reads, by keys, on a wide screen. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { readPath } from '@/routing/address';
import { mswServer } from '@tests/setup/mswServer';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import { retype } from '@tests/support/forms';
import { createGate } from '@tests/support/gate';
import { pasteFiles } from '@tests/support/pasteFiles';
import { baseURL } from '@tests/support/server/tracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { holdUp } from '@tests/support/server/replyTo';
import { inAnyOrder, issueWindow, openWithKeys, times } from './walks';

let tracker: LivingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp' });
});

const openLamp = () => openWithKeys(tracker, issueId, 'Lamp');

const commentText = () => screen.findByRole('textbox', { name: 'Comment' });

// Before all others: the code of what one types into comes with the first.
test.each([
  ['the text to type it into', 'It '],
  ['the quotation', ''],
])('what is typed before %s has come stands below the quotation', async (_what, first) => {
  await tracker.admin.result('/issues/comments/add.php', {
    issueId,
    comment: 'It falls.',
    commentFormat: 1,
  });
  const { user, sent } = await openLamp();
  const letThrough = holdUp('/issues/comments/load.php');

  await user.keyboard(`r${first}`);
  const text = await commentText();
  await waitFor(() => {
    expect(text).toHaveFocus();
  });
  await user.keyboard('It stands'.slice(first.length));
  letThrough();

  await waitFor(() => {
    expect(text).toHaveDisplayValue(
      /^\[quote comment #\d+\]\nIt falls\.\n\[\/quote\]\n\nIt stands$/,
    );
  });

  expect(await sent()).toEqual(['loadComment']);
});

test('a reply quotes the latest comment below what was typed, and no window opens', async () => {
  await tracker.admin.result('/issues/comments/add.php', {
    issueId,
    comment: 'It falls.',
    commentFormat: 1,
  });
  const { user, sent } = await openLamp();

  await user.keyboard('c');
  await user.type(await commentText(), 'First of all:');
  await user.keyboard('{Escape}{Escape}');
  await user.keyboard('r');

  const text = await commentText();
  await waitFor(() => {
    expect(text).toHaveDisplayValue(
      /^First of all:\n\n\[quote comment #\d+\]\nIt falls\.\n\[\/quote\]\n\n$/,
    );
  });
  expect(readPath()).toBe(`/issues/${issueId}`);
  await waitFor(() => {
    expect(text).toHaveFocus();
  });
  await user.keyboard('It stands.{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  const history = screen.getByRole('region', { name: 'All history' });
  expect(await within(history).findByText(/It stands\.$/)).toBeVisible();

  expect(await sent()).toEqual(['loadComment', 'addComment', 'loadIssue']);
});

test('the name is edited in the title, and the first value by its key', async () => {
  const { user, sent } = await openLamp();

  await user.keyboard('e');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  await retype(user, name, 'Brighter lamp{Enter}');

  expect(await screen.findByText('Name saved')).toBeInTheDocument();
  expect(await issueWindow('Brighter lamp')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit name' })).toHaveFocus();

  await user.keyboard('s');
  const [editor] = await screen.findAllByRole('form');
  if (!editor) throw new Error('No editor');
  expect(within(editor).getByRole('button', { name: 'Save' })).toBeVisible();
  expect(editor).toContainElement(focused());
  expect(readPath()).toBe(`/issues/${issueId}`);

  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
});

interface Entry {
  id: number;
  name?: string;
  text?: string;
}

/** Files and comments as the server has them, the oldest first. */
async function savedEntries(reader = tracker.admin): Promise<Entry[]> {
  const { history } = await reader.result<{ history: Entry[] }>('/issues/load.php', {
    issueId,
    history: true,
  });
  return history.filter(({ name, text }) => name !== undefined || text !== undefined);
}

const picture = () => new File([new Uint8Array(12)], 'image.png', { type: 'image/png' });

/** Lets no call for the issue through before another one is made. */
function holdIssueUntil(path: string) {
  const { isOpen: isCalled, open: letThrough } = createGate();
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/load.php`, () => isCalled),
    http.post(`${baseURL}/server/api${path}`, letThrough),
  );
}

test('pictures pasted on the issue are attached first, then the comment that links them', async () => {
  const { user, sent } = await openLamp();
  await user.keyboard('c');
  const text = await commentText();

  pasteFiles(document.body, picture());
  pasteFiles(document.body, picture());
  const files = within(await screen.findByRole('list', { name: 'Files' }));
  expect(files.getByText('image.png')).toBeVisible();
  expect(files.getByText('image-2.png')).toBeVisible();
  await user.type(text, 'See');
  await user.click(files.getByRole('button', { name: 'Insert link', description: 'image-2.png' }));
  expect(text).toHaveValue('See #[image-2.png]');
  holdIssueUntil('/issues/comments/add.php');
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  expect(await sent()).toEqual(['addFile', 'loadIssue', 'addFile', 'addComment', 'loadIssue']);
  const [first, second, comment] = await savedEntries();
  expect([first?.name, second?.name]).toEqual(['image.png', 'image-2.png']);
  expect(comment?.text).toBe(`See #${String(second?.id)}`);
});

test('whoever goes on while files and comment are sent finds all of them there', async () => {
  const { user, sent, settled } = await openLamp();
  await user.keyboard('c');
  const text = await commentText();
  pasteFiles(document.body, picture());
  pasteFiles(document.body, picture());
  await user.type(text, 'Both of them');
  const { isOpen, open: letThrough } = createGate();
  mswServer.use(http.post(`${baseURL}/server/api/issues/files/add.php`, () => isOpen));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('button', { name: 'Cancel', description: 'image.png' });
  act(() => {
    window.location.hash = '#/types/2/issues';
  });
  await screen.findByRole('row', { name: /Lamp/ });
  letThrough();

  await waitFor(async () => {
    expect((await savedEntries()).map(({ name, text: said }) => name ?? said)).toEqual([
      'image.png',
      'image-2.png',
      'Both of them',
    ]);
  });
  await settled();
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([...times(2, 'addFile'), 'addComment', ...times(3, 'listIssues')]),
  );
});

test('a file alone needs no text, and one that the server would refuse is not sent', async () => {
  const { user, sent } = await openLamp();

  pasteFiles(document.body, new File(['x'], 'a:b.txt'), new File(['x'], 'notes.txt'));
  const files = within(await screen.findByRole('list', { name: 'Files' }));
  expect(files.getByText(/file name/i)).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await sent()).toEqual([]);

  await user.click(files.getByRole('button', { name: 'Remove', description: 'a:b.txt' }));
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByText('File attached')).toBeInTheDocument();
  expect((await savedEntries()).map(({ name }) => name)).toEqual(['notes.txt']);

  expect(await sent()).toEqual(['addFile', 'loadIssue']);
});

/** What the server has, for somebody who logs in to look. */
const readByOther = async () => savedEntries(await tracker.server.logIn('admin'));

/** A week later no session of before is left. */
function endSessions() {
  tracker.server.clock.now += 7 * 86_400;
}

test('text and files written in sessions that end meanwhile are sent once, by one login each', async () => {
  const { user, sent, logInAgain } = await openLamp();
  await user.keyboard('c');
  const text = await commentText();
  pasteFiles(document.body, picture(), picture());
  await user.type(text, 'See #[[image-2.png]');
  endSessions();

  await user.keyboard('{Control>}{Enter}{/Control}');

  const form = within(screen.getByRole('form', { name: 'Add comment' }));
  const files = within(form.getByRole('list', { name: 'Files' }));
  await form.findByRole('link', { name: 'Open login in a new tab' });
  expect(await sent()).toEqual(['addFile']);
  expect(text).toHaveValue('See #[image-2.png]');
  expect(files.getAllByRole('listitem')).toHaveLength(2);

  // The first file alone, and then another session ends.
  await logInAgain();
  await user.click(files.getByRole('button', { name: 'Try again', description: 'image.png' }));
  await waitFor(async () => {
    expect(await readByOther()).toMatchObject([{ name: 'image.png' }]);
  });
  expect(await sent()).toEqual(['addFile', '/client/index.php', 'addFile', 'loadIssue']);
  endSessions();
  await user.click(text);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await files.findByRole('button', { name: 'Try again', description: 'image-2.png' });
  expect(await sent()).toEqual(['addFile']);
  expect(text).toHaveValue('See #[image-2.png]');

  await logInAgain();
  await user.click(await form.findByRole('button', { name: 'Try again', description: '' }));

  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  expect(await sent()).toEqual([
    '/client/index.php',
    'addFile',
    'loadIssue',
    'addComment',
    'loadIssue',
  ]);
  const [first, second, comment, ...others] = await readByOther();
  expect([first?.name, second?.name]).toEqual(['image.png', 'image-2.png']);
  expect(comment?.text).toBe(`See #${String(second?.id)}`);
  expect(others).toEqual([]);
});

async function nameOnServer(): Promise<string> {
  const { details } = await tracker.admin.result<{ details: { name: string } }>(
    '/issues/load.php',
    { issueId },
  );
  return details.name;
}

/** Changes the name in the title, and waits for the offer to take that back. */
async function rename(user: Awaited<ReturnType<typeof openLamp>>['user'], name: string) {
  await user.keyboard('e');
  await retype(user, await screen.findByRole('textbox', { name: 'Name' }), `${name}{Enter}`);
  await screen.findByRole('button', { name: 'Undo' });
  expect(await nameOnServer()).toBe(name);
}

test('a change is taken back by Ctrl+Z, and only while it stands', async () => {
  const { user, sent } = await openLamp();
  await rename(user, 'Torch');

  await user.keyboard('{Control>}z{/Control}');

  expect(await screen.findByText('Change undone')).toBeInTheDocument();
  expect(await nameOnServer()).toBe('Lamp');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(await issueWindow('Lamp')).toBeVisible();

  await rename(user, 'Candle');
  await tracker.admin.result('/issues/edit.php', { issueId, name: 'Lantern' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Not undone: this has been changed since.')).toBeInTheDocument();
  expect(await nameOnServer()).toBe('Lantern');
  expect(await issueWindow('Lantern')).toBeVisible();

  expect(await sent()).toEqual([
    'loadIssue',
    'editIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
  ]);
});

test('the history says where begins what is new to the reader', async () => {
  const comment = (text: string) => ({ issueId, comment: text, commentFormat: 1 });
  await tracker.admin.result('/issues/comments/add.php', comment('Seen'));
  await tracker.bob.result('/issues/load.php', { issueId, history: true });
  await tracker.admin.result('/issues/comments/add.php', comment('Unseen'));
  const { user, sent } = await tracker.open('bob', '/types/2/issues');

  await user.click(await screen.findByRole('link', { name: /Lamp/ }));

  const marker = await screen.findByText('New since you last looked');
  const follows = (text: string) =>
    Boolean(
      marker.compareDocumentPosition(screen.getByText(text)) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  expect([follows('Seen'), follows('Unseen')]).toEqual([false, true]);

  expect(await sent()).toEqual([
    'getGlobal',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'getAlertStatus',
  ]);
});
