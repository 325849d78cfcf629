/** Issues that are added one after another: what the next one begins with, and what an address says of it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { type DateRules, formatDate } from '@/lib/values/formatDates';
import { readPath } from '@/routing/address';
import { selectUndo } from '@/screen/undo';
import { us } from '@tests/lib/values/samples';
import { mswServer } from '@tests/setup/mswServer';
import { cancelForm, retype, submitButton, submitForm, textField } from '@tests/support/forms';
import { baseURL } from '@tests/support/server/tracker';
import { type LivingTracker, openPresentTracker } from '@tests/support/server/livingTracker';
import { setDate } from '@tests/support/clock';
import { createGate } from '@tests/support/gate';
import { addTo } from '@tests/server/calls/smallTracker';
import { refused, replyTo } from '@tests/support/server/replyTo';
import { loadIssue, namesOfBugs, valueOf } from './ownIssues';
import { issueWindow, times } from './walks';

let tracker: LivingTracker;
let admin: LivingTracker['admin'];

beforeEach(async () => {
  tracker = await openPresentTracker();
  ({ admin } = tracker);
});

const names = () => namesOfBugs(admin);

const addCall = `${baseURL}/server/api/issues/add.php`;
const nameField = () => textField('Name');
const severity = () => screen.getByRole('textbox', { name: 'Severity' });
const description = () => screen.getByRole('textbox', { name: 'Description' });
const another = () => screen.getByRole('checkbox', { name: 'Add another' });
const folder = () => screen.getByRole('combobox', { name: 'Folder' });

async function openForm(login = 'bob', path = '/types/2/issues/add') {
  const app = await tracker.open(login, `/folders/${String(tracker.folderId)}/issues`);
  await screen.findByText('No issues');
  await app.user.click(await screen.findByRole('link', { name: 'Add issue' }));
  await nameField();
  expect(readPath()).toBe(path);
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  return app;
}

/** Until the form stands there for the next issue; gives the number of the one before. */
async function nextForm(added: RegExp): Promise<number> {
  const { textContent } = await screen.findByRole('link', { name: added });
  const field = await nameField();
  await waitFor(() => {
    expect(field).toHaveFocus();
  });
  expect(field).toHaveValue('');
  return Number(/\d+/.exec(textContent)?.[0]);
}

