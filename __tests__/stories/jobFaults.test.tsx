/** What may happen to a save of a job over many: it is held up, says why, goes on, and does nothing twice or not at all. */
import { screen, waitFor } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import {
  type LivingApp,
  type LivingTracker,
  openPresentTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { selectBulkJob } from '@/screen/bulk';
import { type Fault, faults } from '@tests/features/saving/faults';
import { addNumbered } from './numberedIssues';
import { namesOfBugs } from './ownIssues';
import { replyTo } from '@tests/support/server/replyTo';
import { inAnyOrder, times } from './walks';

let tracker: LivingTracker;
let admin: LivingTracker['admin'];

beforeEach(async () => {
  tracker = await openPresentTracker();
  ({ admin } = tracker);
});

interface Round {
  fault: Fault;
  isDone: boolean;
}

/** Each fault, and again with a save that was carried out before its answer was lost. */
const rounds: readonly Round[] = faults.flatMap((fault) => [
  { fault, isDone: false },
  ...(fault.maySucceed ? [{ fault, isDone: true }] : []),
]);

/** The next call of a path meets a fault; those after it come through. */
function meetOnce(path: string, { fault, isDone }: Round) {
  let isMet = false;
  replyTo(path, async (payload) => {
    if (isMet) return undefined;
    isMet = true;
    if (isDone) await admin.result(path, payload);
    return fault.answer();
  });
  return () => isMet;
}

/** Goes on whenever that is offered, until another job than before has ended with nothing refused. */
async function goOnToTheEnd({ store, user }: LivingApp, before: number | undefined) {
  await waitFor(
    async () => {
      const job = selectBulkJob(store.getState());
      expect(document.body).not.toHaveFocus();
      const isNew = job && job.id !== before;
      if (isNew && job.phase === 'ended' && job.tally.refused.length === 0) return;
      const again = screen.queryByRole('button', { name: /^(Continue|Try again)$/ });
      if (isNew && again) await user.click(again);
      throw new Error(`The job has not ended: ${JSON.stringify(job)}`);
    },
    { timeout: 10_000 },
  );
}

/** These say that nothing was saved, so that the save is refused. */
const refusals: readonly string[] = [
  'access denied',
  'internal error',
  'upload refused',
  'too large for a proxy',
  'too many requests',
];
const isRefusal = ({ fault }: Round) => refusals.includes(fault.name);
/** The token is asked for anew, and the same call made once more. */
const isReplaced = ({ fault }: Round) => fault.name === 'session replaced';

/** Whether a session is still there is asked the page. */
const looksAtSession = ({ fault }: Round): Sent[] =>
  ['internal error', 'session replaced'].includes(fault.name) ? ['/client/index.php'] : [];

/** What is shown again when a job has ended that saved something. */
const shownAgain: readonly Sent[] = ['listIssues', 'getAlertStatus'];

const idOfJob = ({ store }: LivingApp) => selectBulkJob(store.getState())?.id;

it('an import adds each row once', async () => {
  const app = await tracker.open('admin', `/folders/${String(tracker.folderId)}/issues`);
  await screen.findByRole('button', { name: 'More' });
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus']),
  );
  for (const [index, round] of rounds.entries()) {
    await app.user.click(await screen.findByRole('button', { name: 'More' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Import issues' }));
    await app.user.click(await screen.findByRole('textbox', { name: 'Table' }));
    await app.user.paste(`Name\nRow ${String(index)}`);
    await screen.findByText('Ready to import: 1, with errors: 0');
    const isMet = meetOnce('/issues/add.php', round);
    const before = idOfJob(app);
    await app.user.click(submitButton());

    await goOnToTheEnd(app, before);

    expect([round.fault.name, isMet()]).toEqual([round.fault.name, true]);
    expect([round.fault.name, inAnyOrder(await app.sent())]).toEqual([
      round.fault.name,
      inAnyOrder(sentToAdd(round)),
    ]);
  }
  const names = rounds.map((_, index) => `Row ${String(index)}`);
  expect((await namesOfBugs(admin)).toSorted()).toEqual(names.toSorted());
});

/** An import of one row: what may have been added is looked for in the list, and then by itself. */
function sentToAdd(round: Round): Sent[] {
  const isInDoubt = !isRefusal(round) && !isReplaced(round);
  return [
    'addIssue',
    ...looksAtSession(round),
    ...times(isInDoubt ? 1 : 0, 'listIssues'),
    round.isDone ? 'loadIssue' : 'addIssue',
    ...shownAgain,
  ];
}

it('a change of several is carried out', async () => {
  const { severities } = await addNumbered(tracker, 2);
  const app = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Issue 2/ });
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus']),
  );
  for (const [index, round] of rounds.entries()) {
    const value = String((index % 2) + 1);
    await app.user.keyboard('j');
    await app.user.keyboard('{Shift>}x{/Shift}');
    await app.user.click(await screen.findByRole('button', { name: 'Attributes' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Edit Severity' }));
    const field = await screen.findByRole('textbox', { name: 'Severity' });
    await app.user.clear(field);
    await app.user.type(field, value);
    const isMet = meetOnce('/issues/edit.php', round);
    const before = idOfJob(app);
    await app.user.keyboard('{Enter}');

    await goOnToTheEnd(app, before);

    expect([round.fault.name, isMet()]).toEqual([round.fault.name, true]);
    expect([round.fault.name, inAnyOrder(await app.sent())]).toEqual([
      round.fault.name,
      inAnyOrder(sentToEdit(round)),
    ]);
    expect([round.fault.name, await severities()]).toEqual([round.fault.name, [value, value]]);
  }
});

/** A change of two issues: each is looked at for the form and before it is sent, and one of them once more after a fault. */
function sentToEdit(round: Round): Sent[] {
  return [
    ...times(4, 'loadIssue'),
    ...times(2, 'editIssue'),
    ...looksAtSession(round),
    // The job has ended before it is tried again, and the other issue shows its change.
    ...(isRefusal(round) ? shownAgain : []),
    ...times(isReplaced(round) ? 0 : 1, 'loadIssue'),
    ...times(round.isDone ? 0 : 1, 'editIssue'),
    ...shownAgain,
  ];
}
