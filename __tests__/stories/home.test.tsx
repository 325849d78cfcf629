import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import { createGate } from '@tests/support/gate';
import { baseURL } from '@tests/support/server/tracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { deskIsComplete, issueWindow, times } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
});

afterEach(() => {
  localStorage.clear();
});

interface GlobalTypes {
  types: {
    id: number;
    name: string;
    attributes: { id: number; name: string }[];
    views: { id: number }[];
    initialView?: number;
  }[];
}

/** The view that each type opens with, as the server has it. */
async function initialViews(): Promise<Record<string, number | undefined>> {
  const { types } = await tracker.bob.result<GlobalTypes>('/global.php', {});
  return Object.fromEntries(types.map(({ name, initialView }) => [name, initialView]));
}

async function bugs() {
  const { types } = await tracker.bob.result<GlobalTypes>('/global.php', {});
  const found = types.find(({ id }) => id === 2);
  if (!found) throw new Error('There are no bugs.');
  return found;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the desk shows what is unread and assigned, and every type opens as before', async () => {
  const { admin, folderId } = tracker;
  const { attributes, views } = await bugs();
  const assignedTo = attributes.find(({ name }) => name === 'Assigned To');
  const values = [{ id: assignedTo?.id, value: 'Bob' }];
  const viewId = views[0]?.id;
  await tracker.bob.result('/issues/list.php', { viewId, offset: 0, limit: 1 });
  await admin.result('/alerts/add.php', { typeId: 2, isPublic: true });
  await admin.result('/issues/add.php', { folderId, name: 'Lamp', values });
  await admin.result('/issues/add.php', { folderId, name: 'Door', values: [] });
  const before = await initialViews();
  expect(before['Bugs']).toBe(viewId);

  const { user, sent } = await tracker.open('bob');
  await deskIsComplete();
  expect(await sent()).toEqual(['getGlobal', 'getAlertStatus', ...times(5, 'listIssues')]);
  expect(section('Unread issues').getAllByRole('link', { name: /Door/ }).length).toBeGreaterThan(0);
  expect(section('Assigned to me').getAllByRole('link', { name: /^#/ })).toHaveLength(1);
  expect(section('Assigned to me').getByRole('link', { name: '#1 Lamp' })).toBeVisible();
  expect(await initialViews()).toEqual(before);

  // What was read is not unread any more, and stands among what was opened.
  await user.click(section('Assigned to me').getByRole('link', { name: '#1 Lamp' }));
  await issueWindow('Lamp');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(section('Unread issues').queryByRole('link', { name: '#1 Lamp' })).toBeNull();
  });
  expect(section('Recently opened issues').getByRole('link', { name: '#1 Lamp' })).toBeVisible();
  await deskIsComplete();
  expect(await sent()).toEqual(['loadIssue', ...times(5, 'listIssues')]);
  expect(await initialViews()).toEqual(before);
});

test('whoever leaves at once is asked for nothing more, and nothing is forgotten', async () => {
  const { views } = await bugs();
  await tracker.bob.result('/issues/list.php', { viewId: views[0]?.id, offset: 0, limit: 1 });
  const before = await initialViews();
  const { user, sent } = await tracker.open('bob', '/items/goto');
  await screen.findByRole('dialog', { name: 'Go to item' });
  expect(await sent()).toEqual(['getGlobal', 'getAlertStatus']);
  const { isOpen: isLeft, open: letThrough } = createGate();
  let asked = 0;
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/list.php`, () => {
      asked += 1;
      return isLeft;
    }),
  );
  window.location.hash = '#';
  await screen.findByRole('heading', { name: 'Assigned to me' });
  await waitFor(() => {
    expect(asked).toBe(1);
  });
  await user.click(await screen.findByRole('link', { name: 'Go to item' }));
  await screen.findByRole('dialog', { name: 'Go to item' });
  letThrough();

  // The first list was on its way.
  expect(await sent()).toEqual(['listIssues']);
  expect(await initialViews()).toEqual(before);
});

test('an administrator of a new tracker is told what to do next', async () => {
  const { admin, folderId, projectId } = tracker;
  const filled = await tracker.open('admin');
  await screen.findByRole('heading', { name: 'Recently opened issues' });
  expect(screen.queryByRole('note')).toBeNull();
  await deskIsComplete();
  expect(await filled.sent()).toEqual([
    ...['getGlobal', 'getAlertStatus'],
    ...times(5, 'listIssues'),
  ]);

  await admin.result('/projects/folders/delete.php', { folderId, force: true });
  await admin.result('/projects/delete.php', { projectId, force: true });
  const empty = await tracker.open('admin');
  expect(await screen.findByRole('note')).toHaveTextContent(/^Next, add a project/);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Projects' })).toHaveAttribute(
    'href',
    '#/projects',
  );
  // There are no lists to ask for.
  expect(screen.getByRole('heading', { name: 'Recently opened issues' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Assigned to me' })).toBeNull();
  expect(await empty.sent()).toEqual(['getGlobal', 'getAlertStatus']);
});
