/** Errors that stand in place of a screen: what they say, and where they lead (screens 5). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { optionsOf, renderApp } from '@tests/support/renderApp';
import type { Login } from '@tests/support/server/recordedCalls';
import {
  newSession,
  serverAnswers,
  serverRefuses,
  sessionExpired,
  sessionExpiredOnPhp8,
} from '@tests/support/server/scenarios';
import { replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';

const login = 'http://localhost/index.php';
const client = 'http://localhost/client/index.php';

/** Lets the server answer the load of an issue so. */
function answerLoad(answer: () => Response) {
  replyWith(({ path }) => (path === '/issues/load.php' ? answer() : undefined));
}

const refusal = (errorCode: number, status: number) => () =>
  HttpResponse.json({ errorCode, errorMessage: '' }, { status });

describe('the error in place of a window', () => {
  it.each<[string, Login, () => Response, title: string, text: RegExp, exit: string]>([
    [
      'a session that has ended',
      'carol',
      refusal(300, 200),
      'Session expired',
      /^Your sess/,
      login,
    ],
    ['a missing session', 'anonymous', refusal(300, 200), 'Login required', /^Log in/, client],
    ['missing rights', 'carol', refusal(301, 200), 'Access denied', /permission/, client],
    ['another session', 'carol', refusal(371, 200), 'Session changed', /session/, client],
    ['an unknown issue', 'carol', refusal(305, 200), 'Not found', /^This issue/, client],
    [
      'an unknown code',
      'carol',
      refusal(399, 200),
      'Unexpected error',
      /^An unexpected error/,
      client,
    ],
    ['a failed upload', 'carol', refusal(403, 400), 'Upload failed', /file/, client],
    ['a bad request', 'carol', refusal(402, 400), 'Unexpected error', /./, client],
    [
      'a server that is not set up',
      'carol',
      refusal(501, 500),
      'Server not ready',
      /set up/,
      client,
    ],
    ['a server fault', 'carol', refusal(500, 500), 'Server error', /./, client],
    ['a page', 'carol', () => HttpResponse.html('<p>'), 'Server error', /understood/, client],
    ['no answer', 'carol', () => HttpResponse.error(), 'No connection', /reached/, client],
  ])('tells %s to %s', async (_case, as, answer, title, text, exit) => {
    answerLoad(answer);
    const log = jest.spyOn(console, 'info');
    const { user } = renderApp({ at: '/issues/7', as });

    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getByRole('alert')).toHaveTextContent(text);
    expect(within(dialog).getByRole('link', { name: 'Close' })).toHaveAttribute('href', exit);
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`${title}: {"kind":`));
    await user.keyboard('{Escape}');

    expect(dialog).toBeVisible();
    expect(readPath()).toBe('/issues/7');
  });

  it('names the request that the server failed on, to be copied', async () => {
    answerLoad(() =>
      HttpResponse.json(
        { errorCode: 500, errorMessage: '' },
        { status: 500, headers: { 'X-Request-Id': '4f2a8c31' } },
      ),
    );
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await screen.findByRole('dialog', { name: 'Server error' });
    expect(within(dialog).getByText(/^Request/)).toHaveTextContent('Request 4f2a8c31');

    await user.click(within(dialog).getByRole('button', { name: 'Copy 4f2a8c31' }));

    expect(await within(dialog).findByText('4f2a8c31 copied')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith('4f2a8c31');

    writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    await user.click(within(dialog).getByRole('button', { name: 'Copy 4f2a8c31' }));

    expect(await screen.findByText('An unexpected error occurred. Try again.')).toBeVisible();
  });

  it('names no request where the server has not', async () => {
    answerLoad(refusal(500, 500));
    renderApp({ at: '/issues/7', as: 'carol' });

    const dialog = await screen.findByRole('dialog', { name: 'Server error' });
    expect(within(dialog).queryByText(/^Request/)).toBeNull();
  });

  it('gives way to the next window, with everything it needs', async () => {
    renderApp({ at: '/nowhere' });
    await screen.findByRole('dialog', { name: 'Page not found' });

    act(() => {
      window.location.hash = '#/issues/7';
    });

    const dialog = await screen.findByRole('dialog', { name: /^Everything in one issue/ });
    expect(within(dialog).getAllByText('Acme Website — Frontend Bugs')[0]).toBeVisible();
    expect(sentCalls('/global.php')).toHaveLength(1);
  });

  it('keeps the list behind it, with its search', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await user.type(await screen.findByRole('searchbox'), 'report{Enter}');
    await screen.findByText('7 issues');
    serverRefuses('/issues/load.php', ApiErrorCode.UnknownIssue);

    act(() => {
      window.location.hash = '#/issues/31';
    });
    await screen.findByRole('dialog', { name: 'Not found' });
    act(() => {
      window.history.back();
    });

    expect(await screen.findByText('7 issues')).toBeVisible();
    expect(await screen.findByRole('searchbox')).toHaveValue('report');
  });
});

