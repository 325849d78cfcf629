import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import { atTestEnd } from '@tests/setup/testEnd';
import { createGate } from '@tests/support/gate';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { refused, replyTo } from '@tests/support/server/replyTo';
import { idOfAttribute, setValue, valueOf } from './ownIssues';
import { inAnyOrder, outcomeOfJob, times } from './walks';

let tracker: LivingTracker;
let ids: number[];
let statusId: number;
let reasonId: number;

// What is fetched late is there before the clock of a test runs.
beforeAll(async () => {
  await import('@/app/commands/CommandHost');
  await import('@/features/issues/board/BoardView');
});

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  statusId = await idOfAttribute(admin, 'Status');
  reasonId = await idOfAttribute(admin, 'Reason');
  ids = [];
  for (const [name, status] of [
    ['One', 'Active'],
    ['Two', 'Active'],
    ['Three', 'Resolved'],
  ]) {
    const values = [{ id: statusId, value: status }];
    ids.push(await addTo(admin, '/issues/add.php', { folderId, name, values }));
  }
});

const [one, two, three] = [0, 1, 2];

const idOf = (index: number) => ids[index] ?? 0;
const statusOf = (index: number) => valueOf(tracker.admin, idOf(index), statusId);
const setStatus = (index: number, value: string) =>
  setValue(tracker.admin, idOf(index), { id: statusId, value });

const column = (name: string) => screen.getByRole('list', { name: new RegExp(`^${name}: `) });
const namesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent.replace(/^Selected|Unread|Modified/g, ''));
const card = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

async function openBoard(path = '/types/2/issues?as=board', login = 'admin') {
  const app = await tracker.open(login, path);
  await screen.findByRole('list', { name: /^Active: / });
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
  return app;
}

/** The keyboard comes to a card. */
async function goTo(user: UserEvent, name: string) {
  // The first key brings the code that hears keys.
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toBe(card('One'));
  });
  act(() => {
    card(name).focus();
  });
}

test('cards lie in the columns of an attribute, and keys go from card to card', async () => {
  const { user, sent } = await openBoard();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Active', 'Resolved', 'Closed']);
  expect(namesIn('Active')).toEqual(['One', 'Two']);
  expect(column('Active')).toHaveAccessibleName('Active: 2 issues');
  expect(namesIn('Closed')).toEqual([]);

  await goTo(user, 'One');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(card('Two'));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(card('Three'));
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(focused()).toBe(card('One'));
  // Steps of the list go as the eye does.
  await user.keyboard('jj');
  expect(focused()).toBe(card('Three'));
  await user.keyboard('x');
  expect(await screen.findByRole('toolbar', { name: '1 issue selected' })).toBeInTheDocument();
  // Only one is a stop of the Tab key.
  for (const name of ['One', 'Two', 'Three']) {
    expect(card(name)).toHaveAttribute('tabindex', name === 'Three' ? '0' : '-1');
  }

  expect(await sent()).toEqual([]);
});

test('a card is moved by keys, at once and then on the server, and taken back', async () => {
  const { user, sent } = await openBoard();
  await goTo(user, 'One');
  await user.keyboard(' ');
  expect(await screen.findByText(/^Card lifted/)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(namesIn('Resolved')).toEqual(['One', 'Three']);
  expect(screen.getByText('Resolved: 1 issue')).toBeInTheDocument();
  expect(focused()).toBe(card('One'));
  expect(await sent()).toEqual([]);
  await user.keyboard('{ArrowRight}{Enter}');

  expect(namesIn('Closed')).toEqual(['One']);
  expect(await screen.findByText(`Card #${String(ids[one])} moved`)).toBeInTheDocument();
  expect(await statusOf(one)).toBe('Closed');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
  expect(namesIn('Closed')).toEqual(['One']);
  expect(focused()).toBe(card('One'));

  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => {
    expect(namesIn('Active')).toEqual(['One', 'Two']);
  });
  expect(await statusOf(one)).toBe('Active');

  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
});

/**
 * Holds back the first list that is asked for from now on: what was so when it was asked for is told once `late` is open.
 *
 * @param before is done just before that list is read
 */
