/** What one can do with an issue is said once, in the table of commands, wherever one does it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addTo } from '@tests/server/calls/smallTracker';
import { pasteFiles } from '@tests/support/pasteFiles';
import { openLivingTracker } from '@tests/support/server/livingTracker';
import { holdUp } from '@tests/support/server/replyTo';
import { strayControls, strayInMenus } from '@tests/support/strayControls';
import { placeChosen } from '@/screen/workspace';
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
  const { user, settled, sent, store } = await open(login, '');
  await user.click(await screen.findByRole('link', { name: /Lamp/ }));
  const pane = await screen.findByRole('region', { name: 'Lamp' });
  await within(pane).findByText('Seen');

  expect(await strayInMenus(user, pane)).toEqual([]);
  act(() => {
    store.dispatch(placeChosen('below'));
  });
  await within(pane).findByRole('button', { name: 'Show beside the list' });
  expect(strayControls(pane)).toEqual([]);
  await user.keyboard('o');
  expect(strayControls(await screen.findByRole('dialog', { name: 'Lamp' }))).toEqual([]);
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

it('is all there is at a reply to the description, at files to send, and in the way back', async () => {
  const { user, sent } = await open('admin', '');
  await user.click(await screen.findByRole('link', { name: /Lamp/ }));
  const pane = await screen.findByRole('region', { name: 'Lamp' });
  await within(pane).findByText('Seen');
  expect(await sent()).toEqual(['loadIssue', 'getAlertStatus']);
  await user.click(within(pane).getByRole('button', { name: 'Actions for the description' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
  const text = await within(pane).findByRole('textbox', { name: 'Comment' });
  pasteFiles(text, new File(['x'], 'shot.png', { type: 'image/png' }));
  await within(pane).findByRole('button', { name: 'Remove' });
  // The text that is quoted.
  expect(await sent()).toEqual(['loadIssue']);
  expect(strayControls(pane)).toEqual([]);

  await waitFor(() => {
    expect(text).toHaveFocus();
  });
  await user.click(within(pane).getByRole('button', { name: 'Edit Due' }));
  const due = await within(pane).findByRole('combobox', { name: 'Due' });
  await waitFor(() => {
    expect(due).toHaveFocus();
  });
  await user.clear(due);
  await user.keyboard('{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('data-command', 'issue.undo');
  const read = ['loadIssue', 'listIssues', 'getAlertStatus'] as const;
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder(['loadIssue', 'editIssue', ...read]));
});

it('is all there is beside what a search in all types has found, which leads to issues and lists', async () => {
  const { user, sent } = await open('admin', '');
  act(() => {
    window.location.hash = '#/search';
  });
  const dialog = await screen.findByRole('dialog', { name: 'Search in all types' });
  await user.type(await within(dialog).findByRole('searchbox'), 'Lamp{Enter}');
  const found = await within(dialog).findByRole('link', { name: /Lamp/ });

  expect(found).toBeVisible();
  expect(strayControls(dialog)).toEqual([]);
  const targets = within(dialog)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((to) => !/^#\/(issues\/\d+|types\/\d+\/issues|search)/.test(to))).toEqual(
    [],
  );
  expect(await sent()).toEqual(['listIssues', 'listIssues', 'listIssues']);
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

it('is all there is while the histories of a whole list are loaded', async () => {
  const { user, main, settled, sent } = await open('admin', '?as=chart.flow');
  const letThrough = holdUp('/issues/load.php');
  await user.click(await within(main).findByRole('button', { name: 'Load histories' }));
  await within(main).findByRole('button', { name: 'Stop' });

  expect(await strayInMenus(user, main)).toEqual([]);
  letThrough();
  await settled();
  expect(await sent()).toEqual(['loadIssue']);
});

it('is all there is beside the conditions of a filter', async () => {
  const { user, main, sent } = await open('admin', '?where=name.contains.Lamp');
  await within(main).findByRole('region', { name: 'Filter list' });

  expect(await strayInMenus(user, main)).toEqual([]);
  await user.click(within(main).getByRole('button', { name: 'Save as view' }));
  await within(main).findByRole('form', { name: 'Save as view' });
  expect(strayControls(main)).toEqual([]);
  await user.click(within(main).getByRole('button', { name: 'Name contains Lamp' }));
  await within(main).findByRole('textbox', { name: /^Value/ });
  expect(strayControls(main)).toEqual([]);

  await user.click(within(main).getByRole('button', { name: 'Remove filter' }));
  await waitFor(() => {
    expect(within(main).getByRole('searchbox')).toHaveFocus();
  });
  expect(await sent()).toEqual(['listIssues']);
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
