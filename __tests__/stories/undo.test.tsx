/** Every kind of change that can be taken back: by a click, by Ctrl+Z, and not any more once somebody has changed it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Change, offerUndo } from '@/screen/undo';
import { http, HttpResponse } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import { startClock } from '@tests/support/clock';
import { choose, retype, submitForm } from '@tests/support/forms';
import {
  type LivingApp,
  type LivingTracker,
  openPreparedTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { replyTo } from '@tests/support/server/replyTo';
import { baseURL } from '@tests/support/server/tracker';
import { addTo, type SmallTracker } from '@tests/server/calls/smallTracker';
import { inAnyOrder, times } from './walks';

let tracker: LivingTracker;
let issueId: number;
let otherFolderId: number;

async function addLamp({ admin, projectId, folderId }: SmallTracker) {
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 2 });
  const lamp = { folderId, name: 'Lamp', values: [], description: 'Old', descriptionFormat: 0 };
  const id = await addTo(admin, '/issues/add.php', lamp);
  await admin.result('/users/edit.php', {
    userId: 2,
    name: 'Bob',
    login: 'bob',
    email: 'bob@example.com',
    language: null,
  });
  await admin.result('/settings/email/edit.php', {
    emailEngine: 'standard',
    emailFrom: 'tracker@example.com',
  });
  const shelf = { projectId, name: 'Shelf', typeId: 2 };
  return { id, shelfId: await addTo(admin, '/projects/folders/add.php', shelf) };
}

beforeEach(async () => {
  const { tracker: opened, made } = await openPreparedTracker(addLamp);
  tracker = opened;
  ({ id: issueId, shelfId: otherFolderId } = made);
});

interface Loaded {
  details: { name: string; folderId: number; subscribed?: boolean };
  attributes: { id: number; value: string | null }[];
  description: { text: string } | null;
}

const severity = 4;

/** What the server has of the issue, as Bob sees it. */
function load(): Promise<Loaded> {
  return tracker.bob.result('/issues/load.php', { issueId, attributes: true, description: true });
}

/** Opens an issue, and sees that the keys are at work: the first one fetches them. */
async function openLamp(at: string): Promise<LivingApp> {
  const app = await tracker.open('bob', at, { isWide: true });
  await screen.findAllByText('Lamp');
  await app.user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await app.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });
  const isList = at !== ofIssue();
  expect(await app.sent()).toEqual([
    'getGlobal',
    isList ? 'listIssues' : 'loadIssue',
    'getAlertStatus',
  ]);
  return app;
}

interface Kind {
  at: () => string;
  change: (app: LivingApp) => Promise<void>;
  read: () => Promise<unknown>;
  before: () => unknown;
  after: () => unknown;
  /** What the offer says it takes back. */
  words: string;
  making: readonly Sent[];
  /** It is looked at first, but for marks. */
  takingBack: readonly Sent[];
  /** Absent where nobody else can change the same thing. */
  others?: { change: () => Promise<unknown>; leave: () => unknown };
}

const ofIssue = () => `/issues/${issueId}`;
const edit = (change: object) => tracker.admin.result('/issues/edit.php', { issueId, ...change });

/** Of what is saved with the issue, by an editor that asks for nothing when it opens. */
const withIssue = {
  making: ['loadIssue', 'editIssue', 'loadIssue'],
  takingBack: ['loadIssue', 'editIssue', 'loadIssue'],
} as const;