function holdFirstList(before: () => Promise<unknown> = () => Promise.resolve()) {
  const late = createGate();
  const listed = createGate();
  let lists = 0;
  replyTo('/issues/list.php', async (payload) => {
    lists += 1;
    if (lists > 1) return undefined;
    await before();
    const answer = await tracker.admin.result('/issues/list.php', payload);
    listed.open();
    await late.isOpen;
    return HttpResponse.json({ result: answer });
  });
  return { late, listed, timesListed: () => lists };
}

test('a move that is taken back before a list knows it is not told of, and the card stays back', async () => {
  const { user, store, sent } = await openBoard();
  // Somebody else changes the issue as well, so that the list has a later stamp than that of the move.
  const { late, listed } = holdFirstList(() =>
    setValue(tracker.admin, idOf(one), { id: reasonId, value: 'Fixed' }),
  );
  await goTo(user, 'One');
  await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  await listed.isOpen;
  await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Change undone')).toBeInTheDocument();
  expect(namesIn('Active')).toEqual(['One', 'Two']);
  const seen: string[] = [];
  atTestEnd(
    store.subscribe(() => {
      seen.push(String(namesIn('Active')));
    }),
  );

  // It says what was so before that.
  late.open();
  expect(await sent()).toEqual([
    ...(['loadIssue', 'editIssue', 'listIssues'] as const),
    ...(['loadIssue', 'editIssue', 'listIssues'] as const),
  ]);
  expect(new Set(seen)).toEqual(new Set(['One,Two']));
  expect(screen.getByText('Change undone')).toBeInTheDocument();
  expect(await statusOf(one)).toBe('Active');
});

test('of two cards that are moved one after the other none goes back until a list knows it', async () => {
  const { user, store, sent } = await openBoard();
  const seen: string[][] = [];
  const stop = store.subscribe(() => {
    seen.push(namesIn('Closed'));
  });
  atTestEnd(stop);
  // That list says what was so before the second move, and comes after that.
  const { late, listed, timesListed } = holdFirstList();
  await goTo(user, 'One');
  await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  await listed.isOpen;
  act(() => {
    card('Two').focus();
  });
  await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
  expect(namesIn('Closed')).toEqual(['One', 'Two']);
  await waitFor(async () => {
    expect(await statusOf(two)).toBe('Closed');
  });
  await screen.findByRole('button', { name: 'Undo' });
  seen.length = 0;
  late.open();

  await screen.findByText(`Card #${String(ids[two])} moved`);
  stop();
  expect(timesListed()).toBe(2);
  expect(new Set(seen.map(String))).toEqual(new Set(['One,Two']));
  expect(namesIn('Closed')).toEqual(['One', 'Two']);
  expect(await sent()).toEqual([
    ...(['loadIssue', 'editIssue', 'listIssues'] as const),
    ...(['loadIssue', 'editIssue', 'listIssues'] as const),
  ]);
});

test('a press elsewhere puts a card back, and a question that is out of sight moves none', async () => {
  const { user, sent } = await openBoard();
  await goTo(user, 'Two');
  await user.keyboard('l{ArrowRight}');
  await user.click(screen.getByRole('button', { name: /^Columns: / }));
  await user.keyboard('{Escape}');
  expect(namesIn('Active')).toEqual(['One', 'Two']);
  await user.click(card('One'));
  expect(window.location.hash).toBe(`#/issues/${String(ids[one])}`);
  expect(await sent()).toEqual(['loadIssue', 'getAlertStatus']);
  expect(await statusOf(two)).toBe('Active');
});

test('Esc and Shift+Tab put a card back, and a click puts it down', async () => {
  const { user, sent } = await openBoard();
  await goTo(user, 'Two');
  await user.keyboard(' {ArrowRight}{Escape}');
  expect(await screen.findByText('Card put back')).toBeInTheDocument();
  expect(namesIn('Active')).toEqual(['One', 'Two']);
  expect(focused()).toBe(card('Two'));
  expect(await sent()).toEqual([]);

  // So does whoever leaves it, on or back: nothing is in hand when one comes again.
  await user.keyboard(' {ArrowRight}{Shift>}{Tab}{/Shift}');
  expect(namesIn('Active')).toEqual(['One', 'Two']);
  expect(focused()).not.toBe(card('Two'));
  await user.tab();
  expect(focused()).toBe(card('Two'));
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(card('Three'));
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(focused()).toBe(card('Two'));

  await user.keyboard('l');
  await user.click(screen.getByRole('heading', { name: 'Closed' }));
  await screen.findByText(`Card #${String(ids[two])} moved`);
  expect(await statusOf(two)).toBe('Closed');

  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
});

