import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { RootState } from '@/store/rootReducer';
import { writeDraft } from '@/forms/drafts';
import { noteOpened } from '@/forms/openedLately';
import { optionsOf, readGlobal, renderApp } from '@tests/support/renderApp';
import { listFails, serverAnswers } from '@tests/support/server/scenarios';
import { baseURL, replyWith, sentCalls } from '@tests/support/server/tracker';

const looks = () => sentCalls('/issues/list.php').filter(({ payload }) => payload['limit'] !== 1);
const restored = () =>
  sentCalls('/issues/list.php').filter(({ payload }) => payload['limit'] === 1);
const owner = `${baseURL}#${String(optionsOf('carol').userId)}`;

/** Until the desk asks for nothing more. */
async function asked(count: number): Promise<void> {
  await waitFor(
    () => {
      expect(looks()).toHaveLength(count);
    },
    { timeout: 5000 },
  );
}

afterEach(() => {
  localStorage.clear();
});

/** One list with issues: three of which one is read; everything else is empty. */
const bugs = {
  sortColumn: 4,
  sortAscending: false,
  columns: [{ id: 0, name: 'Name' }],
  issues: [
    { id: 31, read: null, stamp: 9, subscribed: false, cells: ['Broken lamp'] },
    { id: 32, read: 9, stamp: 9, subscribed: false, cells: ['Read already'] },
    { id: 33, read: 4, stamp: 9, subscribed: false, cells: ['Broken door'] },
  ],
  totalCount: 3,
};

/** Answers the lists of a type or view that the desk looks at. */
function deskHas(filters: object): void {
  replyWith(({ path, payload }) => {
    const isAsked = Object.entries(filters).every(([name, value]) => payload[name] === value);
    const isDesk = path === '/issues/list.php' && payload['allColumns'] === true;
    return isDesk && isAsked ? HttpResponse.json({ result: bugs }) : undefined;
  });
}

function alertsAre(personalAlerts: readonly object[]): void {
  replyWith(({ path }) =>
    path === '/alerts/status.php'
      ? HttpResponse.json({ result: { personalAlerts, publicAlerts: [] } })
      : undefined,
  );
}

const alert = { id: 1, typeId: 2, projectId: null, folderId: null, location: null };

const region = (name: string) => screen.findByRole('region', { name });

it('shows the first unread issues of lists with an alert, with their count', async () => {
  alertsAre([{ ...alert, viewId: 12, view: 'Bugs — Active', count: 140 }]);
  deskHas({ viewId: 12 });
  renderApp();

  const unread = within(await region('Unread issues'));
  expect(await unread.findByRole('link', { name: '#31 Broken lamp' })).toHaveAttribute(
    'href',
    '#/issues/31',
  );
  expect(unread.getByRole('link', { name: '#33 Broken door' })).toBeVisible();
  expect(unread.queryByRole('link', { name: /Read already/ })).not.toBeInTheDocument();
  expect(unread.getByRole('heading', { name: 'Bugs — Active 140' })).toBeVisible();
  expect(unread.getByRole('link', { name: 'Bugs — Active' })).toHaveAttribute(
    'href',
    '#/views/12/issues',
  );
});

/** Every list that the desk looks at has so many issues, of which those at these places are unread. */
function listsHave(totalCount: number, unreadAt: readonly number[]): void {
  replyWith(({ path, payload }) => {
    if (path !== '/issues/list.php' || payload['allColumns'] !== true) return undefined;
    const offset = Number(payload['offset']);
    const size = Math.min(Math.max(0, totalCount - offset), Number(payload['limit']));
    const issues = Array.from({ length: size }, (_, at) => ({
      ...bugs.issues[1],
      id: offset + at,
      read: unreadAt.includes(offset + at) ? null : 9,
    }));
    return HttpResponse.json({ result: { ...bugs, issues, totalCount } });
  });
}

const cards = () => screen.getAllByRole('heading', { level: 3 }).length;
const deeper = () => looks().filter(({ payload }) => payload['offset'] !== 0);

