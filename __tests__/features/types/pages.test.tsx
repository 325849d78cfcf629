import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentTo } from '@tests/support/server/tracker';
import { addressesIn, rowsOf } from '@tests/support/tables';
import { answerParts } from './recordedTypes';

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the list of issue types', () => {
  it('is in the tools menu and leads to each type', async () => {
    answerParts('carol');
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    await user.click(await screen.findByRole('button', { name: 'Tools' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Issue types' }));

    expect(await dialog('Issue types')).toBeVisible();
    expect(await rowsOf('Issue types')).toEqual([
      ['Bugs'],
      ['Change Requests'],
      ['Forum'],
      ['Tasks'],
    ]);
    expect(screen.queryByRole('link', { name: 'Add type' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Change Requests' }));

    expect(await dialog('Change Requests')).toBeVisible();
  });

  it('lets system administrators add types', async () => {
    renderApp({ at: '/types', as: 'admin' });

    expect(await screen.findByRole('link', { name: 'Add type' })).toHaveAttribute(
      'href',
      '#/types/add',
    );
  });

  it.each([
    ['admin', 'There are no issue types yet. Add the first one.'],
    ['heidi', 'There are no issue types you can see.'],
  ] as const)('says so to %s when it is empty', async (as, text) => {
    serverAnswers('/types/list.php', { types: [] });
    renderApp({ at: '/types', as });

    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('an issue type', () => {
  it('shows its attributes in their order, with defaults in the words of the user', async () => {
    answerParts('carol');
    renderApp({ at: '/types/4', as: 'carol' });

    expect(await dialog('Change Requests')).toBeVisible();
    expect((await sentTo('/types/load.php')).payload).toEqual({ typeId: 4, attributes: true });
    const rows = await rowsOf('Attributes');
    expect(rows).toHaveLength(17);
    expect(rows.slice(0, 4)).toEqual([
      ['Category', 'Dropdown list', 'Feature', 'Yes'],
      ['Owner', 'User', '', 'No'],
      ['Requester', 'User', '[Me]', 'No'],
      ['Customer', 'Text', '', 'No'],
    ]);
    expect(rows[8]).toEqual(['Votes', 'Numeric', '0', 'No']);
    expect(rows[10]).toEqual(['Requested On', 'Date and time', '[Today]', 'No']);
  });

  it('leads everybody to the list of types and to its views, and no further', async () => {
    answerParts('carol');
    renderApp({ at: '/types/4', as: 'carol' });

    const window = await dialog('Change Requests');
    await screen.findByText('Attributes', { selector: 'h2' });
    expect(addressesIn(window)).toEqual(['#/types', '#/types/4/views']);
    expect(within(window).queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('lets system administrators change it and what is in it', async () => {
    answerParts('admin');
    const { user } = renderApp({ at: '/types/4', as: 'admin' });

    const window = await dialog('Change Requests');
    const addressOf = (name: string) =>
      within(window).getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Add attribute')).toBe('#/types/4/attributes/add');
    expect(addressOf('Reorder attributes')).toBe('#/types/4/attributes/reorder');
    expect(addressOf('Estimate')).toBe('#/types/4/attributes/21/edit');
    await user.click(within(window).getByRole('button', { name: 'More' }));

    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '#/types/4/rename',
      '#/types/4/delete',
    ]);
  });

  it('offers no other order of a single attribute', async () => {
    serverAnswers('/types/load.php', {
      id: 5,
      name: 'Plain',
      attributes: [{ id: 40, name: 'Only', type: 'TEXT' }],
    });
    renderApp({ at: '/types/5', as: 'admin' });

    expect(await screen.findByRole('link', { name: 'Only' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Reorder attributes' })).not.toBeInTheDocument();
  });

  it('says that it has no attributes', async () => {
    serverAnswers('/types/load.php', { id: 5, name: 'Plain', attributes: [] });
    renderApp({ at: '/types/5', as: 'carol' });

    expect(await screen.findByText('This issue type has no attributes.')).toBeVisible();
  });
});

describe('view settings', () => {
  it('are in the menu of the list', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    await user.click(await screen.findByRole('button', { name: 'More' }));

    expect(await screen.findByRole('menuitem', { name: 'View settings' })).toHaveAttribute(
      'href',
      '#/types/2/views',
    );
  });

  it('show everything to system administrators', async () => {
    answerParts('admin');
    renderApp({ at: '/types/4/views', as: 'admin' });

    const window = await dialog('View settings');
    expect((await sentTo('/types/load.php')).payload).toEqual({
      typeId: 4,
      defaultView: true,
      publicViews: true,
      personalViews: true,
      attributes: true,
    });
    const defaultView = await screen.findByRole('region', { name: 'Default view' });
    expect(defaultView).toHaveTextContent(
      'ID, Name, Modified date, Modified by, Category, Owner, Platforms, Estimate, Due Date, Release Time',
    );
    expect(defaultView).toHaveTextContent('Modified date (descending)');
    const publicViews = await rowsOf('Public views');
    expect(publicViews).toHaveLength(9);
    expect(publicViews[6]).toEqual([
      'Overdue',
      'ID, Name, Due Date, Owner',
      'Due Date (ascending)',
    ]);
    expect(await rowsOf('Personal views')).toEqual([
      ['Admin Personal View', expect.stringContaining('Owner, Watchers'), 'ID (ascending)'],
    ]);
    const addressOf = (name: string) =>
      within(window).getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Issue types')).toBe('#/types');
    expect(addressOf('Change Requests')).toBe('#/types/4');
    expect(addressOf('Edit')).toBe('#/types/4/views/default/edit');
    expect(addressOf('Add public view')).toBe('#/types/4/views/public/add');
    expect(addressOf('Overdue')).toBe('#/types/4/views/14/edit');
    expect(addressOf('Add personal view')).toBe('#/types/4/views/personal/add');
  });

  it('are only personal for others, and name what they cannot know', async () => {
    const { user } = renderApp({ at: '/types', as: 'carol' });
    serverAnswers('/types/load.php', {
      id: 2,
      name: 'Bugs',
      attributes: [],
      personalViews: [
        { id: 23, name: 'Mine', columns: [1, 0, 1002], sortColumn: 1002, sortAscending: true },
      ],
    });
    await user.click(await screen.findByRole('link', { name: 'Bugs' }));
    await user.click(await screen.findByRole('link', { name: 'View settings' }));

    expect(await rowsOf('Personal views')).toEqual([
      ['Mine', 'ID, Name, Unknown column', 'Unknown column (ascending)'],
    ]);
    expect((await sentTo('/types/load.php')).payload).toMatchObject({
      defaultView: false,
      publicViews: false,
    });
    expect(screen.queryByText('Public views')).not.toBeInTheDocument();
    expect(screen.queryByText('Default view')).not.toBeInTheDocument();
  });

  it('say which views there are none of', async () => {
    serverAnswers('/types/load.php', {
      id: 5,
      name: 'Plain',
      attributes: [],
      defaultView: { columns: [1, 0], sortColumn: 1, sortAscending: true },
      publicViews: [],
      personalViews: [],
    });
    renderApp({ at: '/types/5/views', as: 'admin' });

    expect(await screen.findByText('There are no public views of this type.')).toBeVisible();
    expect(screen.getByText('You have no personal views of this type.')).toBeVisible();
  });

  it('close by Esc', async () => {
    answerParts('admin');
    const { user } = renderApp({ at: '/types/4/views', as: 'admin' });

    await dialog('View settings');
    await user.keyboard('{Escape}');

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