test('a card that somebody else has moved meanwhile is not moved over that', async () => {
  const { user, sent } = await openBoard();
  await setStatus(one, 'Resolved');
  await goTo(user, 'One');
  await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    `Card #${String(ids[one])} was not moved. Someone else changed the attribute Status in the meantime: Resolved`,
  );
  await waitFor(() => {
    expect(namesIn('Resolved')).toEqual(['One', 'Three']);
  });
  expect(await statusOf(one)).toBe('Resolved');
  expect(await sent()).toEqual(['loadIssue', 'listIssues', 'listIssues']);
  await user.click(within(notice).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(focused()).toBe(card('One'));
});

test('a card that somebody else moves at the same moment is not moved over that', async () => {
  const { user, sent } = await openBoard();
  let isFirst = true;
  replyTo('/issues/edit.php', async () => {
    if (isFirst) await setStatus(one, 'Resolved');
    isFirst = false;
    return undefined;
  });
  await goTo(user, 'One');
  await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Card #${String(ids[one])} was not moved. Someone else changed the attribute Status in the meantime: Resolved`,
  );
  await waitFor(() => {
    expect(namesIn('Resolved')).toEqual(['One', 'Three']);
  });
  expect(await statusOf(one)).toBe('Resolved');
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue', 'listIssues']);
});

test('a card that the server refuses goes back with the reason, and is tried again', async () => {
  const { user, sent } = await openBoard();
  const refusal = replyTo('/issues/edit.php', () => refused('AccessDenied'));
  await goTo(user, 'One');
  await user.keyboard(' {ArrowRight}{Enter}');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('You do not have permission to do this.');
  expect(namesIn('Active')).toEqual(['One', 'Two']);
  expect(focused()).toBe(card('One'));

  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);

  refusal.end();
  act(() => {
    within(notice).getByRole('button', { name: 'Try again' }).focus();
  });
  await user.keyboard('{Enter}');
  expect(focused()).toBe(card('One'));
  await waitFor(async () => {
    expect(await statusOf(one)).toBe('Resolved');
  });
  await waitFor(() => {
    expect(namesIn('Resolved')).toEqual(['One', 'Three']);
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
});

/** Puts the first two cards on a column together, up to the question about them. */
async function putTogether(user: UserEvent, keys: string) {
  await goTo(user, 'One');
  await user.keyboard('xjx');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await user.keyboard(` ${keys}`);
  await user.keyboard('{Enter}');
  return screen.findByRole('form', { name: 'Edit Status' });
}

const statuses = () => Promise.all([one, two, three].map(statusOf));
const looks = times(2, 'loadIssue');
const changesOfTwo = [...looks, 'editIssue', 'editIssue', 'getAlertStatus', 'listIssues'];

test('selected cards go together, as a job that is asked about before, and taken back', async () => {
  const { user, sent } = await openBoard();
  const form = await putTogether(user, '{ArrowRight}');
  expect(namesIn('Resolved')).toEqual(['One', 'Two', 'Three']);
  expect(within(form).getByRole('combobox', { name: 'Status' })).toHaveValue('Resolved');
  await within(form).findByText('Affected: 2, already so: 0, not permitted: 0');
  expect(await statuses()).toEqual(['Active', 'Active', 'Resolved']);
  expect(await sent()).toEqual(looks);

  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  expect(await statuses()).toEqual(['Resolved', 'Resolved', 'Resolved']);
  await waitFor(() => {
    expect(namesIn('Resolved')).toEqual(['One', 'Two', 'Three']);
  });
  expect(await sent()).toEqual(changesOfTwo);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(namesIn('Active')).toEqual(['One', 'Two']);
  });
  expect(await statuses()).toEqual(['Active', 'Active', 'Resolved']);
  expect(await sent()).toEqual(changesOfTwo);
});

test('cards that were put elsewhere together go back where that is not wanted', async () => {
  const { user, sent } = await openBoard();
  await putTogether(user, '{ArrowRight}');
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('form', { name: 'Edit Status' })).not.toBeInTheDocument();
  expect(namesIn('Active')).toEqual(['One', 'Two']);
  expect(screen.getByRole('toolbar', { name: '2 issues selected' })).toBeInTheDocument();
  expect(focused()).toBe(card('Two'));
  expect(await statuses()).toEqual(['Active', 'Active', 'Resolved']);
  expect(await sent()).toEqual(looks);
});

