import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { attributeColumn } from '@/protocol/enums';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused, scrollerOf } from '@tests/support/dom';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { inAnyOrder, times } from './walks';

const count = 12;
const status = 2;

let tracker: LivingTracker;
let listed: string;
let hours: number;
let issueIds: number[];

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  hours = await addTo(admin, '/types/attributes/add.php', {
    ...{ typeId: 2, name: 'Hours', type: 'NUMERIC', details: { decimal: 1 } },
  });
  const viewId = await addTo(admin, '/types/views/add.php', {
    ...{ typeId: 2, name: 'Work', isPublic: true, filters: [] },
    columns: `1,0,${String(attributeColumn(hours))}`,
    ...{ sortColumn: 1, sortAscending: true },
  });
  listed = `/views/${String(viewId)}/issues`;
  issueIds = [];
  for (let number = 1; number <= count; number += 1) {
    const values = [
      { id: status, value: ['Closed', 'Active', 'Resolved'][number % 3] ?? '' },
      { id: hours, value: number <= 4 ? `${String(number)}.5` : '' },
    ];
    const issue = { folderId, name: `Issue ${String(number)}`, values };
    issueIds.push(await addTo(admin, '/issues/add.php', issue));
  }
});

const grid = () => screen.getByRole('table', { name: 'Issues' });
const rows = () => within(grid()).getAllByRole('row').slice(1);
const head = (name: string) => within(grid()).getByRole('button', { name });
const findLink = (number: number) =>
  within(grid()).queryByRole('link', { name: new RegExp(`Issue ${String(number)}$`) });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const rowOf = (name: string) => {
  const row = rows().find((one) => within(one).queryByRole('button', { name }));
  if (!row) throw new Error(`There is no group ${name}.`);
  return row;
};