const kinds: Record<string, Kind> = {
  value: {
    at: ofIssue,
    words: 'Severity: 3',
    ...withIssue,
    async change({ user }) {
      await user.click(await screen.findByRole('button', { name: 'Edit Severity' }));
      await retype(user, await screen.findByRole('textbox', { name: 'Severity' }), '3{Enter}');
    },
    read: async () => (await load()).attributes.find(({ id }) => id === severity)?.value,
    before: () => '2',
    after: () => '3',
    others: { change: () => edit({ values: [{ id: severity, value: '1' }] }), leave: () => '1' },
  },
  name: {
    at: ofIssue,
    words: 'Name: Torch',
    ...withIssue,
    async change({ user }) {
      await user.keyboard('e');
      await retype(user, await screen.findByRole('textbox', { name: 'Name' }), 'Torch{Enter}');
    },
    read: async () => (await load()).details.name,
    before: () => 'Lamp',
    after: () => 'Torch',
    others: { change: () => edit({ name: 'Lantern', values: [] }), leave: () => 'Lantern' },
  },
  description: {
    at: ofIssue,
    words: 'Description',
    // The source that the editor began with comes anew, too: it may be opened again.
    making: ['loadIssue', 'loadIssue', 'editDescription', 'loadIssue', 'loadIssue'],
    takingBack: ['loadIssue', 'editDescription', 'loadIssue'],
    async change({ user }) {
      await user.click(await screen.findByRole('button', { name: 'Edit description' }));
      const text = await screen.findByRole('textbox', { name: 'Description' });
      await retype(user, text, 'New{Control>}{Enter}{/Control}');
    },
    read: async () => (await load()).description?.text,
    before: () => 'Old',
    after: () => 'New',
    others: {
      change: () =>
        tracker.admin.result('/issues/description/edit.php', {
          issueId,
          description: 'Theirs',
          descriptionFormat: 0,
        }),
      leave: () => 'Theirs',
    },
  },
  mark: {
    at: () => '/types/2/issues',
    words: 'Mark as read',
    making: ['markIssues', 'listIssues', 'getAlertStatus'],
    takingBack: ['markIssues', 'listIssues', 'getAlertStatus'],
    change: ({ user }) => user.keyboard('ju'),
    read: readMark,
    before: () => false,
    after: () => true,
  },
  subscription: {
    at: ofIssue,
    words: 'Subscribe',
    making: ['subscribeIssue', 'loadIssue'],
    takingBack: ['loadIssue', 'unsubscribeIssue', 'loadIssue'],
    change: ({ user }) => user.keyboard('{Shift>}S{/Shift}'),
    read: async () => (await load()).details.subscribed,
    before: () => false,
    after: () => true,
    others: {
      // In another browser of the same person.
      change: () => tracker.bob.result('/issues/unsubscribe.php', { issueId }),
      leave: () => false,
    },
  },
  move: {
    at: ofIssue,
    words: 'Location: Shelf',
    making: ['loadIssue', 'loadIssue', 'moveIssue', 'loadIssue'],
    takingBack: ['loadIssue', 'moveIssue', 'loadIssue'],
    async change({ user }) {
      await user.keyboard('m');
      await choose(user, 'Folder', 'Shelf');
      await submitForm(user);
    },
    read: async () => (await load()).details.folderId,
    before: () => tracker.folderId,
    after: () => otherFolderId,
    others: {
      async change() {
        const { admin, projectId } = tracker;
        const attic = { projectId, name: 'Attic', typeId: 2 };
        const folderId = await addTo(admin, '/projects/folders/add.php', attic);
        await admin.result('/issues/move.php', { issueId, folderId });
        movedTo = folderId;
      },
      leave: () => movedTo,
    },
  },
};

let movedTo: number;

/** Whether Bob's list shows the issue as read. */
async function readMark(): Promise<boolean> {
  interface Rows {
    issues: { id: number; read: number | null; stamp: number }[];
  }
  const { issues } = await tracker.bob.result<Rows>('/issues/list.php', {
    typeId: 2,
    limit: 10,
  });
  const row = issues.find(({ id }) => id === issueId);
  return row !== undefined && (row.read ?? 0) >= row.stamp;
}

const left: Record<string, Change> = {
  value: { kind: 'values', issueId: 1, values: [{ id: severity, before: '2', after: '3' }] },
  name: { kind: 'name', issueId: 1, before: 'Lamp', after: 'Torch' },
  mark: { kind: 'marks', typeId: 2, issueIds: [1], after: true },
  subscription: { kind: 'subscription', issueId: 1, before: false, after: true },
  move: { kind: 'folder', issueId: 1, before: 1, after: 2 },
};

/** Makes the change, and waits until it is saved and can be taken back. */
async function make(kind: Kind, app: LivingApp): Promise<HTMLElement> {
  const { change, read, after, making, words } = kind;
  await change(app);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(await screen.findByText(`${words} · #${String(issueId)}`)).toBeVisible();
  expect(await app.sent()).toEqual(making);
  expect(await read()).toEqual(after());
  return undo;
}

