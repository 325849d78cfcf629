/** Two write one issue at the same time, in every order of their saves: nothing is lost unseen. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectKnownIssue } from '@/features/issues/details/knownIssue';
import { type OperationName, operations } from '@/protocol/operations';
import { mswServer } from '@tests/setup/mswServer';
import { focused } from '@tests/support/dom';
import { choose, retype, submitForm } from '@tests/support/forms';
import { createGate } from '@tests/support/gate';
import {
  type LivingApp,
  type LivingTracker,
  openPreparedTracker,
  type Sent,
} from '@tests/support/server/livingTracker';
import { baseURL } from '@tests/support/server/tracker';
import { strayControls } from '@tests/support/strayControls';
import { addTo, type SmallTracker } from '@tests/server/calls/smallTracker';
import { times } from './walks';

let tracker: LivingTracker;
let issueId: number;
let commentId: number;
let room: number;

const severity = 4;

async function addLamp({ admin, bob, projectId, folderId }: SmallTracker) {
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 2 });
  const text = { typeId: 2, name: 'Room', type: 'TEXT', details: {} };
  const attributeId = await addTo(admin, '/types/attributes/add.php', text);
  const values = [{ id: attributeId, value: 'Old' }];
  const lamp = { folderId, name: 'Old', values, description: 'Old', descriptionFormat: 0 };
  const id = await addTo(admin, '/issues/add.php', lamp);
  const comment = { issueId: id, comment: 'Old', commentFormat: 0 };
  return { id, attributeId, comment: await addTo(bob, '/issues/comments/add.php', comment) };
}

beforeEach(async () => {
  const { tracker: opened, made } = await openPreparedTracker(addLamp);
  tracker = opened;
  ({ id: issueId, attributeId: room, comment: commentId } = made);
});

const saveValue = (id: number) => (value: string) =>
  tracker.admin.result('/issues/edit.php', { issueId, values: [{ id, value }] });

const readValue = (id: number) => async () =>
  (await load()).attributes.find((attribute) => attribute.id === id)?.value;

/** One thing of the issue that can be written: how the one on screen opens it, and how others save it. */
interface Part {
  /** What its button and its editor are called. */
  editor: string;
  field: string;
  old: string;
  mine: string;
  theirs: string;
  theirsLater: string;
  /** What asks for its source, once to edit it and once before it is saved. */
  opening: readonly Sent[];
  look: Sent;
  saving: readonly Sent[];
  save: (text: string) => Promise<unknown>;
  /** How the one on screen saves it. */
  edit: OperationName;
  /** The window that does the same. */
  windowAt: () => string;
  read: () => Promise<string | null | undefined>;
}

interface Loaded {
  details: { name: string };
  attributes: { id: number; value: string | null }[];
  description: { text: string } | null;
}

const load = () =>
  tracker.admin.result<Loaded>('/issues/load.php', {
    issueId,
    attributes: true,
    description: true,
  });

/** An editor of what the window shows already, and saves with the issue. */
const ofIssue = {
  opening: [],
  look: 'loadIssue',
  edit: 'editIssue',
  windowAt: () => `/issues/${issueId}/edit`,
  saving: ['editIssue', 'loadIssue'],
} as const;

const opened: readonly Sent[] = ['getGlobal', 'loadIssue', 'getAlertStatus'];

const texts = { old: 'Old', mine: 'Mine', theirs: 'Theirs', theirsLater: 'Theirs, later' };

