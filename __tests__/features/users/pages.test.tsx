import { screen, within } from '@testing-library/react';
import { renderApp, readGlobal } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { addressesIn, rowsOf } from '@tests/support/tables';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Label and value of a list of properties. */
function propertiesOf(region: string) {
  const terms = within(screen.getByRole('region', { name: region })).getAllByRole('term');
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

function withSettings(settings: Partial<ReturnType<typeof readGlobal>['settings']>) {
  const global = readGlobal('admin');
  serverAnswers('/global.php', { ...global, settings: { ...global.settings, ...settings } });
}

describe('the list of users', () => {
  it('is in the tools menu of system administrators and leads to each user', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Tools' }));
    await user.click(await screen.findByRole('menuitem', { name: 'User accounts' }));

    expect(await dialog('User accounts')).toBeVisible();
    const rows = await rowsOf('User accounts');
    expect(rows).toHaveLength(10);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['Administrator', 'admin', 'admin@example.com', 'System administrator'],
        ['Bob Mason', 'bob', 'bob@example.com', 'Project administrator'],
        ['Carol Diaz', 'carol', 'carol@example.com', 'Regular user'],
        ['Frank Li', 'frank', 'frank@example.com', 'Disabled'],
        ['Grace Hopper', 'grace', '', 'Regular user'],
      ]),
    );
    await user.click(screen.getByRole('link', { name: 'Carol Diaz' }));

    expect(await dialog('Carol Diaz')).toBeVisible();
  });

  it('leads to new users and to those who wait to become one', async () => {
    renderApp({ at: '/users', as: 'admin' });

    expect(await dialog('User accounts')).toBeVisible();
    expect(addressOf('Add user')).toBe('#/users/add');
    expect(addressOf('Registration requests')).toBe('#/users/requests');
  });

  it.each([{ selfRegister: false }, { registerAutoApprove: true }])(
    'knows no requests with %j',
    async (settings) => {
      withSettings(settings);
      renderApp({ at: '/users', as: 'admin' });

      expect(await screen.findByRole('link', { name: 'Add user' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Registration requests' })).toBeNull();
    },
  );
});

describe('a user', () => {
  it('has an account, an access and projects', async () => {
    renderApp({ at: '/users/4', as: 'admin' });

    expect(await dialog('Carol Diaz')).toBeVisible();
    expect((await sentTo('/users/load.php')).payload).toEqual({ userId: 4, projects: true });
    expect(propertiesOf('Account')).toEqual([
      ['Login', 'carol'],
      ['Email address', 'carol@example.com'],
      ['Language', 'Default language'],
    ]);
    expect(propertiesOf('Global access')).toEqual([['Access', 'Regular user']]);
    expect(await rowsOf('Projects')).toEqual([
      ['Acme Website', 'Regular member'],
      ['Infrastructure', 'Regular member'],
      ['Internal Tools', 'Regular member'],
      ['Mobile App', 'Regular member'],
    ]);
    expect(addressOf('User accounts')).toBe('#/users');
  });

  it('can be changed in every part', async () => {
    const { user } = renderApp({ at: '/users/4', as: 'admin' });

    expect(await dialog('Carol Diaz')).toBeVisible();
    const edits = screen.getAllByRole('link', { name: 'Edit' });
    expect(edits.map((link) => link.getAttribute('href'))).toEqual([
      '#/users/4/edit',
      '#/users/4/permissions/edit',
    ]);
    expect(addressOf('Add projects')).toBe('#/users/4/projects/add');
    expect(addressOf('Acme Website')).toBe('#/users/4/projects/1/edit');
    await user.click(screen.getByRole('button', { name: 'More' }));

    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '#/users/4/password/change',
      '#/users/4/password/reset',
    ]);
  });

  it('gets new passwords only here when the server sends no e-mail', async () => {
    withSettings({ resetPassword: false });
    renderApp({ at: '/users/4', as: 'admin' });

    expect(await screen.findByRole('link', { name: 'Change password' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('may have next to nothing, or a language that the server has dropped', async () => {
    serverAnswers('/users/load.php', {
      details: { id: 8, name: 'Grace', login: 'grace', access: 0, email: null, language: 'tlh' },
      projects: [],
    });
    renderApp({ at: '/users/8', as: 'admin' });

    expect(await dialog('Grace')).toBeVisible();
    expect(propertiesOf('Account')).toEqual([
      ['Login', 'grace'],
      ['Email address', 'None'],
      ['Language', 'tlh'],
    ]);
    expect(propertiesOf('Global access')).toEqual([['Access', 'Disabled']]);
    expect(screen.getByText('This user is not a member of any project.')).toBeVisible();
  });

  it('cannot change their own access', async () => {
    serverAnswers('/users/load.php', {
      details: { id: 1, name: 'Me', login: 'admin', access: 2, email: null, language: null },
      // Archived in the meantime.
      projects: [{ id: 99, access: 1 }],
    });
    renderApp({ at: '/users/1', as: 'admin' });

    expect(await dialog('Me')).toBeVisible();
    expect(addressOf('Edit')).toBe('#/users/1/edit');
    expect(screen.getByText('You are not a member of any project.')).toBeVisible();
  });
});

describe('the own account', () => {
  it('is in the user menu and offers what everybody may change', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    await user.click(await screen.findByRole('button', { name: /Carol Diaz/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'My account' }));

    const window = await dialog('Carol Diaz');
    expect((await sentTo('/account/load.php')).payload).toEqual({ projects: true });
    expect(sentCalls('/users/load.php')).toHaveLength(0);
    expect(await rowsOf('Projects')).toHaveLength(4);
    expect(addressesIn(window)).toEqual(['#/account/edit']);
    await user.click(within(window).getByRole('button', { name: 'More' }));

    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual([
      '#/account/password/change',
      '#/account/password/reset',
    ]);
  });

  it('lets system administrators change their projects', async () => {
    renderApp({ at: '/account', as: 'admin' });

    expect(await dialog('Administrator')).toBeVisible();
    expect(addressOf('Add projects')).toBe('#/account/projects/add');
    expect(addressOf('Acme Website')).toBe('#/account/projects/1/edit');
    expect(addressOf('Edit')).toBe('#/account/edit');
  });

  it('names the language, and says that there are no projects', async () => {
    renderApp({ at: '/account', as: 'heidi' });

    expect(await dialog('Heidi Klein')).toBeVisible();
    expect(propertiesOf('Account')).toContainEqual(['Language', 'Deutsch']);
    expect(screen.getByText('You are not a member of any project.')).toBeVisible();
  });
});

describe('registration requests', () => {
  it('are listed with the time they were made', async () => {
    const { user } = renderApp({ at: '/users/requests', as: 'admin' });

    expect(await dialog('Registration requests')).toHaveClass('large');
    expect(await rowsOf('Registration requests')).toEqual([
      ['Ivan Petrov', 'ivan', 'ivan@example.com', expect.stringMatching(/\d+\/\d+\/2026 /)],
      ['Judy Chen', 'judy', 'judy@example.com', expect.stringMatching(/\d+\/\d+\/2026 /)],
    ]);
    expect(addressOf('User accounts')).toBe('#/users');
    await user.click(screen.getByRole('link', { name: 'Ivan Petrov' }));

    expect(await dialog('Ivan Petrov')).toBeVisible();
    expect(propertiesOf('Details').slice(0, 2)).toEqual([
      ['Login', 'ivan'],
      ['Email address', 'ivan@example.com'],
    ]);
    expect(addressOf('Approve')).toBe('#/users/requests/1/approve');
    expect(addressOf('Reject')).toBe('#/users/requests/1/reject');
    expect(addressOf('Registration requests')).toBe('#/users/requests');
  });

  it('may be none', async () => {
    serverAnswers('/users/requests/list.php', { requests: [] });
    renderApp({ at: '/users/requests', as: 'admin' });

    expect(await screen.findByText('There are no pending requests.')).toBeVisible();
    expect(await dialog('Registration requests')).toHaveClass('normal');
  });
});
