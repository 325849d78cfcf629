import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { addTo } from '@tests/server/calls/smallTracker';
import { mswServer } from '@tests/setup/mswServer';
import { cellCursors } from '@tests/support/dom';
import { retype } from '@tests/support/forms';
import { createGate } from '@tests/support/gate';
import { baseURL } from '@tests/support/server/tracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { holdUp, refused, replyTo } from '@tests/support/server/replyTo';
import { addNumbered, goToFirst, linkOf, type NumberedIssues, rowOf } from './numberedIssues';
import { idOfAttribute, setValue } from './ownIssues';
import { inAnyOrder, outcomeOfJob, times } from './walks';

let tracker: LivingTracker;
let issues: NumberedIssues;

beforeEach(async () => {
  tracker = await openLivingTracker();
  issues = await addNumbered(tracker, 4);
});

async function openList(login = 'bob') {
  const app = await tracker.open(login, '/types/2/issues', { isWide: true });
  await screen.findByRole('row', { name: /Issue 4 / });
  await goToFirst(app);
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  return app;
}

/** The editor of a cell, once the value is there. */
async function editorOf(column: string, number: number) {
  const name = `${column}, #${String(issues.idOf(number))} Issue ${String(number)}`;
  const form = await screen.findByRole('form', { name });
  return within(form).getByRole('textbox');
}

/** Presses F2 in the first row, and goes on by the Tab key to its severity. */
async function openSeverity({ user }: { user: UserEvent }) {
  await user.keyboard('{F2}');
  await editorOf('Name', 1);
  const names: (string | null)[] = [];
  for (let name = ''; !name.startsWith('Severity');) {
    const form = await screen.findByRole('form');
    name = form.getAttribute('aria-label') ?? '';
    names.push(name);
    if (name.startsWith('Severity')) break;
    await user.tab();
    await waitFor(() => {
      expect(form).not.toBeInTheDocument();
    });
  }
  return editorOf('Severity', 1);
}

/** What the question about many cells shows: its rows as texts. */
const preview = (name: string) => {
  const form = within(screen.getByRole('form', { name }));
  return form.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};

test('F2 edits the name of a row where it stands, and Enter goes on below', async () => {
  const app = await openList();
  await app.user.keyboard('{F2}');
  const field = await editorOf('Name', 1);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Issue 1');
  expect(await app.sent()).toEqual(['loadIssue']);

  await retype(app.user, field, 'Lamp <b>{Enter}');

  expect(await editorOf('Name', 2)).toHaveFocus();
  expect(await screen.findByText('Name saved')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Lamp <b> / })).toBeInTheDocument();
  expect((await issues.load(1)).details.name).toBe('Lamp <b>');
  await app.user.keyboard('{Escape}');
  expect(linkOf(2)).toHaveFocus();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();

  expect(await app.sent()).toEqual(['loadIssue', 'editIssue', 'listIssues', 'loadIssue']);
});

test('Left and Right choose the cell that F2 edits, in whichever row', async () => {
  const app = await openList();
  const cursorIn = (row: number) => cellCursors().filter((cell) => rowOf(row).contains(cell));
  // The first one says where one is.
  await app.user.keyboard('{ArrowRight}');
  expect(screen.getByText('Name: Issue 1')).toBeInTheDocument();
  await app.user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Name: Issue 1')).toBeInTheDocument();
  for (let step = 0; step < 9; step += 1) await app.user.keyboard('{ArrowRight}');
  expect(screen.getByText('Severity: 2')).toBeInTheDocument();
  expect(cellCursors()).toHaveLength(1);
  expect(cursorIn(1)).toHaveLength(1);
  expect(await app.sent()).toEqual([]);

  await app.user.keyboard('{ArrowDown}{F2}');
  expect(await editorOf('Severity', 2)).toHaveFocus();
  expect(await app.sent()).toEqual(['loadIssue']);
  await app.user.keyboard('{Escape}');
  expect(linkOf(2)).toHaveFocus();
  expect(cursorIn(2)).toHaveLength(1);
  await app.user.keyboard('{ArrowLeft}{F2}');
  expect(await screen.findByRole('form')).not.toHaveAccessibleName(/^Severity/);
  expect(await app.sent()).toEqual(['loadIssue']);
  await app.user.keyboard('{Escape}');

  // A pointer shows by itself where one is.
  await app.user.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(cellCursors()).toHaveLength(0);
});

