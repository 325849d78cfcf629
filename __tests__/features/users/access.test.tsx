import { screen } from '@testing-library/react';
import { querySubmitButton } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

const denied = 'You do not have permission to do this.';

const sentAboutUsers = () => sentCalls().filter(({ path }) => /^\/(users|account)\//.test(path));

it.each(['/users', '/users/4', '/users/requests', '/users/requests/1'])(
  '%s is refused to all but system administrators without asking the server',
  async (at) => {
    renderApp({ at, as: 'bob' });

    expect(await screen.findByText(denied)).toBeVisible();
    expect(sentAboutUsers()).toHaveLength(0);
  },
);

it.each(['/users', '/users/4', '/users/requests', '/users/requests/1', '/account'])(
  '%s asks visitors to log in',
  async (at) => {
    renderApp({ at, as: 'anonymous' });

    expect(await screen.findByText('Log in to do this.')).toBeVisible();
    expect(sentAboutUsers()).toHaveLength(0);
  },
);

it.each([
  ['/users/requests', '/users/requests/list.php'],
  ['/users/requests/1', '/users/requests/load.php'],
  ['/users/requests/1/approve', '/users/requests/load.php'],
] as const)('%s is refused where nobody registers', async (at, call) => {
  const global = readGlobal('admin');
  serverAnswers('/global.php', {
    ...global,
    settings: { ...global.settings, selfRegister: false },
  });
  serverRefuses(call, 301);
  renderApp({ at, as: 'admin' });

  expect(
    await screen.findByText('People cannot register themselves on this server.'),
  ).toBeVisible();
  expect(querySubmitButton()).not.toBeInTheDocument();
});

it.each([
  ['/users/4/password/reset', 'admin'],
  ['/account/password/reset', 'carol'],
] as const)('%s is refused where no e-mail is sent', async (at, as) => {
  const global = readGlobal(as);
  serverAnswers('/global.php', {
    ...global,
    settings: { ...global.settings, resetPassword: false },
  });
  renderApp({ at, as });

  expect(await screen.findByText('This server is not set up to send email.')).toBeVisible();
  expect(querySubmitButton()).not.toBeInTheDocument();
});

it('does not let system administrators change what they may do themselves', async () => {
  serverAnswers('/users/load.php', {
    details: { id: 1, name: 'Me', login: 'admin', access: 2, email: null, language: null },
  });
  renderApp({ at: '/users/1/permissions/edit', as: 'admin' });

  expect(await screen.findByText(/^You cannot change your own access\./)).toBeVisible();
  expect(querySubmitButton()).not.toBeInTheDocument();
});
