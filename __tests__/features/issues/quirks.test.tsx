/** What clients of such servers do badly and this one does well: one test for each row of the table (screens 16). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChangeType, Column } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { IssueList, LoadedIssue } from '@/protocol/issues';
import { readPath } from '@/routing/address';
import {
  arriveAt,
  choose,
  retype,
  submitButton,
  submitForm,
  textField,
} from '@tests/support/forms';
import { startClock } from '@tests/support/clock';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { issueDetails } from './answeredIssue';
import { caughtDownloads } from './caughtDownloads';

const lists = () => sentCalls('/issues/list.php');
const combo = (name: string) => screen.findByRole('combobox', { name });
const searchBox = () => screen.findByRole('searchbox');

/** A list of issues, each with its cells by column. */
function listOf(...issues: { id: number; cells: Record<number, string> }[]): IssueList {
  return {
    sortColumn: Column.id,
    sortAscending: true,
    columns: Object.keys(issues[0]?.cells ?? {}).map((id) => ({
      id: Number(id),
      name: `Column ${id}`,
    })),
    issues: issues.map(({ id, cells }) => ({
      id,
      cells: Object.values(cells),
      read: 5,
      stamp: 5,
      subscribed: false,
    })),
    totalCount: issues.length,
  };
}

/** An issue of the type Bugs with these parts. */
function bug(parts: Partial<LoadedIssue>): LoadedIssue {
  return { details: issueDetails(), description: null, attributes: [], history: [], ...parts };
}

async function openMarkup() {
  const { user } = renderApp({ at: '/issues/7/comments/add' });
  return { user, text: await screen.findByRole('textbox', { name: 'Comment' }) };
}

test('1: what one window adds, the next one knows, though no list was shown between them', async () => {
  const { user } = renderApp({ at: '/projects/1/folders/add', as: 'bob' });
  const global = readGlobal('bob');
  await user.type(await textField('Name'), 'Nightly Bugs');
  await choose(user, 'Type', 'Bugs');
  serverAnswers('/projects/folders/add.php', { folderId: 99, changed: true });
  serverAnswers('/global.php', {
    ...global,
    projects: global.projects.map((project) =>
      project.id === 1
        ? { ...project, folders: [...project.folders, { id: 99, name: 'Nightly Bugs', typeId: 2 }] }
        : project,
    ),
  });
  await submitForm(user);
  await arriveAt('/projects/1');

  window.location.hash = '#/types/2/issues/add';
  await choose(user, 'Project', 'Acme Website');

  expect(await screen.findByRole('option', { name: 'Nightly Bugs' })).toBeVisible();
});

test('2: a refused save keeps the form, what was typed, and the list behind it', async () => {
  const { user } = renderApp({ at: '/types/2/issues' });
  await screen.findByText('1–50 of 140 issues');
  window.location.hash = '#/issues/7/comments/add';
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Kept');
  serverRefuses('/issues/comments/add.php', ApiErrorCode.AccessDenied);

  await user.click(submitButton());

  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Kept');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('1–50 of 140 issues')).toBeVisible();
  expect(lists()).toHaveLength(1);
});

test('3: Enter submits every form, but is a new line in a text of several lines', async () => {
  const { user } = renderApp({ at: '/issues/12/edit' });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  serverAnswers('/issues/edit.php', { issueId: 12, stampId: 9000 });

  await user.clear(notes);
  await user.type(notes, 'one{Enter}two');
  expect(notes).toHaveValue('one\ntwo');
  expect(sentCalls('/issues/edit.php')).toHaveLength(0);
  await retype(user, name, 'By Enter{Enter}');

  expect((await sentTo('/issues/edit.php')).payload).toMatchObject({ name: 'By Enter' });
});

