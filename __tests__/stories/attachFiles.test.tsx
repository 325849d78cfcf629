/** Several files attached to an issue at once, in the window that a phone has for it, and with a comment in a window. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import { addTo } from '@tests/server/calls/smallTracker';
import { arriveAt, retype, submitForm, textField } from '@tests/support/forms';
import { createGate } from '@tests/support/gate';
import { pasteFiles } from '@tests/support/pasteFiles';
import { type LivingTracker, openPresentTracker } from '@tests/support/server/livingTracker';
import { refused } from '@tests/support/server/replyTo';
import { baseURL } from '@tests/support/server/tracker';
import { issueWindow, openWithKeys, times } from './walks';

const addFile = `${baseURL}/server/api/issues/files/add.php`;

let tracker: LivingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openPresentTracker();
  const { admin, folderId } = tracker;
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp' });
});

const named = (...names: string[]) =>
  names.map((name) => new File([name], name, { lastModified: 1 }));

const rowOf = (name: string) => screen.findByRole('group', { name });

const pressAt = (name: string, button: string) =>
  screen.findByRole('button', { name: button, description: name });

/** Files and comments as the server has them, the oldest first. */
async function savedEntries() {
  const { history } = await tracker.admin.result<{
    history: { id: number; name?: string; text?: string; description?: string }[];
  }>('/issues/load.php', { issueId, history: true });
  return history.filter(({ name, text }) => name !== undefined || text !== undefined);
}

const savedNames = async () => (await savedEntries()).map(({ name }) => name);

/** What becomes of the file that is sent so many-th. */
function meet(place: number, answer: () => Response | Promise<Response>) {
  let sent = 0;
  mswServer.use(
    http.post(addFile, () => {
      sent += 1;
      return sent === place ? answer() : undefined;
    }),
  );
}

/** Opens the issue on a phone, and drops files on it. */
async function attachOnPhone(...names: string[]) {
  const app = await tracker.open('bob', `/issues/${issueId}`);
  await issueWindow('Lamp');
  expect(await app.sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  pasteFiles(document.body, ...named(...names));
  for (const name of names) expect(await rowOf(name)).toBeVisible();
  expect(await app.sent()).toEqual(['loadIssue']);
  return app;
}

test('of five files at once one is refused, stays with the reason, and is sent again alone', async () => {
  const { user, sent } = await attachOnPhone('a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt');
  await user.type(within(await rowOf('b.txt')).getByLabelText('Description'), 'The second');
  meet(3, () => refused('AccessDenied'));

  await user.click(screen.getByRole('button', { name: 'Attach 5 files' }));

  const again = await pressAt('c.txt', 'Try again');
  expect(screen.getByText('4 of 5 files attached')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Attach file' })).toBeVisible();
  expect(await savedNames()).toEqual(['a.txt', 'b.txt', 'd.txt', 'e.txt']);
  expect(screen.getAllByText('You do not have permission to do this.')).toHaveLength(2);

  await user.click(again);
  await arriveAt(`/issues/${issueId}`);
  expect(await screen.findByText('File attached')).toBeInTheDocument();
  expect(await savedNames()).toEqual(['a.txt', 'b.txt', 'd.txt', 'e.txt', 'c.txt']);
  expect((await savedEntries())[1]?.description).toBe('The second');
  expect(await sent()).toEqual([...times(6, 'addFile'), 'loadIssue']);
});

test('one of three is called off, and taken out; the others are there', async () => {
  const { user, sent } = await attachOnPhone('a.txt', 'b.txt', 'c.txt');
  const { isOpen, open } = createGate();
  meet(2, async () => {
    await isOpen;
    return HttpResponse.error();
  });
  await submitForm(user);

  await user.click(await pressAt('b.txt', 'Cancel'));

  expect(await screen.findByText('Canceled')).toBeVisible();
  await waitFor(async () => {
    expect(await savedNames()).toEqual(['a.txt', 'c.txt']);
  });
  open();
  await user.click(await pressAt('b.txt', 'Remove'));
  await arriveAt(`/issues/${issueId}`);
  expect(await sent()).toEqual([...times(3, 'addFile'), 'loadIssue']);
});

test('a file whose answer was lost is looked for, also when the page was loaded again', async () => {
  const { user, sent } = await attachOnPhone('a.txt', 'b.txt');
  await retype(user, within(await rowOf('b.txt')).getByLabelText(/^File name/), 'plan.txt');
  meet(2, async () => {
    const file = { name: 'b.txt', content: new TextEncoder().encode('b.txt') };
    await tracker.bob.result('/issues/files/add.php', { issueId, name: 'plan.txt' }, { file });
    return HttpResponse.error();
  });
  await submitForm(user);
  await pressAt('b.txt', 'Try again');
  expect(await sent()).toEqual(times(2, 'addFile'));

  const app = await tracker.open('bob', `/issues/${issueId}/files/add`);
  await app.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Select this file again.')).toBeVisible();
  expect(within(await rowOf('b.txt')).getByLabelText(/^File name/)).toHaveValue('plan.txt');
  await app.user.upload(screen.getByLabelText('Files *'), named('b.txt'));
  await submitForm(app.user);

  await arriveAt(`/issues/${issueId}`);
  expect(await savedNames()).toEqual(['a.txt', 'plan.txt']);
  // The look, and the issue as it is then.
  expect(await app.sent()).toEqual([
    'getGlobal',
    'loadIssue',
    'getAlertStatus',
    ...times(2, 'loadIssue'),
  ]);
});

test('the window of a comment has the files of its draft, and none of their links is saved as it is', async () => {
  const { user, sent } = await openWithKeys(tracker, issueId, 'Lamp');
  await user.keyboard('c');
  await user.type(await textField('Comment'), 'See');
  pasteFiles(document.body, ...named('plan.txt'));
  await user.click(await pressAt('plan.txt', 'Insert link'));
  expect(await textField('Comment')).toHaveValue('See #[plan.txt]');

  act(() => {
    window.location.hash = `#/issues/${String(issueId)}/comments/add`;
  });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await textField('Comment')).toHaveValue('See #[plan.txt]');
  pasteFiles(document.body, ...named('notes.txt'));
  const files = within(screen.getByRole('list', { name: 'Files' }));
  expect(await files.findByText('notes.txt')).toBeVisible();
  await submitForm(user);

  expect(await screen.findByText('Comment added')).toBeInTheDocument();
  const [plan, notes, comment] = await savedEntries();
  expect([plan?.name, notes?.name]).toEqual(['plan.txt', 'notes.txt']);
  expect(comment?.text).toBe(`See #${String(plan?.id)}`);
  expect(await sent()).toEqual(['loadIssue', 'addFile', 'addFile', 'addComment', 'loadIssue']);
});
