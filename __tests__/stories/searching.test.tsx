/** The search box, as far as it needs a server that finds. */
import { instrument } from '@redux-devtools/instrument';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readPath } from '@/routing/address';
import { filterPart } from '@/ui/dropdownParts';
import { addTo } from '@tests/server/calls/smallTracker';
import { mswServer } from '@tests/setup/mswServer';
import { composingKey } from '@tests/support/composing';
import { startJourney } from '@tests/support/journey';
import { focused } from '@tests/support/dom';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { baseURL } from '@tests/support/server/tracker';
import { inAnyOrder, times } from './walks';

let tracker: LivingTracker;

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  const values = [{ id: 2, value: 'Closed' }];
  await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp', values });
  await addTo(tracker.bob, '/issues/add.php', { folderId, name: 'Door', values: [] });
});

const box = () => screen.getByRole('searchbox');

test('a number after # leads to that issue, and its text is in no search', async () => {
  const { admin, folderId } = tracker;
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Desk', values: [] });
  const { user, sent } = await tracker.open('bob', '/types/2/issues');
  expect(await screen.findByText('3 issues')).toBeVisible();
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await user.type(box(), `#${String(issueId)}{Enter}`);
  expect(await screen.findByRole('dialog', { name: 'Desk' })).toBeVisible();
  expect(readPath()).toBe(`/issues/${String(issueId)}`);
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(readPath()).toBe('/types/2/issues');
  });
  expect(screen.getByText('3 issues')).toBeVisible();
  expect(box()).toHaveValue('');
  // An issue that was read may be one fewer of an alert.
  expect(await sent()).toEqual(['findItem', 'loadIssue', 'getAlertStatus']);

  // What is no issue says so, and the list is there as it was.
  await user.type(box(), '#999{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Not found' })).toBeVisible();
  expect(await sent()).toEqual(['findItem']);
});

async function openBy(column: string) {
  const app = await tracker.open('bob', '/types/2/issues');
  await app.user.click(await screen.findByRole('button', { name: 'Search by: Name' }));
  await app.user.click(screen.getByRole('option', { name: column }));
  return app;
}

test('a date is chosen from the calendar, by pointer or by keys, or typed', async () => {
  const { user, sent } = await openBy('Created date');
  const button = await screen.findByRole('button', { name: 'Select a date' });
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  // Esc leaves the calendar, and not the text.
  await user.type(box(), '2/1/2020');
  await user.keyboard('{ArrowDown}');
  const calendar = await screen.findByRole('dialog', { name: 'Select a date' });
  expect(within(calendar).getByRole('spinbutton', { name: 'Year' })).toHaveValue(2020);
  await waitFor(() => {
    expect(calendar).toContainElement(focused());
  });
  await user.keyboard('{Escape}');
  expect(calendar).not.toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('2/1/2020');
  expect(await sent()).toEqual([]);

  await user.keyboard('{F4}');
  await screen.findByRole('dialog', { name: 'Select a date' });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText('No issue matches the search.')).toBeVisible();
  expect(readPath()).toBe('/types/2/issues?column=2&search=2020-02-02');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('2/2/2020');

  // Another date while the calendar is closed: it follows.
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: /February 14, 2020/ }));
  await waitFor(() => {
    expect(readPath()).toBe('/types/2/issues?column=2&search=2020-02-14');
  });
  await user.clear(box());
  expect(await screen.findByText('2 issues')).toBeVisible();

  expect(await sent()).toEqual(['listIssues', 'listIssues', 'listIssues']);
});

