import { instrument } from '@redux-devtools/instrument';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readPath } from '@/routing/address';
import { addTo, type SmallTracker } from '@tests/server/calls/smallTracker';
import { setDate } from '@tests/support/clock';
import { focused } from '@tests/support/dom';
import { retype } from '@tests/support/forms';
import { startJourney } from '@tests/support/journey';
import { type LivingTracker, openPreparedTracker } from '@tests/support/server/livingTracker';
import { holdUp } from '@tests/support/server/replyTo';
import { listBugs, setValue } from './ownIssues';
import { inAnyOrder, times } from './walks';

/** More than a page. */
const count = 60;

/** Attributes of the type. */
const assignedTo = 1;
const status = 2;
const version = 5;

/** The marks of the document, which jsdom lacks. */
const marks = new Map<string, Set<Range>>();
Object.assign(globalThis, { Highlight: Set });
Object.assign(CSS, { highlights: marks });

let tracker: LivingTracker;

async function addIssues({ admin, folderId, projectId }: SmallTracker) {
  await admin.result('/projects/members/edit.php', { projectId, users: [1], access: 1 });
  for (let number = 1; number <= count; number += 1) {
    const values = [
      { id: assignedTo, value: number % 4 === 0 ? 'Bob' : 'Administrator' },
      { id: status, value: number % 3 === 0 ? 'Closed' : 'Active' },
      { id: version, value: number === 60 ? '<b> & "1.0"' : '' },
    ];
    await addTo(admin, '/issues/add.php', { folderId, name: `Issue ${String(number)}`, values });
  }
}

beforeEach(async () => {
  ({ tracker } = await openPreparedTracker(addIssues));
});

const rows = () =>
  within(screen.getByRole('table', { name: 'Issues' }))
    .getAllByRole('row')
    .slice(1);
const ofAll = (shown: number) => screen.findByText(`${String(shown)} of ${String(count)} issues`);
const bar = () => screen.getByRole('region', { name: 'Filter list' });
const chip = (name: string) => screen.getByRole('button', { name });

/** Fills in the form that is open; without a column that of the name. */
async function apply(
  user: UserEvent,
  { column, operator, value }: { column?: string; operator?: string; value: string },
) {
  const form = await screen.findByRole('form', { name: /condition/i });
  if (column) await user.selectOptions(within(form).getByLabelText('Column'), column);
  if (operator) await user.selectOptions(within(form).getByLabelText('Condition'), operator);
  const field = within(form).getByLabelText('Value');
  await user.clear(field);
  await user.type(field, value);
  await user.click(within(form).getByRole('button', { name: 'Apply' }));
}

test('conditions above the list leave what meets them, and stand in the address', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await user.keyboard('f');
  await apply(user, { value: 'Issue 1' });
  expect(await ofAll(11)).toBeInTheDocument();
  expect(readPath()).toBe('/types/2/issues?where=name.contains.Issue%201');
  expect(rows()).toHaveLength(11);
  await waitFor(() => {
    expect(focused()).toBe(chip('Name contains Issue 1'));
  });
  // The columns of the view, then the rows with all columns.
  expect(await sent()).toEqual(['listIssues']);

  // On a column that the list does not show, at once.
  await user.click(chip('Add condition'));
  await apply(user, { column: 'Status', value: 'Closed' });
  expect(await ofAll(3)).toBeInTheDocument();
  expect(await sent()).toEqual([]);
  expect(readPath()).toBe(
    '/types/2/issues?where=name.contains.Issue%201&where=attribute2.is.Closed',
  );

  // Either of two.
  const [, second] = screen.getAllByRole('button', { name: 'Or another condition' });
  await user.click(second ?? bar());
  await apply(user, { column: 'Assigned To', operator: 'is not equal to', value: '[[Me]' });
  expect(await ofAll(4)).toBeInTheDocument();
  expect(readPath()).toMatch(/&where=attribute2\.is\.Closed,attribute1\.not\.\[Me\]$/);

  await user.click(chip('Status is equal to Closed'));
  await apply(user, { value: 'Active' });
  expect(await ofAll(9)).toBeInTheDocument();

  // Back is one step, and the next condition has the focus after one is removed.
  window.history.back();
  expect(await ofAll(4)).toBeInTheDocument();
  chip('Name contains Issue 1').focus();
  await user.keyboard('{Delete}');
  expect(await ofAll(30)).toBeInTheDocument();
  await waitFor(() => {
    expect(focused()).toBe(chip('Status is equal to Closed'));
  });

  await user.click(chip('Remove filter'));
  await screen.findByText(`1–50 of ${String(count)} issues`);
  expect(screen.queryByRole('region', { name: 'Filter list' })).not.toBeInTheDocument();
  expect(focused()).toBe(screen.getByRole('searchbox'));
  expect(readPath()).toBe('/types/2/issues');

  expect(await sent()).toEqual(['listIssues']);
});

