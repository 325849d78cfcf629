import { act, screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

const at = '/settings/oauth';
const authorizationUrl = 'https://login.example.com/authorize?state=1';

/** What the return page in the other window posts. */
function post(data: unknown, origin = window.location.origin) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
  });
}

const calls = () => sentCalls('/settings/oauth/load.php');

describe('the OAuth configuration', () => {
  it('is authorized in another window, then asked for anew', async () => {
    const close = jest.fn();
    const open = jest
      .spyOn(window, 'open')
      .mockReturnValue(Object.assign(Object.create(window) as Window, { close }));
    const before = serverAnswers('/settings/oauth/load.php', { authorizationUrl, isValid: false });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await screen.findByText(/The server has no valid access token/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Server settings' })).toHaveAttribute(
      'href',
      '#/settings',
    );
    await user.click(screen.getByRole('button', { name: 'Authenticate' }));
    expect(open).toHaveBeenCalledWith(authorizationUrl, '_blank', expect.any(String));
    before.stop();
    serverAnswers('/settings/oauth/load.php', {
      authorizationUrl: `${authorizationUrl}2`,
      isValid: true,
    });
    post({ authentication: 'refresh' });

    expect(await screen.findByText('The server has a valid access token.')).toBeVisible();
    expect(close).toHaveBeenCalledTimes(1);
    expect(calls().map(({ payload }) => payload)).toEqual([{}, {}]);
  });

  it.each([
    [{ authentication: 'refresh' }, 'https://elsewhere.example.com'],
    [{ authentication: 'other' }, undefined],
    ['refresh', undefined],
    [null, undefined],
  ])('does not listen to %j of %s', async (data, origin) => {
    serverAnswers('/settings/oauth/load.php', { authorizationUrl, isValid: false });
    renderApp({ at, as: 'admin' });
    await screen.findByText(/The server has no valid access token/);

    post(data, origin);

    expect(calls()).toHaveLength(1);
  });

  it('does not listen any more after it was left', async () => {
    serverAnswers('/settings/oauth/load.php', { authorizationUrl, isValid: true });
    const { user } = renderApp({ at, as: 'admin' });
    await screen.findByText('The server has a valid access token.');

    await user.click(screen.getByRole('link', { name: 'Server settings' }));
    await screen.findByRole('dialog', { name: 'Server settings' });
    post({ authentication: 'refresh' });

    expect(calls()).toHaveLength(1);
  });

  it('says so when the browser opens no window, until it does', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    serverAnswers('/settings/oauth/load.php', { authorizationUrl, isValid: false });
    const { user } = renderApp({ at, as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Authenticate' }));

    expect(screen.getByRole('alert')).toHaveTextContent(/^The browser blocked the new window/);
    open.mockReturnValue(window);
    await user.click(screen.getByRole('button', { name: 'Authenticate' }));

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('may be broken', async () => {
    serverAnswers('/settings/oauth/load.php', { authorizationUrl: null, isValid: false });
    renderApp({ at, as: 'admin' });

    expect(await screen.findByText(/cannot be used/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Authenticate' })).not.toBeInTheDocument();
  });
});
