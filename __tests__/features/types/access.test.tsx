import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

import { answerParts } from './recordedTypes';

const denied = 'You do not have the rights for this.';

const sentAboutTypes = () => sentCalls().filter(({ path }) => path.startsWith('/types/'));

it.each([
  '/types/add',
  '/types/4/rename',
  '/types/4/attributes/add',
  '/types/4/attributes/reorder',
  '/types/4/views/default/edit',
  '/types/4/views/public/add',
])('%s is refused to all but system administrators without asking the server', async (at) => {
  renderApp({ at, as: 'bob' });

  expect(await screen.findByText(denied)).toBeVisible();
  expect(sentAboutTypes()).toHaveLength(0);
});

it.each(['/types/4/attributes/21/edit', '/types/4/views/14/edit', '/types/4/views/14/clone'])(
  '%s is refused by the server to all but system administrators',
  async (at) => {
    answerParts('carol');
    serverRefuses('/types/attributes/load.php', 301);
    serverRefuses('/types/views/load.php', 301);
    renderApp({ at, as: 'carol' });

    expect(await screen.findByText(denied)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
  },
);

it.each([
  '/types',
  '/types/add',
  '/types/4',
  '/types/4/attributes/21/edit',
  '/types/4/views',
  '/types/4/views/personal/add',
])('%s asks visitors to log in', async (at) => {
  renderApp({ at, as: 'anonymous' });

  expect(await screen.findByText('Log in to do this.')).toBeVisible();
  expect(sentAboutTypes()).toHaveLength(0);
});