test('Tab saves and goes on to the next cell, Esc gives the old value back', async () => {
  const app = await openList();
  const field = await openSeverity(app);
  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue', 'loadIssue', 'loadIssue']);

  await retype(app.user, field, '3');
  await app.user.tab({ shift: true });
  await waitFor(() => {
    expect(field).not.toBeInTheDocument();
  });
  expect(await issues.severities()).toEqual(['3', '2', '2', '2']);
  expect(within(rowOf(1)).getByText('3')).toBeInTheDocument();

  await app.user.keyboard('{Escape}{F2}');
  const again = await screen.findByRole('form');
  await app.user.tab();
  await waitFor(() => {
    expect(again).not.toBeInTheDocument();
  });
  const severity = await editorOf('Severity', 1);
  expect(severity).toHaveValue('3');
  await retype(app.user, severity, '1{Escape}');
  expect(linkOf(1)).toHaveFocus();
  expect((await issues.severities())[0]).toBe('3');

  await app.user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => {
    expect((await issues.severities())[0]).toBe('2');
  });

  expect(await app.sent()).toEqual([
    'loadIssue',
    'editIssue',
    'listIssues',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'listIssues',
  ]);
});

test('what is typed before the value has come is not lost, and no command', async () => {
  const { user, sent } = await openList();
  const answer = holdUp('/issues/load.php');
  await user.keyboard('{F2}');
  const waiting = await screen.findByRole('textbox', { name: /^Name, #/ });
  expect(waiting).toHaveValue('Issue 1');
  await user.keyboard('mine');
  expect(waiting).toHaveValue('mine');

  answer();

  const field = await editorOf('Name', 1);
  await waitFor(() => {
    expect(field).toHaveValue('mine');
  });
  await user.keyboard('{Enter}');
  await editorOf('Name', 2);
  expect((await issues.load(1)).details.name).toBe('mine');

  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'editIssue', 'listIssues', 'loadIssue']);
});

test('keys that go on wait for the value, with what is typed for the cells after it', async () => {
  const { user, sent } = await openList();
  const answer = holdUp('/issues/load.php');
  await user.keyboard('{F2}');
  const waiting = await screen.findByRole('textbox', { name: /^Name, #/ });
  await user.keyboard('mine{Enter}yours{Backspace}{Enter}their');
  // None of it is for this cell.
  expect(waiting).toHaveValue('mine');
  expect(waiting).toHaveFocus();

  answer();

  const third = await editorOf('Name', 3);
  await waitFor(() => {
    expect(third).toHaveValue('their');
  });
  expect(third).toHaveFocus();
  await user.keyboard('s{Enter}');
  await editorOf('Name', 4);
  expect((await issues.load(1)).details.name).toBe('mine');
  expect((await issues.load(2)).details.name).toBe('your');
  expect((await issues.load(3)).details.name).toBe('theirs');
  await user.keyboard('{Escape}');

  const saving = ['loadIssue', 'editIssue', 'listIssues', 'loadIssue'];
  expect(await sent()).toEqual(['loadIssue', ...saving, ...saving, ...saving]);
});

test('keys pressed while a cell is saved are for the next one; Esc forgets them', async () => {
  const { user, sent } = await openList();
  await user.keyboard('{F2}');
  await editorOf('Name', 1);
  const answer = holdUp('/issues/edit.php');
  await user.keyboard('mine{Enter}yours');
  expect(screen.getByRole('textbox')).toHaveValue('mine');

  answer();
  const second = await editorOf('Name', 2);
  await waitFor(() => {
    expect(second).toHaveValue('yours');
  });
  await user.keyboard('{Escape}');
  expect((await issues.load(1)).details.name).toBe('mine');
  expect((await issues.load(2)).details.name).toBe('Issue 2');

  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'editIssue', 'listIssues', 'loadIssue']);
});