/** By the menu, which comes with the code of commands; that comes with the first key. */
async function openGroups({ isWide = false, firstGroup = 'Active 4 issues' } = {}) {
  const app = await tracker.open('admin', listed, { isWide });
  await screen.findByRole('row', { name: /Issue 1 / });
  await app.settled();
  await app.user.keyboard('j');
  await app.user.click(await screen.findByRole('button', { name: 'Show as' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Groups' }));
  await screen.findByRole('button', { name: firstGroup });
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
  return app;
}

test('a list is grouped by its first choice, with counts and sums, and folded by keys', async () => {
  const { user, sent } = await openGroups();

  // As the definition has them.
  const heads = within(grid()).getAllByRole('button', { expanded: true });
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Active4 issues',
    'Resolved4 issues',
    'Closed4 issues',
  ]);
  expect(grid()).toHaveAttribute('aria-rowcount', String(1 + 3 + count + 1));
  expect(rowOf('Active 4 issues')).toHaveAttribute('aria-rowindex', '2');
  expect(cellsOf(rowOf('Active 4 issues')).at(-1)).toContain('Sum: 6.0, average: 3');
  const total = rows().at(-1) ?? grid();
  expect(total).toHaveAttribute('aria-rowindex', String(1 + 3 + count + 1));
  expect(cellsOf(total)).toContainEqual(expect.stringMatching(/^Total/));
  expect(cellsOf(total).at(-1)).toContain('Sum: 12.0, average: 3');
  expect(rows()[1]).toHaveTextContent('Issue 1');
  expect(rows()[2]).toHaveTextContent('Issue 4');
  expect(await sent()).toEqual([]);

  // Keys walk over the heads, and the focus stays on what folds.
  act(() => {
    head('Active 4 issues').focus();
  });
  await user.keyboard('{ArrowLeft}');
  expect(head('Active 4 issues')).toHaveAttribute('aria-expanded', 'false');
  expect(focused()).toBe(head('Active 4 issues'));
  expect(findLink(1)).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(head('Resolved 4 issues'));
  await user.keyboard('{ArrowRight}');
  expect(head('Resolved 4 issues')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(findLink(2));

  // What is folded is passed over, and is still of the list.
  await user.keyboard('k');
  expect(focused()).toBe(findLink(2));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(head('Resolved 4 issues')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toBe(findLink(3));
  });
  expect(screen.getByText(`${String(count)} issues`)).toBeInTheDocument();
  expect(await sent()).toEqual([]);

  // All at once.
  await user.click(screen.getByRole('button', { name: 'Fold all groups' }));
  expect(rows()).toHaveLength(3 + 1);
  await user.click(screen.getByRole('button', { name: 'Unfold all groups' }));
  expect(rows()).toHaveLength(3 + count + 1);
});

test('what is folded in one list is not folded in others, and stays so', async () => {
  const { user, sent } = await openGroups();
  await user.click(head('Active 4 issues'));
  expect(rows()).toHaveLength(3 + count - 4 + 1);

  window.location.hash = '#/types/2/issues?as=groups';
  await screen.findByRole('button', { name: 'View: All issues' });
  expect(await screen.findByRole('button', { name: 'Active 4 issues' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await user.click(head('Closed 4 issues'));

  window.location.hash = `#${listed}?as=groups`;
  await screen.findByRole('button', { name: 'View: Work' });
  await waitFor(() => {
    expect(head('Active 4 issues')).toHaveAttribute('aria-expanded', 'false');
  });
  expect(head('Closed 4 issues')).toHaveAttribute('aria-expanded', 'true');
  expect(await sent()).toEqual(times(3, 'listIssues'));

  // The page is loaded anew.
  const anew = await tracker.open('admin', `${listed}?as=groups`);
  expect(await screen.findByRole('button', { name: 'Active 4 issues' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(rows()).toHaveLength(3 + count - 4 + 1);
  expect(inAnyOrder(await anew.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
});

test('what is opened is found, whichever group it is in', async () => {
  const { user, sent } = await openGroups({ isWide: true });
  await user.click(screen.getByRole('button', { name: 'Fold all groups' }));
  expect(rows()).toHaveLength(3 + 1);

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), `#${String(issueIds[4])}`);
  await user.keyboard('{Enter}');
  await screen.findByRole('region', { name: /Issue 5/ });
  expect(head('Resolved 4 issues')).toHaveAttribute('aria-expanded', 'true');
  expect(rows()).toHaveLength(3 + 4 + 1);
  expect(findLink(5)).toHaveAttribute('aria-current', 'true');
  // Those next to it in its group are asked for, too.
  expect(await sent()).toEqual([
    'findItem',
    'loadIssue',
    'getAlertStatus',
    'loadIssue',
    'loadIssue',
  ]);

  // Whoever folds it again is not contradicted.
  await user.click(head('Resolved 4 issues'));
  expect(rows()).toHaveLength(3 + 1);
  expect(await sent()).toEqual([]);
});

test('the box for names finds what is folded away, and unfolds its group', async () => {
  const { user, sent } = await openGroups();
  await user.click(screen.getByRole('button', { name: 'Fold all groups' }));
  expect(rows()).toHaveLength(3 + 1);
  await user.keyboard('t');
  await user.type(await screen.findByLabelText('Go to name'), 'issue 7');
  expect(screen.getByText('Issue 7', { selector: 'output' })).toBeVisible();
  expect(rows()).toHaveLength(3 + 1);
  await user.keyboard('{Enter}');

  expect(rows()).toHaveLength(3 + 4 + 1);
  expect(focused()).toBe(findLink(7));
  expect(await sent()).toEqual([]);
});

test('the rows of groups are drawn where one scrolls to', async () => {
  const { admin, folderId } = tracker;
  for (let number = count + 1; number <= 60; number += 1) {
    const values = [{ id: status, value: 'Active' }];
    await addTo(admin, '/issues/add.php', { folderId, name: `Issue ${String(number)}`, values });
  }
  const app = await openGroups({ firstGroup: 'Active 52 issues' });
  expect(findLink(1)).toBeInTheDocument();
  expect(findLink(60)).not.toBeInTheDocument();

  const scroller = scrollerOf(grid());
  scroller.scrollTop = 40 * 34;
  fireEvent.scroll(scroller);
  expect(findLink(60)).toBeInTheDocument();
  expect(await app.sent()).toEqual([]);
});

test('a list is grouped by another column, and not any more, by menus and commands', async () => {
  const { user, sent } = await openGroups();
  expect(readPath()).toBe(`${listed}?as=groups`);

  await user.click(screen.getByRole('button', { name: 'Group by: Status' }));
  await user.click(await screen.findByRole('option', { name: 'Created Date: month' }));
  expect(readPath()).toBe(`${listed}?as=groups.created.month`);
  expect(await screen.findByRole('button', { name: /^\w+ \d+ 12 issues$/ })).toBeVisible();

  // By a command, as the palette offers it, and back.
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'group by hours{Enter}');
  expect(readPath()).toBe(`${listed}?as=groups.attribute${String(hours)}`);
  expect(await screen.findByRole('button', { name: '(empty) 8 issues' })).toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'no groups{Enter}');
  expect(readPath()).toBe(listed);
  expect(within(grid()).queryAllByRole('button', { expanded: true })).toHaveLength(0);

  expect(await sent()).toEqual(['listIssues']);
});