it('looks further down for unread issues, once all lists were looked at', async () => {
  alertsAre([{ ...alert, viewId: 12, view: 'Bugs — Active', count: 1 }]);
  listsHave(140, [120]);
  const { settled } = renderApp();

  const unread = within(await region('Unread issues'));
  expect((await unread.findAllByRole('link', { name: '#120 Read already' }))[0]).toBeVisible();
  expect(
    looks()
      .slice(0, cards())
      .map(({ payload }) => payload['offset']),
  ).not.toContain(50);
  await asked(2 * cards());
  await settled();
  expect(unread.getByRole('heading', { name: 'Bugs — Active 1' })).toBeVisible();
  expect(unread.getByRole('heading', { name: 'Tasks 1' })).toBeVisible();
  expect(deeper()[0]?.payload).toMatchObject({ offset: 50, limit: 150, viewId: 12 });
});

it('gives a count of a part as such, and asks for no more than it shows', async () => {
  alertsAre([]);
  listsHave(9000, [1, 2, 3, 4, 5, 6]);
  const { settled } = renderApp();

  const unread = within(await region('Unread issues'));
  expect(await unread.findByRole('heading', { name: 'Tasks at least 6' })).toBeVisible();
  await settled();
  expect(deeper().filter(({ payload }) => payload['searchColumn'] === undefined)).toEqual([]);
});

it('stops somewhere in a list without end, and does not say that nothing is unread', async () => {
  alertsAre([]);
  listsHave(9000, [8000]);
  renderApp();

  const unread = within(await region('Unread issues'));
  const note = 'None among the 500 issues changed last.';
  expect((await unread.findAllByText(note, {}, { timeout: 10_000 }))[0]).toBeVisible();
  expect(unread.queryByText('No unread issues.')).not.toBeInTheDocument();
  expect(unread.queryByText(/0\+|at least/)).not.toBeInTheDocument();
  expect(deeper().every(({ payload }) => Number(payload['offset']) < 500)).toBe(true);
});

it('says why a list could not be read further down, and reads the others', async () => {
  alertsAre([{ ...alert, viewId: 12, view: 'Bugs — Active', count: 3 }]);
  listsHave(140, [120]);
  replyWith(({ path, payload }) =>
    path === '/issues/list.php' && payload['viewId'] === 12 && payload['offset'] === 50
      ? HttpResponse.json({ errorCode: 300, errorMessage: 'Wrong' }, { status: 400 })
      : undefined,
  );
  renderApp();

  const unread = within(await region('Unread issues'));
  expect(await unread.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await unread.findAllByRole('link', { name: '#120 Read already' }))[0]).toBeVisible();
  expect(unread.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});

it('asks for one list after the other, after everything else', async () => {
  alertsAre([]);
  let open = 0;
  let most = 0;
  replyWith(async ({ path }) => {
    if (path !== '/issues/list.php') return undefined;
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return undefined;
  });
  const { store } = renderApp();
  await region('Assigned to me');
  const cards = screen.getAllByRole('heading', { level: 3 }).length;
  await asked(cards);

  expect(most).toBe(1);
  expect(
    sentCalls()
      .slice(0, 2)
      .map(({ path }) => path),
  ).toEqual(['/global.php', '/alerts/status.php']);
  expect(store.getState().navigation.path).toBe('');
});

it('leaves no view behind that the user has not chosen', async () => {
  alertsAre([{ ...alert, viewId: 12, view: 'Bugs — Active', count: 1 }]);
  const { store, settled } = renderApp();
  await region('Assigned to me');
  await asked(screen.getAllByRole('heading', { level: 3 }).length);
  await settled();

  // What the server remembers: the view of the last list of each type.
  const { issueTypes, views } = store.getState();
  const left: Record<number, unknown> = {};
  for (const { payload } of sentCalls('/issues/list.php')) {
    const viewId = Number(payload['viewId'] ?? 0);
    const typeId = viewId > 0 ? views.entities[viewId]?.typeId : Number(payload['typeId']);
    left[typeId ?? 0] = viewId > 0 ? viewId : null;
  }
  const expected = Object.values(issueTypes.entities).map(({ typeId, initialViewId }) => [
    String(typeId),
    initialViewId !== null && views.entities[initialViewId] ? initialViewId : null,
  ]);
  expect(Object.entries(left)).toEqual(expected);
  expect(restored().length).toBeGreaterThan(0);
});

