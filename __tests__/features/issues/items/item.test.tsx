import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { sentCalls } from '@tests/support/server/tracker';

describe('the address of an item', () => {
  it('stands for the issue with that number', async () => {
    const before = window.history.length;
    renderApp({ at: '/items/7' });

    await waitFor(() => {
      expect(window.location.hash).toBe('#/issues/7');
    });
    expect(window.history).toHaveLength(before);
  });

  it('stands for the place of a file in its issue', async () => {
    renderApp({ at: '/items/2111' });

    await waitFor(() => {
      expect(window.location.hash).toBe('#/issues/7/items/2111');
    });
  });

  it('is told to be unknown when it is', async () => {
    renderApp({ at: '/items/999999' });

    expect(await screen.findByRole('dialog', { name: /^Not found/i })).toBeVisible();
    expect(window.location.hash).toBe('#/items/999999');
  });

  it('is found without asking while its issue is open', async () => {
    renderApp({ at: '/issues/7' });
    await screen.findByRole('dialog', { name: /^Everything in one issue/ });
    const before = sentCalls().length;

    act(() => {
      window.location.hash = '#/items/2105';
    });

    await waitFor(() => {
      expect(window.location.hash).toBe('#/issues/7/items/2105');
    });
    expect(sentCalls()).toHaveLength(before);
  });
});
