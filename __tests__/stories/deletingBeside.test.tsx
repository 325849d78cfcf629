/** Somebody else changes what one is about to delete: it stops once, says what and who, and nothing goes unseen. */
import { screen, waitFor } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { submitButton } from '@tests/support/forms';
import { refused, replyTo } from '@tests/support/server/replyTo';
import {
  type LivingApp,
  type LivingTracker,
  openLivingTracker,
} from '@tests/support/server/livingTracker';
import { addTo } from '@tests/server/calls/smallTracker';
import { findNews, times } from './walks';

let tracker: LivingTracker;
let issueId: number;
let commentId: number;

const severity = 4;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, bob, projectId, folderId } = tracker;
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 2 });
  const lamp = { folderId, name: 'Lamp', values: [], description: 'Old', descriptionFormat: 0 };
  issueId = await addTo(admin, '/issues/add.php', lamp);
  const comment = { issueId, comment: 'Old', commentFormat: 0 };
  commentId = await addTo(bob, '/issues/comments/add.php', comment);
});

const adminSays = (comment: string) =>
  addTo(tracker.admin, '/issues/comments/add.php', { issueId, comment, commentFormat: 0 });

const adminEdits = (comment: string) =>
  tracker.admin.result('/issues/comments/edit.php', { commentId, comment, commentFormat: 0 });

/** From the issue on screen, so that what stood there is known. */
async function ask(what: 'the issue' | 'the comment', options = {}): Promise<LivingApp> {
  const app = await tracker.open('bob', `/issues/${issueId}`, { isWide: false, ...options });
  await screen.findByRole('button', { name: `Actions for #${commentId}` });
  await app.settled();
  window.location.hash =
    what === 'the issue'
      ? `#/issues/${issueId}/delete`
      : `#/issues/${issueId}/comments/${commentId}/delete`;
  await screen.findByText(/^Delete the (issue|comment)/);
  await app.settled();
  const asked = what === 'the issue' ? 'loadIssue' : 'loadComment';
  expect(await app.sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus', asked]);
  return app;
}

const press = (name: string) => screen.findByRole('button', { name });

/** Without a list behind it one comes to the desk. */
const deskOpens = times(5, 'listIssues');

async function arriveAt(path: string) {
  await waitFor(() => {
    expect(readPath()).toBe(path);
  });
}

test('an issue that others went on with is deleted only once that was seen', async () => {
  const app = await ask('the issue');
  const { admin } = tracker;
  await adminSays('Please keep it');
  await admin.result('/issues/edit.php', {
    issueId,
    name: 'Lamp in the hall',
    values: [{ id: severity, value: '3' }],
  });
  await admin.result('/issues/description/edit.php', {
    issueId,
    description: 'New',
    descriptionFormat: 0,
  });
  await adminEdits('Older');

  await app.user.click(submitButton());

  expect(await findNews()).toEqual([
    ['Comment', 'Old', 'Older'],
    ['Comment', 'Empty', 'Please keep it'],
    ['Name', 'Lamp', 'Lamp in the hall'],
    ['Severity', '2', '3'],
    ['Description', 'Old', 'New'],
  ]);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Changed by: Administrator');
  expect(await press('Cancel')).toHaveFocus();
  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue']);

  await app.user.click(await press('Delete anyway'));

  await arriveAt('');
  expect(await admin.code('/issues/load.php', { issueId })).not.toBeNull();
  await app.settled();
  expect(await app.sent()).toEqual(['loadIssue', 'deleteIssue', ...deskOpens]);
});

test('what one has done oneself since stops nothing', async () => {
  const app = await ask('the issue');
  await tracker.bob.result('/issues/comments/add.php', {
    issueId,
    comment: 'Mine',
    commentFormat: 0,
  });

  await app.user.click(submitButton());

  await arriveAt('');
  await app.settled();
  expect(await app.sent()).toEqual([...times(2, 'loadIssue'), 'deleteIssue', ...deskOpens]);
});

test('a comment that is changed at that very moment is refused by the server, and shown', async () => {
  const app = await ask('the comment');
  let isDone = false;
  replyTo('/issues/comments/delete.php', async () => {
    if (!isDone) await adminEdits('Newer');
    isDone = true;
    return undefined;
  });

  await app.user.click(submitButton());

  expect(await findNews()).toEqual([['Comment', 'Old', 'Newer']]);
  expect(screen.getByRole('alert')).toHaveTextContent('Changed by: Administrator');
  expect(await app.sent()).toEqual(['loadComment', 'deleteComment', 'loadComment', 'loadIssue']);

  await app.user.click(await press('Delete anyway'));

  await arriveAt(`/issues/${issueId}`);
  await waitFor(() => {
    expect(screen.queryByText('Newer')).not.toBeInTheDocument();
  });
  await app.settled();
  expect(await app.sent()).toEqual(['loadComment', 'deleteComment', 'loadIssue']);
});

test('a server that compares nothing is told nothing of what the question began with', async () => {
  const app = await ask('the comment', { options: { comparesSaves: false } });
  const payloads: object[] = [];
  replyTo('/issues/comments/delete.php', (payload) => {
    payloads.push(payload);
    return undefined;
  });
  await adminEdits('Newer');

  await app.user.click(submitButton());
  expect(await findNews()).toEqual([['Comment', 'Old', 'Newer']]);
  await app.user.click(await press('Delete anyway'));

  await arriveAt(`/issues/${issueId}`);
  await app.settled();
  expect(payloads).toEqual([{ commentId }]);
  expect(await app.sent()).toEqual([
    'loadComment',
    'loadIssue',
    'loadComment',
    'deleteComment',
    'loadIssue',
  ]);
});

test('who did it is left out where that cannot be asked, and later changes stop it again', async () => {
  const app = await ask('the comment');
  await adminEdits('Newer');
  const silence = replyTo('/issues/load.php', () => refused('AccessDenied'));

  await app.user.click(submitButton());
  expect(await findNews()).toEqual([['Comment', 'Old', 'Newer']]);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Changed by');
  silence.end();

  await adminEdits('Newest');
  await app.user.click(await press('Delete anyway'));
  await screen.findByText('Newest');
  expect(await findNews()).toEqual([['Comment', 'Newer', 'Newest']]);

  await app.user.click(await press('Cancel'));
  await arriveAt(`/issues/${issueId}`);
  expect(await screen.findByText('Newest')).toBeVisible();
  await app.settled();
  expect(await app.sent()).toEqual([
    'loadComment',
    'loadIssue',
    'loadComment',
    'loadIssue',
    'loadIssue',
  ]);
});
