/** What may happen to a save of a job over many: it is held up, says why, goes on, and does nothing twice or not at all. */
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { addTo } from '@tests/server/calls/smallTracker';
import { mswServer } from '@tests/setup/mswServer';
import { submitButton } from '@tests/support/forms';
import { baseURL } from '@tests/support/server/tracker';
import {
  type LivingApp,
  type LivingTracker,
  openLivingTracker,
} from '@tests/support/server/livingTracker';
import { selectBulkJob } from '@/screen/bulk';
import { type Fault, faults } from '@tests/features/saving/faults';

let tracker: LivingTracker;
let admin: LivingTracker['admin'];

beforeEach(async () => {
  tracker = await openLivingTracker();
  // What is not older than an attempt is looked for: both clocks go alike. Older sessions have ended by then.
  tracker.server.clock.now = Math.floor(Date.now() / 1000);
  admin = await tracker.server.logIn('admin');
});

/** Each fault, and again with a save that was carried out before its answer was lost. */
const rounds = faults.flatMap((fault) => [
  { fault, isDone: false },
  ...(fault.maySucceed ? [{ fault, isDone: true }] : []),
]);

/** The next call of a path meets a fault; those after it come through. */
function meetOnce(path: string, { fault, isDone }: { fault: Fault; isDone: boolean }) {
  let isMet = false;
  mswServer.use(
    http.post(`${baseURL}/server/api${path}`, async ({ request }) => {
      if (isMet) return undefined;
      isMet = true;
      if (isDone) await admin.result(path, (await request.clone().json()) as object);
      return fault.answer();
    }),
  );
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

const idOfJob = ({ store }: LivingApp) => selectBulkJob(store.getState())?.id;

it('an import adds each row once', async () => {
  const app = await tracker.open('admin', `/folders/${String(tracker.folderId)}/issues`);
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
  }
  const names = rounds.map((_, index) => `Row ${String(index)}`);
  expect((await namesOfAll()).toSorted()).toEqual(names.toSorted());
});

async function namesOfAll(): Promise<(string | number | undefined)[]> {
  const list = { typeId: 2, offset: 0, limit: 100, sortColumn: 1, sortAscending: true };
  const { issues } = await admin.result<{ issues: { cells: (string | number)[] }[] }>(
    '/issues/list.php',
    list,
  );
  return issues.map(({ cells }) => cells[1]);
}

it('a change of several is carried out', async () => {
  const issues = ['First', 'Second'].map((name) => ({
    folderId: tracker.folderId,
    name,
    values: [],
  }));
  const ids: number[] = [];
  for (const issue of issues) ids.push(await addTo(admin, '/issues/add.php', issue));
  const app = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Second/ });
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
    expect([round.fault.name, await severities(ids)]).toEqual([round.fault.name, [value, value]]);
  }
});

async function severities(ids: readonly number[]): Promise<(string | null | undefined)[]> {
  const { attributes } = await admin.result<{ attributes: { id: number; name: string }[] }>(
    '/types/load.php',
    { typeId: 2, attributes: true },
  );
  const severity = attributes.find(({ name }) => name === 'Severity')?.id;
  const loaded = ids.map((issueId) =>
    admin.result<{ attributes: { id: number; value: string | null }[] }>('/issues/load.php', {
      issueId,
      attributes: true,
    }),
  );
  return (await Promise.all(loaded)).map(
    (issue) => issue.attributes.find(({ id }) => id === severity)?.value,
  );
}
