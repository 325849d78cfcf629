import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { caughtDownloads } from '@tests/features/issues/caughtDownloads';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import { choose } from '@tests/support/forms';
import { createGate } from '@tests/support/gate';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { holdUp, refused, replyTo } from '@tests/support/server/replyTo';
import { addNumbered, goToFirst, linkOf, type NumberedIssues, rowOf } from './numberedIssues';
import { inAnyOrder, outcomeOfJob, times } from './walks';

let tracker: LivingTracker;
let issues: NumberedIssues;

beforeEach(async () => {
  tracker = await openLivingTracker();
  issues = await addNumbered(tracker, 6);
});

async function openList(login = 'admin') {
  const app = await tracker.open(login, '/types/2/issues');
  await screen.findByRole('row', { name: /Issue 6 / });
  await goToFirst(app);
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  return app;
}

/** Selects the first issues of the list. */
async function selectFirst(user: UserEvent, count: number) {
  await user.keyboard(`{Shift>}${'j'.repeat(count - 1)}{/Shift}`);
  return screen.findByRole('toolbar', { name: `${String(count)} issues selected` });
}

/** The table of the list on screen; those of others stay built out of sight. */
const shownTable = () => screen.getByRole('table', { name: 'Issues' });

async function setSeverityOfAll(user: UserEvent, value: string) {
  const bar = screen.getByRole('toolbar', { name: /selected$/ });
  await user.click(within(bar).getByRole('button', { name: 'Attributes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Severity' }));
  const field = await screen.findByRole('textbox', { name: 'Severity' });
  await user.type(field, value);
  // Each issue has been looked at.
  await screen.findByText(/^Affected: /);
  return field;
}