/** The latest that was said about it; the one before is not heard again. */
async function expectSaid(text: string) {
  await waitFor(() => {
    expect(screen.getByText(text)).toBeVisible();
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
}

test.each(Object.entries(kinds))(
  'a %s is taken back, by a click and by Ctrl+Z',
  async (_name, kind) => {
    const app = await openLamp(kind.at());
    expect(await kind.read()).toEqual(kind.before());

    await app.user.click(await make(kind, app));
    await expectSaid('Change undone');
    expect(await app.sent()).toEqual(kind.takingBack);
    expect(await kind.read()).toEqual(kind.before());

    await make(kind, app);
    await app.user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => {
      expect(await kind.read()).toEqual(kind.before());
    });
    await expectSaid('Change undone');

    expect(await app.sent()).toEqual(kind.takingBack);
  },
);

test.each(
  Object.entries(kinds).flatMap(([name, kind]) =>
    kind.others ? [[name, kind, kind.others] as const] : [],
  ),
)('a %s that was changed since stays', async (_name, kind, others) => {
  const app = await openLamp(kind.at());
  const undo = await make(kind, app);
  await others.change();

  await app.user.click(undo);

  await expectSaid('Not undone: this has been changed since.');
  expect(await kind.read()).toEqual(others.leave());

  // It is shown in place of what was left.
  expect(await app.sent()).toEqual([...kind.takingBack.slice(0, 1), 'loadIssue']);
});

test.each([
  ['did not reach the server', () => Promise.resolve(), kinds['value']?.takingBack],
  [
    'was done without an answer',
    () => edit({ values: [{ id: severity, value: '2' }] }),
    ['loadIssue', 'loadIssue', 'loadIssue'],
  ],
] as const)('what takes a change back and %s can be tried again', async (_what, reach, again) => {
  const kind = kinds['value'];
  if (!kind) throw new Error('There is no such kind');
  const app = await openLamp(ofIssue());
  const undo = await make(kind, app);
  const lost = replyTo('/issues/edit.php', async () => {
    lost.end();
    await reach();
    return HttpResponse.error();
  });

  await app.user.click(undo);
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(await app.sent()).toEqual(['loadIssue', 'editIssue']);
  await app.user.keyboard('{Control>}z{/Control}');

  await expectSaid('Change undone');
  expect(await kind.read()).toBe(kind.before());
  expect(await app.sent()).toEqual(again);
});

test('a text of which only the format was changed since stays', async () => {
  const kind = kinds['description'];
  if (!kind) throw new Error('There is no such kind');
  const app = await openLamp(kind.at());
  const undo = await make(kind, app);
  await tracker.admin.result('/issues/description/edit.php', {
    issueId,
    description: 'New',
    descriptionFormat: 1,
  });

  await app.user.click(undo);

  await expectSaid('Not undone: this has been changed since.');
  expect((await load()).description).toMatchObject({ text: 'New', format: 1 });

  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue']);
});

test.each(Object.entries(left))(
  'the offer to take a %s back is gone after ten seconds',
  async (_name, change) => {
    const { store, user, sent } = await openLamp(ofIssue());
    const clock = startClock();
    act(() => {
      store.dispatch(offerUndo(change));
    });
    await clock.pass(9.9);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();

    await clock.pass(0.2);

    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    jest.useRealTimers();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByText('Change undone')).not.toBeInTheDocument();

    expect(await sent()).toEqual([]);
  },
);

test('who is at the offer has as long as it takes, and two seconds more', async () => {
  const { store, user, sent } = await openLamp(ofIssue());
  const clock = startClock();
  act(() => {
    store.dispatch(offerUndo({ kind: 'name', issueId: 1, before: 'Lamp', after: 'Torch' }));
  });
  await clock.pass(0.1);
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => {
    button.focus();
  });
  await clock.pass(30);
  expect(button).toBeVisible();

  act(() => {
    button.blur();
  });
  await clock.pass(2.1);
  expect(button).not.toBeInTheDocument();
  jest.useRealTimers();
  await user.keyboard('{Control>}z{/Control}');
  expect(await sent()).toEqual([]);
});

test('a change is taken back of the issue that it was made in, wherever one is by then', async () => {
  const kind = kinds['value'];
  if (!kind) throw new Error('There is no such kind');
  const app = await openLamp(ofIssue());
  await make(kind, app);
  await app.user.keyboard('gb');
  await screen.findByRole('dialog', { name: 'About Issuedesk' });

  await app.user.keyboard('{Control>}z{/Control}');

  await expectSaid('Change undone');
  expect(await kind.read()).toBe(kind.before());
  expect(await app.sent()).toEqual(['loadIssue', 'editIssue']);
});

