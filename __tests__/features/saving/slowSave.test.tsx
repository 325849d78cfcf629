/** A save whose answer does not come, in the real client. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import { startClock } from '@tests/support/clock';
import { arriveAt, submitForm } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, serverAnswers } from '@tests/support/server/scenarios';
import { baseURL, replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';
import { uploadIdOf } from '@/api/uploadIds';
import { uploadProgressed } from '@/api/uploadProgress';
import { ChangeType } from '@/protocol/enums';

const carol = 4;
const takesLong = /taking longer than usual/;
const notKnown = /not known whether this was saved/;

/** The history of issue 7 with one entry more than was known. */
function serverHas(entry: object) {
  return replyWith(({ path, payload }) =>
    path === '/issues/load.php' && payload['history'] === true && payload['html'] !== true
      ? HttpResponse.json({
          result: { details: {}, history: [{ createdBy: carol, createdDate: 1, ...entry }] },
        })
      : undefined,
  );
}

async function openComment() {
  const { user } = renderApp({ at: '/issues/7/comments/add', as: 'carol' });
  const text = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(text, 'Me too');
  return { user, text };
}

it('says after a while that it takes long, and saves once when one stopped waiting', async () => {
  const { user, text } = await openComment();
  serverAnswers('/issues/comments/add.php', { stampId: 900_000 });
  const { letThrough } = answersAreSlow('/issues/comments/add.php');
  const clock = startClock();
  await submitForm(user);
  await clock.pass(14);
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).not.toBeInTheDocument();

  await clock.pass(2);

  expect(screen.getByText(takesLong, { selector: '[role=note] *' })).toBeVisible();
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContainEqual(
    expect.stringMatching(takesLong),
  );
  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  await clock.pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(notKnown);
  expect(text).toHaveValue('Me too');
  expect(document.body).not.toHaveFocus();

  letThrough();
  serverHas({ id: 900_000, type: ChangeType.commentAdded, text: 'Me too' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await clock.pass(0);
  await arriveAt('/issues/7');
  expect(sentCalls('/issues/comments/add.php')).toHaveLength(1);
});

it('says of every save under way that nobody waits for it any more', async () => {
  const { user } = renderApp({ at: '/issues/7', as: 'carol' });
  answersAreSlow('/issues/edit.php');
  answersAreSlow('/issues/comments/add.php');
  await user.click(await screen.findByRole('button', { name: 'Edit name' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' and more{Enter}');
  await sentTo('/issues/edit.php');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Me too');
  const clock = startClock();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await clock.pass(16);

  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  await clock.pass(0);

  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([expect.stringMatching(notKnown), expect.stringMatching(notKnown)]);
});

it('deletes nothing once one has stopped waiting for what others have changed', async () => {
  const { user } = renderApp({ at: '/issues/7/comments/2105/delete', as: 'bob' });
  await screen.findByText(/^Delete the comment/);
  serverAnswers('/issues/comments/delete.php', { stampId: 900_000 });
  const { letThrough } = answersAreSlow('/issues/comments/load.php');
  const clock = startClock();
  await submitForm(user);
  await clock.pass(16);

  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  letThrough();
  await clock.pass(1);

  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(sentCalls('/issues/comments/load.php')).toHaveLength(2);
  expect(sentCalls('/issues/comments/delete.php')).toHaveLength(0);
});

it('does not count the time in which an upload gets on', async () => {
  const { store, user } = renderApp({ at: '/issues/7/files/add', as: 'carol' });
  const file = new File(['123'], 'notes.txt');
  await user.upload(await screen.findByLabelText('Files *'), file);
  answersAreSlow('/issues/files/add.php');
  const clock = startClock();
  await submitForm(user);

  for (const sentBytes of [10, 20, 30]) {
    await clock.pass(10);
    act(() => {
      store.dispatch(uploadProgressed({ id: uploadIdOf(file), sentBytes, totalBytes: 120 }));
    });
  }
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).not.toBeInTheDocument();
  await clock.pass(16);

  expect(screen.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
});

it('finds the file whose upload seemed to fail by name, size and description', async () => {
  const { user } = renderApp({ at: '/issues/7/files/add', as: 'carol' });
  await user.upload(await screen.findByLabelText('Files *'), new File(['123'], 'notes.txt'));
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/files/add.php`, () => HttpResponse.error(), {
      once: true,
    }),
  );
  await submitForm(user);
  await screen.findAllByText(/cannot be reached/);

  serverHas({
    id: 900_000,
    type: ChangeType.fileAdded,
    name: 'notes.txt',
    description: '',
    size: 3,
  });
  await user.click(screen.getByRole('button', { name: 'Try again', description: 'notes.txt' }));

  await arriveAt('/issues/7');
  expect(sentCalls('/issues/files/add.php')).toHaveLength(0);
});

it('asks before it saves another comment when the text was edited after the first was saved', async () => {
  const { user, text } = await openComment();
  const lost = replyWith(({ path }) =>
    path === '/issues/comments/add.php' ? HttpResponse.error() : undefined,
  );
  await submitForm(user);
  await screen.findByRole('alert');
  lost.stop();
  const found = serverHas({ id: 900_000, type: ChangeType.commentAdded, text: 'Me too' });

  await user.type(text, ', today');
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent(/first attempt was saved after all/);
  });
  found.stop();
  serverAnswers('/issues/comments/add.php', { stampId: 900_001 });
  await user.click(screen.getByRole('button', { name: 'Save a second one' }));
  expect((await sentTo('/issues/comments/add.php')).payload).toMatchObject({
    comment: 'Me too, today',
  });
  await arriveAt('/issues/7');
});
