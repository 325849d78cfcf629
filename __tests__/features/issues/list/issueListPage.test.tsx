import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';

describe('the list of issues', () => {
  it('shows the issues of the type in the address', async () => {
    renderApp({ at: '/types/2/issues' });

    const grid = await screen.findByRole('table', { name: 'Issues' });
    expect(await within(grid).findByText('#7')).toBeVisible();
  });
});