test('4: an empty search by ID is no search', async () => {
  const { user } = renderApp({ at: '/types/2/issues' });
  await screen.findByText('1–50 of 140 issues');
  await user.click(await screen.findByRole('button', { name: 'Search by: Name' }));
  await user.click(screen.getByRole('option', { name: 'ID' }));

  await user.type(await searchBox(), '{Enter}');

  expect(await searchBox()).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('5: another search column ends the search that is shown', async () => {
  const { user } = renderApp({ at: '/types/2/issues' });
  await user.type(await searchBox(), 'report{Enter}');
  await screen.findByText('7 issues');

  await user.click(await screen.findByRole('button', { name: 'Search by: Name' }));
  await user.click(screen.getByRole('option', { name: 'Severity' }));

  expect(await screen.findByText('1–50 of 140 issues')).toBeVisible();
});

test('6: a link in a cell leads to its own place, not to that of the row', async () => {
  serverAnswers(
    '/issues/list.php',
    listOf({
      id: 5,
      cells: { [Column.name]: 'The row', 1005: 'see <a href="#/items/31">#31</a>' },
    }),
  );
  const { user } = renderApp({ at: '/types/2/issues' });

  await user.click(await screen.findByRole('link', { name: '#31' }));

  await arriveAt('/issues/31');
  expect(sentCalls('/issues/load.php').map(({ payload }) => payload['issueId'])).not.toContain(5);
});

test('7: rows and headers are worked by the keyboard', async () => {
  serverAnswers(
    '/issues/list.php',
    listOf(
      { id: 5, cells: { [Column.name]: 'First row' } },
      { id: 7, cells: { [Column.name]: 'Second row' } },
    ),
  );
  const { user } = renderApp({ at: '/types/2/issues' });
  const link = await screen.findByRole('link', { name: 'First row' });
  const header = screen.getByRole('button', { name: 'Column 0' });

  while (!header.matches(':focus')) await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(lists().at(-1)?.payload).toMatchObject({ sortColumn: 0, sortAscending: true });
  });
  while (!link.matches(':focus')) await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Second row' })).toHaveFocus();
  await user.keyboard('{Enter}');

  await screen.findByRole('dialog');
  expect(readPath()).toBe('/issues/7');
});

test('8: paging past the end goes back to the last page', async () => {
  const { user } = renderApp({ at: '/types/2/issues' });
  await screen.findByText('1–50 of 140 issues');
  serverAnswers('/issues/list.php', { ...listOf(), totalCount: 50 });

  await user.click(screen.getByRole('button', { name: 'Next page' }));

  await waitFor(() => {
    expect(lists().map(({ payload }) => payload['offset'])).toEqual([0, 50, 0]);
  });
});

test('9: a folder nobody knows stands for no type, and the server says what is wrong', async () => {
  renderApp({ at: '/folders/999/issues' });

  expect(await screen.findByText(/^This folder does not exist/)).toBeVisible();
  expect(await screen.findByText('Select a type')).toBeInTheDocument();
});

test('10: the filter box of folders filters folders', async () => {
  const { user } = renderApp({ at: '/issues/7/clone' });

  await user.click(await combo('Folder'));
  await user.type(screen.getByRole('combobox', { name: 'Filter' }), 'back');

  const offered = within(screen.getByRole('listbox', { name: 'Folder' })).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Select a folder',
    'Backend Bugs',
  ]);
  expect(await combo('Project')).toHaveTextContent('Acme Website');
});

test('11: hours are chosen with their half of the day', async () => {
  const { user } = renderApp({ at: '/types/4/issues/add' });
  const meeting = await combo('Review Meeting');
  await user.type(meeting, '3/5/2021 4:05 pm');

  await user.keyboard('{F4}');
  await user.selectOptions(await combo('Hour'), '5 pm');

  expect(meeting).toHaveValue('3/5/2021 5:05 pm');
});

test('12: an hour has no minute 60', async () => {
  const { user } = renderApp({ at: '/types/4/issues/add' });
  const meeting = await combo('Review Meeting');

  await user.type(meeting, '3/5/2021 4:60 pm');
  await user.click(submitButton());

  expect(meeting).toHaveAccessibleDescription('This time does not exist.');
});

test('13: zero has no sign', async () => {
  serverAnswers(
    '/issues/list.php',
    listOf({ id: 5, cells: { [Column.name]: 'The row', 1021: '-0.001' } }),
  );
  renderApp({ at: '/types/4/issues' });

  expect(await screen.findByRole('cell', { name: '0.00' })).toBeVisible();
});

