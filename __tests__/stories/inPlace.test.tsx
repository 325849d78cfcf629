import { screen, waitFor, within } from '@testing-library/react';
import { addTo } from '@tests/server/calls/smallTracker';
import { retype } from '@tests/support/forms';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { idOfAttribute, setValue, valueOf } from './ownIssues';
import { findInHistory, issueWindow } from './walks';

let tracker: LivingTracker;
let issueId: number;

interface Definition {
  id: number;
  name: string;
  [key: string]: unknown;
}

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp' });
});

async function definition(name: string): Promise<Definition> {
  const { admin } = tracker;
  const payload = { typeId: 2, attributes: true };
  const { attributes } = await admin.result<{ attributes: Definition[] }>(
    '/types/load.php',
    payload,
  );
  const found = attributes.find((attribute) => attribute.name === name);
  if (!found) throw new Error(`No attribute ${name}`);
  return found;
}

/** What the server has. */
async function valueNow(name: string): Promise<string | null | undefined> {
  return valueOf(tracker.admin, issueId, await idOfAttribute(tracker.admin, name));
}

/** Somebody else saves a value meanwhile. */
async function othersSave(name: string, value: string) {
  const id = await idOfAttribute(tracker.admin, name);
  await setValue(tracker.admin, issueId, { id, value });
}

/** What the issue has none of. */
async function requireVersion() {
  const { id: attributeId, name, type, ...details } = await definition('Version');
  await tracker.admin.result('/types/attributes/edit.php', {
    attributeId,
    name,
    type,
    details: { ...details, required: 1 },
  });
}

