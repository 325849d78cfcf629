import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose, findSubmitButton, submitForm, textField } from '@tests/support/forms';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
});

async function follow(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('link', { name }));
}

/** Chooses from the menu of a window what it then asks about. */
async function command(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await findSubmitButton();
}

/** Submits the form on screen, which leads to a window of this title. */
async function save(user: UserEvent, title: string): Promise<void> {
  await submitForm(user);
  await screen.findByRole('dialog', { name: title });
}

/** Chooses from one of the menus of the list. */
async function pick(user: UserEvent, menu: RegExp, option: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(screen.getByRole('option', { name: option }));
}

test('a type, its attribute and view, a project and its folder are seen by their member', async () => {
  const { user, sent } = await tracker.open('admin', '/types');
  await follow(user, 'Add type');
  expect(await sent()).toEqual(['getGlobal', 'listTypes', 'getAlertStatus']);
  await user.type(await textField('Name'), 'Wishes');
  await save(user, 'Wishes');
  expect(await sent()).toEqual(['addType', 'getGlobal', 'loadType']);

  await follow(user, 'Add attribute');
  await user.type(await textField('Name'), 'Benefit');
  expect(await sent()).toEqual(['loadType']);
  await save(user, 'Wishes');
  expect(await sent()).toEqual(['addAttribute', 'getGlobal', 'loadType']);

  await follow(user, 'View settings');
  await follow(user, 'Add public view');
  await user.type(await textField('Name'), 'Useful ones');
  await pick(user, /^Columns: Add/, 'Benefit');
  expect(await sent()).toEqual(['loadType', 'loadType']);
  await save(user, 'View settings');
  expect(await sent()).toEqual(['addView', 'getGlobal', 'loadType']);

  const setUp = await tracker.open('admin', '/projects');
  await follow(setUp.user, 'Add project');
  await setUp.user.type(await textField('Name'), 'Shop');
  expect(await setUp.sent()).toEqual(['getGlobal', 'listProjects', 'getAlertStatus']);
  await save(setUp.user, 'Shop');
  expect(await setUp.sent()).toEqual(['addProject', 'getGlobal', 'loadProject']);
  await follow(setUp.user, 'Add folder');
  await setUp.user.type(await textField('Name'), 'Ideas');
  await choose(setUp.user, 'Type', 'Wishes');
  expect(await setUp.sent()).toEqual(['loadProject']);
  await save(setUp.user, 'Shop');
  expect(await setUp.sent()).toEqual(['addFolder', 'getGlobal', 'loadProject']);
  await follow(setUp.user, 'Project permissions');
  await follow(setUp.user, 'Add members');
  await setUp.user.click(await screen.findByRole('checkbox', { name: 'Bob' }));
  expect(await setUp.sent()).toEqual(['loadProject', 'loadProject']);
  await save(setUp.user, 'Project permissions');
  await screen.findByRole('row', { name: /^Bob/ });
  expect(await setUp.sent()).toEqual(['loadProject', 'editMembers', 'getGlobal', 'loadProject']);

  const member = await tracker.open('bob', '/types/2/issues');
  await screen.findByText('No issues');
  expect(await member.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  await pick(member.user, /^Type/, 'Wishes');
  await screen.findByText('No issues');
  await screen.findByRole('button', { name: 'Type: Wishes' });
  expect(await member.sent()).toEqual(['listIssues']);
  await pick(member.user, /^View/, 'Useful ones');
  await screen.findByRole('columnheader', { name: 'Benefit' });
  expect(await member.sent()).toEqual(['listIssues']);
  await follow(member.user, 'Add issue');
  await choose(member.user, 'Project', 'Shop');
  expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('Ideas');
  expect(await textField('Benefit')).toBeVisible();
  expect(await member.sent()).toEqual([]);
});

test('an archived project is out of sight for its member until it is restored', async () => {
  const { admin, folderId } = tracker;
  await admin.result('/issues/add.php', { folderId, name: 'Lamp', values: [] });
  const away = await tracker.open('admin', '/projects');
  await follow(away.user, 'P');
  await command(away.user, 'Archive project');
  expect(await away.sent()).toEqual([
    'getGlobal',
    'listProjects',
    'getAlertStatus',
    'loadProject',
    'loadProject',
  ]);
  await save(away.user, 'Projects');
  expect(await away.sent()).toEqual(['archiveProject', 'getGlobal', 'listProjects']);

  const without = await tracker.open('bob', '/types/2/issues');
  const gone = within(await screen.findByRole('dialog', { name: 'Not found' }));
  expect(gone.getByText(/^This issue type does not exist, or/)).toBeVisible();
  expect(await without.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  const back = await tracker.open('admin', '/projects/archive');
  await follow(back.user, 'P');
  await command(back.user, 'Restore project');
  expect(await back.sent()).toEqual([
    'getGlobal',
    'listArchivedProjects',
    'getAlertStatus',
    'loadArchivedProject',
    'loadArchivedProject',
  ]);
  await save(back.user, 'Archived projects');
  expect(await back.sent()).toEqual(['restoreProject', 'getGlobal', 'listArchivedProjects']);

  const again = await tracker.open('bob', '/types/2/projects/1/issues');
  expect(await screen.findByRole('link', { name: /Lamp/ })).toBeVisible();
  expect(await again.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
});
