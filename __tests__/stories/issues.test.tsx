import { screen, within } from '@testing-library/react';
import { arriveAt, retype, submitForm, textField } from '@tests/support/forms';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { rowsOf } from '@tests/support/tables';
import { expectHistory, findInHistory, issueWindow, writeComment } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
});

async function addLamp(): Promise<number> {
  const { admin, folderId } = tracker;
  const { issueId } = await admin.result<{ issueId: number }>('/issues/add.php', {
    folderId,
    name: 'Lamp',
    values: [],
  });
  return issueId;
}

test('a new issue is written, seen in the list and in its history', async () => {
  const { user, sent } = await tracker.open('bob', '/folders/1/issues');
  await screen.findByText('No issues');
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await user.click(await screen.findByRole('link', { name: 'Add issue' }));
  await user.type(await textField('Name'), 'Crash at start');
  await user.type(screen.getByRole('combobox', { name: 'Assigned To' }), 'Bob');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'It **falls**.');
  expect(await sent()).toEqual([]);
  await submitForm(user);

  const shown = within(await issueWindow('Crash at start'));
  expect(await sent()).toEqual(['addIssue', 'listIssues', 'loadIssue', 'getAlertStatus']);
  expect(shown.getByText('falls', { selector: 'strong' })).toBeVisible();
  await expectHistory(['BobCreated: Crash at startAssigned To: Bob']);
  expect(await rowsOf('Issues')).toEqual([
    [
      '#1',
      expect.stringContaining('Crash at start'),
      expect.anything(),
      'Bob',
      'Bob',
      'Active',
      '2',
    ],
  ]);
});

test('a comment and a file are added, and others read them', async () => {
  const issueId = await addLamp();
  const { user, sent } = await tracker.open('bob', `/issues/${issueId}`);
  await issueWindow('Lamp');
  expect(await sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);

  await writeComment(user, 'See the log.');
  await findInHistory('See the log.');
  expect(await sent()).toEqual(['loadIssue', 'addComment', 'loadIssue']);

  await user.click(screen.getByRole('link', { name: 'Attach file' }));
  const log = new File(['12 lamps'], 'lamp.log', { type: 'text/plain' });
  await user.upload(await screen.findByLabelText('Files *'), log);
  await submitForm(user);
  const link = await screen.findByRole('link', { name: /lamp/ });
  expect(await sent()).toEqual(['loadIssue', 'addFile', 'loadIssue']);

  const download = await tracker.admin.fetch(link.getAttribute('href') ?? '');
  expect(await download.text()).toBe('12 lamps');
  const others = await tracker.open('admin', `/issues/${issueId}`);
  await issueWindow('Lamp');
  expect(await others.sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  await expectHistory(['AdministratorCreated: Lamp', 'Bob#2See the log.', 'Bob#3lamp.log8 bytes']);
});

test('what somebody else writes is seen with the next answer', async () => {
  const issueId = await addLamp();
  const { user, sent } = await tracker.open('bob', `/issues/${issueId}`);
  await issueWindow('Lamp');
  expect(await sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  await tracker.admin.result('/issues/comments/add.php', { issueId, comment: 'From elsewhere' });
  await tracker.admin.result('/issues/edit.php', { issueId, name: 'Broken lamp', values: [] });

  await writeComment(user, 'From here');

  await issueWindow('Broken lamp');
  expect(await sent()).toEqual(['loadIssue', 'addComment', 'loadIssue']);
  await expectHistory([
    'AdministratorCreated: Lamp',
    'Administrator#2From elsewhere',
    'AdministratorName: Lamp → Broken lamp',
    'Bob#4From here',
  ]);
});

test('a save on top of another changes its own fields only', async () => {
  const issueId = await addLamp();
  const { user, sent } = await tracker.open('bob', `/issues/${issueId}/edit`);
  await retype(user, await textField('Severity'), '1');
  expect(await sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  await tracker.admin.result('/issues/edit.php', { issueId, name: 'Broken lamp', values: [] });

  await submitForm(user);
  await arriveAt(`/issues/${issueId}`);
  await issueWindow('Broken lamp');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
  await expectHistory(['AdministratorCreated: LampName: Lamp → Broken lamp', 'BobSeverity: 2 → 1']);
});

test('a value that somebody else has changed meanwhile is asked about', async () => {
  const issueId = await addLamp();
  const { user, sent } = await tracker.open('bob', `/issues/${issueId}/edit`);
  await retype(user, await textField('Name'), 'Dark lamp');
  expect(await sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  await tracker.admin.result('/issues/edit.php', { issueId, name: 'Broken lamp', values: [] });

  await submitForm(user);
  expect(await screen.findByText(/Someone has changed this/)).toBeVisible();
  expect(screen.getByText('Broken lamp', { selector: 'dd' })).toBeVisible();
  expect(await sent()).toEqual(['loadIssue']);
  await user.click(screen.getByRole('button', { name: 'Save mine' }));

  await issueWindow('Dark lamp');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
  await expectHistory([
    'AdministratorCreated: LampName: Lamp → Broken lamp',
    'BobName: Broken lamp → Dark lamp',
  ]);
});
