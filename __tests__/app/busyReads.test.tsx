/** What reads when the server has no room, in the real client. */
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startClock } from '@tests/support/clock';
import { renderApp } from '@tests/support/renderApp';
import { replyWith, sentCalls } from '@tests/support/server/tracker';

const news = /server is busy.*by itself/;

/** The server has no room for a call, the first so many times it comes. */
function hasNoRoomFor(call: string, times: number) {
  let refused = 0;
  return replyWith(({ path }) => {
    if (path !== call || refused === times) return undefined;
    refused += 1;
    const headers = { 'Retry-After': '2' };
    return HttpResponse.json({ errorCode: 500 }, { status: 503, headers });
  });
}

it('says so while it is asked again by itself, and shows the answer', async () => {
  const { user } = renderApp({ at: '/types/2/issues' });
  const reload = await screen.findByRole('button', { name: 'Reload' });
  hasNoRoomFor('/issues/list.php', 2);
  const before = sentCalls('/issues/list.php').length;
  const clock = startClock();

  await user.click(reload);
  await clock.pass(0);

  expect(await screen.findByText(news)).toBeVisible();
  await clock.pass(3);
  await clock.pass(3);
  expect(sentCalls('/issues/list.php')).toHaveLength(before + 3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
