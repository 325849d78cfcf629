/** The search box, as far as it needs a server that finds. */
import { screen, waitFor, within } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  const values = [{ id: 2, value: 'Closed' }];
  await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp', values });
  await addTo(tracker.bob, '/issues/add.php', { folderId, name: 'Door', values: [] });
});

const box = () => screen.getByRole('searchbox');

async function openBy(column: string) {
  const app = await tracker.open('bob', '/types/2/issues');
  await app.user.click(await screen.findByRole('button', { name: 'Search by: Name' }));
  await app.user.click(screen.getByRole('option', { name: column }));
  return app;
}

test('a date is chosen from the calendar, by pointer or by keys, or typed', async () => {
  const { user, sent } = await openBy('Created date');
  const button = await screen.findByRole('button', { name: 'Select a date' });
  await sent();

  // Esc leaves the calendar, and not the text.
  await user.type(box(), '2/1/2020');
  await user.keyboard('{ArrowDown}');
  const calendar = await screen.findByRole('dialog', { name: 'Select a date' });
  expect(within(calendar).getByRole('spinbutton', { name: 'Year' })).toHaveValue(2020);
  await waitFor(() => {
    expect(calendar).toContainElement(focused());
  });
  await user.keyboard('{Escape}');
  expect(calendar).not.toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('2/1/2020');
  expect(await sent()).toEqual([]);

  await user.keyboard('{F4}');
  await screen.findByRole('dialog', { name: 'Select a date' });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText('No issue matches the search.')).toBeVisible();
  expect(readPath()).toBe('/types/2/issues?column=2&search=2020-02-02');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('2/2/2020');

  // Another date while the calendar is closed: it follows.
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: /February 14, 2020/ }));
  await waitFor(() => {
    expect(readPath()).toBe('/types/2/issues?column=2&search=2020-02-14');
  });
  await user.clear(box());
  expect(await screen.findByText('2 issues')).toBeVisible();
});

test('the values of choices and people are offered, and any text may still be typed', async () => {
  const { user } = await openBy('Status');
  await user.click(await screen.findByRole('button', { name: 'Show choices' }));
  await user.click(await screen.findByRole('option', { name: 'Closed' }));
  expect(await screen.findByText('1 issue')).toBeVisible();
  expect(readPath()).toBe('/types/2/issues?column=1002&search=Closed');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('Closed');

  await user.clear(box());
  await user.type(box(), 'clo{Enter}');
  expect(await screen.findByText('1 issue')).toBeVisible();
  expect(readPath()).toBe('/types/2/issues?column=1002&search=clo');

  await user.click(screen.getByRole('button', { name: 'Search by: Status' }));
  await user.click(screen.getByRole('option', { name: 'Created by' }));
  await user.keyboard('{ArrowDown}');
  const people = await screen.findByRole('dialog', { name: 'Search by: Created by' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(people).not.toBeInTheDocument();
  await waitFor(() => {
    expect(readPath()).toBe('/types/2/issues?column=3&search=Bob');
  });
  expect(await screen.findByRole('row', { name: /Door/ })).toBeVisible();
});
