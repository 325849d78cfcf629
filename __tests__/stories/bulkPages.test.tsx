/** Issues that were selected on several pages of a list are copied and exported with what is their own. */
import { screen, waitFor, within } from '@testing-library/react';
import { caughtDownloads } from '@tests/features/issues/caughtDownloads';
import {
  type LivingApp,
  type LivingTracker,
  openLivingTracker,
} from '@tests/support/server/livingTracker';
import { refused, replyTo } from '@tests/support/server/replyTo';
import { addNumbered, type NumberedIssues } from './numberedIssues';
import { inAnyOrder, outcomeOfJob, times } from './walks';

const count = 52;

let tracker: LivingTracker;
let issues: NumberedIssues;

beforeEach(async () => {
  tracker = await openLivingTracker();
  issues = await addNumbered(tracker, count);
});

async function select({ user }: LivingApp, number: number) {
  const row = await screen.findByRole('row', { name: new RegExp(`Issue ${String(number)} `) });
  await user.click(await within(row).findByRole('checkbox'));
}

/** Selects issues of each page, not in their order; the second page is shown then. */
async function selectOnPages(login = 'admin') {
  const app = await tracker.open(login, '/types/2/issues');
  await select(app, 2);
  await select(app, 1);
  await app.user.click(screen.getByRole('button', { name: 'Next page' }));
  await select(app, 52);
  await screen.findByRole('toolbar', { name: '3 issues selected' });
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
  return app;
}

async function choose({ user }: LivingApp, name: string) {
  await user.click(
    within(screen.getByRole('toolbar', { name: /selected$/ })).getByRole('button', {
      name: 'More',
    }),
  );
  await user.click(await screen.findByRole('menuitem', { name }));
}

const address = (number: number) => `#/issues/${String(issues.idOf(number))}`;

