/** A save that a server refuses because it has no room, in the real client. */
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startClock } from '@tests/support/clock';
import { arriveAt, submitForm } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { replyWith, sentCalls } from '@tests/support/server/tracker';

const isBusy = /server is busy/;

/** The server has no room for a call, the first so many times it comes. */
function hasNoRoomFor(call: string, times: number, body: object = { errorCode: 500 }) {
  let refused = 0;
  const scenario = replyWith(({ path }) => {
    if (path !== call || refused === times) return undefined;
    refused += 1;
    return HttpResponse.json(body, { status: 503, headers: { 'Retry-After': '2' } });
  });
  return { ...scenario, refused: () => refused };
}

async function openComment() {
  const { user } = renderApp({ at: '/issues/7/comments/add', as: 'carol' });
  const text = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(text, 'Me too');
  return { user, text };
}

it('is sent again by itself, and the form says so meanwhile', async () => {
  const { user } = await openComment();
  serverAnswers('/issues/comments/add.php', { stampId: 900_000 });
  const server = hasNoRoomFor('/issues/comments/add.php', 2);
  const clock = startClock();

  await submitForm(user);
  await clock.pass(0);

  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent(/server is busy.*sent again by itself/);
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
  await clock.pass(3);
  await clock.pass(3);
  await arriveAt('/issues/7');
  expect(server.refused()).toBe(2);
  expect(sentCalls('/issues/comments/add.php')).toHaveLength(3);
});

it('is given up after a few times, and what was typed stays', async () => {
  const { user, text } = await openComment();
  const server = hasNoRoomFor('/issues/comments/add.php', Infinity);
  const clock = startClock();

  await submitForm(user);
  for (let pause = 0; pause < 5; pause += 1) await clock.pass(3);

  expect(screen.getByRole('alert')).toHaveTextContent(isBusy);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(text).toHaveValue('Me too');
  expect(server.refused()).toBe(5);
});

it('is not sent again when something before the server has no room: it may have come through', async () => {
  const { user } = await openComment();
  const server = hasNoRoomFor('/issues/comments/add.php', Infinity, {});
  const clock = startClock();

  await submitForm(user);
  await clock.pass(10);

  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(server.refused()).toBe(1);
});

it('is looked for again when the look finds no room', async () => {
  const { user } = await openComment();
  const lost = replyWith(({ path }) =>
    path === '/issues/comments/add.php' ? HttpResponse.error() : undefined,
  );
  await submitForm(user);
  await screen.findByRole('alert');
  lost.stop();
  serverAnswers('/issues/comments/add.php', { stampId: 900_000 });
  const look = hasNoRoomFor('/issues/load.php', 1);
  const clock = startClock();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await clock.pass(0);
  await clock.pass(3);
  await arriveAt('/issues/7');

  expect(look.refused()).toBe(1);
  // The one that was lost, and the one that was not found.
  expect(sentCalls('/issues/comments/add.php')).toHaveLength(2);
});