async function chooseEntry(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

const panel = (name: string) => screen.findByRole('region', { name });

test('the form stays for another issue, in the same folder, with the defaults', async () => {
  const { user, sent } = await openForm();
  expect(another()).not.toBeChecked();
  await user.click(another());
  await user.type(await nameField(), 'One');
  await retype(user, severity(), '1');
  await user.type(description(), 'First text');
  await submitForm(user);

  const first = await nextForm(/^#\d+ One$/);
  expect(await sent()).toEqual(['addIssue', 'listIssues']);
  expect(severity()).toHaveValue('2');
  expect(description()).toHaveValue('');
  expect(folder()).toHaveTextContent('F');
  // In the list behind.
  expect(await screen.findByText('One')).toBeInTheDocument();

  // Nothing is sent without a name, and the form still goes on once it has one.
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await nameField()).toHaveAccessibleDescription('Enter a value.');
  await user.type(await nameField(), 'Two{Enter}');
  const second = await nextForm(/^#\d+ Two$/);

  // Once by a key, though the box is not ticked any more.
  await user.click(another());
  await user.type(await nameField(), 'Three');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await nextForm(/^#\d+ Three$/);
  await user.type(await nameField(), 'Four{Enter}');
  await issueWindow('Four');
  expect(await names()).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(await valueOf(admin, first, 4)).toBe('1');
  expect(await valueOf(admin, second, 4)).toBe('2');

  expect(await sent()).toEqual([
    'addIssue',
    'listIssues',
    'addIssue',
    'listIssues',
    'addIssue',
    'listIssues',
    'loadIssue',
    'getAlertStatus',
  ]);
});

test('a date that begins as today is stored as the form shows it, though the server is a day ahead by then', async () => {
  const { server } = tracker;
  // After midnight, or in another zone.
  server.clock.now += 86_400;
  admin = await server.logIn('admin');
  const addDate = (name: string, details: object) =>
    addTo(admin, '/types/attributes/add.php', { typeId: 2, name, type: 'DATETIME', details });
  const due = await addDate('Due', { default: '[Today]+14' });
  const received = await addDate('Received', { default: '[Today]', time: 1 });
  const fixed = await addDate('Ends', { default: '2030-12-31' });
  const { user, sent } = await openForm();
  const textOf = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;
  const shown = { due: textOf('Due'), received: textOf('Received') };

  await user.type(await nameField(), 'One');
  await submitForm(user);
  await issueWindow('One');
  const stored = (id: number) => valueOf(admin, Number(/\d+/.exec(readPath())?.[0]), id);
  const asShown = async (id: number, rules: DateRules) =>
    formatDate((await stored(id)) ?? null, rules, us);
  expect(await asShown(due, {})).toBe(shown.due);
  expect(await asShown(received, { time: true })).toBe(shown.received);
  expect(await stored(fixed)).toBe('2030-12-31');
  expect(await sent()).toEqual(['addIssue', 'listIssues', 'loadIssue', 'getAlertStatus']);

  // One that was emptied stays empty.
  const next = await tracker.open('bob', '/types/2/issues/add');
  await next.user.type(await nameField(), 'Two');
  await next.user.clear(screen.getByRole('combobox', { name: 'Due' }));
  await user.click(screen.getByRole('combobox', { name: 'Project' }));
  await user.click(screen.getByRole('option', { name: 'P' }));
  await submitForm(user);
  await issueWindow('Two');
  expect(await stored(due)).toBeNull();
  expect(await next.sent()).toEqual(['getGlobal', 'getAlertStatus', 'addIssue', 'loadIssue']);
});

test('a date that begins as today counts from the day when a template, the last values or a link fill it in', async () => {
  const addDate = (name: string, details: object) =>
    addTo(admin, '/types/attributes/add.php', { typeId: 2, name, type: 'DATETIME', details });
  const due = await addDate('Due', { default: '[Today]+14' });
  await addDate('Received', { default: '[Today]', time: 1 });
  const date = (name: string) => screen.getByRole('combobox', { name });
  setDate('2027-01-31T23:59:00');
  const first = await openForm();
  expect(date('Due')).toHaveValue('2/14/2027');
  await first.user.type(await nameField(), 'Regular');
  await retype(first.user, severity(), '1');
  setDate('2027-02-01T00:10:00');
  await chooseEntry(first.user, 'Save as template');
  await first.user.type(await textField('Template name'), 'Mine{Enter}');
  await screen.findByText('Template saved: Mine');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await chooseEntry(first.user, 'Copy link to this form');
  await screen.findByText('Link copied');
  const link = write.mock.lastCall?.[0] ?? '';
  expect(link).toMatch(/\?name=Regular&folder=1&attribute4=1$/);
  await submitForm(first.user);
  await issueWindow('Regular');
  expect(await valueOf(admin, Number(/\d+/.exec(readPath())?.[0]), due)).toBe('2027-02-14');
  expect(await first.sent()).toEqual(['addIssue', 'listIssues', 'loadIssue', 'getAlertStatus']);

  setDate('2027-02-28T12:00:00');
  const { user, sent } = await tracker.open('bob', link.slice(link.indexOf('#') + 1));
  await nameField();
  const begun = { Due: '3/14/2027', Received: '2/28/2027 12:00 pm' };
  for (const fillIn of [
    () => Promise.resolve(),
    () => chooseEntry(user, 'Mine'),
    () => user.click(screen.getByRole('button', { name: 'Use last values' })),
  ]) {
    await fillIn();
    for (const [name, text] of Object.entries(begun)) {
      expect(date(name)).toHaveValue(text);
      await retype(user, date(name), '1/1/2020');
    }
    expect(severity()).toHaveValue('1');
  }
  expect(await sent()).toEqual(['getGlobal', 'getAlertStatus']);
});

test('what was added is taken back, the last issue first, unless somebody has changed it', async () => {
  const { user, sent } = await openForm('admin');
  const undoKey = () => user.keyboard('{Control>}z{/Control}');
  await user.click(another());
  for (const name of ['One', 'Two']) {
    await user.type(await nameField(), `${name}{Enter}`);
    await nextForm(new RegExp(`^#\\d+ ${name}$`));
  }

  // Nothing was typed yet that the key could take back.
  await screen.findByRole('button', { name: 'Undo' });
  await undoKey();
  expect(await screen.findAllByText('Change undone')).not.toHaveLength(0);
  expect(await names()).toEqual(['One']);
  expect(screen.queryByRole('link', { name: /^#\d+ Two$/ })).not.toBeInTheDocument();
  await screen.findByRole('button', { name: 'Undo' });
  await undoKey();
  await waitFor(async () => {
    expect(await names()).toEqual([]);
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

  await user.type(await nameField(), 'Three{Enter}');
  const third = await nextForm(/^#\d+ Three$/);
  await admin.result('/issues/edit.php', { issueId: third, name: 'Mine' });
  // A letter of the next issue makes the key one of its field.
  await user.keyboard('x');
  await undoKey();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const words = 'Not undone: this has been changed since.';
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
  expect(await names()).toEqual(['Mine']);

  expect(await sent()).toEqual([
    'addIssue',
    'listIssues',
    'addIssue',
    'listIssues',
    'loadIssue',
    'deleteIssue',
    'listIssues',
    'loadIssue',
    'deleteIssue',
    'listIssues',
    'addIssue',
    'listIssues',
    'loadIssue',
    'listIssues',
  ]);
});

test('who may not delete is not offered to take back what was added', async () => {
  const { store, user, sent } = await openForm();
  await user.click(another());
  await user.type(await nameField(), 'One{Enter}');
  await nextForm(/^#\d+ One$/);

  expect(selectUndo(store.getState())).toBeNull();

  expect(await sent()).toEqual(['addIssue', 'listIssues']);
});

test('whether the form stays is remembered, and what was not saved is a draft', async () => {
  const { user, sent } = await openForm();
  await user.click(another());
  await user.type(await nameField(), 'One{Enter}');
  await nextForm(/^#\d+ One$/);
  await user.type(await nameField(), 'Half');
  await cancelForm(user);

  await user.click(await screen.findByRole('link', { name: 'Add issue' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await nameField()).toHaveValue('Half');
  expect(another()).toBeChecked();
  expect(screen.queryByRole('link', { name: /^#\d+ One/ })).not.toBeInTheDocument();

  expect(await sent()).toEqual(['addIssue', 'listIssues']);
});

test('of equal issues in a row none is lost and none is added twice', async () => {
  const { user, sent } = await openForm();
  await user.click(another());
  await user.type(await nameField(), 'Same{Enter}');
  await nextForm(/^#1 Same$/);

  // The answer is lost before anything is carried out.
  mswServer.use(http.post(addCall, () => HttpResponse.error(), { once: true }));
  await user.type(await nameField(), 'Same{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await nextForm(/^#2 Same$/);

  // And after it.
  mswServer.use(
    http.post(
      addCall,
      async ({ request }) => {
        const payload: unknown = JSON.parse(await request.clone().text());
        const bob = await tracker.server.logIn('bob');
        await bob.result('/issues/add.php', payload as object);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.type(await nameField(), 'Same{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await nextForm(/^#3 Same$/);
  expect(await names()).toEqual(['Same', 'Same', 'Same']);

  expect(await sent()).toEqual([
    'addIssue',
    'listIssues',
    'addIssue',
    'listIssues',
    'addIssue',
    'listIssues',
    'addIssue',
    'listIssues',
    'loadIssue',
    'listIssues',
  ]);
});

test('a session that ends takes nothing, and the form goes on as it was asked to', async () => {
  const { user, logInAgain, sent } = await openForm();
  const ended = replyTo('/issues/add.php', () => refused('LoginRequired'));
  await user.type(await nameField(), 'Kept');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(await screen.findByRole('link', { name: 'Open login in a new tab' })).toBeVisible();
  expect(await nameField()).toHaveValue('Kept');
  ended.end();
  await logInAgain();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await nextForm(/^#\d+ Kept$/);
  expect(await names()).toEqual(['Kept']);

  expect(await sent()).toEqual(['addIssue', '/client/index.php', 'addIssue', 'listIssues']);
});

test('the values of the issue before are taken over by one click, as far as they are allowed', async () => {
  const first = await openForm();
  expect(screen.queryByRole('button', { name: 'Use last values' })).not.toBeInTheDocument();
  await first.user.type(await nameField(), 'One');
  await retype(first.user, severity(), '3');
  await first.user.type(screen.getByRole('textbox', { name: 'Version' }), '1.0');
  await submitForm(first.user);
  await issueWindow('One');
  await admin.result('/types/attributes/edit.php', {
    attributeId: 4,
    name: 'Severity',
    type: 'NUMERIC',
    details: { 'min-value': '1', 'max-value': '2', required: 1, default: '2' },
  });

  expect(await first.sent()).toEqual(['addIssue', 'listIssues', 'loadIssue', 'getAlertStatus']);

  const { user, sent } = await tracker.open('bob', '/types/2/issues/add');
  await user.type(await nameField(), 'Two');
  await user.type(screen.getByRole('textbox', { name: 'Version' }), '9');
  expect(await sent()).toEqual(['getGlobal', 'getAlertStatus']);
  await user.click(screen.getByRole('button', { name: 'Use last values' }));
  expect(screen.getByRole('textbox', { name: 'Version' })).toHaveValue('1.0');
  expect(severity()).toHaveValue('2');
  expect(await nameField()).toHaveFocus();
  expect(await screen.findByText('Filled in with the last values')).toBeVisible();
  expect(screen.getByText(/^Attributes left out/)).toHaveTextContent(/: Severity$/);

  // What was there comes back, but for what was typed since.
  await retype(user, severity(), '1');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Version' })).toHaveValue('9');
  expect(severity()).toHaveValue('1');
  expect(await nameField()).toHaveValue('Two');

  // The next issues go on with them.
  await user.click(screen.getByRole('button', { name: 'Use last values' }));
  await retype(user, screen.getByRole('textbox', { name: 'Version' }), '2.0');
  expect(await sent()).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: 'Project' }));
  await user.click(screen.getByRole('option', { name: 'P' }));
  await user.click(another());
  await submitForm(user);
  await nextForm(/^#\d+ Two$/);
  expect(screen.getByRole('textbox', { name: 'Version' })).toHaveValue('2.0');
  expect(await sent()).toEqual(['addIssue']);
});

test('last values end when one logs out, templates stay', async () => {
  const { user, sent } = await openForm();
  await user.type(await nameField(), 'Regular');
  await chooseEntry(user, 'Save as template');
  await user.type(await textField('Template name'), 'Mine{Enter}');
  await screen.findByText('Template saved: Mine');
  await submitForm(user);
  await issueWindow('Regular');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'User: Bob' }));
  const logOut = await screen.findByRole('menuitem', { name: 'Log out' });
  // The page that is tested cannot go.
  const stay = (event: Event) => {
    event.preventDefault();
  };
  window.addEventListener('click', stay);
  await user.click(logOut);
  window.removeEventListener('click', stay);
  expect(await sent()).toEqual(['addIssue', 'listIssues', 'loadIssue', 'getAlertStatus']);

  const again = await tracker.open('bob', '/types/2/issues/add');
  await nameField();
  expect(screen.queryByRole('button', { name: 'Use last values' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  expect(await screen.findByRole('menuitem', { name: 'Mine' })).toBeVisible();
  expect(await again.sent()).toEqual(['getGlobal', 'getAlertStatus']);

  // Of somebody else there is nothing to see.
  const others = await tracker.open('admin', '/types/2/issues/add');
  await nameField();
  await user.click(screen.getByRole('button', { name: 'Templates' }));
  await screen.findByRole('menuitem', { name: 'Save as template' });
  expect(screen.queryByRole('menuitem', { name: 'Mine' })).not.toBeInTheDocument();
  expect(await others.sent()).toEqual(['getGlobal', 'getAlertStatus']);
});

test('templates are kept, filled in, renamed, replaced and deleted', async () => {
  const { user, sent } = await openForm();
  await user.type(await nameField(), 'Weekly check');
  await retype(user, severity(), '1');
  await user.type(description(), 'Look at **all**.');
  await chooseEntry(user, 'Save as template');
  await user.type(await textField('Template name'), 'Weekly');
  await user.click(within(await panel('Save as template')).getByRole('button', { name: 'Save' }));
  await screen.findByText('Template saved: Weekly');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Templates' })).toHaveFocus();
  });

  // A value that is not allowed is no part of it, and a name is taken once.
  await retype(user, severity(), '9');
  await chooseEntry(user, 'Save as template');
  await user.type(await textField('Template name'), 'Weekly{Enter}');
  expect(await textField('Template name')).toHaveAccessibleDescription(
    'A template with this name already exists.',
  );
  await retype(user, await textField('Template name'), 'Broken{Enter}');
  expect(await screen.findByText('Template saved: Broken')).toBeVisible();
  expect(screen.getByText(/^Attributes left out/)).toHaveTextContent(/: Severity$/);

  await retype(user, await nameField(), 'Typed');
  await chooseEntry(user, 'Weekly');
  expect(await nameField()).toHaveValue('Weekly check');
  expect(severity()).toHaveValue('1');
  expect(description()).toHaveValue('Look at **all**.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await nameField()).toHaveValue('Typed');
  expect(severity()).toHaveValue('9');

  // The next issue begins with it, but for its name.
  await chooseEntry(user, 'Weekly');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  const issueId = await nextForm(/^#\d+ Weekly check$/);
  expect(severity()).toHaveValue('1');
  expect(description()).toHaveValue('Look at **all**.');
  expect(await sent()).toEqual(['addIssue', 'listIssues']);
  expect((await loadIssue(admin, issueId)).description?.text).toBe('Look at **all**.');

  await chooseEntry(user, 'Edit templates');
  const list = within(await panel('Edit templates'));
  const button = (name: string, template: string) =>
    list.getByRole('button', { name, description: template });
  await user.click(button('Delete', 'Broken'));
  await screen.findByText('Template deleted: Broken');
  expect(list.queryByText('Broken')).not.toBeInTheDocument();
  expect(button('Delete', 'Weekly')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await list.findByText('Broken')).toBeVisible();
  await user.click(button('Rename', 'Broken'));
  await retype(user, await textField('Template name'), 'Other{Enter}');
  await screen.findByText('Template saved: Other');
  expect(button('Rename', 'Other')).toHaveFocus();
  await retype(user, severity(), '3');
  await user.click(button('Replace', 'Other'));
  await waitFor(() => {
    expect(screen.getAllByText('Template saved: Other')).not.toHaveLength(0);
  });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Edit templates' })).not.toBeInTheDocument();
  expect(readPath()).toBe('/types/2/issues/add');
  await retype(user, severity(), '2');
  await chooseEntry(user, 'Other');
  expect(severity()).toHaveValue('3');
});

test('a template that is too long, one too many, and a full browser are refused in words', async () => {
  const { user, sent } = await openForm();
  await user.type(await nameField(), 'One');
  await user.click(description());
  await user.paste('x'.repeat(20_000));
  await chooseEntry(user, 'Save as template');
  await user.type(await textField('Template name'), 'Long{Enter}');
  expect(await textField('Template name')).toHaveAccessibleDescription(
    'What is in the form is too long for a template.',
  );
  await user.keyboard('{Escape}');

  await user.clear(description());
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await chooseEntry(user, 'Save as template');
  await user.type(await textField('Template name'), 'First{Enter}');
  expect((await screen.findAllByText(/^The browser could not save this change/))[0]).toBeVisible();
  set.mockRestore();
  await user.click(within(await panel('Save as template')).getByRole('button', { name: 'Save' }));
  await screen.findByText('Template saved: First');

  const [key] = Object.keys(localStorage).filter((one) => one.startsWith('issuedesk.templates'));
  const [template] = JSON.parse(localStorage.getItem(key ?? '') ?? '[]') as object[];
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...template,
    name: `T${String(index)}`,
  }));
  localStorage.setItem(key ?? '', JSON.stringify(many));
  act(() => {
    window.dispatchEvent(new Event('storage'));
  });
  await chooseEntry(user, 'Save as template');
  await user.type(await textField('Template name'), 'Next{Enter}');
  expect(await textField('Template name')).toHaveAccessibleDescription(
    /^This browser keeps at most 20 templates/,
  );

  expect(await sent()).toEqual([]);
});

test('an address says what the form begins with, and what means nothing is said', async () => {
  const at = `/types/2/issues/add?name=Broken%20lamp&folder=${String(tracker.folderId)}&Severity=7&attribute1=[Me]&Status=Closed&description=It%0Afalls&format=plain&colour=red&name=Twice`;
  const { user, sent } = await tracker.open('bob', '/types/2/issues');
  await screen.findByText('No issues');
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  window.location.hash = `#${at}`;
  expect(await nameField()).toHaveValue('Broken lamp');
  expect(await nameField()).toHaveFocus();
  expect(await sent()).toEqual([]);
  expect(folder()).toHaveTextContent('F');
  expect(screen.getByRole('combobox', { name: 'Assigned To' })).toHaveValue('Bob');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Closed');
  expect(description()).toHaveValue('It\nfalls');
  expect(screen.getByRole('combobox', { name: 'Text format' })).toHaveDisplayValue('Plain text');
  expect(severity()).toHaveValue('7');
  expect(severity()).toHaveAccessibleDescription('The number is too large.');
  expect(screen.getByText(/^Parts of the address/)).toHaveTextContent(
    'Parts of the address that mean nothing here: colour=red, name=Twice',
  );

  // It counts as typed only once it was changed.
  await cancelForm(user);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  window.location.hash = `#${at}`;
  await nameField();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await retype(user, severity(), '3');
  await cancelForm(user);
  window.location.hash = `#${at}`;
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(severity()).toHaveValue('3');

  await user.click(another());
  await submitForm(user);
  const issueId = await nextForm(/^#\d+ Broken lamp$/);
  // What was wrong in the address is not asked about again.
  expect(severity()).toHaveValue('2');
  expect(severity()).toBeValid();
  expect(description()).toHaveValue('It\nfalls');
  expect(screen.queryByText(/^Parts of the address/)).not.toBeInTheDocument();
  expect(await valueOf(admin, issueId, 1)).toBe('Bob');
  expect(await valueOf(admin, issueId, 4)).toBe('3');

  expect(await sent()).toEqual(['addIssue', 'listIssues']);
});

test('a folder that is none stands in its field, and is refused there', async () => {
  const { user, sent } = await tracker.open('bob', '/types/2/issues/add?name=Lost&folder=999');
  await nameField();
  expect(folder()).toHaveTextContent('#999');
  expect(folder()).toHaveAccessibleDescription(/^This folder does not exist/);
  await user.click(submitButton());
  expect(screen.getByRole('combobox', { name: 'Project' })).toHaveAccessibleDescription(
    'Select a project.',
  );

  expect(await sent()).toEqual(['getGlobal', 'getAlertStatus']);
});

test('what is in the form is copied as a link, which opens the same form', async () => {
  const { user, sent } = await openForm();
  await user.type(await nameField(), 'A & B');
  await retype(user, severity(), '3');
  await user.type(screen.getByRole('textbox', { name: 'Version' }), '50 %');
  await user.type(description(), 'Line');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await chooseEntry(user, 'Copy link to this form');
  expect(await screen.findByText('Link copied')).toBeVisible();
  const link = write.mock.lastCall?.[0] ?? '';
  expect(link).toMatch(
    /#\/types\/2\/issues\/add\?name=A%20%26%20B&folder=1&attribute4=3&attribute5=50%20%25&format=markup&description=Line$/,
  );

  expect(await sent()).toEqual([]);

  const opened = await tracker.open('bob', link.slice(link.indexOf('#') + 1));
  expect(await nameField()).toHaveValue('A & B');
  expect(severity()).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: 'Version' })).toHaveValue('50 %');
  expect(description()).toHaveValue('Line');
  expect(folder()).toHaveTextContent('F');
  expect(await opened.sent()).toEqual(['getGlobal', 'getAlertStatus']);
});

test.each(['/types/2/issues/add?', '/types/2/issues/add/?name=x', '/types/2/issues/import?name=x'])(
  '%s is no address',
  async (path) => {
    const { sent } = await tracker.open('bob', path);
    expect(await screen.findByRole('dialog', { name: 'Page not found' })).toBeVisible();

    expect(await sent()).toEqual([]);
  },
);

test('a type opens with the view one has gone to, after a lost answer was looked for', async () => {
  const { bob } = tracker;
  const own = { typeId: 2, columns: '1,0', sortColumn: 1, sortAscending: true, isPublic: false };
  const addView = (name: string) =>
    addTo(bob, '/types/views/add.php', { ...own, name, filters: [] });
  const [first, second] = [await addView('First'), await addView('Second')];
  await bob.result('/issues/list.php', { viewId: first, limit: 1 });
  const { user, sent } = await tracker.open('bob', `/views/${String(first)}/issues`);
  await screen.findByText('No issues');
  await user.click(await screen.findByRole('link', { name: 'Add issue' }));
  await user.type(await nameField(), 'Lamp');
  await user.click(screen.getByRole('combobox', { name: 'Project' }));
  await user.click(screen.getByRole('option', { name: 'P' }));
  const lost = replyTo('/issues/add.php', () => HttpResponse.error());
  await submitForm(user);
  await screen.findByRole('alert');
  lost.end();
  let opensWith: number | undefined;
  replyTo('/issues/add.php', async () => {
    const { types } = await bob.result<{ types: { id: number; initialView?: number }[] }>(
      '/global.php',
      {},
    );
    opensWith = types.find(({ id }) => id === 2)?.initialView;
    return undefined;
  });

  const { isOpen: isLookedFor, open: letThrough } = createGate();
  replyTo('/issues/list.php', ({ folderId }) => (folderId ? isLookedFor : undefined));

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  act(() => {
    window.location.hash = `#/views/${String(second)}/issues`;
  });
  expect(await screen.findByRole('button', { name: 'View: Second' })).toBeVisible();
  await screen.findByText('No issues');
  letThrough();

  expect(await screen.findByText('1 issue')).toBeVisible();
  expect(opensWith).toBe(second);
  expect(await sent()).toEqual([
    ...['getGlobal', 'listIssues', 'getAlertStatus', 'addIssue'],
    // What was lost, the list, and its view.
    ...times(3, 'listIssues'),
    ...['addIssue', 'listIssues'],
  ]);
});
