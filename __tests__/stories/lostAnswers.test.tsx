/** An answer that got lost, and a form that was left before anybody tried again: nothing is saved twice. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { addTo } from '@tests/server/calls/smallTracker';
import { arriveAt, choose, submitForm, textField } from '@tests/support/forms';
import {
  type LivingApp,
  type LivingTracker,
  openPresentTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { replyTo } from '@tests/support/server/replyTo';
import { baseURL } from '@tests/support/server/tracker';
import { draftOwner, endDrafts } from '@/forms/drafts';
import { readPath } from '@/routing/address';
import { findInHistory, inAnyOrder, openWithKeys } from './walks';

let tracker: LivingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openPresentTracker();
  const { admin, folderId } = tracker;
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp' });
});

/** The next call of a path is carried out, as the one on screen, and its answer lost. */
function loseAnswer(path: string, login: 'admin' | 'bob') {
  const lost = replyTo(path, async (payload) => {
    lost.end();
    await tracker[login].result(path, payload);
    return HttpResponse.error();
  });
}

async function comments(): Promise<string[]> {
  const { history } = await tracker.admin.result<{ history: { text?: string }[] }>(
    '/issues/load.php',
    { issueId, history: true },
  );
  return history.flatMap(({ text }) => text ?? []);
}

async function folderNames(): Promise<string[]> {
  const { folders } = await tracker.admin.result<{ folders: { name: string }[] }>(
    '/projects/load.php',
    { projectId: tracker.projectId, folders: true },
  );
  return folders.map(({ name }) => name);
}

/** A form in a window, in which something is typed that must not be saved twice. */
interface Lost {
  login: 'admin' | 'bob';
  at: () => string;
  fill: (user: UserEvent) => Promise<void>;
  path: string;
  call: Sent;
  /** What is asked when the page is opened there. */
  opens: readonly Sent[];
  /** What is asked when the form is left and opened again. */
  returns: readonly Sent[];
  /** The look, and what is shown afterwards. */
  looks: readonly Sent[];
  saved: () => Promise<string[]>;
}

const addsComment: Lost = {
  login: 'bob',
  at: () => `/issues/${String(issueId)}/comments/add`,
  fill: async (user) => {
    await user.type(await textField('Comment'), 'Me too');
  },
  path: '/issues/comments/add.php',
  call: 'addComment',
  opens: ['loadIssue'],
  returns: ['loadIssue', 'loadIssue'],
  looks: ['loadIssue', 'loadIssue'],
  saved: comments,
};

const addsFolder: Lost = {
  login: 'admin',
  at: () => `/projects/${String(tracker.projectId)}/folders/add`,
  fill: async (user) => {
    await user.type(await textField('Name'), 'Wishes');
    await choose(user, 'Type', 'Bugs');
  },
  path: '/projects/folders/add.php',
  call: 'addFolder',
  opens: ['loadProject'],
  returns: ['loadProject', 'loadProject'],
  looks: ['loadProject', 'getGlobal', 'loadProject'],
  saved: folderNames,
};

/** Opens the form and saves: the answer does not come. */
async function loseOnce({ login, at, fill, path, opens }: Lost): Promise<LivingApp> {
  const app = await tracker.open(login, at());
  await fill(app.user);
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...opens]),
  );
  loseAnswer(path, login);
  await submitForm(app.user);
  await screen.findByRole('button', { name: 'Try again' });
  return app;
}

/** Esc leaves the draft; the form is opened again. */
async function leaveAndReturn({ user }: LivingApp, { at }: Lost) {
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(readPath()).not.toBe(at());
  });
  act(() => {
    window.location.hash = `#${at()}`;
  });
}

async function restoreAndSave({ user }: LivingApp, { at }: Lost) {
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await submitForm(user);
  await waitFor(() => {
    expect(readPath()).not.toBe(at());
  });
}

