import { screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { sentCalls } from '@tests/support/server/tracker';

it.each(['/types', '/types/4', '/types/4/views'])('%s asks visitors to log in', async (at) => {
  renderApp({ at, as: 'anonymous' });

  expect(await screen.findByText('Log in to do this.')).toBeVisible();
  expect(sentCalls().filter(({ path }) => path.startsWith('/types/'))).toHaveLength(0);
});
