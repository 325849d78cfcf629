/** What one can do with a job over many issues is said in the table of commands, too, however far it has come. */
import { act, screen, within } from '@testing-library/react';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { showJob } from '@/screen/bulk';
import { lookBegun, newJob, stepRefused } from '@/screen/bulkJob';
import { type LivingTracker, openPresentTracker } from '@tests/support/server/livingTracker';
import { holdUp, refused, replyTo } from '@tests/support/server/replyTo';
import { isAskedBeforeLeaving } from '@tests/support/leaving';
import { strayControls, strayInMenus } from '@tests/support/strayControls';
import { submitButton } from '@tests/support/forms';
import { addNumbered } from './numberedIssues';
import { inAnyOrder } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openPresentTracker();
});

/** The buttons of the job on screen, by what stands behind each. */
const commandsOf = (job: HTMLElement) =>
  within(job)
    .getAllByRole('button')
    .map((button) => button.dataset['command'] ?? button.textContent);

const jobAt = (name: string | RegExp) => screen.findByRole('group', { name });

/** Until only Enter is to be pressed. */
async function beginToChangeTwo() {
  await addNumbered(tracker, 2);
  const { user, store, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Issue 2/ });
  await user.keyboard('j{Shift>}x{/Shift}');
  await user.click(await screen.findByRole('button', { name: 'Attributes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Severity' }));
  const field = await screen.findByRole('textbox', { name: 'Severity' });
  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
  await user.clear(field);
  await user.type(field, '3');
  await screen.findByText(/^Affected: 2/);
  expect(await sent()).toEqual([
    ...['getGlobal', 'listIssues', 'getAlertStatus'],
    ...['loadIssue', 'loadIssue'],
  ]);
  return { user, store, sent };
}

it('is all there is while many are changed, and when that is held up', async () => {
  const { user, sent } = await beginToChangeTwo();
  const letThrough = holdUp('/issues/edit.php');
  await user.keyboard('{Enter}');
  const job = await jobAt('Edit Severity: 0 of 2');
  expect(commandsOf(job)).toEqual(['job.pause', 'job.stop']);
  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
  expect(isAskedBeforeLeaving()).toBe(true);

  await user.click(within(job).getByRole('button', { name: 'Pause' }));
  expect(isAskedBeforeLeaving()).toBe(false);
  expect(commandsOf(job)).toEqual(['job.resume', 'job.stop']);
  expect(within(job).getByRole('button', { name: 'Continue' })).toHaveFocus();

  await user.click(within(job).getByRole('button', { name: 'Stop' }));
  letThrough();
  await jobAt(/^Edit Severity: Done: 2/);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      ...(['loadIssue', 'loadIssue', 'editIssue', 'editIssue'] as const),
      ...(['listIssues', 'getAlertStatus'] as const),
    ]),
  );
});

it('is all there is when some were refused', async () => {
  const { user, sent } = await beginToChangeTwo();
  replyTo('/issues/edit.php', () => refused('AccessDenied'));
  await user.keyboard('{Enter}');

  expect(commandsOf(await jobAt(/refused: 2$/))).toEqual(['job.retry', 'job.close']);
  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'editIssue', 'editIssue']);
});

it('is all there is when very many were refused, of which the first are drawn', async () => {
  const { user, store, sent } = await beginToChangeTwo();
  const issues = Array.from({ length: 150 }, (_, index) => ({ issueId: index + 1, name: 'Old' }));
  const access = { kind: 'api', code: ApiErrorCode.AccessDenied } as const;
  const refusedJob = issues.reduce(
    (job, { issueId }) => stepRefused(lookBegun(job, issueId), issueId, access),
    newJob({ id: 1, userId: 1, act: { kind: 'value', attributeId: 5, value: '3' } }, issues),
  );
  act(() => {
    store.dispatch(showJob(refusedJob));
  });

  const job = await jobAt(/refused: 150$/);
  expect(within(job).getAllByRole('link')).toHaveLength(100);
  expect(commandsOf(job)).toEqual(['job.retry', 'job.close', 'Show more: 50']);
  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
  await user.click(within(job).getByRole('button', { name: 'Show more: 50' }));
  expect(within(job).getAllByRole('link')).toHaveLength(150);
  expect(await sent()).toEqual([]);
});

it('is all there is in an import, and when rows of it were refused', async () => {
  const { user, sent } = await tracker.open('admin', `/folders/${String(tracker.folderId)}/issues`);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import issues' }));
  await user.click(await screen.findByRole('textbox', { name: 'Table' }));
  await user.paste('Name\tSeverity\nFirst\t1\nSecond\tmuch');
  await screen.findByText('Ready to import: 1, with errors: 1');
  expect(screen.getByRole('button', { name: 'Save these rows as CSV' })).toBeVisible();
  expect(await strayInMenus(user, screen.getByRole('dialog'))).toEqual([]);

  replyTo('/issues/add.php', () => refused('AccessDenied'));
  await user.click(submitButton());
  const job = await jobAt(/refused: 1$/);
  expect(commandsOf(job)).toEqual(['job.retry', 'job.saveRefused', 'job.close']);
  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'addIssue']);
});

it('is all there is at a cell that could not be saved', async () => {
  await addNumbered(tracker, 1);
  const { user, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Issue 1/ });
  replyTo('/issues/edit.php', () => refused('AccessDenied'));
  await user.keyboard('j{F2}');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Other{Enter}');
  await screen.findByRole('alert');

  expect(strayControls(screen.getByRole('main'))).toEqual([]);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      ...(['getGlobal', 'listIssues', 'getAlertStatus'] as const),
      ...(['loadIssue', 'loadIssue', 'editIssue'] as const),
    ]),
  );
});