test('a value is set for several, with a preview, and taken back as one', async () => {
  await issues.setSeverity(2, '3');
  const { user, sent } = await openList();
  await selectFirst(user, 3);
  await setSeverityOfAll(user, '3');
  expect(
    await screen.findByText('Affected: 2, already so: 1, not permitted: 0'),
  ).toBeInTheDocument();
  await user.keyboard('{Enter}');

  await outcomeOfJob('Done: 2, already so: 1, refused: 0');
  expect(await issues.severities()).toEqual(['3', '3', '3', '2', '2', '2']);
  // The keyboard is back in the list, and nothing is selected any more.
  expect(focused()).toBe(linkOf(3));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();

  await issues.setSeverity(3, '1');
  await user.keyboard('{Control>}z{/Control}');
  await outcomeOfJob('Changes undone: 1, not undone: 1');
  // What stays is named with the reason, and selected.
  expect(screen.getByRole('term')).toHaveTextContent(`#${String(issues.idOf(3))} Issue 3`);
  expect(screen.getByRole('definition')).toHaveTextContent(
    'Not undone: this has been changed since.',
  );
  expect(within(rowOf(3)).getByRole('checkbox')).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(await issues.severities()).toEqual(['2', '3', '1', '2', '2', '2']);

  expect(await sent()).toEqual([
    ...times(6, 'loadIssue'),
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('the preview names those that could not be looked at, and why', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 3);
  await tracker.admin.result('/issues/delete.php', { issueId: issues.idOf(2) });
  const { isOpen, open } = createGate();
  replyTo('/issues/load.php', ({ issueId }) => (issueId === issues.idOf(3) ? isOpen : undefined));
  await setSeverityOfAll(user, '3');

  // What is counted so far is not all.
  const preview = await screen.findByText('Affected: 1, already so: 0, not permitted: 0');
  const looking = await within(preview).findByRole('progressbar', { name: '2 of 3' });
  expect(preview).toHaveTextContent(/2 of 3$/);
  open();
  expect(await screen.findByText('Affected: 2, already so: 0, not permitted: 0')).toBe(preview);
  expect(preview).toHaveTextContent(new RegExp(`#${String(issues.idOf(2))}: `));
  expect(looking).not.toBeInTheDocument();
  expect(preview).toHaveAttribute('aria-busy', 'false');
  expect(preview).toHaveAttribute('aria-live', 'polite');
  expect(await sent()).toEqual(times(3, 'loadIssue'));
});

test('the preview counts those of projects whose members the value is none of', async () => {
  const { admin } = tracker;
  const details = { members: 1 };
  await addTo(admin, '/types/attributes/add.php', {
    ...{ typeId: 2, name: 'Tester', type: 'USER', details },
  });
  const projectId = await addTo(admin, '/projects/add.php', { name: 'Q' });
  const folder = { projectId, name: 'G', typeId: 2 };
  const folderId = await addTo(admin, '/projects/folders/add.php', folder);
  await addTo(admin, '/issues/add.php', { folderId, name: 'Elsewhere' });
  const { user, sent } = await openList();
  await selectFirst(user, 7);
  await user.click(bar().getByRole('button', { name: 'Attributes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Tester' }));
  await user.type(await screen.findByRole('combobox', { name: 'Tester' }), 'Bob{Tab}');

  expect(await screen.findByText('Affected: 6, already so: 0, not permitted: 0')).toBeVisible();
  expect(screen.getByText('Value not possible: 1')).toBeVisible();
  expect(await sent()).toEqual(times(7, 'loadIssue'));
});

const bar = () => within(screen.getByRole('toolbar', { name: /selected$/ }));

/** The server does something else with changes of one issue. */
function onChangeOf(
  number: number,
  reply: (payload: Record<string, unknown>) => Promise<Response | undefined> | Response,
) {
  return replyTo('/issues/edit.php', (payload) =>
    payload['issueId'] === issues.idOf(number) ? reply(payload) : undefined,
  );
}

/** Somebody else does something right before the server changes one issue. */
function beforeChangeOf(number: number, act: () => Promise<void>) {
  return onChangeOf(number, async () => {
    await act();
    return undefined;
  });
}

test('what the server refuses stays selected with the reason, and is tried again', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 3);
  const refusal = onChangeOf(2, () => refused('AccessDenied'));
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');

  await outcomeOfJob('Done: 2, already so: 0, refused: 1');
  expect(await issues.severities()).toEqual(['3', '2', '3', '2', '2', '2']);
  expect(screen.getByRole('term')).toHaveTextContent(`#${String(issues.idOf(2))} Issue 2`);
  expect(screen.getByRole('definition')).toHaveTextContent(
    'You do not have permission to do this.',
  );
  expect(within(rowOf(2)).getByRole('checkbox')).toBeChecked();
  expect(within(rowOf(1)).getByRole('checkbox')).not.toBeChecked();

  refusal.end();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await outcomeOfJob('Done: 3, already so: 0, refused: 0');
  expect(await issues.severities()).toEqual(['3', '3', '3', '2', '2', '2']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(
    screen.queryByText(/^Changed: /, { selector: '[data-bulk] span' }),
  ).not.toBeInTheDocument();

  expect(await sent()).toEqual([
    ...times(6, 'loadIssue'),
    'editIssue',
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('a change whose answer is lost is looked for, and made once', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 2);
  let times = 0;
  onChangeOf(1, async (payload) => {
    times += 1;
    await tracker.admin.result('/issues/edit.php', payload);
    return HttpResponse.error();
  });
  await setSeverityOfAll(user, '3');
  expect(await sent()).toEqual(['loadIssue', 'loadIssue']);
  await user.keyboard('{Enter}');

  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  expect(times).toBe(1);
  expect(await issues.severities()).toEqual(['3', '3', '2', '2', '2', '2']);

  expect(await sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'editIssue',
    'editIssue',
    'loadIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('what somebody else changed while the answer was lost is not overwritten by another try', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 2);
  const lost = onChangeOf(1, async () => {
    await issues.setSeverity(1, '1');
    return HttpResponse.error();
  });
  const refusal = onChangeOf(2, () => refused('AccessDenied'));
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');
  await outcomeOfJob('Done: 0, already so: 0, refused: 2');
  lost.end();
  refusal.end();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  expect(await issues.severities()).toEqual(['1', '3', '2', '2', '2', '2']);
  expect(screen.getByRole('definition')).toHaveTextContent(
    'Someone else changed this in the meantime.',
  );
  // To try it once more would change nothing; it is selected, so that one can ask anew.
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(within(rowOf(1)).getByRole('checkbox')).toBeChecked();

  expect(await sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'editIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('what somebody else changes between the look and the change is not overwritten', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 3);
  const others = [
    beforeChangeOf(1, () => issues.setSeverity(1, '1')),
    beforeChangeOf(2, () => issues.setSeverity(2, '3')),
  ];
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');

  await outcomeOfJob('Done: 1, already so: 1, refused: 1');
  expect(await issues.severities()).toEqual(['1', '3', '3', '2', '2', '2']);
  expect(screen.getByRole('term')).toHaveTextContent(`#${String(issues.idOf(1))} Issue 1`);
  expect(screen.getByRole('definition')).toHaveTextContent(
    'Someone else changed this in the meantime.',
  );
  expect(within(rowOf(1)).getByRole('checkbox')).toBeChecked();
  for (const other of others) other.end();
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      ...times(3 + 3 + 1, 'loadIssue'),
      ...times(3, 'editIssue'),
      'listIssues',
      'getAlertStatus',
    ]),
  );
});

test('what somebody else changes while one is asked is not overwritten', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 2);
  await setSeverityOfAll(user, '3');
  await issues.setSeverity(1, '1');
  await user.keyboard('{Enter}');

  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  expect(await issues.severities()).toEqual(['1', '3', '2', '2', '2', '2']);
  expect(await sent()).toEqual([
    ...times(4, 'loadIssue'),
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);

  // Asked anew, it has been seen.
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');
  await outcomeOfJob('Done: 1, already so: 0, refused: 0');
  expect(await issues.severities()).toEqual(['3', '3', '2', '2', '2', '2']);
  expect(await sent()).toEqual([
    ...times(2, 'loadIssue'),
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('who is faster than the undo of many is not overwritten', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 2);
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');
  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  const other = beforeChangeOf(1, () => issues.setSeverity(1, '1'));
  await user.keyboard('{Control>}z{/Control}');

  await outcomeOfJob('Changes undone: 1, not undone: 1');
  expect(screen.getByRole('definition')).toHaveTextContent(
    'Not undone: this has been changed since.',
  );
  expect(await issues.severities()).toEqual(['1', '2', '2', '2', '2', '2']);
  other.end();
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      ...times(2 + 2 + 2 + 1, 'loadIssue'),
      ...times(2 + 2, 'editIssue'),
      ...times(2, 'listIssues'),
      ...times(2, 'getAlertStatus'),
    ]),
  );
});