test('what is left open over midnight goes by the new day once the list was asked for again', async () => {
  const { admin } = tracker;
  const date = { typeId: 2, name: 'Due', type: 'DATETIME', details: {} };
  const due = await addTo(admin, '/types/attributes/add.php', date);
  const [first, second, third] = await listBugs(admin);
  await setValue(admin, first?.id ?? 0, { id: due, value: '2027-01-31' });
  for (const issue of [second, third]) {
    await setValue(admin, issue?.id ?? 0, { id: due, value: '2027-02-01' });
  }
  setDate('2027-01-31T23:50:00');
  const address = `/types/2/issues?where=attribute${String(due)}.is.[Today]`;
  const { user, sent } = await tracker.open('admin', address, { isWide: true });
  await ofAll(1);
  expect(rows()[0]).toHaveTextContent('Issue 1');
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );

  setDate('2027-02-01T09:00:00');
  act(() => {
    within(rows()[0] ?? bar())
      .getByRole('link')
      .focus();
  });
  await user.keyboard('{F2}');
  const name = within(await screen.findByRole('form')).getByRole('textbox');
  await retype(user, name, 'Done{Enter}');
  await ofAll(2);
  expect(rows()[0]).toHaveTextContent('Issue 2');

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([...times(2, 'loadIssue'), 'editIssue', 'listIssues']),
  );
});

test('the place is a condition as others are, but none that a view can have', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  await user.keyboard('f');
  await screen.findByRole('form', { name: /condition/i });
  // The server tells it with all columns.
  await screen.findByRole('option', { name: 'Location' });
  await apply(user, { column: 'Location', operator: 'begins with', value: 'nowhere' });
  expect(await ofAll(0)).toBeInTheDocument();
  expect(readPath()).toBe('/types/2/issues?where=location.begins.nowhere');
  await user.click(chip('Location begins with nowhere'));
  await apply(user, { operator: 'contains', value: '—' });
  expect(await ofAll(count)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save as view' }));
  expect(await screen.findByText(/Location contains —/, { selector: 'form *' })).toBeVisible();
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']);
});

test('a link gives the same list, and what cannot be applied is said', async () => {
  const where = 'where=text.contains.%3Cb%3E%20%26&where=attribute99.is.x&where=nonsense';
  const { user, sent } = await tracker.open('admin', `/types/2/issues?${where}`);

  expect(await ofAll(1)).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Issue 60');
  expect(await screen.findByRole('button', { name: 'Any column contains <b> &' })).toBeVisible();
  expect(chip('Unknown column is equal to x')).toBeVisible();
  expect(chip('nonsense')).toBeVisible();
  expect(screen.getByText(/^The conditions with a warning sign/)).toBeVisible();

  // Nothing of it is lost with another condition.
  await user.click(chip('Remove Any column contains <b> &'));
  expect(await ofAll(count)).toBeInTheDocument();
  expect(readPath()).toBe('/types/2/issues?where=attribute99.is.x&where=nonsense');

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('what a phone unfolds above the list is moved by time travel, and stays while one changes it', async () => {
  const app = await tracker.open('admin', '/types/2/issues?where=attribute2.is.Closed', {
    enhancers: [instrument()],
  });
  const { user, store, settled, sent } = app;
  const { remember, expectEveryMomentAgain } = startJourney(store, () => 0);
  await ofAll(20);
  await settled();
  await remember();

  const conditions = screen.getByRole('button', {
    name: 'Edit conditions: Status is equal to Closed',
  });
  await user.click(conditions);
  expect(conditions).toHaveAttribute('aria-expanded', 'true');
  await remember();

  const limits = screen.getByRole('button', { name: /^Search, filter and sort/ });
  await user.click(limits);
  expect(limits).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('button', { name: 'Sort by' })).toBeInTheDocument();
  await settled();
  await remember();

  // Whoever comes to a condition by a key finds the line unfolded.
  await user.click(conditions);
  expect(conditions).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('f');
  await apply(user, { value: 'Issue 1' });
  await ofAll(3);
  const both = screen.getByRole('button', { name: /^Edit conditions: Status .* and Name/ });
  expect(both).toHaveAttribute('aria-expanded', 'true');
  await settled();
  await remember();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', 'listIssues', 'listIssues']),
  );
  await expectEveryMomentAgain();
  expect(await sent()).toEqual([]);
});