const parts: Record<string, Part> = {
  name: {
    ...texts,
    ...ofIssue,
    editor: 'Edit name',
    field: 'Name',
    save: (name) => tracker.admin.result('/issues/edit.php', { issueId, name, values: [] }),
    read: async () => (await load()).details.name,
  },
  value: {
    ...ofIssue,
    editor: 'Edit Severity',
    field: 'Severity',
    old: '2',
    mine: '3',
    theirs: '1',
    theirsLater: '2',
    save: saveValue(severity),
    read: readValue(severity),
  },
  'other value': {
    ...texts,
    ...ofIssue,
    editor: 'Edit Room',
    field: 'Room',
    save: (value) => saveValue(room)(value),
    read: () => readValue(room)(),
  },
  description: {
    ...texts,
    edit: 'editDescription',
    windowAt: () => `/issues/${issueId}/description/edit`,
    opening: ['loadIssue'],
    look: 'loadIssue',
    saving: ['editDescription', 'loadIssue', 'loadIssue'],
    editor: 'Edit description',
    field: 'Description',
    save: (description) =>
      tracker.admin.result('/issues/description/edit.php', {
        issueId,
        description,
        descriptionFormat: 0,
      }),
    read: async () => (await load()).description?.text,
  },
  comment: {
    ...texts,
    edit: 'editComment',
    windowAt: () => `/issues/${issueId}/comments/${commentId}/edit`,
    opening: ['loadComment'],
    look: 'loadComment',
    saving: ['editComment', 'loadComment', 'loadIssue'],
    editor: 'Edit comment',
    field: 'Comment',
    save: (comment) =>
      tracker.admin.result('/issues/comments/edit.php', { commentId, comment, commentFormat: 0 }),
    read: async () => {
      const { text } = await tracker.admin.result<{ text: string }>('/issues/comments/load.php', {
        issueId,
        commentId,
      });
      return text;
    },
  },
};

async function startWriting({ user }: LivingApp, { editor, field, mine }: Part) {
  await user.click(await screen.findByRole('button', { name: editor }));
  const form = await screen.findByRole('form', { name: editor });
  await retype(user, within(form).getByRole('textbox', { name: field }), mine);
  return form;
}

const save = ({ user }: LivingApp) => user.keyboard('{Control>}{Enter}{/Control}');

/** Until the form is saved: what opens it is there all the time, as others have it too. */
async function isGone({ settled }: LivingApp, form: HTMLElement) {
  await waitFor(() => {
    expect(form).not.toBeInTheDocument();
  });
  await settled();
}

/** What the form shows of the part: before, theirs and mine. */
async function findConflict(form: HTMLElement, { field }: Part): Promise<(string | null)[]> {
  const change = within(await within(form).findByRole('region', { name: field }));
  return change.getAllByRole('definition').map(({ textContent }) => textContent);
}

const openIssue = () => tracker.open('bob', `/issues/${issueId}`);

const pairs = Object.keys(parts).flatMap((mine) =>
  Object.keys(parts).map((theirs) => [mine, theirs] as const),
);

test.each(pairs.filter(([mine, theirs]) => mine !== theirs))(
  'a %s is saved beside the %s that somebody else saved before and after, and says so',
  async (mine, theirs) => {
    const [own, other] = [parts[mine], parts[theirs]];
    if (!own || !other) throw new Error('No such part.');
    const app = await openIssue();
    const form = await startWriting(app, own);
    await other.save(other.theirs);

    await save(app);

    await isGone(app, form);
    expect([await own.read(), await other.read()]).toEqual([own.mine, other.theirs]);
    const news = `Saved. Changes by others were kept: ${other.field}.`;
    expect(screen.getByText(news)).toBeVisible();

    await other.save(other.theirsLater);
    expect([await own.read(), await other.read()]).toEqual([own.mine, other.theirsLater]);

    expect(await app.sent()).toEqual([...opened, ...own.opening, own.look, ...own.saving]);
  },
);

test.each(Object.entries(parts))(
  'a %s that somebody else saved first is overwritten only once it was seen, each time',
  async (_name, part) => {
    const app = await openIssue();
    const form = await startWriting(app, part);
    await part.save(part.theirs);

    await save(app);
    expect(await findConflict(form, part)).toEqual([part.old, part.theirs, part.mine]);
    expect(await part.read()).toBe(part.theirs);

    await part.save(part.theirsLater);
    await app.user.click(within(form).getByRole('button', { name: 'Save mine' }));
    await within(form).findByText(part.theirsLater, { selector: 'dd' });
    expect(await findConflict(form, part)).toEqual([part.theirs, part.theirsLater, part.mine]);
    expect(await part.read()).toBe(part.theirsLater);

    await app.user.click(within(form).getByRole('button', { name: 'Save mine' }));
    await isGone(app, form);
    expect(await part.read()).toBe(part.mine);

    expect(await app.sent()).toEqual([
      ...opened,
      ...part.opening,
      ...times(3, part.look),
      ...part.saving,
    ]);
  },
);