test('of cards that go together those stay that somebody else has moved meanwhile', async () => {
  const { user, sent } = await openBoard();
  await setStatus(one, 'Closed');
  const form = await putTogether(user, '{ArrowRight}');
  await within(form).findByText('Affected: 1, already so: 0, not permitted: 0');
  const changed = 'Someone else changed this in the meantime.';
  expect(within(form).getByText(changed)).toBeVisible();
  expect(
    within(form).getByRole('link', { name: new RegExp(`${String(ids[one])}.*One`) }),
  ).toBeVisible();
  expect(await sent()).toEqual(looks);

  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  expect(await statuses()).toEqual(['Closed', 'Resolved', 'Resolved']);
  expect(screen.getByText(changed)).toBeVisible();
  expect(screen.getByRole('toolbar', { name: '1 issue selected' })).toBeInTheDocument();
  await waitFor(() => {
    expect(namesIn('Closed')).toEqual(['One']);
  });
  expect(await sent()).toEqual([...looks, 'editIssue', 'getAlertStatus', 'listIssues']);
});

test('cards that somebody else moves while it is asked about them stay, too', async () => {
  const { user, sent } = await openBoard();
  const form = await putTogether(user, '{ArrowRight}');
  await within(form).findByText('Affected: 2, already so: 0, not permitted: 0');
  expect(await sent()).toEqual(looks);
  await setStatus(two, 'Closed');

  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await outcomeOfJob('Done: 1, already so: 0, refused: 1');
  expect(await statuses()).toEqual(['Resolved', 'Closed', 'Resolved']);
  expect(await sent()).toEqual([...looks, 'editIssue', 'getAlertStatus', 'listIssues']);
});

test('columns have limits, which the browser keeps, and lanes', async () => {
  const { user, sent } = await openBoard();
  // Esc leaves the field for it, from its button as well.
  const count = screen.getByRole('button', { name: 'Active: 2 issues' });
  await user.click(count);
  expect(focused()).toBe(screen.getByRole('spinbutton', { name: 'Limit (issues)' }));
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('spinbutton', { name: 'Limit (issues)' })).not.toBeInTheDocument();
  expect(focused()).toBe(count);

  await user.click(count);
  await user.type(screen.getByRole('spinbutton', { name: 'Limit (issues)' }), '1{Enter}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Active: 2 issues, at most 1' }));
  expect(screen.getByText('Over the limit')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'No swimlanes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reason' }));
  await screen.findByRole('button', { name: 'Swimlanes: Reason' });
  expect(namesIn('Active, \\(empty\\)')).toEqual(['One', 'Two']);
  await goTo(user, 'One');
  await user.keyboard(' {ArrowUp}{Enter}');
  await screen.findByText(`Card #${String(ids[one])} moved`);
  expect(await valueOf(tracker.admin, idOf(one), reasonId)).toBe('Test Failed');

  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);

  await openBoard();
  expect(screen.getByText('Over the limit')).toBeInTheDocument();
});

test('what cannot be columns is said', async () => {
  const { admin, projectId } = tracker;
  const folder = { projectId, name: 'Talk', typeId: 1 };
  const folderId = await addTo(admin, '/projects/folders/add.php', folder);
  await addTo(admin, '/issues/add.php', { folderId, name: 'Hello', values: [] });
  const { sent } = await tracker.open('admin', '/types/1/issues?as=board');
  expect(
    await screen.findByText('Issues of this type have no attribute that columns can be made from.'),
  ).toBeInTheDocument();

  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']);
});

test('on paper go all cards, as of whole lists', async () => {
  const { admin, folderId } = tracker;
  for (let number = 1; number <= 40; number += 1) {
    const values = [{ id: statusId, value: 'Active' }];
    const issue = { folderId, name: `Card ${String(number)}`, values };
    await admin.result('/issues/add.php', issue);
  }
  const { sent } = await openBoard();
  expect(namesIn('Active').length).toBeLessThan(42);
  fireEvent(window, new Event('beforeprint'));
  expect(namesIn('Active')).toHaveLength(42);
  fireEvent(window, new Event('afterprint'));
  expect(namesIn('Active').length).toBeLessThan(42);

  expect(await sent()).toEqual([]);
});
