/** What one can do with an issue is said once, in the table of commands, wherever one does it. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addTo } from '@tests/server/calls/smallTracker';
import { openLivingTracker } from '@tests/support/server/livingTracker';
import { strayControls, strayInMenus } from '@tests/support/strayControls';
import { inAnyOrder } from './walks';

// What is fetched late is there when it is looked for.
beforeAll(async () => {
  await import('@/app/commands/CommandHost');
  await import('@/features/issues/board/BoardView');
  await import('@/features/issues/calendar/CalendarView');
  await import('@/features/issues/calendar/TimelineView');
});

async function open(login: string, query: string) {
  const tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  const due = { typeId: 2, name: 'Due', type: 'DATETIME', details: {} };
  const attributeId = await addTo(admin, '/types/attributes/add.php', due);
  const issueId = await addTo(admin, '/issues/add.php', {
    ...{ folderId, name: 'Lamp', description: 'Old', descriptionFormat: 0 },
    values: [{ id: attributeId, value: '2026-11-20' }],
  });
  await addTo(admin, '/issues/comments/add.php', { issueId, comment: 'Seen', commentFormat: 0 });
  const app = await tracker.open(login, `/types/2/issues${query}`, { isWide: true });
  const main = await screen.findByRole('main');
  await app.settled();
  // What is no page of rows needs them all.
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'listIssues',
      'getAlertStatus',
      ...(query ? ['listIssues' as const] : []),
    ]),
  );
  return { ...app, main };
}

it.each(['admin', 'bob'])('is all that %s finds in the pane', async (login) => {
  const { user, settled, sent } = await open(login, '');
  await user.click(await screen.findByRole('link', { name: /Lamp/ }));
  const pane = await screen.findByRole('region', { name: 'Lamp' });
  await within(pane).findByText('Seen');

  expect(await strayInMenus(user, pane)).toEqual([]);
  await settled();
  expect(await sent()).toEqual(['loadIssue', 'getAlertStatus']);
});

it('is all that stands around the texts that are written in place', async () => {
  const { user, settled, sent } = await open('admin', '');
  await user.click(await screen.findByRole('link', { name: /Lamp/ }));
  const pane = await screen.findByRole('region', { name: 'Lamp' });
  const [line] = await within(pane).findAllByRole('button', {
    name: 'Add comment',
    expanded: false,
  });
  await user.click(line ?? pane);
  await within(pane).findByRole('textbox', { name: 'Comment' });
  await user.click(within(pane).getByRole('button', { name: 'Edit description' }));
  await within(pane).findByRole('textbox', { name: 'Description' });
  await user.click(within(pane).getByRole('button', { name: 'Edit Due' }));
  await within(pane).findByRole('combobox', { name: 'Due' });

  expect(strayControls(pane)).toEqual([]);
  await settled();
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['loadIssue', 'getAlertStatus', 'loadIssue']),
  );
});

it.each([
  ['board', /^Columns: /],
  ['calendar', 'Period shown'],
  ['timeline', 'Period shown'],
  ['groups', 'Fold all groups'],
  ['chart', 'Chart'],
])('is all there is at the list as a %s', async (as, name) => {
  const { user, main, sent } = await open('admin', `?as=${as}`);
  await within(main).findByRole('button', { name });

  expect(await strayInMenus(user, main)).toEqual([]);
  expect(await sent()).toEqual([]);
});

it('is all there is beside the conditions of a filter', async () => {
  const { user, main, sent } = await open('admin', '?where=name.contains.Lamp');
  await within(main).findByRole('region', { name: 'Filter list' });

  expect(await strayInMenus(user, main)).toEqual([]);
  expect(await sent()).toEqual([]);
});

it.each([['', /Lamp/] as const, ['?as=board', /Lamp/] as const])(
  'is all that a press on an issue offers at "%s"',
  async (query, name) => {
    const { sent } = await open('admin', query);
    fireEvent.contextMenu(await screen.findByRole('link', { name }));
    const menu = await screen.findByRole('menu');

    await waitFor(() => {
      expect(within(menu).getAllByRole('menuitem').length).toBeGreaterThan(5);
    });
    expect(strayControls(menu)).toEqual([]);
    expect(await sent()).toEqual([]);
  },
);