test.each(Object.entries(parts))(
  'what somebody else made of a %s that was saved a moment ago is asked about as well',
  async (_name, part) => {
    const app = await openIssue();
    const saved = await startWriting(app, part);
    await save(app);
    await isGone(app, saved);
    await part.save(part.theirs);

    const form = await startWriting(app, { ...part, mine: part.theirsLater });
    await save(app);

    expect(await findConflict(form, part)).toEqual([part.mine, part.theirs, part.theirsLater]);
    expect(await part.read()).toBe(part.theirs);

    expect(await app.sent()).toEqual([
      ...opened,
      ...part.opening,
      part.look,
      ...part.saving,
      ...part.opening,
      part.look,
    ]);
  },
);

/** Somebody else saves when the client has looked, and before its save arrives. */
function othersAreFaster({ edit }: Pick<Part, 'edit'>, act: () => Promise<unknown>) {
  let isDone = false;
  mswServer.use(
    http.post(`${baseURL}/server/api${operations[edit].path}`, async () => {
      if (isDone) return;
      isDone = true;
      await act();
    }),
  );
}

test.each(Object.entries(parts))(
  'a %s that somebody else saves between the look and the save is refused, and asked about',
  async (_name, part) => {
    const app = await openIssue();
    const form = await startWriting(app, part);
    expect(await app.sent()).toEqual([...opened, ...part.opening]);
    othersAreFaster(part, () => part.save(part.theirs));

    await save(app);

    expect(await findConflict(form, part)).toEqual([part.old, part.theirs, part.mine]);
    expect(await part.read()).toBe(part.theirs);
    expect(await app.sent()).toEqual([part.look, part.edit, part.look]);

    await app.user.click(within(form).getByRole('button', { name: 'Save mine' }));
    await isGone(app, form);
    expect(await part.read()).toBe(part.mine);
    expect(await app.sent()).toEqual([part.look, ...part.saving]);
  },
);

test.each(
  Object.entries(parts).flatMap(([name, part]) => [
    [name, 'before', part] as const,
    [name, 'at that moment', part] as const,
  ]),
)(
  'a %s that somebody else makes the same of %s is shown, and not to be taken back',
  async (_name, moment, part) => {
    const app = await openIssue();
    const form = await startWriting(app, part);
    if (moment === 'before') await part.save(part.mine);
    else othersAreFaster(part, () => part.save(part.mine));

    await save(app);

    await isGone(app, form);
    expect(await part.read()).toBe(part.mine);
    expect(screen.getAllByText(part.mine).length).toBeGreaterThan(0);
    expect(screen.getByText('Already so')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(await app.sent()).toEqual([...opened, ...part.opening, part.look, ...part.saving]);
  },
);

/** What a plain server keeps a history of. */
const kept = ['name', 'value', 'other value'].map((name) => [name, parts[name]] as const);

test.each(kept)(
  'a %s that was saved over on a server that compares nothing is shown, and put back',
  async (_name, part) => {
    if (!part) throw new Error('No such part.');
    const app = await tracker.open('bob', `/issues/${issueId}`, {
      options: { comparesSaves: false },
    });
    const form = await startWriting(app, part);
    expect(await app.sent()).toEqual([...opened, ...part.opening]);
    othersAreFaster(part, () => part.save(part.theirs));

    await save(app);

    await isGone(app, form);
    expect(await app.sent()).toEqual([part.look, ...part.saving]);
    expect(await part.read()).toBe(part.mine);
    const words = `This replaced what someone else had just saved: ${part.field}: ${part.theirs}`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(strayControls(screen.getByRole('region', { name: 'Undo' }))).toEqual([]);

    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => {
      expect(await part.read()).toBe(part.theirs);
    });
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(await app.sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
  },
);

test('what was saved over is found behind a filter that hides it, which stays', async () => {
  const part = parts['value'];
  if (!part) throw new Error('No such part.');
  const app = await tracker.open('bob', `/issues/${issueId}`, {
    options: { comparesSaves: false },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Filter history' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Comments' }));
  const form = await startWriting(app, part);
  expect(await app.sent()).toEqual([...opened, 'loadIssue']);
  othersAreFaster(part, () => part.save(part.theirs));

  await save(app);

  await isGone(app, form);
  const looked = ['loadIssue', 'editIssue', 'loadIssue'];
  expect(await app.sent()).toEqual([...looked, 'loadIssue', 'loadIssue']);
  expect(await screen.findByText(/^This replaced what .*Severity: 1$/)).toBeVisible();
  const { settings } = await tracker.bob.result<{ settings: { historyFilter: number } }>(
    '/global.php',
    {},
  );
  expect(settings.historyFilter).toBe(2);
});

