import { act, screen, waitFor, within } from '@testing-library/react';
import { issuesApi } from '@/api/endpoints/issues';
import { readPath } from '@/routing/address';
import { focused } from '@tests/support/dom';
import { createGate } from '@tests/support/gate';
import { arriveAt } from '@tests/support/forms';
import { titleIs } from '@tests/support/title';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import {
  answersAreSlow,
  listFails,
  serverAnswers,
  serverDown,
} from '@tests/support/server/scenarios';
import { refused, replyTo } from '@tests/support/server/replyTo';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const grid = () => screen.findByRole('table', { name: 'Issues' });
const issueLink = (name: string | RegExp) => screen.findByRole('link', { name });
const lists = () => sentCalls('/issues/list.php');
const lastList = async () => (await sentTo('/issues/list.php')).payload;

describe('the list of issues', () => {
  it('shows the issues of a view with their values, marks and number', async () => {
    renderApp({ at: '/views/23/issues' });

    expect(
      await issueLink(/^Modified since last read ?Subscribed ?Everything in one issue/),
    ).toHaveAttribute('href', '#/issues/7');
    expect(screen.getAllByText('11/21/2026 2:23 am')[0]).toBeVisible();
    expect(screen.getAllByRole('cell', { name: 'Acme Website — Frontend Bugs' })).not.toHaveLength(
      0,
    );
    expect(screen.getByRole('columnheader', { name: 'Severity' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByText('11 issues')).toBeVisible();
    await titleIs('Bugs - My Severe Bugs | Acme Issue Tracker');
  });

  it('closes what hangs open where another address is come to', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    await user.click(screen.getByRole('button', { name: 'Folder: All folders' }));
    await screen.findByRole('option', { name: 'All folders' });
    window.location.hash = '#/projects/1/issues';
    await waitFor(() => {
      expect(screen.queryByRole('option')).not.toBeInTheDocument();
    });

    window.location.hash = '#/types/2/issues';
    await screen.findByText('1–50 of 140 issues');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();

    const [row] = screen.getAllByRole('row').slice(1);
    const link = within(row ?? document.body).getByRole('link');
    await user.pointer({ target: link, keys: '[MouseRight]' });
    await screen.findByRole('menu', { name: 'This issue' });
    window.location.hash = '#/types/2/issues?column=0&search=report';
    await waitFor(() => {
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });
    window.history.back();
    await arriveAt('/types/2/issues');
    await screen.findByText('1–50 of 140 issues');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('shows the home page where no type is selected', async () => {
    renderApp({ as: 'anonymous' });

    expect(await screen.findByText('Select an issue type to see its issues.')).toBeVisible();
    expect(screen.getByText('No type selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^View/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(lists()).toHaveLength(0);
  });

  it('opens a type with the view used last, and clears the view with "All issues"', async () => {
    const { user } = renderApp();

    await user.click(await screen.findByRole('button', { name: 'Type: Select a type' }));
    await user.click(screen.getByRole('option', { name: 'Bugs' }));
    expect(await screen.findByRole('button', { name: 'View: My Severe Bugs' })).toBeVisible();
    expect(window.location.hash).toBe('#/views/23/issues');

    await user.click(screen.getByRole('button', { name: 'View: My Severe Bugs' }));
    await user.click(screen.getByRole('option', { name: 'All issues' }));
    expect(await screen.findByText('1–50 of 140 issues')).toBeVisible();
    expect(window.location.hash).toBe('#/types/2/issues');

    await user.click(screen.getByRole('button', { name: 'Type: Bugs' }));
    await user.click(screen.getByRole('option', { name: 'Forum' }));
    expect(await screen.findByText('33 issues')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Type: Forum' }));
    expect(screen.getByRole('option', { name: 'Bugs' })).toHaveAttribute(
      'href',
      '#/types/2/issues',
    );
  });

  it('offers the folders of the chosen project and type', async () => {
    const { user } = renderApp({ at: '/types/2/projects/1/issues' });

    await user.click(await screen.findByRole('button', { name: 'Folder: All folders' }));
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    expect(names).toEqual(['All folders', 'Backend Bugs', 'Frontend Bugs']);

    await user.type(screen.getByRole('combobox'), 'FRONT');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('47 issues')).toBeVisible();
    expect(window.location.hash).toBe('#/folders/1/issues');
    expect(screen.getByRole('button', { name: 'Project: Acme Website' })).toBeVisible();
  });

  it('offers all issues, then views of one’s own, then those of everybody', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });

    await user.click(await screen.findByRole('button', { name: 'View: All issues' }));

    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('All issues');
    const optionsOf = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('All issues');
    expect(optionsOf('Personal views')).toEqual(['My Severe Bugs']);
    expect(optionsOf('Public views')).toEqual([
      'Active Bugs',
      'Changed Today',
      'Created By Me',
      'My Active Bugs',
      'Old Low IDs',
      'Resolved Bugs',
      'Unassigned Bugs',
    ]);
  });

  it('offers all projects, also those without folders of the type', async () => {
    const { user } = renderApp({ at: '/types/1/issues' });

    await user.click(await screen.findByRole('button', { name: 'Project: All projects' }));

    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All projects',
      'Acme Website',
      'Infrastructure',
      'Internal Tools',
      'Mobile App',
    ]);
  });

  it('sorts by a column and turns the order round', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });

    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => {
      expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
    expect(await lastList()).toMatchObject({ sortColumn: 0, sortAscending: false, offset: 0 });
  });

  it('has the order of its address, or that of the view where a server knows no such column', async () => {
    const { user } = renderApp({ at: '/types/2/issues?sort=0.desc' });
    await screen.findByText('1–50 of 140 issues');
    expect(lists().map(({ payload }) => payload)).toEqual([
      { typeId: 2, sortColumn: 0, sortAscending: false, offset: 0, limit: 50 },
    ]);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Project: All projects' }));
    await user.click(screen.getByRole('option', { name: 'Acme Website' }));
    await screen.findByText('1–50 of 85 issues');
    expect(readPath()).toBe('/types/2/projects/1/issues');

    const { end } = replyTo('/issues/list.php', ({ sortColumn }) =>
      sortColumn === undefined ? undefined : refused('InvalidArguments'),
    );
    act(() => {
      window.location.hash = '#/types/2/issues?sort=1999';
    });
    await screen.findByText('1–50 of 140 issues');
    end();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(
      await screen.findByText('The requested sort order could not be applied to this list.'),
    ).toBeVisible();
  });

  it('asks again for an order that was refused, by hand and after a reload', async () => {
    const goTo = (address: string) => {
      act(() => {
        window.location.hash = address;
      });
    };
    const elsewhere = async () => {
      goTo('#/types/2/projects/1/issues');
      await screen.findByText('1–50 of 85 issues');
    };
    const refusal = 'The requested sort order could not be applied to this list.';
    const comeRefused = async (address: string) => {
      const { end } = replyTo('/issues/list.php', ({ sortColumn }) =>
        sortColumn === undefined ? undefined : refused('InvalidArguments'),
      );
      goTo(address);
      expect(await screen.findByText(refusal)).toBeVisible();
      end();
    };
    const isSorted = async (name: string, order: string) => {
      await waitFor(() => {
        expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', order);
      });
      expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    };
    const { store, user } = renderApp({ at: '/types/2/projects/1/issues' });
    await screen.findByText('1–50 of 85 issues');
    await comeRefused('#/types/2/issues?sort=0');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await isSorted('Name', 'ascending');
    expect(readPath()).toBe('/types/2/issues?sort=0');

    await elsewhere();
    await comeRefused('#/types/2/issues?sort=0.desc');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    goTo('#/issues/7');
    await screen.findByRole('dialog');
    goTo('#/types/2/issues?sort=0.desc');
    await isSorted('Name', 'descending');

    // What is refused of another list says nothing of this one.
    await elsewhere();
    let isAsked = false;
    const late = createGate();
    replyTo('/issues/list.php', async ({ sortColumn }) => {
      if (sortColumn === 1999) return refused('InvalidArguments');
      isAsked = true;
      await late.isOpen;
      return undefined;
    });
    goTo('#/types/2/issues?sort=1.desc');
    await waitFor(() => {
      expect(isAsked).toBe(true);
    });
    const other = { typeId: 2, sortColumn: 1999, sortAscending: true, offset: 0, limit: 50 };
    await act(async () => {
      await store.dispatch(issuesApi.endpoints.listIssues.initiate(other, { subscribe: false }));
    });
    late.open();
    await isSorted('ID', 'descending');
  });

  it('turns the order round before it has been shown', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    answersAreSlow('/issues/list.php');

    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));

    await waitFor(() => {
      expect(lists().map(({ payload }) => payload['sortAscending'])).toEqual([
        undefined,
        true,
        false,
      ]);
    });
  });

  it('asks for the filters alone at first, and after others are chosen', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    expect(lists().at(-1)?.payload).toEqual({ typeId: 2, offset: 0, limit: 50 });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('51–100 of 140 issues');
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await screen.findByText('1–50 of 140 issues');
    expect(lists().at(-1)?.payload).toMatchObject({ sortColumn: 0, offset: 0 });

    await user.click(screen.getByRole('button', { name: 'Project: All projects' }));
    await user.click(screen.getByRole('option', { name: 'Acme Website' }));
    await screen.findByText('1–50 of 85 issues');

    expect(lists().at(-1)?.payload).toEqual({ typeId: 2, projectId: 1, offset: 0, limit: 50 });
  });

  it('offers the folders of all projects by project, where none is chosen', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });

    await user.click(await screen.findByRole('button', { name: 'Folder: All folders' }));
    expect(
      within(screen.getByRole('group', { name: 'Acme Website' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Backend Bugs', 'Frontend Bugs']);
    await user.click(screen.getByRole('option', { name: 'Frontend Bugs' }));

    expect(await screen.findByText('47 issues')).toBeVisible();
    expect(readPath()).toBe('/folders/1/issues');
  });

  it('has no choice of folders where there are none', async () => {
    const typeId = 1;
    const without = readGlobal('carol').projects.find(({ folders }) =>
      folders.every((folder) => folder.typeId !== typeId),
    );
    serverAnswers('/issues/list.php', {
      sortColumn: 1,
      sortAscending: true,
      columns: [{ id: 0, name: 'Name' }],
      issues: [],
      totalCount: 0,
    });
    renderApp({ at: `/types/${String(typeId)}/projects/${String(without?.id)}/issues` });

    expect(
      await screen.findByRole('button', { name: `Project: ${String(without?.name)}` }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Folder/ })).not.toBeInTheDocument();
  });

  it('does nothing for what is chosen already', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const entries = window.history.length;

    await user.click(await screen.findByRole('button', { name: 'Folder: All folders' }));
    await user.click(screen.getByRole('option', { name: 'All folders' }));

    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(window.history).toHaveLength(entries);
    expect(lists()).toHaveLength(1);
  });

  it('shows the answer to the last question, whichever comes first', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const slow = answersAreSlow('/issues/list.php');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Project: All projects' }));
    await user.click(screen.getByRole('option', { name: 'Acme Website' }));
    await waitFor(() => {
      expect(lists()).toHaveLength(3);
    });

    slow.letThrough();

    expect(await screen.findByText('1–50 of 85 issues')).toBeVisible();
    expect(screen.queryByText(/of 140 issues/)).not.toBeInTheDocument();
  });

  it('shows the next page, while the old one stays in place', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    const first = await issueLink(/^Modified since last read ?Subscribed ?Everything/);
    const slow = answersAreSlow('/issues/list.php');

    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => {
      expect(lists().at(-1)?.payload).toMatchObject({ offset: 50, limit: 50 });
    });
    expect(first).toBeVisible();
    expect(screen.getByText('1–50 of 140 issues')).toBeVisible();

    slow.letThrough();
    expect(await screen.findByText('51–100 of 140 issues')).toBeVisible();
    expect(await issueLink('Report generator crashes on empty input')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  });

  it('steps back to the last page when the rows of this one are gone', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const list = { sortColumn: 1, sortAscending: true, columns: [{ id: 0, name: 'Name' }] };
    serverAnswers('/issues/list.php', { ...list, issues: [], totalCount: 50 });

    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => {
      expect(lists().at(-1)?.payload).toMatchObject({ offset: 0 });
    });
    expect(lists().at(-2)?.payload).toMatchObject({ offset: 50 });
  });

  it('loads again on request, keeping search, order and page', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await screen.findByText('51–100 of 140 issues');
    const before = lists().length;

    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => {
      expect(lists()).toHaveLength(before + 1);
    });
    expect(await lastList()).toEqual(lists().at(-2)?.payload);
    expect(sentCalls('/global.php')).toHaveLength(1);
  });

  it('marks the issue opened last', async () => {
    const { user } = renderApp({ at: '/views/23/issues' });

    const link = await issueLink(/Everything in one issue/);
    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Close' }));

    await waitFor(() => {
      expect(screen.getByRole('link', { name: /Everything in one issue/ })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /Everything in one issue/ })).toHaveFocus();
    });
  });

  it('says when a type has no issues', async () => {
    serverAnswers('/issues/list.php', {
      sortColumn: 1,
      sortAscending: true,
      columns: [{ id: 0, name: 'Name' }],
      issues: [],
      totalCount: 0,
    });
    renderApp({ at: '/types/2/issues' });

    expect(await screen.findByText('There are no issues here.')).toBeVisible();
    expect(screen.getByText('No issues')).toBeVisible();
  });

  it('is reached from the bars by two keys', async () => {
    const { user } = renderApp({ at: '/views/23/issues' });
    await screen.findByText('11 issues');

    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to list' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getAllByRole('row')[1]).toContainElement(focused());
    expect(readPath()).toBe('/views/23/issues');
  });

  it('names a row once, also where its name has links of its own', async () => {
    serverAnswers('/issues/list.php', {
      sortColumn: 1,
      sortAscending: true,
      columns: [{ id: 0, name: 'Name' }],
      issues: [
        { id: 5, cells: ['Plain'], read: 5, stamp: 5, subscribed: false },
        {
          id: 6,
          cells: ['Like <a href="#/items/31">#31</a> but worse'],
          read: 0,
          stamp: 5,
          subscribed: false,
        },
      ],
      totalCount: 2,
    });
    const { user } = renderApp({ at: '/types/2/issues' });

    expect(await issueLink('Plain')).toHaveTextContent(/^Plain$/);
    const row = screen.getByRole('row', { name: /Like/ });
    const links = within(row).getAllByRole('link');
    expect(links[0]).toHaveAccessibleName('Unread Like #31 but worse');
    expect(links[0]).toHaveAttribute('href', '#/issues/6');
    expect(links.slice(1)).toEqual([within(row).getByRole('link', { name: '#31' })]);
    expect(within(row).getByText('but worse', { exact: false })).toHaveAttribute('aria-hidden');
    await user.click(within(row).getByRole('link', { name: '#31' }));
    expect(readPath()).toBe('/items/31');
  });

  it('shows no marks to visitors', async () => {
    renderApp({ at: '/types/2/issues', as: 'anonymous' });

    expect(await within(await grid()).findByText(/^Everything in one issue/)).toBeVisible();
    expect(screen.queryByText('Unread')).not.toBeInTheDocument();
    expect(screen.queryByText('Subscribed')).not.toBeInTheDocument();
  });

  it('offers visitors of a list without issues nothing but its look', async () => {
    serverAnswers('/issues/list.php', {
      sortColumn: 1,
      sortAscending: true,
      columns: [{ id: 0, name: 'Name' }],
      issues: [],
      totalCount: 0,
    });
    const { user } = renderApp({ at: '/types/2/issues', as: 'anonymous' });
    await screen.findByText('No issues');

    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(
      within(await screen.findByRole('menu'))
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Columns…']);
  });

  it('keeps the old answer and says so when it cannot be refreshed', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const reload = await screen.findByRole('button', { name: 'Reload' });
    const down = serverDown();

    await user.click(reload);
    expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
    expect(screen.getByText('1–50 of 140 issues')).toBeVisible();

    down.stop();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(screen.queryByText(/could not be refreshed/)).not.toBeInTheDocument();
    });
    // The button that was pressed has gone with the message.
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('gives way to an error when there is nothing to show', async () => {
    const failure = listFails();
    const { user } = renderApp({ at: '/types/2/issues' });

    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('alert')).toBeVisible();

    failure.stop();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1–50 of 140 issues')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets the server refuse ids nobody knows', async () => {
    renderApp({ at: '/folders/999/issues' });

    expect(
      await screen.findByText('This folder does not exist, or you do not have access to it.'),
    ).toBeVisible();
  });
});