describe.each([
  ['a comment', addsComment],
  ['a folder', addsFolder],
])('%s whose answer was lost', (_what, lost) => {
  test('is there once when the form is left by Esc, opened again and saved', async () => {
    const app = await loseOnce(lost);
    const saved = await lost.saved();

    await leaveAndReturn(app, lost);
    await restoreAndSave(app, lost);

    expect(await lost.saved()).toEqual(saved);
    expect(await app.sent()).toEqual([lost.call, ...lost.returns, ...lost.looks]);
  });

  test('is there once when the page is loaded again and the form saved', async () => {
    const before = await loseOnce(lost);
    const saved = await lost.saved();
    expect(await before.sent()).toEqual([lost.call]);

    const app = await tracker.open(lost.login, lost.at());
    await restoreAndSave(app, lost);

    expect(await lost.saved()).toEqual(saved);
    expect(inAnyOrder(await app.sent())).toEqual(
      inAnyOrder(['getGlobal', 'getAlertStatus', ...lost.opens, ...lost.looks]),
    );
  });
});

test('a comment written beside the list is there once when one comes back to it', async () => {
  const { user, sent } = await openWithKeys(tracker, issueId, 'Lamp');
  await user.keyboard('c');
  await user.type(await textField('Comment'), 'Me too');
  loseAnswer('/issues/comments/add.php', 'bob');
  await user.click(composerButton());
  await screen.findByRole('button', { name: 'Try again' });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
  });
  await user.keyboard('c');
  expect(await textField('Comment')).toHaveValue('Me too');

  await user.click(composerButton());

  await findInHistory('Me too');
  expect(await comments()).toEqual(['Me too']);
  expect(await sent()).toEqual(['addComment', 'loadIssue', 'loadIssue']);
});

const composerButton = () =>
  within(screen.getByRole('form', { name: 'Add comment' })).getByRole('button', {
    name: 'Add comment',
  });

test('one that was edited when one came back is asked about before it is a second one', async () => {
  const app = await loseOnce(addsComment);
  const { user, sent } = app;
  await leaveAndReturn(app, addsComment);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.type(await textField('Comment'), ', today');

  await submitForm(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(/first attempt was saved after all/);
  expect(await comments()).toEqual(['Me too']);
  await user.click(screen.getByRole('button', { name: 'Save a second one' }));
  await arriveAt(`/issues/${String(issueId)}`);
  expect(await comments()).toEqual(['Me too', 'Me too, today']);
  expect(await sent()).toEqual([
    'addComment',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'addComment',
    'loadIssue',
  ]);
});

test('nothing is looked for once the draft was thrown away, and nothing of it is left', async () => {
  const app = await loseOnce(addsComment);
  const { user, sent } = app;
  await leaveAndReturn(app, addsComment);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(keptTexts()).not.toContain('Me too');
  await user.type(await textField('Comment'), 'Me too');

  await submitForm(user);

  await arriveAt(`/issues/${String(issueId)}`);
  expect(await comments()).toEqual(['Me too', 'Me too']);
  expect(await sent()).toEqual(['addComment', 'loadIssue', 'loadIssue', 'addComment', 'loadIssue']);
});

test('an attempt ends with the drafts of who logs out', async () => {
  const { sent } = await loseOnce(addsComment);
  expect(keptTexts()).toContain('Me too');

  endDrafts(draftOwner(baseURL, 2));

  expect(keptTexts()).not.toContain('Me too');
  expect(await sent()).toEqual(['addComment']);
});

test('a password is kept nowhere', async () => {
  const { user, sent } = await tracker.open('admin', '/users/add');
  await user.type(await textField('Login'), 'zoe');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Zoe');
  await user.type(screen.getByLabelText(/^Password/), 'Long-enough-1');
  await user.type(screen.getByLabelText(/^Repeat the password/), 'Long-enough-1');
  loseAnswer('/users/add.php', 'admin');
  await submitForm(user);
  await screen.findByRole('button', { name: 'Try again' });

  expect(keptTexts()).not.toContain('Long-enough');
  expect(await sent()).toEqual(['getGlobal', 'getAlertStatus', 'addUser']);
});

const keptTexts = () => JSON.stringify(Object.entries(localStorage));