test('two changes are taken back one after the other, the newest first', async () => {
  const { value, name } = kinds;
  if (!value || !name) throw new Error('There is no such kind');
  const app = await openLamp(ofIssue());
  await make(value, app);
  await make(name, app);

  await app.user.keyboard('{Control>}zz{/Control}');

  await waitFor(async () => {
    expect([await value.read(), await name.read()]).toEqual([value.before(), name.before()]);
  });
  await expectSaid('Change undone');
  expect(await app.sent()).toEqual([...name.takingBack, ...value.takingBack]);
  const { history } = await tracker.bob.result<{ history: { type: number }[] }>(
    '/issues/load.php',
    { issueId, history: true },
  );
  // The name before the value.
  expect(history.slice(-2).map(({ type }) => type)).toEqual([1, 2]);
});

test('two changes of one value are taken back one after the other', async () => {
  const kind = kinds['value'];
  if (!kind) throw new Error('There is no such kind');
  const app = await openLamp(ofIssue());
  await make(kind, app);
  await app.user.click(await screen.findByRole('button', { name: 'Edit Severity' }));
  await retype(app.user, await screen.findByRole('textbox', { name: 'Severity' }), '1{Enter}');
  await waitFor(async () => {
    expect(await kind.read()).toBe('1');
  });
  await screen.findByRole('button', { name: 'Edit Severity' });
  expect(await app.sent()).toEqual(kind.making);
  expect(screen.getByText(`Severity: 1 · #${String(issueId)}`)).toBeVisible();

  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => {
    expect(await kind.read()).toBe('3');
  });
  // Not the one that was just taken back.
  expect(await screen.findByText(`Severity: 3 · #${String(issueId)}`)).toBeVisible();
  expect(await app.sent()).toEqual(kind.takingBack);
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => {
    expect(await kind.read()).toBe('2');
  });
  expect(await app.sent()).toEqual(kind.takingBack);
});

const readOut: [string, string, (app: LivingApp) => Promise<void>, readonly Sent[]][] = [
  ['mark', 'Mark as unread', ({ user }) => user.keyboard('u'), ['loadIssue', 'getAlertStatus']],
  ...(['subscription', 'move'] as const).map((name): (typeof readOut)[number] => [
    name,
    kinds[name]?.words ?? '',
    async (app) => kinds[name]?.change(app),
    kinds[name]?.making ?? [],
  ]),
];

test.each(readOut)(
  'a %s is read out once, by a region that was there before',
  async (_name, words, change, calls) => {
    const app = await openLamp(ofIssue());
    await app.settled();
    const regions = screen.getAllByRole('status');

    await change(app);

    const undo = await screen.findByRole('button', { name: 'Undo' });
    const text = `Change saved · ${words} · #${String(issueId)}`;
    await waitFor(() => {
      expect(regions.map(({ textContent }) => textContent)).toContain(text);
    });
    for (const region of screen.getAllByRole('status')) expect(region).not.toContainElement(undo);
    expect(await app.sent()).toEqual(calls);
  },
);

test('a mark of the open issue is taken back', async () => {
  const app = await openLamp(ofIssue());
  expect(await readMark()).toBe(true);
  await app.user.keyboard('u');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await app.settled();
  expect(await readMark()).toBe(false);
  expect(await app.sent()).toEqual(['loadIssue', 'getAlertStatus']);

  await app.user.click(undo);
  await expectSaid('Change undone');
  await app.settled();
  expect(await readMark()).toBe(true);
  expect(await app.sent()).toEqual(['loadIssue']);
});

