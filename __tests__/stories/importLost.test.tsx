/** Rows of an import whose answer was lost after they were added: each is found again, whatever else the import adds. */
import { screen } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import {
  type LivingApp,
  type LivingTracker,
  openPresentTracker,
} from '@tests/support/server/livingTracker';
import { refused, replyTo } from '@tests/support/server/replyTo';
import { outcomeOfJob, times } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openPresentTracker();
});

async function namesAdded(): Promise<string[]> {
  const list = { typeId: 2, offset: 0, limit: 1000, sortColumn: 0, sortAscending: true };
  const { issues } = await tracker.admin.result<{ issues: { cells: string[] }[] }>(
    '/issues/list.php',
    list,
  );
  return issues.map(({ cells }) => cells[1] ?? '').toSorted();
}

/** The first row of this name is added, and its answer does not arrive. */
function loseAnswerOf(lost: string) {
  let isLost = false;
  replyTo('/issues/add.php', async (payload) => {
    if (isLost || payload['name'] !== lost) return undefined;
    isLost = true;
    await tracker.admin.result('/issues/add.php', payload);
    return new Response('', { status: 502 });
  });
}

/** Up to the button; the answer of the first row of a name will be lost. */
async function openImport(names: readonly string[], lost: string): Promise<LivingApp> {
  const app = await tracker.open('admin', `/folders/${String(tracker.folderId)}/issues`);
  await screen.findByRole('table', { name: 'Issues' });
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Import issues' }));
  await app.user.click(await screen.findByRole('textbox', { name: 'Table' }));
  await app.user.paste(['Name', ...names].join('\n'));
  await screen.findByText(`Ready to import: ${String(names.length)}, with errors: 0`);
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  loseAnswerOf(lost);
  return app;
}

const numbered = (name: string) => [
  name,
  ...Array.from({ length: 54 }, (_, index) => `${name} ${String(index)}`),
];

it.each([
  ['names that hold its own', 'Task', numbered('Task')],
  ['the same name', 'Same', Array.from({ length: 55 }, () => 'Same')],
  ['names that begin with the sign for the caller', '[Me] Task', numbered('[Me] Task')],
  ['others as this sign alone', '[Me]', ['[Me]', 'Other', 'Another']],
])('is found among %s', async (_among, lost, names) => {
  const app = await openImport(names, lost);
  await app.user.click(submitButton());

  await outcomeOfJob(`Done: ${String(names.length)}, already so: 0, refused: 0`);

  expect(await namesAdded()).toEqual(names.toSorted());
  expect(await app.sent()).toEqual([
    ...times(names.length, 'addIssue'),
    'listIssues',
    'loadIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

it('is not sent again when the look for it was refused, but looked for once more', async () => {
  const app = await openImport(['First', 'Second'], 'First');
  const looks = replyTo('/issues/load.php', () => refused('AccessDenied'));
  await app.user.click(submitButton());

  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  expect(screen.getByText('Row 2: First')).toBeVisible();
  looks.end();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));

  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  expect(await namesAdded()).toEqual(['First', 'Second']);
  expect(await app.sent()).toEqual([
    ...times(2, 'addIssue'),
    'listIssues',
    'loadIssue',
    'listIssues',
    'getAlertStatus',
    'listIssues',
    'loadIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});
