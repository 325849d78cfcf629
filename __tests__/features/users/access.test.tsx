import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

const denied = 'You do not have the rights for this.';

const sentAboutUsers = () => sentCalls().filter(({ path }) => /^\/(users|account)\//.test(path));

it.each([
  '/users',
  '/users/add',
  '/users/4',
  '/users/4/edit',
  '/users/4/permissions/edit',
  '/users/4/projects/add',
  '/users/4/projects/1/edit',
  '/users/4/password/change',
  '/users/requests',
  '/users/requests/1',
  '/users/requests/1/approve',
  '/account/projects/add',
  '/account/projects/1/edit',
])('%s is refused to all but system administrators without asking the server', async (at) => {
  renderApp({ at, as: 'bob' });

  expect(await screen.findByText(denied)).toBeVisible();
  expect(sentAboutUsers()).toHaveLength(0);
});

it.each(['/users', '/account', '/account/edit', '/account/password/change'])(
  '%s asks visitors to log in',
  async (at) => {
    renderApp({ at, as: 'anonymous' });

    expect(await screen.findByText('Log in to do this.')).toBeVisible();
    expect(sentAboutUsers()).toHaveLength(0);
  },
);

it('does not let system administrators change what they may do themselves', async () => {
  serverAnswers('/users/load.php', {
    details: { id: 1, name: 'Me', login: 'admin', access: 2, email: null, language: null },
  });
  renderApp({ at: '/users/1/permissions/edit', as: 'admin' });

  expect(await screen.findByText(denied)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
});