test('marks of a whole list are taken back, of those alone that had another one', async () => {
  const { admin, bob, folderId } = tracker;
  const read = await addTo(admin, '/issues/add.php', { folderId, name: 'Read', values: [] });
  await bob.result('/issues/load.php', { issueId: read, history: true });
  const app = await openLamp('/types/2/issues');
  await app.user.click(screen.getByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
  await screen.findByRole('dialog', { name: 'Mark all as read' });
  const regions = screen.getAllByRole('status');
  expect(screen.queryByText('This cannot be undone.')).not.toBeInTheDocument();
  await submitForm(app.user);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(regions.map(({ textContent }) => textContent)).toContain(
    'Done: 1, already so: 1, refused: 0',
  );
  expect(await app.sent()).toEqual(['markIssues', 'listIssues', 'getAlertStatus']);
  expect(await readMark()).toBe(true);

  await app.user.click(undo);

  await waitFor(async () => {
    expect(await readMark()).toBe(false);
  });
  expect(await app.sent()).toEqual(['loadIssue', 'listIssues', 'getAlertStatus']);
});

test('a change is taken back although another value had to be put right with it', async () => {
  const { admin } = tracker;
  const { attributes } = await admin.result<{
    attributes: (object & { id: number; name: string; type: string })[];
  }>('/types/load.php', { typeId: 2, attributes: true });
  const version = attributes.find(({ name }) => name === 'Version');
  if (!version) throw new Error('No version');
  const { id: attributeId, name, type, ...details } = version;
  await admin.result('/types/attributes/edit.php', {
    attributeId,
    name,
    type,
    details: { ...details, required: 1 },
  });
  const app = await openLamp(ofIssue());
  await app.user.click(await screen.findByRole('button', { name: 'Edit Severity' }));
  await retype(app.user, await screen.findByRole('textbox', { name: 'Severity' }), '3');
  await app.user.type(screen.getByRole('textbox', { name: 'Version' }), '1.0{Enter}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(await app.sent()).toEqual(withIssue.making);

  await app.user.click(undo);

  await expectSaid('Change undone');
  expect(await app.sent()).toEqual(withIssue.takingBack);
  const values = (await load()).attributes;
  expect(values.find(({ id }) => id === severity)?.value).toBe('2');
  expect(values.find(({ id }) => id === attributeId)?.value).toBe('1.0');
});

test('a subscription whose answer was lost is found done by the next try', async () => {
  const app = await openLamp(ofIssue());
  let isLost = false;
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/subscribe.php`, async () => {
      if (isLost) return;
      isLost = true;
      await tracker.bob.result('/issues/subscribe.php', { issueId });
      return HttpResponse.error();
    }),
  );
  await app.user.keyboard('{Shift>}S{/Shift}');
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(await app.sent()).toEqual(['subscribeIssue']);

  await app.user.keyboard('{Shift>}S{/Shift}');

  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await app.sent()).toEqual(['subscribeIssue', 'loadIssue']);
  expect((await load()).details.subscribed).toBe(true);
});

test('a subscription goes on in the session that one has by then', async () => {
  const app = await openLamp(ofIssue());
  mswServer.use(
    http.post(
      `${baseURL}/server/api/issues/subscribe.php`,
      () => HttpResponse.json({ errorCode: 300, errorMessage: '' }),
      { once: true },
    ),
  );
  await app.user.keyboard('{Shift>}S{/Shift}');
  expect(await screen.findByText(/^Your session has expired/)).toBeVisible();
  expect(await app.sent()).toEqual(['subscribeIssue']);
  await app.logInAgain();

  await app.user.keyboard('{Shift>}S{/Shift}');

  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect((await load()).details.subscribed).toBe(true);
  const again: Sent[] = ['subscribeIssue', '/client/index.php', 'subscribeIssue', 'loadIssue'];
  expect(await app.sent()).toEqual(again);
});

test('a move that somebody else has made meanwhile is not to be taken back', async () => {
  const app = await openLamp(ofIssue());
  await app.user.keyboard('m');
  await choose(app.user, 'Folder', 'Shelf');
  expect(await app.sent()).toEqual(['loadIssue']);
  await tracker.admin.result('/issues/move.php', { issueId, folderId: otherFolderId });

  await submitForm(app.user);

  expect(await screen.findByText('Already so')).toBeVisible();
  expect(await app.sent()).toEqual(['loadIssue', 'moveIssue', 'loadIssue']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a subscription that was made in its window is taken back', async () => {
  const app = await tracker.open('bob', `${ofIssue()}/subscribe`);
  const dialog = await screen.findByRole('dialog', { name: /^Subscribe/ });
  await app.user.click(within(dialog).getByRole('button', { name: 'Subscribe' }));
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(async () => {
    expect((await load()).details.subscribed).toBe(false);
  });
  await app.settled();
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder([
      ...(['getGlobal', 'getAlertStatus', 'subscribeIssue', 'unsubscribeIssue'] as const),
      ...times(4, 'loadIssue'),
    ]),
  );
});
