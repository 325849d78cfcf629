/** What of a link cannot be followed is said above the list, and what it leaves open is not. */
import { act, screen, waitFor } from '@testing-library/react';
import { attributeColumn } from '@/protocol/enums';
import { nameOfColumn } from '@/routing/paths/columnNames';
import { readPath } from '@/routing/address';
import { addTo } from '@tests/server/calls/smallTracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { idOfAttribute } from './ownIssues';
import { inAnyOrder } from './walks';

const notice = 'This list cannot be shown exactly as requested.';

let tracker: LivingTracker;
let status: string;
let due: string;

// What is fetched late is there when it is looked for.
beforeAll(async () => {
  await import('@/app/commands/CommandHost');
  await import('@/features/issues/groups/GroupedGrid');
  await import('@/features/issues/board/BoardView');
  await import('@/features/issues/calendar/CalendarView');
  await import('@/features/issues/calendar/TimelineView');
  await import('@/features/issues/charts/ChartView');
});

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  const date = { typeId: 2, name: 'Due', type: 'DATETIME', details: {} };
  due = nameOfColumn(attributeColumn(await addTo(admin, '/types/attributes/add.php', date)));
  status = nameOfColumn(attributeColumn(await idOfAttribute(admin, 'Status')));
  await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp', values: [] });
});

/** Each by what is on screen with it. */
async function comeTo(as: string): Promise<void> {
  const [kind] = as.split('.');
  const ways = {
    groups: () => screen.findByRole('button', { name: /^Group by/ }),
    board: () => screen.findByRole('button', { name: /^Columns: / }),
    calendar: () => screen.findByRole('button', { name: /^Date: / }),
    timeline: () => screen.findByRole('button', { name: /^Start: / }),
    chart: () => screen.findByRole('button', { name: 'Chart' }),
  };
  act(() => {
    window.location.hash = `#/types/2/issues?as=${as}`;
  });
  await (kind !== undefined && kind in ways
    ? ways[kind as keyof typeof ways]()
    : screen.findByRole('table', { name: 'Issues' }));
}

test('a link to what a list cannot be shown as says so, until something is chosen', async () => {
  const { user, settled, sent } = await tracker.open('admin', `/types/2/issues?as=groups.name`);
  expect(await screen.findByText(notice)).toHaveRole('status');
  await settled();

  const unfit = [
    ...[
      'groups.attribute999',
      'groups.createdby.week',
      'groups.created.year',
      'groups.location.no',
    ],
    ...['board.name', `board.${due}`, `board.${status}.name`, 'kanban', 'calendar.name'],
    ...[`calendar.${due}.year`, `calendar.${due}.week.2026-02-31`, `timeline.${due}.name`],
    ...[`timeline.${status}`, 'chart.pie', 'chart.time.name', `chart.flow.${due}`],
    ...[`chart.cross.${status}.attribute999`],
  ];
  const fit = [
    ...['groups', 'groups.created', 'groups.location.project', `groups.${status}`],
    ...['board', `board.${status}`, 'calendar', `calendar.${due}..2026-02-28`, 'timeline'],
    ...[`timeline.${due}..quarter`, 'chart', `chart.cross.${status}`, 'chart.time.created'],
  ];
  for (const [index, as] of unfit.entries()) {
    await comeTo(as);
    expect([as, screen.queryByText(notice)?.textContent]).toEqual([as, notice]);
    const other = fit[index % fit.length] ?? '';
    await comeTo(other);
    expect([other, screen.queryByText(notice)]).toEqual([other, null]);
  }

  await comeTo('groups.name');
  await screen.findByText(notice);
  await user.click(screen.getByRole('button', { name: /^Group by/ }));
  await user.click(await screen.findByRole('option', { name: 'Status' }));
  await waitFor(() => {
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });
  expect(readPath()).toBe(`/types/2/issues?as=groups.${status}`);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', 'listIssues', 'listIssues']),
  );
});
