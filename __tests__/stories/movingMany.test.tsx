/** Several issues are moved to another folder while somebody else moves the same ones: nothing is lost unseen. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addTo } from '@tests/server/calls/smallTracker';
import { choose } from '@tests/support/forms';
import {
  type LivingTracker,
  openLivingTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { replyTo } from '@tests/support/server/replyTo';
import { addNumbered, goToFirst, type NumberedIssues, rowOf } from './numberedIssues';
import { inAnyOrder, outcomeOfJob, times } from './walks';

let tracker: LivingTracker;
let issues: NumberedIssues;
let attic: number;
let shelf: number;

beforeEach(async () => {
  tracker = await openLivingTracker();
  issues = await addNumbered(tracker, 3);
  const { admin, projectId } = tracker;
  const addFolder = (name: string) =>
    addTo(admin, '/projects/folders/add.php', { projectId, name, typeId: 2 });
  attic = await addFolder('Attic');
  shelf = await addFolder('Shelf');
});

/** Somebody else moves one of them. */
const theyMove = (number: number, folderId: number) =>
  tracker.admin.result('/issues/move.php', { issueId: issues.idOf(number), folderId });

/** Somebody else acts once, when the client has looked at an issue, and before its move arrives. */
function beforeMoveOf(number: number, act: () => Promise<unknown>) {
  let isDone = false;
  replyTo('/issues/move.php', async ({ issueId }) => {
    if (isDone || issueId !== issues.idOf(number)) return undefined;
    isDone = true;
    await act();
    return undefined;
  });
}

const folders = () =>
  Promise.all([1, 2].map(async (number) => (await issues.load(number)).details.folderId));

/** The question where the first two issues are to go, answered, and with what it would come to. */
async function askForShelf(): Promise<{
  user: UserEvent;
  move: () => Promise<void>;
  sent: () => Promise<Sent[]>;
}> {
  const app = await tracker.open('admin', '/types/2/issues');
  const { user, sent } = app;
  await screen.findByRole('row', { name: /Issue 3 / });
  await goToFirst(app);
  await user.keyboard('{Shift>}j{/Shift}');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await user.keyboard('m');
  const form = await screen.findByRole('form', { name: 'Move' });
  await choose(user, 'Project', 'P');
  // The folders of a project open by themselves.
  await user.click(await screen.findByRole('option', { name: 'Shelf' }));
  await within(form).findByText('Affected: 2, already so: 0, not permitted: 0');
  expect(await sent()).toEqual([
    'getGlobal',
    'listIssues',
    'getAlertStatus',
    ...times(2, 'loadIssue'),
  ]);
  const move = () => user.click(within(form).getByRole('button', { name: 'Move' }));
  return { user, move, sent };
}

const after: readonly Sent[] = ['listIssues', 'getAlertStatus'];

function expectKept(number: number) {
  expect(screen.getByRole('term')).toHaveTextContent(`Issue ${String(number)}`);
  expect(screen.getByRole('definition')).toHaveTextContent(
    'Someone else changed this in the meantime.',
  );
  expect(within(rowOf(number)).getByRole('checkbox')).toBeChecked();
}

test('what somebody else moves while one is asked stays there, and selected', async () => {
  const { move, sent } = await askForShelf();
  await theyMove(1, attic);
  await move();

  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  expect(await folders()).toEqual([attic, shelf]);
  expectKept(1);
  expect(await sent()).toEqual([...times(2, 'loadIssue'), 'moveIssue', ...after]);
});

test('what somebody else moves between the look and the move stays there, and selected', async () => {
  const { move, sent } = await askForShelf();
  beforeMoveOf(1, () => theyMove(1, attic));
  await move();

  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  expect(await folders()).toEqual([attic, shelf]);
  expectKept(1);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([...times(3, 'loadIssue'), ...times(2, 'moveIssue'), ...after]),
  );
});

test('what somebody else moves to the same folder is not taken back with the rest', async () => {
  const { user, move, sent } = await askForShelf();
  beforeMoveOf(1, () => theyMove(1, shelf));
  await move();
  await outcomeOfJob('Done: 1, already so: 1, refused: 0');
  expect(await folders()).toEqual([shelf, shelf]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await outcomeOfJob('Changes undone: 1, not undone: 0');
  expect(await folders()).toEqual([shelf, tracker.folderId]);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([...times(3, 'loadIssue'), ...times(3, 'moveIssue'), ...after, ...after]),
  );
});

test('taking back leaves where it is what somebody else has moved on', async () => {
  const { user, move, sent } = await askForShelf();
  await move();
  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  await theyMove(1, attic);
  beforeMoveOf(2, () => theyMove(2, attic));

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await outcomeOfJob('Changes undone: 0, not undone: 2');
  expect(await folders()).toEqual([attic, attic]);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([...times(2 + 3, 'loadIssue'), ...times(2 + 1, 'moveIssue'), ...after]),
  );
});

test('what somebody else deletes meanwhile is said, and the rest is moved', async () => {
  const { move, sent } = await askForShelf();
  await tracker.admin.result('/issues/delete.php', { issueId: issues.idOf(1) });
  await move();

  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  expect(screen.getByRole('definition')).toHaveTextContent(/^This issue does not exist/);
  expect((await issues.load(2)).details.folderId).toBe(shelf);
  expect(await sent()).toEqual([...times(2, 'loadIssue'), 'moveIssue', ...after]);
});