test('14: an address may end in parentheses', async () => {
  serverAnswers(
    '/issues/load.php',
    bug({ attributes: [{ id: 5, value: 'http://example.com/(abc)' }] }),
  );
  renderApp({ at: '/issues/31' });

  expect(await screen.findByRole('link', { name: 'http://example.com/(abc)' })).toHaveAttribute(
    'href',
    'http://example.com/(abc)',
  );
});

test('15: a value that was not there before has no old value', async () => {
  const change = { type: ChangeType.valueChanged, createdDate: 1_795_227_790, createdBy: 4 };
  serverAnswers(
    '/issues/load.php',
    bug({
      history: [
        { ...change, id: 40, attributeId: 3, old: null, new: 'Fixed' },
        { ...change, id: 41, attributeId: 5, old: '', new: '2.0' },
        { ...change, id: 42, attributeId: 2, old: 'Active', new: null },
      ],
    }),
  );
  renderApp({ at: '/issues/31' });

  const changes = within(await screen.findByRole('article')).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    'Reason: Fixed',
    'Version: 2.0',
    'Status: Active → empty',
  ]);
});

test('16: why there is no preview is said under the editor', async () => {
  const { user, text } = await openMarkup();
  serverRefuses('/issues/preview.php', ApiErrorCode.AccessDenied);

  await user.type(text, 'Stays here');
  await user.click(screen.getByRole('button', { name: 'Preview' }));

  const dialog = screen.getByRole('dialog', { name: 'Add comment' });
  expect(await within(dialog).findByText('You do not have permission to do this.')).toBeVisible();
  expect(text).toHaveValue('Stays here');
});

test('17: Shift+Tab leaves the editor, where Tab is a character', async () => {
  const { user, text } = await openMarkup();

  await user.type(text, 'a');
  await user.tab();
  expect(text).toHaveValue('a\t');
  await user.tab({ shift: true });

  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  expect(text).toHaveValue('a\t');
});

test('18: without a date in the text, no day is chosen in the calendar', async () => {
  const { user } = renderApp({ at: '/types/4/issues/add' });
  const due = await combo('Due Date');
  await user.type(due, '3/5/2021{F4}');
  expect(await screen.findByRole('gridcell', { selected: true })).toHaveTextContent('5');
  await user.keyboard('{Escape}');

  await user.clear(due);
  await user.keyboard('{F4}');
  await screen.findByRole('dialog', { name: 'Select a date' });

  expect(screen.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
});

test('19: of an edited issue only what was changed is sent', async () => {
  const { user } = renderApp({ at: '/issues/31/edit' });
  serverAnswers(
    '/issues/load.php',
    bug({
      attributes: [
        { id: 1, value: null },
        { id: 2, value: 'Active' },
        { id: 3, value: null },
        { id: 4, value: '2' },
        { id: 5, value: null },
      ],
    }),
  );
  serverAnswers('/issues/edit.php', { issueId: 31, stampId: 9000 });

  await user.type(await screen.findByRole('textbox', { name: 'Version' }), '2.0');
  await user.click(submitButton());

  expect((await sentTo('/issues/edit.php')).payload).toEqual({
    issueId: 31,
    values: [{ id: 5, value: '2.0' }],
  });
});

test('20: alerts that failed once are asked for again after the next list', async () => {
  const clock = startClock();
  const failure = serverRefuses('/alerts/status.php', 500);
  const { user } = renderApp({ at: '/types/2/issues' });
  await screen.findByText('1–50 of 140 issues');
  await waitFor(() => {
    expect(sentCalls('/alerts/status.php')).toHaveLength(1);
  });
  await clock.pass(300);
  expect(sentCalls('/alerts/status.php')).toHaveLength(1);
  failure.stop();

  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => {
    expect(lists()).toHaveLength(2);
  });
  await clock.pass(61);

  await waitFor(() => {
    expect(sentCalls('/alerts/status.php').length).toBeGreaterThan(1);
  });
});

test('21: an image that cannot be shown can still be saved', async () => {
  const { user } = renderApp({ at: '/issues/7/files/2111/preview' });
  fireEvent.error(await screen.findByRole('img', { name: 'screenshot.png' }));

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(caughtDownloads()).toHaveLength(1);
});