test('keys pressed while a cell is saved are kept for the next one when that fails', async () => {
  const { user, sent } = await openList();
  await user.keyboard('{F2}');
  const first = await editorOf('Name', 1);
  const gate = createGate();
  const refusal = replyTo('/issues/edit.php', async () => {
    await gate.isOpen;
    return refused('EmptyValue');
  });
  await user.keyboard('mine{Enter}yours');
  gate.open();
  await screen.findByRole('alert');
  refusal.end();

  // What is put right is of this cell, and what was typed for the next one still goes there.
  await user.click(first);
  await user.keyboard('{End}!');
  expect(first).toHaveValue('mine!');
  await user.keyboard('{Enter}');
  const second = await editorOf('Name', 2);
  await waitFor(() => {
    expect(second).toHaveValue('yours');
  });
  await user.keyboard('{Enter}');
  await editorOf('Name', 3);
  await user.keyboard('{Escape}');
  expect((await issues.load(1)).details.name).toBe('mine!');
  expect((await issues.load(2)).details.name).toBe('yours');

  const saving = ['loadIssue', 'editIssue', 'listIssues', 'loadIssue'];
  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'editIssue', ...saving, ...saving]);
});

test('keys for the next cell go there, also where the failed cell is to be filled down', async () => {
  const { user, sent } = await openList();
  await user.keyboard('{Shift>}jj{/Shift}');
  await screen.findByRole('toolbar', { name: '3 issues selected' });
  await user.keyboard('{Home}{F2}');
  const first = await editorOf('Name', 1);
  const answer = createGate();
  const { end } = replyTo('/issues/edit.php', async () => {
    await answer.isOpen;
    return refused('EmptyValue');
  });
  await user.keyboard('mine{Enter}yours');
  answer.open();
  await screen.findByRole('alert');
  end();
  await user.click(first);
  await user.keyboard('{Control>}d{/Control}');

  const second = await editorOf('Name', 2);
  await waitFor(() => {
    expect(second).toHaveValue('yours');
  });
  expect((await issues.load(1)).details.name).toBe('mine');
  // With nothing for another cell it fills down what it has.
  await user.keyboard('{Control>}d{/Control}');
  await screen.findByRole('form', { name: 'Fill down “Name”' });
  await screen.findByText('Affected: 2, already so: 0, not permitted: 0');
  expect((await issues.load(2)).details.name).toBe('yours');

  expect(inAnyOrder(await sent())).toEqual(
    inAnyOrder([...times(8, 'loadIssue'), ...times(3, 'editIssue'), ...times(2, 'listIssues')]),
  );
});