async function openLamp() {
  const app = await tracker.open('bob', `/issues/${issueId}`);
  await issueWindow('Lamp');
  expect(await app.sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  return app;
}

async function openValue(app: Awaited<ReturnType<typeof openLamp>>, name: string) {
  await app.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return screen.findByRole('form', { name: `Edit ${name}` });
}

test('a value is changed where it stands, alone', async () => {
  const app = await openLamp();
  const editor = await openValue(app, 'Severity');
  const field = within(editor).getByRole('textbox', { name: 'Severity' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('2');
  expect(await app.sent()).toEqual([]);

  await retype(app.user, field, '3{Enter}');

  await findInHistory('3');
  expect(await app.sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
  expect(await valueNow('Severity')).toBe('3');
  expect(await screen.findByText('Severity saved')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Edit Severity' })).toHaveFocus();
  });
});

test('what is typed takes the place of the value that stands there', async () => {
  const app = await openLamp();
  const editor = await openValue(app, 'Severity');

  await app.user.keyboard('3');

  expect(within(editor).getByRole('textbox', { name: 'Severity' })).toHaveValue('3');
  expect(await app.sent()).toEqual([]);
});

test('a double click opens a value, and Esc gives the old one back', async () => {
  const app = await openLamp();
  await app.user.dblClick(screen.getByText('2'));
  const field = await screen.findByRole('textbox', { name: 'Severity' });

  await retype(app.user, field, '3{Escape}');

  expect(await screen.findByText('2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Severity' })).toHaveFocus();
  expect(await issueWindow('Lamp')).toBeVisible();
  expect(await app.sent()).toEqual([]);

  await openValue(app, 'Severity');
  expect(screen.getByRole('textbox', { name: 'Severity' })).toHaveValue('2');
});

test('a value that is wrong is refused where it is typed', async () => {
  const app = await openLamp();
  const editor = await openValue(app, 'Severity');
  const field = within(editor).getByRole('textbox', { name: 'Severity' });

  await retype(app.user, field, 'much{Enter}');

  await waitFor(() => {
    expect(field).toBeInvalid();
  });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('much');
  // Who is at the field hears nothing of what comes to stand below it.
  expect(
    screen.getByText('Severity: The value is not in the expected format.'),
  ).toBeInTheDocument();
  expect(await app.sent()).toEqual([]);
});

test('two who change the same value see what the other did, and nothing is lost unseen', async () => {
  const app = await openLamp();
  const editor = await openValue(app, 'Severity');
  await othersSave('Severity', '1');

  await retype(app.user, within(editor).getByRole('textbox', { name: 'Severity' }), '3{Enter}');

  const change = within(await within(editor).findByRole('region', { name: 'Severity' }));
  expect(change.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
    '3',
  ]);
  expect(await valueNow('Severity')).toBe('1');

  await app.user.click(within(editor).getByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('Severity saved')).toBeInTheDocument();
  expect(await valueNow('Severity')).toBe('3');

  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue', 'editIssue', 'loadIssue']);
});

test('different values are merged, and said so', async () => {
  const app = await openLamp();
  const editor = await openValue(app, 'Severity');
  await othersSave('Version', '7.1');

  await retype(app.user, within(editor).getByRole('textbox', { name: 'Severity' }), '3{Enter}');

  expect(
    await screen.findByText('Saved. Changes by others were kept: Version.'),
  ).toBeInTheDocument();
  expect([await valueNow('Severity'), await valueNow('Version')]).toEqual(['3', '7.1']);
  expect(await screen.findByText('7.1', { selector: 'dd *' })).toBeVisible();

  expect(await app.sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
});

test('an old value that is no longer allowed is put right with the change', async () => {
  await requireVersion();
  const app = await openLamp();
  const editor = await openValue(app, 'Severity');
  expect(within(editor).getByText(/no longer allowed/)).toBeVisible();

  await retype(app.user, within(editor).getByRole('textbox', { name: 'Severity' }), '3');
  await app.user.type(within(editor).getByRole('textbox', { name: 'Version' }), '1.0{Enter}');

  expect(await screen.findByText('Severity saved')).toBeInTheDocument();
  expect([await valueNow('Severity'), await valueNow('Version')]).toEqual(['3', '1.0']);

  expect(await app.sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
});

test('an old value that is no longer allowed is put right with the name', async () => {
  await requireVersion();
  const app = await openLamp();
  await app.user.click(await screen.findByRole('button', { name: 'Edit name' }));
  const editor = await screen.findByRole('form', { name: 'Edit name' });
  expect(within(editor).getByText(/no longer allowed/)).toBeVisible();

  await retype(app.user, within(editor).getByRole('textbox', { name: 'Name' }), 'Bright lamp');
  await app.user.type(within(editor).getByRole('textbox', { name: 'Version' }), '1.0{Enter}');

  expect(await screen.findByText('Name saved')).toBeInTheDocument();
  expect(await issueWindow('Bright lamp')).toBeVisible();
  expect(await valueNow('Version')).toBe('1.0');

  expect(await app.sent()).toEqual(['loadIssue', 'editIssue', 'loadIssue']);
});

test('a comment is changed where it stands', async () => {
  await tracker.bob.result('/issues/comments/add.php', {
    issueId,
    comment: 'It **falls**.',
    commentFormat: 1,
  });
  const app = await openLamp();
  await app.user.click(screen.getByRole('button', { name: 'Edit comment' }));

  const editor = await screen.findByRole('form', { name: 'Edit comment' });
  const text = within(editor).getByRole('textbox', { name: 'Comment' });
  expect(text).toHaveFocus();
  expect(text).toHaveValue('It **falls**.');
  expect(await app.sent()).toEqual(['loadComment']);

  await retype(app.user, text, 'It stands.{Control>}{Enter}{/Control}');

  await waitFor(() => {
    expect(editor).not.toBeInTheDocument();
  });
  await findInHistory('It stands.');
  expect(await screen.findByText('Comment saved')).toBeInTheDocument();

  expect(await app.sent()).toEqual(['loadComment', 'editComment', 'loadComment', 'loadIssue']);
});

test('nobody loses a description to somebody who wrote at the same time', async () => {
  const description = { issueId, descriptionFormat: 0 };
  const { admin } = tracker;
  await admin.result('/projects/members/edit.php', {
    projectId: tracker.projectId,
    users: [2],
    access: 2,
  });
  await admin.result('/issues/description/add.php', { ...description, description: 'Old' });
  const app = await openLamp();
  await app.user.click(screen.getByRole('button', { name: 'Edit description' }));
  const text = await screen.findByRole('textbox', { name: 'Description' });
  expect(text).toHaveValue('Old');
  await admin.result('/issues/description/edit.php', { ...description, description: 'Theirs' });

  await retype(app.user, text, 'Mine{Control>}{Enter}{/Control}');

  const editor = within(screen.getByRole('form', { name: 'Edit description' }));
  const change = within(await editor.findByRole('region', { name: 'Description' }));
  const values = change.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['Old', 'Theirs', 'Mine']);

  await app.user.click(editor.getByRole('button', { name: 'Use theirs' }));
  expect(text).toHaveValue('Theirs');
  await app.user.keyboard('{Escape}{Escape}');
  expect(await screen.findByRole('button', { name: 'Edit description' })).toHaveFocus();
  const { description: saved } = await admin.result<{ description: { text: string } }>(
    '/issues/load.php',
    { issueId, description: true },
  );
  expect(saved.text).toBe('Theirs');

  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue']);
});
