import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { addTo } from '@tests/server/calls/smallTracker';
import { mswServer } from '@tests/setup/mswServer';
import { focused } from '@tests/support/dom';
import {
  type LivingApp,
  type LivingTracker,
  openLivingTracker,
} from '@tests/support/server/livingTracker';
import { baseURL } from '@tests/support/server/tracker';

const count = 120;

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  for (let number = 1; number <= count; number += 1) {
    await addTo(admin, '/issues/add.php', { folderId, name: `Issue ${String(number)}` });
  }
});

const grid = () => screen.getByRole('table', { name: 'Issues' });
const rows = () => within(grid()).getAllByRole('row').slice(1);
const rowOf = (number: number) =>
  within(grid()).getByRole('row', { name: new RegExp(`Issue ${String(number)} `) });
const linkOf = (number: number) => within(rowOf(number)).getByRole('link');

/** Chooses from the menu of the list; the key brings the code of what is not in the first load. All rows are there then. */
async function showWholeList({ user, settled }: LivingApp) {
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toBe(linkOf(1));
  });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Show lists whole/ }));
  await screen.findByText(`${String(count)} issues`);
  await settled();
  await user.keyboard('j');
}

test('a list is shown as a whole, and stays so while it changes', async () => {
  const app = await tracker.open('admin', '/types/2/issues');
  const { user, sent } = app;
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await waitFor(() => {
    expect(rows()).toHaveLength(50);
  });
  await sent();

  await showWholeList(app);
  expect(await sent()).toEqual(['listIssues']);
  expect(grid()).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(rows().length).toBeLessThan(60);
  expect(rowOf(1)).toHaveAttribute('aria-rowindex', '2');

  // Keys go through all rows, and bring those that were not in the document.
  await user.keyboard('{End}');
  expect(focused()).toBe(linkOf(120));
  expect(rowOf(120)).toHaveAttribute('aria-rowindex', String(count + 1));
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe(linkOf(119));
  await user.keyboard('{Home}{ArrowDown}');
  expect(focused()).toBe(linkOf(2));
  await user.keyboard('{PageDown}{PageUp}');
  expect(focused()).toBe(linkOf(2));

  // Somebody adds an issue, and the list is asked again as a whole.
  await addTo(tracker.admin, '/issues/add.php', { folderId: tracker.folderId, name: 'Latest' });
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await screen.findByText(`${String(count + 1)} issues`);
  expect(await sent()).toEqual(['listIssues']);

  // Paper has no scroll bar.
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(count + 1);
  fireEvent(window, new Event('afterprint'));
  expect(rows().length).toBeLessThan(60);

  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Show lists whole/ }));
  await screen.findByText(`1–50 of ${String(count + 1)} issues`);
  await waitFor(() => {
    expect(rows()).toHaveLength(50);
  });
});

test('only what is in view is drawn while another order of it is on its way', async () => {
  const app = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await showWholeList(app);
  let letThrough: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  mswServer.use(http.post(`${baseURL}/server/api/issues/list.php`, () => isWanted));

  await app.user.click(within(grid()).getByRole('button', { name: 'ID' }));
  await waitFor(() => {
    expect(grid()).toHaveAttribute('aria-busy', 'true');
  });
  expect(rowOf(1)).toBeVisible();
  expect(rows().length).toBeLessThan(60);

  letThrough();
  await waitFor(() => {
    expect(rowOf(count)).toHaveAttribute('aria-rowindex', '2');
  });
  expect(rows().length).toBeLessThan(60);
});

test('an issue of a whole list knows its place, and leads past what was a page', async () => {
  const app = await tracker.open('admin', '/types/2/issues');
  const { user } = app;
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await showWholeList(app);

  await user.keyboard('{End}{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('120 of 120')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Previous issue' }));
  expect(await screen.findByText('119 of 120')).toBeInTheDocument();
});