/** The ways to write on a server that compares nothing: each looks immediately before it saves. */
interface Way {
  open: (part: Part) => Promise<LivingApp>;
  /** The form, with the field as it is to be saved. */
  write: (app: LivingApp, part: Part) => Promise<HTMLElement>;
  /** What is sent when the form is there, and after the look. */
  opening: (part: Part) => readonly Sent[];
  saving: (part: Part) => readonly Sent[];
}

const options = { comparesSaves: false };

const inPlace: Way = {
  open: () => tracker.open('bob', `/issues/${issueId}`, { options }),
  write: startWriting,
  opening: (part) => [...opened, ...part.opening],
  saving: ({ saving }) => saving,
};

const inWindow: Way = {
  open: ({ windowAt }) => tracker.open('bob', windowAt(), { options }),
  write: async ({ user }, { field, mine }) => {
    await retype(user, await screen.findByRole('textbox', { name: field }), mine);
    return screen.getByRole('dialog');
  },
  opening: ({ look }) => ['getGlobal', look, 'getAlertStatus'],
  // The window of the issue comes after it.
  saving: ({ edit }) => [edit, 'loadIssue'],
};

const inCell: Way = {
  open: async () => {
    const app = await tracker.open('bob', '/types/2/issues', { isWide: true, options });
    await screen.findByRole('row', { name: /Old/ });
    await app.settled();
    await app.user.keyboard('j');
    await waitFor(() => {
      expect(focused()).toBe(within(screen.getByRole('row', { name: /Old/ })).getByRole('link'));
    });
    return app;
  },
  write: async ({ user }, { field, old, mine }) => {
    if (field === 'Name') await user.keyboard('{F2}');
    else await user.dblClick(within(screen.getByRole('row', { name: /Old/ })).getByText(old));
    const form = await screen.findByRole('form', { name: new RegExp(`^${field}, `) });
    await retype(user, await within(form).findByRole('textbox'), mine);
    return form;
  },
  opening: ({ look }) => ['getGlobal', 'listIssues', 'getAlertStatus', look],
  saving: () => ['editIssue', 'listIssues'],
};

const ways: (readonly [string, string, Way])[] = Object.keys(parts).flatMap((name) => [
  [name, 'in place', inPlace] as const,
  [name, 'in a window', inWindow] as const,
  ...(['name', 'value'].includes(name) ? [[name, 'in a cell', inCell] as const] : []),
]);

test.each(ways)(
  'a %s that is written %s is looked at before it is saved on a server that compares nothing',
  async (name, _place, way) => {
    const part = parts[name];
    if (!part) throw new Error('No such part.');
    const app = await way.open(part);
    const form = await way.write(app, part);
    await part.save(part.theirs);

    await save(app);
    expect(await findConflict(form, part)).toEqual([part.old, part.theirs, part.mine]);
    expect(await part.read()).toBe(part.theirs);
    expect(await app.sent()).toEqual([...way.opening(part), part.look]);

    await app.user.click(within(form).getByRole('button', { name: 'Save mine' }));
    await waitFor(async () => {
      expect(await part.read()).toBe(part.mine);
    });
    expect(await app.sent()).toEqual([part.look, ...way.saving(part)]);
  },
);