test('choices tell how many issues have them, under the other conditions', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues?where=attribute1.is.Bob');
  await ofAll(15);

  await user.click(await screen.findByRole('button', { name: 'Add condition' }));
  await user.selectOptions(await screen.findByLabelText('Column'), 'Status');
  await user.click(screen.getByRole('button', { name: 'Closed: 5 issues' }));
  expect(screen.getByLabelText('Value')).toHaveValue('Closed');
  await user.selectOptions(screen.getByLabelText('Condition'), 'is in the list');
  await user.click(screen.getByRole('button', { name: 'Active: 10 issues' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(await ofAll(15)).toBeInTheDocument();
  expect(chip('Status is in the list Closed, Active')).toBeVisible();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});

test('keys, steps and order go by what is left', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues?where=name.begins.Issue%205');
  await ofAll(11);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );

  await user.click(screen.getByRole('button', { name: /^Sort by: ID|^ID/ }));
  await waitFor(() => {
    expect(rows()[0]).toHaveTextContent('Issue 59');
  });
  expect(rows()).toHaveLength(11);
  await user.keyboard('j{End}{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('11 of 11')).toBeInTheDocument();

  expect(await sent()).toEqual(['loadIssue', 'getAlertStatus']);
});

const serverDays = 'In a view, days are those of the server’s time zone.';

test('conditions become a personal view, and what it cannot hold is said', async () => {
  const where =
    'where=attribute2.is.Closed,attribute2.is.Resolved&where=text.contains.Issue%206&where=created.gt.2001-01-01';
  const { user, sent } = await tracker.open('admin', `/types/2/issues?${where}`);
  await ofAll(2);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );

  await user.click(await screen.findByRole('button', { name: 'Save as view' }));
  expect(await screen.findByText(/^A view cannot hold this/)).toHaveTextContent(
    'A view cannot hold this: Any column contains Issue 6',
  );
  expect(screen.getByText(serverDays)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Done{Enter}');

  expect(await screen.findByText('20 issues')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'View: Done' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Filter list' })).not.toBeInTheDocument();

  expect(await sent()).toEqual(['addView', 'getGlobal', 'listIssues']);
});

test('no view is made of more conditions than one can have, with those of the view it comes from', async () => {
  const viewId = await addTo(tracker.admin, '/types/views/add.php', {
    typeId: 2,
    isPublic: false,
    name: 'Many',
    columns: '1,0',
    sortColumn: 1,
    sortAscending: true,
    filters: Array.from({ length: 100 }, () => ({ column: 0, operator: 'CON', value: 'Issue' })),
  });
  const where = 'where=name.contains.Issue%206';
  const { sent, user } = await tracker.open('admin', `/views/${String(viewId)}/issues?${where}`);
  await ofAll(2);
  await user.click(await screen.findByRole('button', { name: 'Save as view' }));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  // No condition compares days.
  expect(screen.queryByText(serverDays)).not.toBeInTheDocument();
  await user.type(name, 'More{Enter}');

  expect(await screen.findByText('This is more than the server accepts at once.')).toBeVisible();
  expect(name).toHaveValue('More');
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues'), 'loadView']),
  );
});

test('the first condition on what a whole list shows is applied at once', async () => {
  const { sent, user } = await tracker.open('admin', '/types/2/issues', {
    workspace: { lists: 'whole' },
  });
  await screen.findByText(`${String(count)} issues`);
  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
  const letThrough = holdUp('/issues/list.php');

  await user.keyboard('f');
  await apply(user, { value: 'Issue 1' });
  expect(await ofAll(11)).toBeInTheDocument();
  expect(rows()).toHaveLength(11);

  // A column that is not there yet: what was on screen stays, and nothing says that it is what was found.
  await user.click(chip('Remove filter'));
  await screen.findByText(`${String(count)} issues`);
  act(() => {
    focused().blur();
  });
  await user.keyboard('f');
  await apply(user, { column: 'Version', operator: 'contains', value: '1.0' });
  expect(rows().length).toBeGreaterThan(20);
  expect(screen.getByRole('table', { name: 'Issues' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/\d issues$/)).not.toBeInTheDocument();
  letThrough();
  expect(await ofAll(1)).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  // All columns were asked for once, when the form was opened, and stay.
  expect(await sent()).toEqual(['listIssues']);
  await user.click(chip('Remove filter'));
  await screen.findByText(`${String(count)} issues`);
  expect(await sent()).toEqual([]);
});

test('the choices of the first condition are counted while it is written', async () => {
  const { sent, user } = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await user.keyboard('f');
  await user.selectOptions(await screen.findByLabelText('Column'), 'Status');
  await user.click(await screen.findByRole('button', { name: 'Closed: 20 issues' }));
  // The list is a page until there is a condition.
  expect(screen.getByText(`1–50 of ${String(count)} issues`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await ofAll(20)).toBeInTheDocument();
  expect(await sent()).toEqual(['listIssues']);
});

test('of a column with several values each is counted, and looked for in all of them', async () => {
  const { admin, folderId } = tracker;
  const details = { items: ['Red', 'Green', 'Blue'], 'multi-select': 1 };
  const attribute = { typeId: 2, name: 'Colors', type: 'ENUM', details };
  const id = await addTo(admin, '/types/attributes/add.php', attribute);
  for (const value of ['Red', 'Green, Red', 'Blue']) {
    await addTo(admin, '/issues/add.php', { folderId, name: value, values: [{ id, value }] });
  }
  const { user, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count + 3)} issues`);

  await user.keyboard('f');
  await user.selectOptions(await screen.findByLabelText('Column'), 'Colors');
  expect(screen.getByLabelText('Condition')).toHaveDisplayValue('contains');
  expect(await screen.findByRole('button', { name: 'Green: 1 issue' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Red: 2 issues' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(`2 of ${String(count + 3)} issues`)).toBeInTheDocument();
  expect(chip('Colors contains Red')).toBeVisible();

  // Those without any are a choice of whole values.
  await user.click(chip('Colors contains Red'));
  await user.selectOptions(await screen.findByLabelText('Condition'), 'is equal to');
  await user.click(await screen.findByRole('button', { name: '(empty): 60 issues' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(`60 of ${String(count + 3)} issues`)).toBeInTheDocument();
  expect(chip('Colors is equal to (empty)')).toBeVisible();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
  );
});

test.each([
  ['Status', 'begins with', 'Cl', ['Closed'], 'Status begins with Cl'],
  ['Status', 'ends with', 'ed', [], 'Status ends with ed'],
  ['Created by', 'begins with', 'Ad', ['Administrator'], 'Created by begins with Ad'],
])(
  'choices of %s are suggested where it %s something, and none replaces what is typed',
  async (column, operator, text, suggested, name) => {
    const { user, sent } = await tracker.open('admin', '/types/2/issues');
    await screen.findByText(`1–50 of ${String(count)} issues`);
    await user.keyboard('f');
    const form = await screen.findByRole('form', { name: /condition/i });
    await user.selectOptions(within(form).getByLabelText('Column'), column);
    await user.selectOptions(within(form).getByLabelText('Condition'), operator);
    await user.type(within(form).getByLabelText('Value'), text);
    const list = within(form).queryByRole('listbox');
    const options = list ? within(list).getAllByRole('option') : [];
    expect(options.map(({ textContent }) => textContent)).toEqual(suggested);

    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(inAnyOrder(await sent())).toEqual(
      inAnyOrder(['getGlobal', 'getAlertStatus', ...times(2, 'listIssues')]),
    );
  },
);

test('rows are marked where the comparison is met, and by the name of the user', async () => {
  const where = 'where=name.begins.i&where=name.ends.1&where=modifiedby.contains.[Me]';
  const { sent } = await tracker.open('admin', `/types/2/issues?${where}`);
  await ofAll(6);

  const marked = () => Array.from(marks.get('found') ?? [], String);
  // One of the ones of "Issue 11".
  const ofRow = ['I', '1', 'Administrator'];
  await waitFor(() => {
    expect(marked().toSorted()).toEqual(
      rows()
        .flatMap(() => ofRow)
        .toSorted(),
    );
  });
  expect(rows()).toHaveLength(6);

  // A search for what is no text: as the cells show it, of a time the day.
  const [number] = within(rows()[0] ?? document.body).getAllByRole('cell');
  window.location.hash = `#/types/2/issues?column=1&search=${number?.textContent.slice(1) ?? ''}`;
  await screen.findByText('1 issue');
  await waitFor(() => {
    expect(marked()).toEqual([number?.textContent]);
  });
  const today = new Date(tracker.server.clock.now * 1_000).toISOString().slice(0, 10);
  window.location.hash = `#/types/2/issues?column=4&search=${today}`;
  await screen.findByText(/^1–50 of/);
  await waitFor(() => {
    expect(marked()).toHaveLength(50);
  });
  expect(marked()[0]).toMatch(/^\d+\/\d+\/\d{4}$/);

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'getAlertStatus', ...times(4, 'listIssues')]),
  );
});

test('a table stays until what another way of looking needs is there', async () => {
  const { user, sent } = await tracker.open('admin', '/types/2/issues');
  await screen.findByText(`1–50 of ${String(count)} issues`);
  const letThrough = holdUp('/issues/list.php');

  await user.click(await screen.findByRole('button', { name: 'Show as' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Groups/ }));
  await screen.findByText(/^Loading/);
  expect(rows().length).toBeGreaterThan(10);
  letThrough();
  expect(await screen.findByRole('button', { name: /^Group by/ })).toBeInTheDocument();

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
});
