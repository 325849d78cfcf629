/** No name and no value of a tracker turns the writing around it, in any way to look at a list. */
import { screen, waitFor, within } from '@testing-library/react';
import { addTo } from '@tests/server/calls/smallTracker';
import { deceive, hasReplaced, serveDeceptively, turnedPlaces } from '@tests/support/deceptive';
import { openers } from '@tests/support/dom';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { idOfAttribute } from './ownIssues';
import { inAnyOrder } from './walks';

let tracker: LivingTracker;
let issueId: number;
let statusId: number;

// What is fetched late is there when it is looked for.
beforeAll(async () => {
  await import('@/app/commands/CommandHost');
  await import('@/app/commands/Palette');
  await import('@/features/issues/board/BoardView');
  await import('@/features/issues/calendar/CalendarView');
  await import('@/features/issues/calendar/TimelineView');
});

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  const addAttribute = (name: string, type: string) =>
    addTo(admin, '/types/attributes/add.php', { typeId: 2, name, type, details: {} });
  const due = await addAttribute('Due', 'DATETIME');
  const place = await addAttribute('Place', 'TEXT');
  const helper = await addAttribute('Helper', 'USER');
  statusId = await idOfAttribute(admin, 'Status');
  const view = { typeId: 2, name: 'Mine', isPublic: true, sortColumn: 0, sortAscending: true };
  const columns = [1, 0, ...[statusId, due, place, helper].map((id) => 1000 + id)].join(',');
  await addTo(admin, '/types/views/add.php', { ...view, columns, filters: [] });
  const values = [
    { id: statusId, value: 'Active' },
    { id: due, value: '2026-11-21' },
    { id: place, value: 'See #1' },
    { id: helper, value: 'Bob' },
  ];
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp', values });
  await addTo(admin, '/issues/add.php', { folderId, name: 'Lantern', values });
  const next = [
    { id: statusId, value: 'Closed' },
    { id: place, value: 'Cellar' },
  ];
  await admin.result('/issues/edit.php', { issueId, name: 'Lamp, broken', values: next });
  serveDeceptively();
});

async function open(at: string) {
  const serverName = 'Tracker';
  const app = await tracker.open('admin', at, {
    isWide: true,
    options: deceive({ serverName, userName: 'Administrator' }),
  });
  await app.settled();
  return app;
}

function expectHarmless() {
  expect(turnedPlaces()).toEqual([]);
  expect(hasReplaced()).toBe(true);
}

/** Opens what can be opened, one after the other. */
async function openAll({ user, settled }: Awaited<ReturnType<typeof open>>) {
  for (const opener of openers()) {
    if (!opener.isConnected) continue;
    await user.click(opener);
    await settled();
    expectHarmless();
    if (opener.getAttribute('aria-expanded') === 'true') await user.click(opener);
  }
}

const start = ['getGlobal', 'getAlertStatus', 'listIssues'] as const;

it.each([
  ['', []],
  ['?as=groups', ['listIssues']],
  ['?as=board', ['listIssues']],
  ['?as=calendar', ['listIssues']],
  ['?as=timeline', ['listIssues']],
  ['?as=chart', ['listIssues']],
] as const)('in a list with "%s", and in what hangs open there', async (as, calls) => {
  const app = await open(`/types/2/issues${as}`);
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveTextContent(/\ufffd/);
  });
  await openAll(app);

  expect(inAnyOrder(await app.sent())).toEqual(inAnyOrder([...start, ...calls]));
  expectHarmless();
});

it('in an issue, and in what became of it', async () => {
  const app = await open(`/issues/${String(issueId)}`);
  const history = await screen.findByRole('region', { name: 'All history' });
  await within(history).findByText(/C\ufffdlosed/);
  expect(history).toHaveTextContent(/A\ufffdctive/);
  expect(history).toHaveTextContent(/A\ufffddministrator/);
  expectHarmless();
  await openAll(app);

  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', 'loadIssue']),
  );
});

it('in the palette', async () => {
  const { user, settled, sent } = await open('/types/2/issues');
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
  await user.keyboard('r');
  await settled();

  expect((await palette.findAllByText(/\ufffd/)).length).toBeGreaterThan(0);
  expectHarmless();
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder(start));
});
