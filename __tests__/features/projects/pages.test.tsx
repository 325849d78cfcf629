import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentTo } from '@tests/support/server/tracker';
import { rowsOf } from '@tests/support/tables';

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the list of projects', () => {
  it('is in the tools menu and leads to each project', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'bob' });
    await user.click(await screen.findByRole('button', { name: 'Tools' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Projects' }));

    expect(await dialog('Projects')).toBeVisible();
    expect(await rowsOf('Projects')).toEqual([
      ['Acme Website', 'Public project'],
      ['Mobile App', 'Members-only project'],
    ]);
    expect(screen.queryByRole('link', { name: 'Add project' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Acme Website' }));

    expect(await dialog('Acme Website')).toBeVisible();
  });

  it('lets system administrators add projects and look into the archive', async () => {
    renderApp({ at: '/projects', as: 'admin' });

    expect(await screen.findByRole('link', { name: 'Add project' })).toHaveAttribute(
      'href',
      '#/projects/add',
    );
    expect(screen.getByRole('link', { name: 'Archived projects' })).toHaveAttribute(
      'href',
      '#/projects/archive',
    );
  });

  it.each([
    ['admin', 'There are no projects yet. Add the first one.'],
    ['heidi', 'There are no projects you can see.'],
  ] as const)('says so to %s when it is empty', async (as, text) => {
    serverAnswers('/projects/list.php', { projects: [] });
    renderApp({ at: '/projects', as });

    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('a project', () => {
  it('shows its description and its folders with their types', async () => {
    renderApp({ at: '/projects/1', as: 'carol' });

    expect(await dialog('Acme Website')).toBeVisible();
    expect((await sentTo('/projects/load.php')).payload).toEqual({
      projectId: 1,
      description: true,
      folders: true,
      html: true,
    });
    const description = screen.getByRole('region', { name: 'Description' });
    expect(within(description).getByText('every')).toBeVisible();
    expect(description).toHaveTextContent(/by Administrator/);
    expect(await rowsOf('Folders')).toEqual([
      ['Backend Bugs', 'Bugs'],
      ['Change Requests', 'Change Requests'],
      ['Discussions', 'Forum'],
      ['Frontend Bugs', 'Bugs'],
      ['Tasks', 'Tasks'],
    ]);
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '#/projects');
  });

  it('offers no changes to an ordinary member', async () => {
    renderApp({ at: '/projects/1', as: 'carol' });

    const window = await dialog('Acme Website');
    expect(within(window).queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    expect(within(window).queryByRole('link', { name: /permissions|Add|Frontend/ })).toBeNull();
  });

  it('lets its administrators change what is in it', async () => {
    const { user } = renderApp({ at: '/projects/1', as: 'bob' });

    const window = await dialog('Acme Website');
    const addressOf = (name: string) =>
      within(window).getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Project permissions')).toBe('#/projects/1/permissions');
    expect(addressOf('Add folder')).toBe('#/projects/1/folders/add');
    expect(addressOf('Frontend Bugs')).toBe('#/projects/1/folders/1/rename');
    await user.click(within(window).getByRole('button', { name: 'More' }));

    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit description',
      'Delete description',
    ]);
  });

  it('lets system administrators rename, archive and delete it', async () => {
    const { user } = renderApp({ at: '/projects/1', as: 'admin' });

    const [command] = within(await dialog('Acme Website')).getAllByRole('button', { name: 'More' });
    await user.click(command ?? document.body);

    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '#/projects/1/rename',
      '#/projects/1/archive',
      '#/projects/1/delete',
    ]);
  });

  it('invites to what is missing', async () => {
    serverAnswers('/projects/load.php', {
      details: { id: 2, name: 'Mobile App', access: 2, public: false },
      description: null,
      folders: [],
    });
    renderApp({ at: '/projects/2', as: 'bob' });

    expect(await screen.findByText('This project has no description.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add description' })).toHaveAttribute(
      'href',
      '#/projects/2/description/add',
    );
    expect(screen.getByText(/This project has no folders/)).toBeVisible();
  });
});

describe('the permissions of a project', () => {
  it('list its members in the order of all users', async () => {
    renderApp({ at: '/projects/1/permissions', as: 'bob' });

    expect(await dialog('Project permissions')).toBeVisible();
    expect((await sentTo('/projects/load.php')).payload).toEqual({
      projectId: 1,
      members: true,
      access: 'admin',
    });
    expect(screen.getByText('Public project')).toBeVisible();
    expect(await rowsOf('Members')).toEqual([
      ['Administrator', 'Regular member'],
      ['Alice Carter', 'Regular member'],
      ['Bob Mason', 'Project administrator'],
      ['Carol Diaz', 'Regular member'],
      ['Erin Żółkowska', 'Regular member'],
      ['Frank Li', 'Regular member'],
    ]);
    expect(screen.getByRole('link', { name: 'Carol Diaz' })).toHaveAttribute(
      'href',
      '#/projects/1/members/4/edit',
    );
    expect(screen.getByRole('link', { name: 'Acme Website' })).toHaveAttribute(
      'href',
      '#/projects/1',
    );
  });

  it('leave out members that nobody knows, and say when there are none', async () => {
    serverAnswers('/projects/load.php', {
      details: { id: 1, name: 'Acme Website', access: 2, public: false },
      members: [{ id: 999, access: 1 }],
    });
    renderApp({ at: '/projects/1/permissions', as: 'bob' });

    expect(await screen.findByText('This project has no members.')).toBeVisible();
    expect(screen.getByText('Members-only project')).toBeVisible();
  });
});

describe('the archive', () => {
  const archived = { details: { id: 5, name: 'Legacy CRM' }, description: null };

  it('leads to each archived project', async () => {
    serverAnswers('/projects/archive/load.php', archived);
    const { user } = renderApp({ at: '/projects/archive', as: 'admin' });

    expect(await screen.findByRole('link', { name: 'Projects' })).toHaveAttribute(
      'href',
      '#/projects',
    );
    await user.click(await screen.findByRole('link', { name: 'Legacy CRM' }));

    expect(await dialog('Legacy CRM')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Archived projects' })).toHaveAttribute(
      'href',
      '#/projects/archive',
    );
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '#/projects');
    expect((await sentTo('/projects/archive/load.php')).payload).toEqual({
      projectId: 5,
      description: true,
      html: true,
    });
    expect(screen.getByText('This project has no description.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '#/projects/archive/5/restore',
      '#/projects/archive/5/rename',
      '#/projects/archive/5/delete',
    ]);
  });

  it('says when it is empty', async () => {
    serverAnswers('/projects/archive/list.php', { projects: [] });
    renderApp({ at: '/projects/archive', as: 'admin' });

    expect(await screen.findByText('There are no archived projects.')).toBeVisible();
  });

  it('offers nothing to those who may only read', async () => {
    serverAnswers('/projects/archive/load.php', archived);
    renderApp({ at: '/projects/archive/5', as: 'carol' });

    const window = await dialog('Legacy CRM');
    expect(within(window).queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    expect(within(window).getByRole('link', { name: 'Projects' })).toBeVisible();
    // They would be refused there.
    expect(within(window).queryByRole('link', { name: 'Archived projects' })).toBeNull();
  });
});
