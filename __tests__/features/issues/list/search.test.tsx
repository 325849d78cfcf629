import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { focused } from '@tests/support/dom';
import { submitForm } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

const box = () => screen.findByRole('searchbox');
const lists = () => sentCalls('/issues/list.php');

async function chooseColumn(user: ReturnType<typeof renderApp>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: /^Search by/ }));
  await user.click(screen.getByRole('option', { name }));
}

describe('searching the list', () => {
  it('searches by name, tidies the text and starts at the first page', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('51–100 of 140 issues');

    await user.type(await box(), '  report {Enter}');

    expect(await screen.findByText('7 issues')).toBeVisible();
    expect(lists().at(-1)?.payload).toMatchObject({
      searchColumn: 0,
      searchValue: 'report',
      offset: 0,
    });
    expect(await box()).toHaveValue('report');
  });

  it('sends nothing while typing', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const before = sentCalls().length;

    await user.type(await box(), 'report');

    expect(sentCalls()).toHaveLength(before);
  });

  it('searches by number, with or without its sign', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');

    await chooseColumn(user, 'ID');
    expect(await box()).toHaveFocus();
    await user.type(await box(), ' 68 {Enter}');

    expect(await screen.findByText('1 issue')).toBeVisible();
    expect(lists().at(-1)?.payload).toMatchObject({ searchColumn: 1, searchValue: '68' });
    expect(await box()).toHaveValue('#68');
  });

  it('refuses a text that is not of its column, and keeps the list', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const before = lists().length;

    await chooseColumn(user, 'Created date');
    await user.type(await box(), ' 3/5/2021 4:05 pm {Enter}');

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await box()).toBeInvalid();
    expect(await box()).toHaveValue('3/5/2021 4:05 pm');
    expect(lists()).toHaveLength(before);
  });

  it('keeps saying what is wrong until it is searched again or by another column', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    await chooseColumn(user, 'ID');
    await user.type(await box(), 'x{Enter}');
    await screen.findByRole('alert');

    await user.type(await box(), 'y');
    expect(screen.getByRole('alert')).toBeVisible();
    await chooseColumn(user, 'Created by');

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await box()).toBeValid();
    expect(await box()).toHaveValue('');
    expect(await box()).toHaveFocus();
    expect(lists()).toHaveLength(1);
  });

  it('keeps what is typed while the search is not read yet', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');

    const input = await box();
    await user.type(input, 'report');
    fireEvent.submit(screen.getByRole('search'));
    await user.paste(' on');

    expect(await screen.findByText('7 issues')).toBeVisible();
    expect(input).toHaveValue('report on');
  });

  it('drops a search that is not read yet when another column is chosen', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const before = lists().length;

    await user.type(await box(), 'report');
    await user.click(screen.getByRole('button', { name: /^Search by/ }));
    const column = screen.getByRole('option', { name: 'ID' });
    fireEvent.submit(screen.getByRole('search'));
    act(() => {
      column.click();
    });

    expect(await screen.findByRole('searchbox', { name: /ID/ })).toHaveValue('');
    await user.type(await box(), '68{Enter}');
    expect(await screen.findByText('1 issue')).toBeVisible();
    expect(lists()).toHaveLength(before + 1);
  });

  it('offers the columns of the system, then the attributes of the type', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });

    const chooser = await screen.findByRole('button', { name: 'Search by: Name' });
    expect(chooser).toHaveTextContent(/^Name$/);
    await user.click(chooser);

    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Name',
      'Created date',
      'Created by',
      'Modified date',
      'Modified by',
      'Assigned To',
      'Status',
      'Reason',
      'Severity',
      'Version',
      'Search in all types',
    ]);
  });

  it('stays with another order, another page and after a reload', async () => {
    const { user, settled } = renderApp({ at: '/types/2/issues' });
    const found = { issues: [], sortColumn: 1, sortAscending: true, totalCount: 120 };
    await screen.findByText('1–50 of 140 issues');
    serverAnswers('/issues/list.php', { ...found, columns: [{ id: 0, name: 'Name' }] });
    await user.type(await box(), 'report{Enter}');
    await screen.findByText('1–50 of 120 issues');

    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await settled();
    await user.click(screen.getByRole('button', { name: 'Reload' }));

    await waitFor(() => {
      expect(lists()).toHaveLength(4);
    });
    expect(lists().at(-1)?.payload).toEqual({
      typeId: 2,
      searchColumn: 0,
      searchValue: 'report',
      sortColumn: 0,
      sortAscending: true,
      offset: 0,
      limit: 50,
    });
    expect(await box()).toHaveValue('report');
  });

  it('ends with an empty text, also by number', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    await chooseColumn(user, 'ID');
    await user.type(await box(), '68{Enter}');
    await screen.findByText('1 issue');

    await user.clear(await box());
    await user.keyboard('{Enter}');

    expect(await screen.findByText('1–50 of 140 issues')).toBeVisible();
    // The list is known: it is asked for again after it is shown.
    await waitFor(() => {
      expect(lists().at(-1)?.payload).not.toHaveProperty('searchColumn');
    });
  });

  it('ends when another column is chosen', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await user.type(await box(), 'report{Enter}');
    await screen.findByText('7 issues');

    await chooseColumn(user, 'Severity');

    expect(await screen.findByText('1–50 of 140 issues')).toBeVisible();
    expect(await box()).toHaveValue('');
    expect(await box()).toHaveAttribute('placeholder', 'Search');
    expect(await box()).toHaveAccessibleName('Search Severity in Bugs');
  });

  it('is lost with other filters', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await user.type(await box(), 'report{Enter}');
    await screen.findByText('7 issues');

    await user.click(await screen.findByRole('button', { name: 'Project: All projects' }));
    await user.click(screen.getByRole('option', { name: 'Acme Website' }));

    expect(await screen.findByText('1–50 of 85 issues')).toBeVisible();
    expect(await box()).toHaveValue('');
  });

  it('can be gone back from, and forward to', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    await user.type(await box(), 'report{Enter}');
    await screen.findByText('7 issues');
    expect(readPath()).toBe('/types/2/issues?column=0&search=report');

    window.history.back();
    expect(await screen.findByText('1–50 of 140 issues')).toBeVisible();
    expect(await box()).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    window.history.forward();

    expect(await screen.findByText('7 issues')).toBeVisible();
    expect(await box()).toHaveValue('report');
  });

  it.each([
    ['?column=0&search=report', 'Search Name in Bugs', 'report', { searchColumn: 0 }],
    ['?column=1&search=68', 'Search ID in Bugs', '#68', { searchColumn: 1, searchValue: '68' }],
    [
      '?column=4&search=2026-03-05',
      'Search Modified date in Bugs',
      '3/5/2026',
      { searchColumn: 4, searchValue: '2026-03-05' },
    ],
  ])('starts with the search of the address %s', async (query, name, text, payload) => {
    serverAnswers('/issues/list.php', {
      sortColumn: 1,
      sortAscending: true,
      columns: [{ id: 0, name: 'Name' }],
      issues: [],
      totalCount: 0,
    });
    renderApp({ at: `/types/2/issues${query}` });

    expect(await screen.findByText('No issue matches the search.')).toBeVisible();
    expect(await screen.findByRole('searchbox', { name })).toHaveValue(text);
    expect(lists()).toHaveLength(1);
    expect(lists()[0]?.payload).toMatchObject(payload);
  });

  it('is still there when a window that was opened over it is closed', async () => {
    const { user } = renderApp({ at: '/types/2/issues?column=0&search=report' });
    await screen.findByText('7 issues');

    await user.click(await screen.findByRole('link', { name: 'About Issuedesk' }));
    await submitForm(user);

    expect(readPath()).toBe('/types/2/issues?column=0&search=report');
    expect(screen.getByText('7 issues')).toBeVisible();
    expect(lists()).toHaveLength(1);
  });

  it('does not close a window that was opened before it could be read', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    await user.type(await box(), 'report');

    fireEvent.submit(screen.getByRole('search'));
    await user.click(screen.getByRole('link', { name: 'About Issuedesk' }));

    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(readPath()).toBe('/about');
  });

  it('asks again when the same is searched for once more', async () => {
    const { user } = renderApp({ at: '/types/2/issues?column=0&search=report' });
    await screen.findByText('7 issues');
    const { length } = window.history;

    await user.type(await box(), '{Enter}');

    await waitFor(() => {
      expect(lists()).toHaveLength(2);
    });
    expect(window.history).toHaveLength(length);
  });

  it.each<[string, (user: ReturnType<typeof renderApp>['user']) => Promise<void>]>([
    ['its button', (user) => user.click(screen.getByRole('button', { name: 'Clear search' }))],
    ['Esc', (user) => user.keyboard('{Escape}')],
    ['Backspace', async (user) => user.clear(await box())],
  ])('ends when %s empties the box, which keeps the focus', async (_means, empty) => {
    const { user } = renderApp({ at: '/types/2/issues' });
    expect(await box()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await user.type(await box(), 'report{Enter}');
    await screen.findByText('7 issues');

    await empty(user);

    expect(await screen.findByText('1–50 of 140 issues')).toBeVisible();
    expect(await box()).toHaveValue('');
    expect(await box()).toHaveFocus();
    // What the list showed before the search is shown before it is asked for again.
    await waitFor(() => {
      expect(lists().at(-1)?.payload).not.toHaveProperty('searchColumn');
    });
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark all as read' }));
    expect(await screen.findByText('all 140 issues')).toBeVisible();
  });

  it('drops a text that was not searched for by Esc, without asking the server', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');

    await user.type(await box(), 'rep{Escape}');

    expect(await box()).toHaveValue('');
    expect(lists()).toHaveLength(1);
  });

  it('offers to show everything when nothing is found', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const nothing = serverAnswers('/issues/list.php', {
      sortColumn: 1,
      sortAscending: true,
      columns: [{ id: 0, name: 'Name' }],
      issues: [],
      totalCount: 0,
    });
    await user.type(await box(), 'zebra{Enter}');
    expect(await screen.findByText('No issue matches the search.')).toBeVisible();
    nothing.stop();

    await user.click(screen.getByRole('button', { name: 'Show all' }));

    expect(await screen.findByText('1–50 of 140 issues')).toBeVisible();
    const [, firstRow] = screen.getAllByRole('row');
    expect(firstRow).toContainElement(focused());
    await waitFor(async () => {
      expect(await box()).toHaveValue('');
    });
  });
});