test('a server that refuses for ever is believed in the end', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 2);
  const refusal = onChangeOf(1, () => refused('TransactionDeadlock'));
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');

  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  refusal.end();
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      ...times(2 + 2 + 2, 'loadIssue'),
      ...times(3 + 1, 'editIssue'),
      'listIssues',
      'getAlertStatus',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues', 'getAlertStatus']);
});

test('a session that ends pauses the job, which goes on after the login', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 3);
  await setSeverityOfAll(user, '3');
  const ended = replyTo('/*', () => refused('LoginRequired'));
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText(/session has expired/i, { selector: '[data-bulk] p' }),
  ).toBeVisible();
  expect(screen.getByText('0 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await sent()).toEqual(times(6, 'loadIssue'));
  ended.end();

  // The page of the login takes the place of this one, and another page comes after it.
  const next = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Issue 6 / });
  await user.keyboard('j');
  await outcomeOfJob('Done: 3, already so: 0, refused: 0');
  expect(await issues.severities()).toEqual(['3', '3', '3', '2', '2', '2']);
  expect(inAnyOrder(await next.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'listIssues',
      'loadIssue',
      'loadIssue',
      'loadIssue',
      'editIssue',
      'editIssue',
      'editIssue',
      'getAlertStatus',
      'listIssues',
      'getAlertStatus',
    ]),
  );
});

async function setThree(user: UserEvent) {
  await selectFirst(user, 3);
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');
  await outcomeOfJob('Done: 3, already so: 0, refused: 0');
}

test('taking back waits for the login after a session has ended, and goes on', async () => {
  const { user, sent } = await openList();
  await setThree(user);
  const ended = replyTo('/*', () => refused('LoginRequired'));
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText(/session has expired/i, { selector: '[data-bulk] p' });
  expect(screen.getByText('0 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await sent()).toEqual([
    ...times(6, 'loadIssue'),
    'editIssue',
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'loadIssue',
    'loadIssue',
  ]);
  ended.end();
  await issues.setSeverity(2, '1');

  const next = await tracker.open('admin', '/types/2/issues');
  await screen.findByRole('row', { name: /Issue 6 / });
  await user.keyboard('j');
  await outcomeOfJob('Changes undone: 2, not undone: 1');
  expect(await issues.severities()).toEqual(['2', '1', '2', '2', '2', '2']);
  expect(inAnyOrder(await next.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'listIssues',
      'loadIssue',
      'loadIssue',
      'loadIssue',
      'editIssue',
      'editIssue',
      'getAlertStatus',
      'listIssues',
      'getAlertStatus',
    ]),
  );
});