test('keys pressed before a value that cannot be loaded are kept', async () => {
  const { user, sent } = await openList();
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/load.php`, () => HttpResponse.error(), { once: true }),
  );
  const answer = holdUp('/issues/load.php');
  await user.keyboard('{F2}');
  await screen.findByRole('textbox', { name: /^Name, #/ });
  await user.keyboard('mine{Enter}your');
  answer();
  await screen.findByRole('alert');
  await user.keyboard('s');
  await user.tab();
  await user.keyboard('{Enter}');

  const second = await editorOf('Name', 2);
  await waitFor(() => {
    expect(second).toHaveValue('yours');
  });
  expect((await issues.load(1)).details.name).toBe('mine');

  const again = ['/client/index.php', 'loadIssue'];
  const saving = ['loadIssue', 'editIssue', 'listIssues', 'loadIssue'];
  expect(await sent()).toEqual(['loadIssue', ...again, ...saving]);
});

test('Tab and what follows wait for the value, too', async () => {
  const { user, sent } = await openList();
  const answer = holdUp('/issues/load.php');
  await user.keyboard('{F2}');
  await screen.findByRole('textbox', { name: /^Name, #/ });
  await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}mine{Enter}');
  answer();
  await editorOf('Name', 2);
  expect((await issues.load(1)).details.name).toBe('mine');

  expect(await sent()).toEqual([...times(4, 'loadIssue'), 'editIssue', 'listIssues', 'loadIssue']);
});

test('what cannot be loaded is said where it is, and tried again', async () => {
  const { user, sent } = await openList();
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/load.php`, () => HttpResponse.error(), { once: true }),
  );
  await user.keyboard('{F2}');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(async () => {
    expect(await editorOf('Name', 1)).toHaveValue('x');
  });

  expect(await sent()).toEqual(['loadIssue', '/client/index.php', 'loadIssue']);
});

test('what is wrong, refused or saved by somebody else keeps what was typed', async () => {
  const app = await openList();
  const field = await openSeverity(app);
  await retype(app.user, field, 'much{Enter}');
  await waitFor(() => {
    expect(field).toBeInvalid();
  });
  expect(field).toHaveValue('much');

  mswServer.use(
    http.post(`${baseURL}/server/api/issues/edit.php`, () => refused('LoginRequired'), {
      once: true,
    }),
  );
  await retype(app.user, field, '3{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/session has expired/);
  expect(field).toHaveValue('3');

  await issues.setSeverity(1, '1');
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  const mine = await screen.findByRole('button', { name: 'Save mine' });
  expect(await issues.severities()).toEqual(['1', '2', '2', '2']);
  await app.user.click(mine);
  await waitFor(async () => {
    expect(await issues.severities()).toEqual(['3', '2', '2', '2']);
  });
  await waitFor(() => {
    expect(linkOf(1)).toHaveFocus();
  });

  expect(await app.sent()).toEqual([
    ...times(5, 'loadIssue'),
    'editIssue',
    '/client/index.php',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'listIssues',
  ]);
});

test('a double click edits a cell, or says that it cannot be edited', async () => {
  const { user, sent } = await openList();
  await user.dblClick(within(rowOf(2)).getByText('2'));
  expect(await editorOf('Severity', 2)).toHaveFocus();
  expect(window.location.hash).toBe('#/types/2/issues');
  await user.keyboard('{Escape}');
  expect(await sent()).toEqual(['loadIssue']);

  await user.dblClick(within(rowOf(2)).getByText(`#${String(issues.idOf(2))}`));
  expect(await screen.findByText('“ID” cannot be edited here.')).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(await sent()).toEqual([]);
});

test('a cell that is left for another by a double click is saved first', async () => {
  const { user, sent } = await openList();
  const severityOf = (number: number) => within(rowOf(number)).getByText('2');
  await user.dblClick(severityOf(2));
  await retype(user, await editorOf('Severity', 2), '3');
  await user.dblClick(severityOf(4));
  expect(await editorOf('Severity', 4)).toHaveFocus();
  expect(await issues.severities()).toEqual(['2', '3', '2', '2']);
  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'editIssue', 'listIssues', 'loadIssue']);

  // What cannot be saved is not left.
  const field = await editorOf('Severity', 4);
  await retype(user, field, 'much');
  await user.dblClick(severityOf(1));
  expect(await screen.findByText('The value is not in the expected format.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('much');
  await retype(user, field, '1{Enter}');
  await waitFor(() => {
    expect(field).not.toBeInTheDocument();
  });
  expect(await issues.severities()).toEqual(['2', '3', '2', '1']);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(await sent()).toEqual(['loadIssue', 'editIssue', 'listIssues']);
});

test('a cell that is left before its value has come is saved once it has', async () => {
  const { user, sent } = await openList();
  const letThrough = holdUp('/issues/load.php');
  await user.dblClick(within(rowOf(2)).getByText('2'));
  await user.keyboard('3');
  await user.dblClick(within(rowOf(4)).getByText('2'));
  letThrough();
  expect(await editorOf('Severity', 4)).toHaveFocus();
  expect(await issues.severities()).toEqual(['2', '3', '2', '2']);
  expect(await sent()).toEqual(['loadIssue', 'loadIssue', 'editIssue', 'listIssues', 'loadIssue']);
});

/** Begins to edit the name of the first row, and types into it. */
async function typeHalf({ user }: { user: UserEvent }) {
  await user.keyboard('{F2}');
  await retype(user, await editorOf('Name', 1), 'Half');
}

const restoring = () => screen.queryByRole('button', { name: 'Restore' });

test('what was typed into a cell when the page went is offered there, until it is saved or given up', async () => {
  const before = await openList();
  await typeHalf(before);
  expect(await before.sent()).toEqual(['loadIssue']);

  const { user, sent } = await openList();
  await user.keyboard('{F2}');
  const field = await editorOf('Name', 1);
  expect(field).toHaveValue('Issue 1');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(field).toHaveValue('Half');
  await user.type(field, '{Enter}');
  await editorOf('Name', 2);
  expect((await issues.load(1)).details.name).toBe('Half');
  await user.keyboard('Other{Escape}{F2}');
  expect(await editorOf('Name', 2)).toHaveValue('Issue 2');
  expect(restoring()).not.toBeInTheDocument();

  expect(await sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'editIssue',
    'listIssues',
    'loadIssue',
    'loadIssue',
  ]);
});