test.each([
  ['refuses calls', sessionExpired],
  ['fails on calls', sessionExpiredOnPhp8],
])(
  'a session that has ended behind a list leads to the login and back: server that %s',
  async (_case, expire) => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const reload = await screen.findByRole('button', { name: 'Reload' });
    expire();

    await user.click(reload);

    expect(await screen.findByText(/Your session has expired/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `${login}?url=%2Fclient%2Findex.php%23%2Ftypes%2F2%2Fissues`,
    );
    expect(screen.getByText('1–50 of 140 issues')).toBeVisible();
  },
);

test.each([
  ['failed to save', { errorCode: 500, errorMessage: '' }, 500],
  ['gave up because of others', { errorCode: 356, errorMessage: '' }, 200],
  ['answered with something else', {}, 200],
])('a form that the server %s names the request', async (_case, body, status) => {
  const { user } = renderApp({ at: '/issues/7/comments/add' });
  await user.type(await screen.findByRole('textbox', { name: /^Comment/ }), 'Text');
  replyWith(({ path }) =>
    path === '/issues/comments/add.php'
      ? HttpResponse.json(body, { status, headers: { 'X-Request-Id': '4f2a8c31' } })
      : undefined,
  );

  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByRole('button', { name: 'Copy 4f2a8c31' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Text');
});

test('a session that has ended behind a form, by a failure of its save, can be replaced', async () => {
  const { user } = renderApp({ at: '/issues/7/comments/add' });
  await user.type(await screen.findByRole('textbox', { name: /^Comment/ }), 'Half a thought');
  serverAnswers('/issues/comments/add.php', { stampId: 9000 });
  const expired = sessionExpiredOnPhp8();

  await user.keyboard('{Control>}{Enter}{/Control}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your session has expired.');
  expect(within(alert).getByRole('link', { name: /^Open login/ })).toHaveAttribute('href', login);
  expired.stop();
  newSession({ ...optionsOf('carol'), csrfToken: 'newer' });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));

  expect((await sentTo('/issues/comments/add.php')).payload).toMatchObject({
    comment: 'Half a thought',
  });
  await waitFor(() => {
    expect(readPath()).not.toContain('comments');
  });
});

test('text typed while somebody else has logged in is saved after one logs in again', async () => {
  const { user } = renderApp({ at: '/issues/7/comments/add' });
  await user.type(await screen.findByRole('textbox', { name: /^Comment/ }), 'Half a thought');
  serverAnswers('/issues/comments/add.php', { stampId: 9000 });
  const other = newSession({ ...optionsOf('dave'), csrfToken: 'of Dave' });

  const bringIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  for (const attempt of ['first', 'second']) {
    bringIntoView.mockClear();
    await user.click(
      screen.getByRole('button', {
        name: attempt === 'first' ? /^(OK|Add comment)$/ : 'Try again',
      }),
    );
    // The alert of the first attempt is still there; that of each is brought into view.
    await waitFor(() => {
      expect(bringIntoView).toHaveBeenCalledWith({ block: 'start' });
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/logged in as someone else.* try again\./);
    expect(within(alert).getByRole('link', { name: /^Open login/ })).toBeVisible();
  }
  other.stop();
  newSession({ ...optionsOf('carol'), csrfToken: 'newer' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => {
    expect(sentCalls('/issues/comments/add.php').at(-1)).toMatchObject({
      csrfToken: 'newer',
      payload: { comment: 'Half a thought' },
    });
  });
});