test('what could not be taken back stays selected with the reason, and is tried again', async () => {
  const { user, sent } = await openList();
  await setThree(user);
  const refusal = onChangeOf(2, () => refused('AccessDenied'));
  await user.keyboard('{Control>}z{/Control}');
  await outcomeOfJob('Changes undone: 2, not undone: 1');
  expect(screen.getByRole('definition')).toHaveTextContent(
    'You do not have permission to do this.',
  );
  expect(within(rowOf(2)).getByRole('checkbox')).toBeChecked();

  refusal.end();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await outcomeOfJob('Changes undone: 3, not undone: 0');
  expect(await issues.severities()).toEqual(['2', '2', '2', '2', '2', '2']);

  expect(await sent()).toEqual([
    ...times(6, 'loadIssue'),
    'editIssue',
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('a job is paused, goes on and is stopped by hand', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 6);
  const letThrough = holdUp('/issues/edit.php');
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  letThrough();
  await screen.findByText('4 of 6');
  expect(await issues.severities()).toEqual(['3', '3', '3', '3', '2', '2']);

  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await outcomeOfJob('Done: 4, already so: 0, refused: 0');
  expect(await issues.severities()).toEqual(['3', '3', '3', '3', '2', '2']);
  // Those that nothing was done to are still selected.
  expect(screen.getByRole('toolbar', { name: '2 issues selected' })).toBeVisible();

  expect(await sent()).toEqual([
    ...times(10, 'loadIssue'),
    'editIssue',
    'editIssue',
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('what is selected while a job runs stays so when it ends', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 5);
  const letThrough = holdUp('/issues/edit.php');
  await setSeverityOfAll(user, '3');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Pause' });
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await user.click(within(rowOf(2)).getByRole('checkbox'));
  await user.click(within(rowOf(6)).getByRole('checkbox'));
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  letThrough();
  await outcomeOfJob('Done: 5, already so: 0, refused: 0');
  expect(screen.getByRole('toolbar', { name: '2 issues selected' })).toBeVisible();

  const calls = [...times(10, 'loadIssue'), ...times(5, 'editIssue')] as const;
  expect(inAnyOrder(await sent())).toEqual(inAnyOrder([...calls, 'listIssues', 'getAlertStatus']));
});

test('several are moved by those who may; the preview counts the others', async () => {
  const { admin } = tracker;
  const projectId = await addTo(admin, '/projects/add.php', { name: 'Q' });
  const folder = await addTo(admin, '/projects/folders/add.php', {
    projectId,
    name: 'G',
    typeId: 2,
  });
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 2 });
  const { user, sent } = await openList('bob');
  await selectFirst(user, 2);
  await user.keyboard('m');
  expect(await screen.findByRole('form', { name: 'Move' })).toBeVisible();
  await choose(user, 'Project', 'Q');
  // Bob administers the project they come to, but not the one they stand in.
  await screen.findByText('Affected: 0, already so: 0, not permitted: 2');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(focused()).toBe(linkOf(2));
  });

  expect(await sent()).toEqual(['loadIssue', 'loadIssue']);

  const asAdmin = await openList();
  await selectFirst(asAdmin.user, 2);
  await asAdmin.user.click(bar().getByRole('button', { name: 'Move' }));
  const form = within(await screen.findByRole('form', { name: 'Move' }));
  await choose(asAdmin.user, 'Project', 'Q');
  await asAdmin.user.click(form.getByRole('button', { name: 'Move' }));
  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  expect(await asAdmin.sent()).toEqual([
    ...times(4, 'loadIssue'),
    ...['moveIssue', 'moveIssue', 'listIssues', 'getAlertStatus'],
  ]);
  expect((await issues.load(1)).details.folderId).toBe(folder);
  expect((await issues.load(3)).details.folderId).toBe(tracker.folderId);
  await asAdmin.user.click(screen.getByRole('button', { name: 'Undo' }));
  await outcomeOfJob('Changes undone: 2, not undone: 0');
  expect((await issues.load(2)).details.folderId).toBe(tracker.folderId);
  expect(await asAdmin.sent()).toEqual([
    ...times(2, 'loadIssue'),
    ...['moveIssue', 'moveIssue', 'listIssues', 'getAlertStatus'],
  ]);
});