test('what was selected on another page is copied and exported, too', async () => {
  const app = await selectOnPages();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const written = () => write.mock.lastCall?.[0] ?? '';

  await choose(app, 'Copy links');
  await screen.findByText('3 issues copied');
  expect(
    written()
      .split('\n')
      .map((line) => line.replace(/ http.*#/, ' #')),
  ).toEqual(
    [1, 2, 52].map(
      (number) => `#${String(issues.idOf(number))} Issue ${String(number)} ${address(number)}`,
    ),
  );

  await choose(app, 'Copy as table');
  await waitFor(() => {
    expect(write).toHaveBeenCalledTimes(2);
  });
  expect(
    written()
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split('\t')[1]),
  ).toEqual(['Name', 'Issue 1', 'Issue 2', 'Issue 52']);

  await choose(app, 'Copy as Markdown');
  await waitFor(() => {
    expect(write).toHaveBeenCalledTimes(3);
  });
  const rows = written().trimEnd().split('\n').slice(2);
  expect(rows.map((row) => /(#\/issues\/\d+)>\) \| (Issue \d+)/.exec(row)?.slice(1))).toEqual(
    [1, 2, 52].map((number) => [address(number), `Issue ${String(number)}`]),
  );

  const create = jest.spyOn(URL, 'createObjectURL');
  await choose(app, 'Export to CSV');
  await waitFor(() => {
    expect(caughtDownloads()).toHaveLength(1);
  });
  const file = create.mock.calls[0]?.[0];
  const text = await new Response(file instanceof Blob ? file : null).text();
  expect([...text.matchAll(/,(Issue \d+),/g)].map(([, name]) => name)).toEqual([
    'Issue 1',
    'Issue 2',
    'Issue 52',
  ]);

  expect(await app.sent()).toEqual(times(8, 'listIssues'));
});

test('all of another page are selected beside what was, and what is not known of it can be marked', async () => {
  const app = await selectOnPages();
  await app.user.keyboard('{Shift>}x{/Shift}');
  expect(await screen.findByRole('toolbar', { name: '4 issues selected' })).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Previous page' }));
  await screen.findByRole('row', { name: /Issue 1 / });
  await app.user.keyboard('{Shift>}x{/Shift}');

  expect(await screen.findByRole('toolbar', { name: '52 issues selected' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  await app.settled();
  expect(await app.sent()).toEqual(['listIssues']);
});

test('what was deleted meanwhile is said, and the others keep their addresses', async () => {
  const app = await selectOnPages();
  await tracker.admin.result('/issues/delete.php', { issueId: issues.idOf(1) });
  const write = jest.spyOn(navigator.clipboard, 'writeText');

  await choose(app, 'Copy as Markdown');
  await screen.findByText('Included: 2, no longer in this list: 1');
  const rows = (write.mock.lastCall?.[0] ?? '').trimEnd().split('\n').slice(2);
  expect(rows.map((row) => /(#\/issues\/\d+)>\) \| (Issue \d+)/.exec(row)?.slice(1))).toEqual(
    [2, 52].map((number) => [address(number), `Issue ${String(number)}`]),
  );

  await choose(app, 'Export to CSV');
  await waitFor(() => {
    expect(caughtDownloads()).toHaveLength(1);
  });
  expect(screen.getByText('Included: 2, no longer in this list: 1')).toBeInTheDocument();

  expect(await app.sent()).toEqual(times(6, 'listIssues'));
});

/** What the event log says of lists that were taken away. */
async function notedExports(): Promise<string[]> {
  const { events } = await tracker.admin.result<{ events: { message: string }[] }>(
    '/events/list.php',
    { type: 'access', offset: 0, limit: 100 },
  );
  return events.map(({ message }) => message).filter((message) => message.includes('exported'));
}

test('copying a few rows of a whole list is no export, which the list as a file is', async () => {
  const app = await tracker.open('admin', '/types/2/issues', { workspace: { lists: 'whole' } });
  await screen.findByText(`${String(count)} issues`);
  await select(app, 2);
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
  const write = jest.spyOn(navigator.clipboard, 'writeText');

  await choose(app, 'Copy as table');
  await waitFor(() => {
    expect(write).toHaveBeenCalledTimes(1);
  });
  expect(await notedExports()).toEqual([]);
  expect(await app.sent()).toEqual(['listIssues']);

  const list = { typeId: 2, html: false, offset: 0, limit: 10_000 };
  await tracker.admin.result('/issues/list.php', list);
  expect(await notedExports()).toEqual([`Issues of type Bugs exported: ${String(count)}`]);
});

test('what is refused is named, on whatever page it is', async () => {
  const { sent, user } = await selectOnPages();
  replyTo('/issues/edit.php', () => refused('AccessDenied'));
  const bar = within(screen.getByRole('toolbar', { name: '3 issues selected' }));
  await user.click(bar.getByRole('button', { name: 'Attributes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Severity' }));
  await user.type(await screen.findByRole('textbox', { name: 'Severity' }), '3');
  await screen.findByText('Affected: 3, already so: 0, not permitted: 0');
  expect(await sent()).toEqual(times(3, 'loadIssue'));
  await user.keyboard('{Enter}');

  await outcomeOfJob('Done: 0, already so: 0, refused: 3');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    [2, 1, 52].map((number) => `#${String(issues.idOf(number))} Issue ${String(number)}`),
  );
  // Each is looked at before its change is sent, and only that is refused.
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([...times(3, 'loadIssue'), ...times(3, 'editIssue')]),
  );
});

test('several are subscribed after a look at each, with what would change', async () => {
  const { admin, bob } = tracker;
  const account = { name: 'Bob', login: 'bob', email: 'bob@example.com', language: null };
  await admin.result('/users/edit.php', { userId: 2, ...account });
  const mail = { emailEngine: 'standard', emailFrom: 'tracker@example.com' };
  await admin.result('/settings/email/edit.php', mail);
  const { sent, user } = await selectOnPages('bob');
  await bob.result('/issues/subscribe.php', { issueId: issues.idOf(52) });
  await user.keyboard('{Shift>}s{/Shift}');

  const form = within(await screen.findByRole('form', { name: 'Subscribe' }));
  await form.findByText('Affected: 2, already so: 1, not permitted: 0');
  expect(await sent()).toEqual(times(3, 'loadIssue'));
  await user.click(form.getByRole('button', { name: 'Subscribe' }));
  await screen.findByText('Done: 2, already so: 1, refused: 0', { selector: '[data-bulk] span' });
  // Each is looked at once more before it is sent.
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      ...times(3, 'loadIssue'),
      ...times(2, 'subscribeIssue'),
      'listIssues',
      'getAlertStatus',
    ]),
  );
});