const partOf = (name: string): Part => {
  const part = parts[name];
  if (!part) throw new Error('No such part.');
  return part;
};

/** As it was when the form was opened. */
async function putBack(app: LivingApp, form: HTMLElement, { field, old }: Part) {
  await retype(app.user, within(form).getByRole('textbox', { name: field }), old);
  await save(app);
}

test.each(ways)(
  'a %s that is written %s can be put back once the one of somebody else was taken',
  async (name, _place, way) => {
    const part = partOf(name);
    const app = await way.open(part);
    const form = await way.write(app, part);
    await part.save(part.theirs);
    await save(app);
    await findConflict(form, part);
    await app.user.click(within(form).getByRole('button', { name: 'Use theirs' }));

    await putBack(app, form, part);

    await waitFor(async () => {
      expect(await part.read()).toBe(part.old);
    });
    expect(await app.sent()).toEqual([
      ...way.opening(part),
      ...times(2, part.look),
      ...way.saving(part),
    ]);
  },
);

test.each(ways.filter(([, , way]) => way === inWindow))(
  'a %s that is written in a window, and that somebody else makes the same of, is said to be so already',
  async (name) => {
    const part = partOf(name);
    const app = await tracker.open('bob', part.windowAt());
    await inWindow.write(app, part);
    await part.save(part.mine);
    // Nothing is said to be kept beside what was not saved.
    const other = partOf(name === 'value' ? 'name' : 'value');
    await other.save(other.theirs);

    await save(app);

    expect(await app.sent()).toEqual([
      ...inWindow.opening(part),
      part.look,
      ...inWindow.saving(part),
    ]);
    expect(await screen.findByText('Already so')).toBeVisible();
  },
);

/** The windows that one thing of an issue is written in. */
const formWindows: Record<string, Pick<Part, 'edit' | 'field' | 'windowAt'> & { looks?: Sent }> = {
  name: { ...partOf('name'), looks: 'loadIssue' },
  description: { ...partOf('description'), looks: 'loadIssue' },
  comment: { ...partOf('comment'), looks: 'loadComment' },
  'new description': {
    edit: 'addDescription',
    field: 'Description',
    windowAt: () => `/issues/${issueId}/description/add`,
  },
  'new comment': {
    edit: 'addComment',
    field: 'Comment',
    windowAt: () => `/issues/${issueId}/comments/add`,
  },
};

test.each(
  Object.entries(formWindows).flatMap(([name, form]) => [
    [name, 'the issue', form] as const,
    [name, 'its address', form] as const,
  ]),
)(
  'the window of a %s that was opened from %s says what others changed of the rest meanwhile',
  async (name, from, { edit, field, windowAt, looks }) => {
    const { admin, server } = tracker;
    const isNewText = name === 'new description';
    if (isNewText) await admin.result('/issues/description/delete.php', { issueId });
    const isKnown = from === 'the issue';
    const app = await tracker.open('bob', isKnown ? `/issues/${issueId}` : windowAt());
    if (isKnown) {
      await screen.findByRole('heading', { name: 'Old' });
      window.location.hash = `#${windowAt()}`;
    }
    const box = await screen.findByRole('textbox', { name: field });
    // What was there before the window is no news: nobody has seen the issue that an address leads past.
    server.clock.now += 3_600;
    const others = ['value', name.endsWith('description') ? 'comment' : 'description'].map(partOf);
    for (const other of others) await other.save(other.theirs);

    await retype(app.user, box, 'Mine');
    await save(app);

    const names = others.map((other) => other.field).join(', ');
    const news = await screen.findByText(`Saved. Changes by others were kept: ${names}.`);
    expect(news).toBeVisible();
    const look = looks ? [looks] : [];
    expect(await app.sent()).toEqual([
      ...(isKnown
        ? [...opened, looks ?? 'loadIssue']
        : ['getGlobal', looks ?? 'loadIssue', 'getAlertStatus']),
      ...look,
      edit,
      'loadIssue',
    ]);
  },
);