test('what was typed into a cell stays in it while one looks at another list, and is kept where one edits there', async () => {
  const { user, sent } = await openList();
  const goTo = async (path: string) => {
    window.location.hash = `#${path}`;
    await waitFor(() => {
      expect(screen.queryByRole('form', { name: /^Name, / })).not.toBeInTheDocument();
    });
    await screen.findByRole('row', { name: /Issue 4 / });
  };
  await typeHalf({ user });
  await goTo(`/folders/${String(tracker.folderId)}/issues`);
  expect(screen.getByText(/Draft kept/)).toBeInTheDocument();
  window.location.hash = '#/types/2/issues';
  expect(await editorOf('Name', 1)).toHaveValue('Half');
  expect(restoring()).not.toBeInTheDocument();

  await goTo(`/folders/${String(tracker.folderId)}/issues`);
  await user.keyboard('j{F2}');
  expect(await editorOf('Name', 1)).toHaveValue('Issue 1');
  expect(restoring()).toBeInTheDocument();

  expect(await sent()).toEqual(['loadIssue', 'listIssues', 'listIssues', 'loadIssue']);
});

test('a value is filled down, with a look at each issue first', async () => {
  await issues.setSeverity(1, '3');
  await issues.setSeverity(3, '3');
  const app = await openList();
  await openSeverity(app);
  await app.user.keyboard('{Escape}{Shift>}jj{/Shift}');
  await screen.findByRole('toolbar', { name: '3 issues selected' });
  await app.user.keyboard('{Control>}d{/Control}');

  const form = await screen.findByRole('form', { name: 'Fill down “Severity”' });
  await screen.findByText('Affected: 1, already so: 1, not permitted: 0');
  expect(preview('Fill down “Severity”')).toEqual([
    [],
    ['2 3', 'Will change'],
    ['3', 'Already so'],
  ]);
  await app.user.click(within(form).getByRole('button', { name: 'Change 1 issue' }));

  await outcomeOfJob('Done: 1, already so: 0, refused: 0');
  expect(await issues.severities()).toEqual(['3', '3', '3', '2']);

  expect(await app.sent()).toEqual([
    ...times(8, 'loadIssue'),
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('the value of the cell that is edited is saved, and filled into the others', async () => {
  const app = await openList();
  // The press says which column is meant.
  await app.user.pointer({ keys: '[MouseLeft]', target: within(rowOf(1)).getByText('2') });
  await app.user.keyboard('{Shift>}j{/Shift}');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await app.user.keyboard('k{F2}');
  const field = await editorOf('Severity', 1);
  await retype(app.user, field, '3{Control>}d{/Control}');

  await screen.findByRole('form', { name: 'Fill down “Severity”' });
  expect(await issues.severities()).toEqual(['3', '2', '2', '2']);
  await app.user.click(await screen.findByRole('button', { name: 'Change 1 issue' }));
  await outcomeOfJob('Done: 1, already so: 0, refused: 0');
  expect(await issues.severities()).toEqual(['3', '3', '2', '2']);

  expect(await app.sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'editIssue',
    'listIssues',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('a long list is edited as a whole, and shows at once what was saved', async () => {
  const app = await tracker.open('bob', '/types/2/issues', {
    isWide: true,
    workspace: { lists: 'whole' },
  });
  await screen.findByRole('row', { name: /Issue 4 / });
  await goToFirst(app);
  await app.user.keyboard('{F2}');
  await retype(app.user, await editorOf('Name', 1), 'R&D{Enter}');
  expect(await editorOf('Name', 2)).toHaveFocus();
  expect(screen.getByRole('row', { name: /R&D / })).toBeInTheDocument();
  expect((await issues.load(1)).details.name).toBe('R&D');

  expect(await app.sent()).toEqual([
    'getGlobal',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'listIssues',
    'loadIssue',
  ]);
});

test('a column is pasted from a row on, and what is wrong stays out', async () => {
  const { admin } = tracker;
  const assigned = await idOfAttribute(admin, 'Assigned To');
  await setValue(admin, issues.idOf(1), { id: assigned, value: 'Bob' });
  const app = await openList();
  await openSeverity(app);
  await app.user.keyboard('{Escape}');
  await app.user.paste('3\r\n2\r\nmuch\r\n"1"\r\n1\r\n');

  const form = await screen.findByRole('form', { name: 'Paste values' });
  await waitFor(() => {
    expect(within(form).getByRole('combobox', { name: 'First column' })).toHaveFocus();
  });
  await screen.findByText(/^Affected: 2, already so: 1, not permitted: 0/);
  expect(within(form).getByText('Value not possible: 1')).toBeVisible();
  expect(form).toHaveTextContent('Lines without an issue: 1');
  await waitFor(() => {
    expect(preview('Paste values')).toEqual([
      [],
      ['2 3', 'Will change'],
      ['2', 'Already so'],
      ['2 much', 'The value is not in the expected format.'],
      ['2 1', 'Will change'],
    ]);
  });
  await app.user.click(await within(form).findByRole('button', { name: 'Change 2 issues' }));

  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  expect(await issues.severities()).toEqual(['3', '2', '2', '1']);
  await app.user.keyboard('{Control>}z{/Control}');
  await outcomeOfJob('Changes undone: 2, not undone: 0');
  expect(await issues.severities()).toEqual(['2', '2', '2', '2']);

  expect(await app.sent()).toEqual([
    ...times(10, 'loadIssue'),
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);

  // A blank cell empties a value, but no required one.
  await app.user.keyboard('{Escape}{Home}');
  await app.user.paste('\r\n\r\n');
  await waitFor(() => {
    expect(preview('Paste values')).toEqual([
      [],
      ['2 Empty', 'Enter a value.'],
      ['2 Empty', 'Enter a value.'],
    ]);
  });
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'First column' }),
    'Assigned To',
  );
  await waitFor(() => {
    expect(preview('Paste values')).toEqual([[], ['Bob Empty', 'Will change'], ['', 'Already so']]);
  });
  await app.user.click(await screen.findByRole('button', { name: 'Change 1 issue' }));
  await outcomeOfJob('Done: 1, already so: 0, refused: 0');
  const { attributes } = await issues.load(1);
  expect(attributes.find(({ id }) => id === assigned)?.value ?? '').toBe('');

  expect(await app.sent()).toEqual([
    ...times(3, 'loadIssue'),
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('several columns go to those on the right, into the selected rows', async () => {
  const app = await openList();
  await app.user.keyboard('{Shift>}j{/Shift}');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await app.user.paste('Lamp\nChair\nTable');

  let form = await screen.findByRole('form', { name: 'Paste values' });
  expect(form).toHaveTextContent('Lines without an issue: 1');
  await app.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(form).not.toBeInTheDocument();
  });
  expect(await app.sent()).toEqual(['loadIssue', 'loadIssue']);

  // Name, location, modified when and by whom, assigned to, status, severity, and one that is too many.
  await app.user.paste(['Lamp', 'P', 'now', 'me', '', 'Active', '3', 'beyond'].join('\t'));
  form = await screen.findByRole('form', { name: 'Paste values' });
  expect(form).toHaveTextContent('Columns that cannot be filled: 4');
  await app.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(form).not.toBeInTheDocument();
  });

  // Which of several values are wrong is said with each.
  await app.user.paste(['', 'P', 'now', 'me', '', 'Active', 'much'].join('\t'));
  await waitFor(() => {
    expect(preview('Paste values').map((cells) => cells.at(-1))).toEqual([
      undefined,
      'Name: Enter a value. Severity: The value is not in the expected format.',
      'Name: Enter a value. Severity: The value is not in the expected format.',
    ]);
  });
  await app.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
  expect(await app.sent()).toEqual(times(4, 'loadIssue'));

  await app.user.paste(['Lamp', 'P', 'now', 'me', '', 'Active', '3', 'beyond'].join('\t'));
  form = await screen.findByRole('form', { name: 'Paste values' });
  await app.user.click(await within(form).findByRole('button', { name: 'Change 2 issues' }));

  await outcomeOfJob('Done: 2, already so: 0, refused: 0');
  expect((await issues.load(1)).details.name).toBe('Lamp');
  expect((await issues.load(2)).details.name).toBe('Lamp');
  expect(await issues.severities()).toEqual(['3', '3', '2', '2']);

  expect(await app.sent()).toEqual([
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'editIssue',
    'editIssue',
    'listIssues',
    'getAlertStatus',
  ]);
});

test('a long paste shows what becomes of each row, and draws those in view', async () => {
  const { admin, folderId } = tracker;
  for (let number = 5; number <= 60; number += 1) {
    await addTo(admin, '/issues/add.php', { folderId, name: `Issue ${String(number)}` });
  }
  const app = await tracker.open('bob', '/types/2/issues', {
    isWide: true,
    workspace: { lists: 'whole' },
  });
  await screen.findByText('60 issues');
  await goToFirst(app);
  expect(inAnyOrder(await app.sent())).toEqual(
    inAnyOrder(['getGlobal', 'listIssues', 'getAlertStatus', 'listIssues']),
  );
  await app.user.paste(Array.from({ length: 60 }, (_, index) => `New ${String(index)}`).join('\n'));

  await screen.findByText('Affected: 60, already so: 0, not permitted: 0');
  expect(await app.sent()).toEqual(Array.from({ length: 60 }, () => 'loadIssue'));
  const table = within(screen.getByRole('form', { name: 'Paste values' })).getByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '61');
  const [, ...lines] = within(table).getAllByRole('row');
  expect(lines.length).toBeLessThan(40);
  expect(lines[0]).toHaveAttribute('aria-rowindex', '2');
  // Those below have their room.
  expect(within(table).getAllByRole('row', { hidden: true }).at(-1)).toHaveStyle({
    '--lines': String(60 - lines.length),
  });
});