test('after a question the keyboard is in the list on screen, not in one that is kept beside it', async () => {
  const { user, sent } = await openList();
  window.location.hash = `#/folders/${String(tracker.folderId)}/issues`;
  await screen.findByRole('button', { name: /^Folder: / });
  await screen.findByRole('row', { name: /Issue 6 / });
  const [kept] = screen.getAllByRole('table', { name: 'Issues', hidden: true });
  expect(kept).not.toBe(shownTable());
  await user.keyboard('jj');
  await selectFirst(user, 2);
  await setSeverityOfAll(user, '3');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(focused()).toHaveAttribute('data-row-link');
  expect(shownTable()).toContainElement(focused());
  expect(inAnyOrder(await sent())).toEqual(['listIssues', ...times(2, 'loadIssue')]);
});

test('several are marked one by one, and deleted after a question', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 2);
  await user.click(bar().getByRole('button', { name: 'Mark as read' }));
  const question = within(await screen.findByRole('form', { name: 'Mark as read' }));
  await question.findByText('Affected: 2, already so: 0, not permitted: 0');
  await user.click(question.getByRole('button', { name: 'Mark as read' }));
  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  await waitFor(() => {
    expect(within(rowOf(1)).queryByText('Unread')).not.toBeInTheDocument();
  });
  expect(within(rowOf(3)).getByText('Unread')).toBeInTheDocument();
  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'listIssues', 'getAlertStatus']);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await within(rowOf(1)).findByText('Unread');

  await user.keyboard('{Shift>}x{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(bar().getByRole('button', { name: 'Delete' }));
  const form = within(await screen.findByRole('form', { name: 'Delete' }));
  expect(form.getByText(/^The entire history/)).toBeVisible();
  // As in the window that deletes one.
  expect(form.getByRole('button', { name: 'Delete' })).toHaveClass('danger');
  expect(form.getByText('6 issues selected')).toBeVisible();
  expect(await sent()).toEqual([
    ...['loadIssue', 'loadIssue', 'listIssues', 'getAlertStatus'],
    ...times(6, 'loadIssue'),
  ]);
  await user.click(form.getByRole('button', { name: 'Delete' }));
  await outcomeOfJob('Done: 6, already so: 0, refused: 0');
  expect(await screen.findByText('There are no issues here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      ...times(6, 'loadIssue'),
      ...times(6, 'deleteIssue'),
      ...(['listIssues', 'getAlertStatus'] as const),
    ]),
  );
});

test('the selected issues are copied as links and as a table, and exported alone', async () => {
  const { user, sent } = await openList();
  await selectFirst(user, 2);
  await user.click(bar().getByRole('button', { name: 'More' }));
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('menuitem', { name: 'Copy links' }));
  await screen.findByText('2 issues copied');
  const [first, second] = (write.mock.lastCall?.[0] ?? '').split('\n');
  expect(first).toMatch(
    new RegExp(`^#${String(issues.idOf(1))} Issue 1 http.*#/issues/${String(issues.idOf(1))}$`),
  );
  expect(second).toContain('Issue 2');

  await user.click(bar().getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as table' }));
  await waitFor(() => {
    expect(write).toHaveBeenCalledTimes(2);
  });
  const rows = (write.mock.lastCall?.[0] ?? '').trimEnd().split('\r\n');
  expect(rows.map((row) => row.split('\t')[1])).toEqual(['Name', 'Issue 1', 'Issue 2']);

  await user.click(bar().getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as Markdown' }));
  await waitFor(() => {
    expect(write).toHaveBeenCalledTimes(3);
  });
  expect(write.mock.lastCall?.[0]).toMatch(
    new RegExp(
      `^\\| ID \\| Name .*\\n\\| \\[\\\\#${String(issues.idOf(1))}\\]\\(<http.*>\\) \\| Issue 1 `,
      's',
    ),
  );

  // What went wrong is shown, and not only read out.
  write.mockRejectedValueOnce(new Error('No clipboard'));
  await user.click(bar().getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy links' }));
  await waitFor(() => {
    expect(screen.queryByText('2 issues copied')).not.toBeInTheDocument();
  });

  await user.click(bar().getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export to CSV' }));
  await waitFor(() => {
    expect(caughtDownloads()).toHaveLength(1);
  });

  expect(await sent()).toEqual(['listIssues', 'listIssues', 'listIssues']);
});
