import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { inAnyOrder, times } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  for (let number = 1; number <= 6; number += 1) {
    await addTo(admin, '/issues/add.php', { folderId, name: `Issue ${String(number)}` });
  }
});

const rowOf = (number: number) =>
  screen.getByRole('row', { name: new RegExp(`Issue ${String(number)} `) });
const linkOf = (number: number) => within(rowOf(number)).getByRole('link');
const tickOf = (number: number) => within(rowOf(number)).getByRole('checkbox');

/** Which rows say that they are selected. */
function selected(): number[] {
  return [1, 2, 3, 4, 5, 6].filter(
    (number) => within(rowOf(number)).queryByText('Selected') !== null,
  );
}

async function openList() {
  const app = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Issue 6 / });
  await bringCommands(app.user);
  return app;
}

/** The first key brings the code of keys, check boxes and menus. */
async function bringCommands(user: UserEvent) {
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toBe(linkOf(1));
  });
}

const announced = () => screen.findAllByRole('status');

async function expectAnnounced(text: string) {
  const regions = await announced();
  expect(regions.map(({ textContent }) => textContent)).toContain(text);
}

test('rows are selected by their boxes, one by one and up to another', async () => {
  const { user, sent } = await openList();
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await user.click(tickOf(2));
  expect(selected()).toEqual([2]);
  expect(tickOf(2)).toBeChecked();
  await expectAnnounced('1 issue selected');
  // Nothing opens, and the keyboard stays where it was.
  expect(focused()).toBe(linkOf(1));
  expect(await sent()).toEqual([]);

  await user.keyboard('{Shift>}');
  await user.click(tickOf(5));
  await user.keyboard('{/Shift}');
  expect(selected()).toEqual([2, 3, 4, 5]);
  await expectAnnounced('4 issues selected');

  await user.click(tickOf(4));
  expect(selected()).toEqual([2, 3, 5]);

  await user.keyboard('{Escape}');
  expect(selected()).toEqual([]);
  await expectAnnounced('0 issues selected');
});

test('what is selected stays so however the list is looked at, and ends with the list', async () => {
  const { user, settled, sent } = await openList();
  await user.click(tickOf(2));
  await user.click(tickOf(3));
  act(() => {
    window.location.hash = '#/types/2/issues?as=groups';
  });
  await screen.findByRole('button', { name: 'Fold all groups' });
  expect(selected()).toEqual([2, 3]);
  act(() => {
    window.location.hash = '#/types/2/issues?as=board';
  });
  await screen.findByRole('button', { name: /^Columns: / });
  expect(screen.getByRole('toolbar', { name: '2 issues selected' })).toBeVisible();

  act(() => {
    window.location.hash = '#/types/2/issues?where=name.contains.Issue';
  });
  await screen.findByText('6 of 6 issues');
  expect(screen.queryByRole('toolbar', { name: /selected$/ })).not.toBeInTheDocument();
  await settled();
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
});

test('a click with Ctrl selects a row, with Shift all up to it; on a name Ctrl is the browser’s', async () => {
  const { user, sent } = await openList();
  await user.keyboard('{Control>}');
  await user.click(linkOf(3));
  expect(selected()).toEqual([3]);
  await user.click(linkOf(6));
  expect(selected()).toEqual([3, 6]);
  await user.click(linkOf(3));
  expect(selected()).toEqual([6]);
  await user.keyboard('{/Control}{Shift>}');
  await user.click(linkOf(1));
  await user.keyboard('{/Shift}');
  expect(selected()).toEqual([1, 2, 3]);
  expect(window.location.hash).toBe('#/types/2/issues');

  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
});

test('keys select a range from where one stands, back again, and all', async () => {
  const { user, sent } = await openList();
  await user.keyboard('{Shift>}jjj{/Shift}');
  expect(selected()).toEqual([1, 2, 3, 4]);
  await user.keyboard('{Shift>}k{/Shift}');
  expect(selected()).toEqual([1, 2, 3]);
  await user.keyboard('{Shift>}x{/Shift}');
  expect(selected()).toEqual([1, 2, 3, 4, 5, 6]);
  await expectAnnounced('6 issues selected');

  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
});
