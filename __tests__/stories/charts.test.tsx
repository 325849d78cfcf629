/** The list as charts: figures, the issues behind them, and histories that are asked for without being read. */
import { act, screen, within } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { addTo } from '@tests/server/calls/smallTracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { inAnyOrder, times } from './walks';

const count = 12;

/** An attribute of the type. */
const status = 2;

let tracker: LivingTracker;
let issueIds: number[];

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  issueIds = [];
  for (let number = 1; number <= count; number += 1) {
    const values = [{ id: status, value: number % 3 === 0 ? 'Closed' : 'Active' }];
    issueIds.push(
      await addTo(admin, '/issues/add.php', { folderId, name: `Issue ${String(number)}`, values }),
    );
  }
});

/** What draws it comes with the first one. */
const chart = (name: string) => screen.findByRole('listbox', { name }, { timeout: 30_000 });
const figures = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map((cell) => cell.textContent).join(' | '));
const told = () =>
  screen.getByRole('option', { selected: true }).getAttribute('aria-label') ?? 'nothing';

test('a chart is read by keys, says the same as its table, and leads to the issues', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues?as=chart.count.attribute2');
  const bars = await chart('Count: Status');
  expect(figures()).toEqual(['Status | Issues', 'Active | 8', 'Closed | 4', 'Total | 12']);

  act(() => {
    bars.focus();
  });
  expect(told()).toBe('Active: 8 issues');
  await user.keyboard('{ArrowDown}');
  expect(told()).toBe('Closed: 4 issues');
  expect(bars).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  );
  await user.keyboard('{Home}');
  expect(told()).toBe('Active: 8 issues');
  await user.keyboard('{End}{Enter}');
  expect(await screen.findByText('4 of 12 issues')).toBeInTheDocument();
  expect(readPath()).toBe('/types/2/issues?where=attribute2.is.Closed');

  // By pointer, from the table of figures.
  window.history.back();
  await user.click(within(await screen.findByRole('row', { name: /^Active/ })).getByRole('link'));
  expect(await screen.findByText('8 of 12 issues')).toBeInTheDocument();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
});

test('the figure that is read by keys is scrolled into view', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues?as=chart.count.attribute2');
  const bars = await chart('Count: Status');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const nearest = { block: 'nearest', inline: 'nearest' };
  act(() => {
    bars.focus();
  });
  expect(scroll.mock.contexts).toEqual([screen.getByRole('option', { name: /^Active/ })]);

  await user.keyboard('{ArrowDown}');
  expect(scroll.mock.contexts.slice(1)).toEqual([screen.getByRole('option', { name: /^Closed/ })]);
  expect(scroll.mock.calls).toEqual([[nearest], [nearest]]);

  // At the end nothing moves, and what the pointer is at is in view.
  await user.keyboard('{ArrowDown}');
  await user.hover(screen.getByRole('option', { name: /^Active/ }));
  expect(scroll).toHaveBeenCalledTimes(2);

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
});

test('kind and columns are chosen above the chart, under the conditions of the list', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues?where=attribute2.is.Closed');
  await screen.findByText('4 of 12 issues');
  await user.click(await screen.findByRole('button', { name: 'Show as' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Chart' }));
  await chart('Count: Status');
  expect(readPath()).toBe('/types/2/issues?where=attribute2.is.Closed&as=chart');
  expect(figures()).toEqual(['Status | Issues', 'Closed | 4', 'Total | 4']);

  await user.click(screen.getByRole('button', { name: 'Chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Two columns' }));
  await user.click(await screen.findByRole('button', { name: /^Second column: / }));
  await user.click(await screen.findByRole('option', { name: 'Created By' }));
  await chart('Two columns: Status, Created By');
  expect(figures()[0]).toBe('Status | Administrator');
  expect(readPath()).toMatch(/&as=chart\.cross\.attribute2\.createdby$/);

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
});

test('the flow asks for histories, and leaves the marks of issues as they were', async () => {
  const { admin, bob } = tracker;
  const [first = 0, second = 0] = issueIds;
  await bob.result('/issues/load.php', { issueId: second, history: true, filter: 2 });
  const values = [{ id: status, value: 'Closed' }];
  await admin.result('/issues/edit.php', { issueId: first, values });
  const { user, sent } = await tracker.open('bob', '/types/2/issues?as=chart.flow.attribute2');

  expect(await screen.findByText('This chart needs the histories of 12 issues.')).toBeVisible();
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
  await user.click(screen.getByRole('button', { name: 'Load histories' }));
  await chart('Cumulative flow: Status');
  // Each of them, and once more for the filter of histories that bob had chosen.
  expect(await sent()).toEqual(Array.from({ length: count + 1 }, () => 'loadIssue'));
  expect(figures().at(-1)).toMatch(/ \| 7 \| 5 \| 12$/);

  const list = await bob.result<{ issues: { id: number; read: number | null; stamp: number }[] }>(
    '/issues/list.php',
    { typeId: 2, offset: 0, limit: 50 },
  );
  const isRead = new Map(list.issues.map(({ id, read, stamp }) => [id, (read ?? 0) >= stamp]));
  expect(isRead.get(second)).toBe(true);
  expect([...isRead.values()].filter(Boolean)).toHaveLength(1);
  expect(await bob.result('/global.php', {})).toMatchObject({ settings: { historyFilter: 2 } });

  // What is known is not asked for again.
  await user.click(screen.getByRole('button', { name: 'Chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Age' }));
  await chart('Age: Status');
  window.history.back();
  await chart('Cumulative flow: Status');
  expect(await sent()).toEqual([]);
});
