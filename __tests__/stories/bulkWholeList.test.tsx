/** A whole list of many after a job: what has left it is taken out, and what has changed is asked for, not all of it. */
import { screen, waitFor, within } from '@testing-library/react';
import { attributeColumn } from '@/protocol/enums';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { replyTo } from '@tests/support/server/replyTo';
import { addAlike, linkOf, numbered, rowOf } from './numberedIssues';
import { idOfAttribute } from './ownIssues';
import { inAnyOrder, outcomeOfJob, times } from './walks';

/** More than one slice. */
const count = 1_120;
/** More than are asked for after one save. */
const many = 110;

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { clock } = tracker.server;
  const names = numbered(count);
  for (let place = 0; place < count; place += 100) {
    await addAlike(tracker, names.slice(place, place + 100));
    clock.now += 1;
  }
});

/** Opens the list whole, selects the first ones, and sets their severity; tells how many rows were asked for since. */
async function setSeverityOfMany(at: string, severity: number) {
  const app = await tracker.open('admin', at, { workspace: { lists: 'whole' } });
  const { user, settled } = app;
  await screen.findByText('1,120 issues');
  await settled();
  await user.keyboard('j');
  await waitFor(() => {
    expect(linkOf(1)).toHaveFocus();
  });
  await user.keyboard(`{Shift>}${'j'.repeat(many - 1)}{/Shift}`);
  const bar = await screen.findByRole('toolbar', { name: `${String(many)} issues selected` });
  await user.click(within(bar).getByRole('button', { name: 'Attributes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Severity' }));
  await user.type(await screen.findByRole('textbox', { name: 'Severity' }), String(severity));
  await screen.findByText(`Affected: ${String(many)}, already so: 0, not permitted: 0`);
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'getAlertStatus',
      ...times(3, 'listIssues'),
      ...times(many, 'loadIssue'),
    ]),
  );

  const limits: unknown[] = [];
  replyTo('/issues/list.php', ({ limit }) => {
    limits.push(limit);
    return undefined;
  });
  await user.keyboard('{Enter}');
  await outcomeOfJob(`Done: ${String(many)}, already so: 0, refused: 0`);
  return { app, limits };
}

const ofJob = [...times(many, 'loadIssue'), ...times(many, 'editIssue'), 'getAlertStatus'] as const;

test('issues that have left the list after a job are taken out of it', async () => {
  const severity = attributeColumn(await idOfAttribute(tracker.admin, 'Severity'));
  const { app, limits } = await setSeverityOfMany(
    `/types/2/issues?column=${String(severity)}&search=2`,
    3,
  );

  expect(await screen.findByText('1,010 issues')).toBeInTheDocument();
  await app.user.keyboard('{Home}');
  expect(rowOf(many + 1)).toHaveAttribute('aria-rowindex', '2');
  expect(limits).toEqual([100 + many]);
  expect(inAnyOrder(await app.sent())).toEqual(inAnyOrder([...ofJob, 'listIssues']));
});

test('issues that have changed in a job are asked for, and no others', async () => {
  const { app, limits } = await setSeverityOfMany('/types/2/issues', 1);

  await waitFor(() => {
    expect(limits).toEqual([100 + many]);
  });
  await app.settled();
  expect(screen.getByText('1,120 issues')).toBeInTheDocument();
  expect(inAnyOrder(await app.sent())).toEqual(inAnyOrder([...ofJob, 'listIssues']));
});