test('a window says at once what others made of its fields, and once the issue is there what of the rest', async () => {
  const { admin, server } = tracker;
  const [name, value, text, comment] = ['name', 'value', 'description', 'comment'].map(partOf) as [
    Part,
    Part,
    Part,
    Part,
  ];
  const file = { name: 'a.txt', content: new TextEncoder().encode('a') };
  const { stampId: fileId } = await admin.result<{ stampId: number }>(
    '/issues/files/add.php',
    { issueId, name: 'a.txt' },
    { file },
  );
  server.clock.now += 1_800;
  await comment.save(comment.theirs);
  server.clock.now += 900;
  const app = await tracker.open('bob', name.windowAt());
  await inWindow.write(app, name);
  for (const other of [value, text]) await other.save(other.theirs);
  // A file is none of the comments.
  await admin.result('/issues/files/edit.php', { fileId, name: 'b.txt', description: '' });
  const arrived = createGate();
  othersAreFaster(name, () => {
    othersAreFaster({ edit: 'loadIssue' }, () => arrived.isOpen);
    return Promise.resolve();
  });

  await save(app);

  const said = 'Saved. Changes by others were kept: Severity';
  expect(await screen.findByText(`${said}.`)).toBeVisible();
  // A slow server makes nothing newer than the window that was changed before it.
  const now = Date.now() + 1_200_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  arrived.open();
  expect(await screen.findByText(`${said}, Description.`)).toBeVisible();
  expect(await app.sent()).toEqual([
    ...inWindow.opening(name),
    name.look,
    'editIssue',
    'loadIssue',
  ]);
});

test('what was only looked at has comments that nobody has seen: those that others changed since are told', async () => {
  const [text, comment] = ['description', 'comment'].map(partOf) as [Part, Part];
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const app = await tracker.open('bob', '/types/2/issues');
  const row = await screen.findByRole('row', { name: /Old/ });
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  await app.user.hover(within(row).getByRole('link'));
  await waitFor(() => {
    expect(selectKnownIssue(app.store.getState(), issueId)).not.toBeNull();
  });
  expect(await app.sent()).toEqual(['loadIssue']);
  tracker.server.clock.now += 3_600;
  window.location.hash = `#${text.windowAt()}`;
  await retype(app.user, await screen.findByRole('textbox', { name: text.field }), text.mine);
  await comment.save(comment.theirs);

  await save(app);

  expect(await screen.findByText('Saved. Changes by others were kept: Comment.')).toBeVisible();
  expect(await app.sent()).toEqual([
    ...times(2, text.look),
    'editDescription',
    'listIssues',
    'loadIssue',
    'getAlertStatus',
  ]);
});

test('what others changed beside the field that was asked about stays theirs', async () => {
  const [name, value, other] = ['name', 'value', 'other value'].map(partOf) as [Part, Part, Part];
  const app = await inWindow.open(name);
  const form = await inWindow.write(app, name);
  await name.save(name.theirs);
  await value.save(value.theirs);
  await save(app);
  await findConflict(form, name);
  await app.user.click(within(form).getByRole('button', { name: 'Use theirs' }));

  await retype(app.user, within(form).getByRole('textbox', { name: other.field }), other.mine);
  await save(app);

  await waitFor(async () => {
    expect(await other.read()).toBe(other.mine);
  });
  expect([await name.read(), await value.read()]).toEqual([name.theirs, value.theirs]);
  expect(await screen.findByText(/Changes by others were kept: Severity/)).toBeInTheDocument();
  expect(await app.sent()).toEqual([
    ...inWindow.opening(name),
    ...times(2, name.look),
    ...inWindow.saving(name),
  ]);
});

