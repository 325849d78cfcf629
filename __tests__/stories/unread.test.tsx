/** Going from unread issue to unread issue over the pages of a list. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readPath } from '@/routing/address';
import {
  type LivingTracker,
  openLivingTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import { addAlike } from './numberedIssues';
import { inAnyOrder } from './walks';

let tracker: LivingTracker;
let ids: number[];

/** Three pages, all read. */
beforeEach(async () => {
  tracker = await openLivingTracker();
  ids = await addAlike(
    tracker,
    Array.from({ length: 110 }, (_, index) => `Lamp ${String(index + 1)}`),
  );
  await tracker.bob.result('/issues/mark.php', { typeId: 2, read: true });
});

const numbered = (number: number) => ids[number - 1] ?? 0;

/** Somebody comments on issues, which Bob has not read. */
async function change(...numbers: number[]) {
  for (const number of numbers) {
    const comment = { issueId: numbered(number), comment: 'New', commentFormat: 0 };
    await addTo(tracker.admin, '/issues/comments/add.php', comment);
  }
}

async function openList() {
  const app = await tracker.open('bob', '/types/2/issues', { isWide: true });
  await screen.findByText('1–50 of 110 issues');
  await app.user.keyboard('j');
  await waitFor(() => {
    expect(app.store.getState().selection.cursor).toBe(numbered(1));
  });
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  return app;
}

async function isAt(number: number) {
  await waitFor(() => {
    expect(readPath()).toBe(`/issues/${String(numbered(number))}`);
  });
}

/** On the link of its row, from where Enter leads into the pane. */
function expectKeyboardAt(number: number) {
  expect(focused()).toHaveAttribute('data-row-link');
  expect(focused()).toHaveAttribute('href', `#/issues/${String(numbered(number))}`);
}

/** An issue is read; once it is there, those above and below it are fetched ahead. */
const opened: readonly Sent[] = ['loadIssue', 'getAlertStatus', 'loadIssue', 'loadIssue'];

test('the next unread issue is found on a later page, and the end is said', async () => {
  await change(3, 107);
  const app = await openList();

  await app.user.keyboard('n');
  await isAt(3);
  await app.settled();
  expect(await app.sent()).toEqual(opened);
  expectKeyboardAt(3);

  await app.user.keyboard('n');
  await isAt(107);
  await waitFor(() => {
    expectKeyboardAt(107);
  });
  // The footer of the list reads it out.
  const footer = await screen.findByText('101–110 of 110 issues');
  expect(footer).toHaveAttribute('role', 'status');
  await app.settled();
  expect(await app.sent()).toEqual(['listIssues', 'listIssues', ...opened]);

  await app.user.keyboard('n');
  expect(await screen.findByText('No more unread issues')).toBeVisible();
  await isAt(107);
  expect(await app.sent()).toEqual([]);
});

test('the previous unread issue is found on an earlier page', async () => {
  await change(49);
  const app = await openList();
  await app.user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('51–100 of 110 issues');
  await app.user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('101–110 of 110 issues');
  expect(await app.sent()).toEqual(['listIssues', 'listIssues']);

  await app.user.keyboard('{Shift>}N{/Shift}');
  await isAt(49);
  await app.settled();
  // The first page is known already, and looked at once more.
  expect(inAnyOrder(await app.sent())).toEqual(inAnyOrder(['listIssues', ...opened, 'listIssues']));
  expect(await screen.findAllByText('1–50 of 110 issues')).not.toHaveLength(0);

  await app.user.keyboard('{Shift>}N{/Shift}');
  expect(await screen.findByText('No more unread issues')).toBeVisible();
  expect(await app.sent()).toEqual([]);
});

test('the view that a type opens with stays the one that it was', async () => {
  const view = { typeId: 2, name: 'Mine', columns: '1,0', sortColumn: 1, sortAscending: true };
  const viewId = await addTo(tracker.bob, '/types/views/add.php', {
    ...view,
    isPublic: false,
    filters: [],
  });
  await change(60);
  const app = await tracker.open('bob', `/views/${String(viewId)}/issues`, { isWide: true });
  await screen.findByText('1–50 of 110 issues');
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await app.user.keyboard('n');

  await isAt(60);
  await app.settled();
  expect(await app.sent()).toEqual(['listIssues', 'listIssues', ...opened]);
  const { types } = await tracker.bob.result<{ types: { id: number; initialView?: number }[] }>(
    '/global.php',
    {},
  );
  expect(types.find(({ id }) => id === 2)?.initialView).toBe(viewId);
});

test('beside the list a key and the menu of a row mark what the row says, right after the step', async () => {
  await change(3);
  const app = await openList();
  await app.user.keyboard('{Enter}');
  await isAt(1);
  await app.settled();
  // It is read already, and what is beside it fetched ahead.
  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue']);

  // Faster than the address follows.
  await app.user.keyboard('ju');
  await isAt(2);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await app.settled();
  expect(app.store.getState().issueView.unreadIssueId).toBe(numbered(2));
  expect(inAnyOrder(await app.sent())).toEqual(inAnyOrder([...opened]));

  const row = screen.getByRole('row', { name: /Lamp 3 / });
  fireEvent.contextMenu(within(row).getByRole('link'));
  const menu = await screen.findByRole('menu', { name: 'This issue' });
  expect(within(menu).getByRole('menuitem', { name: 'Select or deselect' })).toBeVisible();
  expect(within(menu).queryByRole('menuitem', { name: 'Mark as unread' })).toBeNull();
  await app.user.click(within(menu).getByRole('menuitem', { name: 'Mark as read' }));
  await isAt(3);
  await waitFor(() => {
    expect(within(row).queryByText('Modified')).toBeNull();
  });
  await app.settled();
  // The one above is known already.
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['loadIssue', 'getAlertStatus', 'loadIssue']),
  );
});