it('says why a list is not there, and asks again', async () => {
  alertsAre([]);
  const failing = listFails();
  const { user } = renderApp();
  const unread = within(await region('Unread issues'));
  const [retry] = await unread.findAllByRole('button', { name: 'Try again' }, { timeout: 5000 });
  failing.stop();
  if (!retry) throw new Error('There is nothing to press.');
  await user.click(retry);

  expect((await unread.findAllByText('No unread issues.', {}, { timeout: 5000 }))[0]).toBeVisible();
});

it('shows what stands unsent in this browser, and what was opened last', async () => {
  writeDraft({ owner, path: '/issues/7/comments/add' }, { comment: 'It falls from the table' });
  writeDraft({ owner, path: '/issues/5/comments/add' }, { comment: 'Long ago' });
  writeDraft({ owner, path: '/types/2/issues/add' }, { name: 'Another lamp' });
  noteOpened(owner, { issueId: 12, name: 'Old' });
  noteOpened(owner, { issueId: 7, name: 'New' });
  noteOpened(owner, { issueId: 12, name: 'Old, renamed' });
  renderApp();

  const drafts = within(await region('Drafts'));
  // Each with the issue that it is about, by its name where that was opened in this browser.
  const draft = drafts.getByRole('link', { name: 'It falls from the table #7 New' });
  expect(draft).toHaveAttribute('href', '#/issues/7/comments/add');
  expect(drafts.getByRole('link', { name: 'Long ago #5' })).toBeVisible();
  expect(drafts.getByRole('link', { name: 'Another lamp' })).toBeVisible();
  const opened = within(await region('Recently opened issues'));
  expect(opened.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '#12Old, renamed',
    '#7New',
  ]);
});

it('asks nothing for visitors and shows them what to do', async () => {
  renderApp({ as: 'anonymous' });

  expect(await screen.findByText('Select an issue type to see its issues.')).toBeVisible();
  expect(await region('Recently opened issues')).toHaveTextContent(
    'Issues that you open are listed here.',
  );
  expect(screen.queryByRole('region', { name: 'Unread issues' })).not.toBeInTheDocument();
  expect(looks()).toEqual([]);
});

it.each([
  ['has no type', { types: [], projects: [] }, 'Issue types', '#/types', /^Add an issue type/],
  ['is alone', { users: readGlobal('admin').users.slice(0, 1) }, 'User accounts', '#/users', /./],
])('shows an administrator who %s the next step', async (_who, answer, name, href, text) => {
  serverAnswers('/global.php', { ...readGlobal('admin'), ...answer });
  alertsAre([]);
  renderApp({ as: 'admin' });

  const step = await screen.findByRole('note');
  expect(step).toHaveTextContent(text);
  expect(within(step).getByRole('link', { name })).toHaveAttribute('href', href);
});

it('shows an administrator who has no folder yet what to do, and no lists that must be empty', async () => {
  serverAnswers('/global.php', { ...readGlobal('admin'), projects: [] });
  alertsAre([]);
  renderApp({ as: 'admin' });

  expect(await screen.findByText(/^Next, add a project/)).toBeVisible();
  expect(await region('Recently opened issues')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Unread issues' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Assigned to me' })).not.toBeInTheDocument();
  expect(looks()).toEqual([]);
});

it('is moved by time travel, and sends nothing then', async () => {
  alertsAre([{ ...alert, viewId: 12, view: 'Bugs — Active', count: 2 }]);
  deskHas({ viewId: 12 });
  const { store } = renderApp({ enhancers: [instrument()] });
  await screen.findByRole('link', { name: '#31 Broken lamp' });
  await asked(screen.getAllByRole('heading', { level: 3 }).length);
  const lifted = (store as unknown as EnhancedStore<RootState, UnknownAction, unknown>).liftedStore;
  const { computedStates, currentStateIndex } = lifted.getState();
  const before = computedStates.findIndex(({ state }) =>
    JSON.stringify(state).includes('getAlertStatus'),
  );
  const sent = sentCalls().length;

  const jump = (index: number) =>
    act(async () => {
      lifted.dispatch(ActionCreators.jumpToState(index));
      await Promise.resolve();
    });
  await jump(before);
  expect(screen.queryByRole('link', { name: '#31 Broken lamp' })).not.toBeInTheDocument();
  await jump(currentStateIndex);
  expect(screen.getByRole('link', { name: '#31 Broken lamp' })).toBeVisible();
  expect(sentCalls()).toHaveLength(sent);
});