/** The answer to the first save is lost, whether it is carried out or not. */
function answerIsLost({ edit }: Part, act: () => Promise<unknown>) {
  mswServer.use(
    http.post(
      `${baseURL}/server/api${operations[edit].path}`,
      async () => {
        await act();
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}

test.each(
  ways.flatMap(([name, place, way]) =>
    [true, false].map((isDone) => ({ name, place, way, isDone })),
  ),
)(
  'a $name that is written $place can be put back after a save without an answer, carried out: $isDone',
  async ({ name, way, isDone }) => {
    const part = partOf(name);
    const app = await way.open(part);
    const form = await way.write(app, part);
    answerIsLost(part, async () => {
      if (isDone) await part.save(part.mine);
    });
    await save(app);
    await within(form).findByRole('alert');

    await putBack(app, form, part);

    await waitFor(() => {
      expect(form).not.toBeInTheDocument();
    });
    expect(await part.read()).toBe(part.old);
    const { edit, look } = part;
    expect(await app.sent()).toEqual([
      ...way.opening(part),
      ...[look, edit, look],
      ...way.saving(part),
    ]);
  },
);

test.each(ways)(
  'a %s that is written %s is asked about when somebody else saved it after a save without an answer',
  async (name, _place, way) => {
    const part = partOf(name);
    const app = await way.open(part);
    const form = await way.write(app, part);
    answerIsLost(part, () => part.save(part.theirs));
    await save(app);
    await within(form).findByRole('alert');

    await putBack(app, form, part);

    expect(await findConflict(form, part)).toEqual([part.old, part.theirs, part.old]);
    expect(await part.read()).toBe(part.theirs);
    expect(await app.sent()).toEqual([...way.opening(part), ...[part.look, part.edit, part.look]]);
  },
);

test.each(kept)(
  'a %s that a window saved over on a server that compares nothing is shown, and put back',
  async (_name, part) => {
    if (!part) throw new Error('No such part.');
    const app = await inWindow.open(part);
    await inWindow.write(app, part);
    expect(await app.sent()).toEqual(inWindow.opening(part));
    othersAreFaster(part, () => part.save(part.theirs));

    await save(app);

    const words = `This replaced what someone else had just saved: ${part.field}: ${part.theirs}`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(await app.sent()).toEqual([part.look, ...inWindow.saving(part)]);
    expect(await part.read()).toBe(part.mine);

    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => {
      expect(await part.read()).toBe(part.theirs);
    });
    expect(await app.sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
  },
);

test('what a window saved over is not looked for where one goes elsewhere', async () => {
  const part = parts['value'];
  if (!part) throw new Error('No such part.');
  const app = await inWindow.open(part);
  await inWindow.write(app, part);
  expect(await app.sent()).toEqual(inWindow.opening(part));
  const arrived = createGate();
  const left = createGate();
  othersAreFaster(part, async () => {
    await part.save(part.theirs);
    arrived.open();
    await left.isOpen;
  });
  await save(app);
  await arrived.isOpen;

  window.location.hash = '#/types/2/issues';
  await screen.findByRole('row', { name: /Old/ });
  left.open();

  await waitFor(async () => {
    expect(await part.read()).toBe(part.mine);
  });
  expect(await app.sent()).toEqual([part.look, part.edit, 'listIssues', 'listIssues']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a move that took the place of another on a server that compares nothing is shown, and put back', async () => {
  const { admin, projectId } = tracker;
  const addFolder = (name: string) =>
    addTo(admin, '/projects/folders/add.php', { projectId, name, typeId: 2 });
  const atticId = await addFolder('Attic');
  await addFolder('Shelf');
  const app = await tracker.open('bob', `/issues/${issueId}/move`, { options });
  await choose(app.user, 'Folder', 'Shelf');
  expect(await app.sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  othersAreFaster({ edit: 'moveIssue' }, () =>
    admin.result('/issues/move.php', { issueId, folderId: atticId }),
  );

  await submitForm(app.user);

  const words = 'This replaced what someone else had just saved: Location: Attic';
  expect(await screen.findByText(words)).toBeVisible();
  expect(await app.sent()).toEqual(['loadIssue', 'moveIssue', 'loadIssue']);

  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  const read = () =>
    admin.result<{ details: { folderId: number } }>('/issues/load.php', { issueId });
  await waitFor(async () => {
    expect((await read()).details.folderId).toBe(atticId);
  });
  expect(await app.sent()).toEqual(['loadIssue', 'moveIssue', 'loadIssue']);
});
