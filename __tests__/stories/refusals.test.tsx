import { screen } from '@testing-library/react';
import { Access } from '@/protocol/access';
import { retype, submitForm, textField } from '@tests/support/forms';
import {
  type LivingApp,
  type LivingTracker,
  openLivingTracker,
} from '@tests/support/server/livingTracker';
import { findInHistory, issueWindow, startComment } from './walks';

let tracker: LivingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  const lamp = { folderId, name: 'Lamp', values: [] };
  ({ issueId } = await admin.result<{ issueId: number }>('/issues/add.php', lamp));
});

/** Bob writes a comment, which he has not sent yet. */
async function openComment(): Promise<LivingApp> {
  const app = await tracker.open('bob', `/issues/${issueId}`);
  await issueWindow('Lamp');
  await startComment(app.user, 'A long thought');
  expect(await app.sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus', 'loadIssue']);
  return app;
}

/** What the window on screen says has gone wrong. */
async function findProblem(): Promise<string> {
  return (await screen.findByRole('alert')).textContent;
}

test.each<[string, () => Promise<unknown>]>([
  [
    'a right that was taken away meanwhile',
    () =>
      tracker.admin.result('/projects/members/edit.php', {
        projectId: tracker.projectId,
        users: [2],
        access: Access.none,
      }),
  ],
  [
    'an issue that was deleted meanwhile',
    () => tracker.admin.result('/issues/delete.php', { issueId }),
  ],
])('%s is told, and what was typed is kept', async (_case, happen) => {
  const { user, sent } = await openComment();
  await happen();

  await submitForm(user);

  expect(await findProblem()).toBe('This issue does not exist, or you do not have access to it.');
  expect(await sent()).toEqual(['addComment', 'loadIssue']);
  expect(await textField('Comment')).toHaveValue('A long thought');
});

test('a value that the attribute has ceased to take is told at its field', async () => {
  const { user, sent } = await tracker.open('bob', `/issues/${issueId}/edit`);
  await retype(user, await textField('Severity'), '3');
  expect(await sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  await tracker.admin.result('/types/attributes/edit.php', {
    attributeId: 4,
    name: 'Severity',
    type: 'NUMERIC',
    details: { 'min-value': '1', 'max-value': '2', required: 1, default: '2' },
  });

  await submitForm(user);

  expect(await findProblem()).toBe('The number is too large.');
  expect(await sent()).toEqual(['loadIssue', 'editIssue']);
  expect(await textField('Severity')).toHaveValue('3');

  await retype(user, await textField('Severity'), '1');
  await submitForm(user);

  await issueWindow('Lamp');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
});

test('a name that was taken meanwhile is told at its field', async () => {
  const { user, sent } = await tracker.open('admin', '/projects/add');
  await user.type(await textField('Name'), 'Shop');
  expect(await sent()).toEqual(['getGlobal', 'getAlertStatus']);
  await tracker.admin.result('/projects/add.php', { name: 'Shop' });

  await submitForm(user);

  expect(await screen.findByText('A project with this name already exists.')).toBeVisible();
  expect(await textField('Name')).toBeInvalid();
  expect(await sent()).toEqual(['addProject']);

  await user.type(await textField('Name'), ' 2');
  await submitForm(user);

  await screen.findByRole('dialog', { name: 'Shop 2' });
  expect(await sent()).toEqual(['addProject', 'getGlobal', 'loadProject']);
});

test('what is typed in a session that has expired is saved after a new login', async () => {
  const { user, sent, logInAgain } = await openComment();
  tracker.server.clock.now += 7 * 86_400;

  await submitForm(user);

  expect(await findProblem()).toMatch(/^Your session has expired\./);
  expect(await sent()).toEqual(['addComment']);
  await logInAgain();
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await findInHistory('A long thought');
  expect(await sent()).toEqual(['/client/index.php', 'addComment', 'loadIssue']);
});