test('the values of choices and people are offered, and any text may still be typed', async () => {
  const { user, sent } = await openBy('Status');
  await user.click(await screen.findByRole('button', { name: 'Show choices' }));
  await user.click(await screen.findByRole('option', { name: 'Closed' }));
  expect(await screen.findByText('1 issue')).toBeVisible();
  expect(readPath()).toBe('/types/2/issues?column=1002&search=Closed');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('Closed');

  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']);

  await user.clear(box());
  expect(await screen.findByText('2 issues')).toBeVisible();
  expect(await sent()).toEqual(['listIssues']);
  await user.type(box(), 'clo{Enter}');
  expect(await screen.findByText('1 issue')).toBeVisible();
  expect(readPath()).toBe('/types/2/issues?column=1002&search=clo');
  expect(await sent()).toEqual(['listIssues']);

  await user.click(screen.getByRole('button', { name: 'Search by: Status' }));
  await user.click(screen.getByRole('option', { name: 'Created by' }));
  // The list without a search is known, and asked for once more after the frame that shows it.
  expect(await sent()).toEqual(['listIssues']);
  // Of a name that is just being put together, arrows choose how it is written.
  fireEvent(box(), composingKey('ArrowDown'));
  await act(async () => {
    await filterPart.load();
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(box()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  const people = await screen.findByRole('dialog', { name: 'Search by: Created by' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(people).not.toBeInTheDocument();
  await waitFor(() => {
    expect(readPath()).toBe('/types/2/issues?column=3&search=Bob');
  });
  expect(await screen.findByRole('row', { name: /Door/ })).toBeVisible();

  expect(await sent()).toEqual(['listIssues']);
});

interface GlobalTypes {
  types: { id: number; name: string; views: { id: number }[]; initialView?: number }[];
}

/** The view that each type opens with, as the server has it. */
async function initialViews() {
  const { types } = await tracker.bob.result<GlobalTypes>('/global.php', {});
  return Object.fromEntries(types.map(({ name, initialView }) => [name, initialView]));
}

const group = async (name: string) => within(await screen.findByRole('region', { name }));

test('all types are searched from the search box, and each opens as before', async () => {
  const { admin, bob, projectId } = tracker;
  const tasks = { projectId, name: 'T', typeId: 3 };
  const folderId = await addTo(admin, '/projects/folders/add.php', tasks);
  await addTo(admin, '/issues/add.php', { folderId, name: 'Mend the lamp', values: [] });
  const { types } = await bob.result<GlobalTypes>('/global.php', {});
  for (const { views } of types) {
    if (views[0]) {
      await bob.result('/issues/list.php', { viewId: views[0].id, offset: 0, limit: 1 });
    }
  }
  const bugs = types.find(({ id }) => id === 2)?.name ?? '';
  const others = types.find(({ id }) => id === 3)?.name ?? '';

  const { user, sent } = await tracker.open('bob', `/types/2/issues`);
  await screen.findByText('2 issues');
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  // The list itself has no view.
  const before = await initialViews();
  await user.type(box(), 'LAMP');
  await user.click(screen.getByRole('button', { name: 'Search by: Name' }));
  await user.click(screen.getByRole('option', { name: 'Search in all types' }));

  expect(readPath()).toBe('/search?column=0&search=LAMP');
  expect(await screen.findByRole('dialog', { name: 'Search in all types' })).toBeVisible();
  expect((await group(`${bugs} 1`)).getByRole('link', { name: '#1 Lamp' })).toBeVisible();
  const found = (await group(`${others} 1`)).getByRole('link', { name: /^#\d+ Mend the lamp$/ });
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('2 issues')).toBeVisible();
  expect(within(found).getByText('lamp').tagName).toBe('MARK');
  expect(screen.getByRole('link', { name: others })).toHaveAttribute(
    'href',
    '#/types/3/issues?column=0&search=LAMP',
  );
  expect(await sent()).toEqual(times(3, 'listIssues'));
  expect(await initialViews()).toEqual(before);

  // Another search, by who wrote it; then an issue.
  await user.clear(dialog.getByRole('searchbox'));
  await user.type(dialog.getByRole('searchbox'), 'nothing like that{Enter}');
  expect(await screen.findByText('No issue matches the search.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Search by: Name/ }));
  await user.click(screen.getByRole('option', { name: 'Created by' }));
  await user.type(dialog.getByRole('searchbox'), 'bob{Enter}');
  await user.click(await screen.findByRole('link', { name: /^#\d+ Door/ }));
  expect(readPath()).toMatch(/^\/issues\/\d+$/);
  expect(await sent()).toEqual([...times(6, 'listIssues'), 'loadIssue', 'getAlertStatus']);
  expect(await initialViews()).toEqual(before);
});

test('a type that refuses says so, and the others are searched', async () => {
  let isRefusing = true;
  const tasks = { projectId: tracker.projectId, name: 'T', typeId: 3 };
  await addTo(tracker.admin, '/projects/folders/add.php', tasks);
  const { user, sent } = await tracker.open('bob', '/search');
  await screen.findByRole('dialog', { name: 'Search in all types' });
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/list.php`, async ({ request }) =>
      isRefusing && (await request.clone().text()).includes('"typeId":3')
        ? HttpResponse.json({ errorCode: 308, errorMessage: 'Unknown type.' }, { status: 400 })
        : undefined,
    ),
  );
  await user.type(within(screen.getByRole('dialog')).getByRole('searchbox'), 'door{Enter}');
  expect(await screen.findByRole('link', { name: /^#\d+ Door$/ })).toBeVisible();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^This issue type does not exist/)).toBeVisible();

  isRefusing = false;
  await user.click(again);
  await waitFor(() => {
    expect(screen.queryByText(/^This issue type does not exist/)).not.toBeInTheDocument();
  });
  expect(await screen.findByText('1 issue')).toBeVisible();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'getAlertStatus',
      'listIssues',
      'listIssues',
      'listIssues',
      'listIssues',
    ]),
  );
});

test('a search is stopped, says how far it has come, and goes on from there', async () => {
  const { admin, bob, projectId } = tracker;
  const addFolder = (typeId: number) =>
    addTo(admin, '/projects/folders/add.php', { projectId, name: `Of ${typeId}`, typeId });
  await addFolder(1);
  const folderId = await addFolder(3);
  await addTo(admin, '/issues/add.php', { folderId, name: 'Doormat', values: [] });
  const { types } = await bob.result<GlobalTypes>('/global.php', {});
  const viewId = types.find(({ id }) => id === 3)?.views[0]?.id;
  await bob.result('/issues/list.php', { viewId, offset: 0, limit: 1 });
  const before = await initialViews();
  const app = await tracker.open('bob', '/search');
  await screen.findByRole('dialog', { name: 'Search in all types' });
  // One type opens with a view, which a question that is called off would leave changed; another one has none.
  const held = new Map<number, { signal: AbortSignal; answer: () => void }>();
  let isHolding = true;
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/list.php`, async ({ request }) => {
      const { typeId } = (await request.clone().json()) as { typeId?: number };
      if (!isHolding || (typeId !== 1 && typeId !== 3)) return;
      const { signal } = request;
      await new Promise<void>((answer) => held.set(typeId, { signal, answer }));
    }),
  );
  const box = within(screen.getByRole('dialog')).getByRole('searchbox');
  await app.user.type(box, 'door{Enter}');
  expect(await screen.findByRole('link', { name: /^#\d+ Door$/ })).toBeVisible();
  const count = types.length;
  await screen.findByText(`${String(count - 2)} of ${String(count)}`);
  await app.user.click(screen.getByRole('button', { name: 'Stop' }));

  const said = () => within(screen.getByRole('dialog')).getAllByRole('status')[0];
  expect(said()).toHaveTextContent(`Issue types: ${String(count - 2)} of ${String(count)} 1 issue`);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(held.get(1)?.signal.aborted).toBe(true);
  expect(held.get(3)?.signal.aborted).toBe(false);
  const goOn = screen.getByRole('button', { name: 'Continue' });
  expect(goOn).toHaveFocus();
  isHolding = false;
  held.get(1)?.answer();
  held.get(3)?.answer();
  await app.settled();
  await waitFor(async () => {
    expect(await initialViews()).toEqual(before);
  });
  expect(screen.queryByRole('link', { name: /Door ?mat/ })).not.toBeInTheDocument();

  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'getAlertStatus',
      'listIssues',
      'listIssues',
      'listIssues',
      'listIssues',
    ]),
  );
  await app.user.click(goOn);
  expect(await screen.findByRole('link', { name: /^#\d+ Door ?mat$/ })).toBeVisible();
  expect(said()).toHaveTextContent('2 issues');
  // Those that were there are not asked again; the view of one is put right.
  expect(await app.sent()).toEqual(['listIssues', 'listIssues', 'listIssues']);
  expect(await initialViews()).toEqual(before);
});

test('a jump to each search shows what it found, and sends nothing', async () => {
  const app = await tracker.open('bob', '/search', { enhancers: [instrument()] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Search in all types' }));
  await app.settled();
  let sent = 0;
  mswServer.use(
    http.all(`${baseURL}/*`, () => {
      sent += 1;
    }),
  );
  const { remember, expectEveryMomentAgain } = startJourney(app.store, () => sent);
  await remember();

  for (const [sought, found] of [
    ['lamp', '1 issue'],
    ['o', '1 issue'],
    ['a', '1 issue'],
    ['nothing like that', 'No issue matches the search.'],
  ] as const) {
    await app.user.clear(dialog.getByRole('searchbox'));
    await app.user.type(dialog.getByRole('searchbox'), `${sought}{Enter}`);
    expect(readPath()).toContain(encodeURIComponent(sought));
    expect(await dialog.findByText(found)).toBeVisible();
    await app.settled();
    await remember();
  }
  expect(sent).toBeGreaterThan(0);

  await expectEveryMomentAgain();

  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder([
      'getGlobal',
      'getAlertStatus',
      'listIssues',
      'listIssues',
      'listIssues',
      'listIssues',
    ]),
  );
});
