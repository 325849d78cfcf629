/** What was typed and not saved: kept for its form and object until the server has it (issue windows; forms/drafts). */
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { draftOwner, dropDraft, readDraft } from '@/forms/drafts';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { submitForm } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { baseURL } from '@tests/support/server/tracker';

const addComment = '/issues/7/comments/add';

const comment = () => screen.findByRole('textbox', { name: 'Comment' });
const restore = () => screen.queryByRole('button', { name: 'Restore' });

function goTo(path: string) {
  act(() => {
    window.location.hash = `#${path}`;
  });
}

async function click(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

test('a comment that was refused is offered on return, for its issue alone, until it is saved', async () => {
  const { user } = renderApp({ at: addComment });
  const refusal = serverRefuses('/issues/comments/add.php', ApiErrorCode.AccessDenied);
  await user.type(await comment(), 'Half a thought');
  await submitForm(user);
  await screen.findByText('You do not have permission to do this.');
  refusal.stop();
  await click(user, 'Close');

  goTo('/issues/12/comments/add');
  expect(await comment()).toHaveValue('');
  expect(restore()).not.toBeInTheDocument();
  goTo('/issues/7/description/reply');
  await comment();
  expect(restore()).not.toBeInTheDocument();
  goTo(addComment);
  await click(user, 'Restore');
  expect(await comment()).toHaveValue('Half a thought');

  serverAnswers('/issues/comments/add.php', { stampId: 9000 });
  await submitForm(user);
  await screen.findByRole('dialog', { name: /^Everything in one issue/ });
  goTo(addComment);
  expect(await comment()).toHaveValue('');
  expect(restore()).not.toBeInTheDocument();
});

test('what another tab has saved meanwhile is no draft again, unless one goes on with it', async () => {
  const key = { owner: draftOwner(baseURL, readGlobal('carol').userId), path: addComment };
  const { user } = renderApp({ at: addComment, as: 'carol' });
  await user.type(await comment(), 'Half a thought');
  await waitFor(() => {
    expect(readDraft(key)?.values).toMatchObject({ comment: 'Half a thought' });
  });

  dropDraft(key);
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft(key)).toBeNull();

  await user.type(await comment(), ' and more');
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft(key)?.values).toMatchObject({ comment: 'Half a thought and more' });
});

test('values of attributes and the description of a new issue are offered on return', async () => {
  const { user } = renderApp({ at: '/folders/1/issues' });
  await user.click(await screen.findByRole('link', { name: 'Add issue' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'A fault');
  await user.type(screen.getByRole('textbox', { name: 'Version' }), '2.0');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'It hurts');
  await click(user, 'Close');

  await user.click(await screen.findByRole('link', { name: 'Add issue' }));
  await click(user, 'Restore');

  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('A fault');
  expect(screen.getByRole('textbox', { name: 'Version' })).toHaveValue('2.0');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('It hurts');
  expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('Frontend Bugs');
});

test('what the user gives up is not offered again', async () => {
  const { user } = renderApp({ at: addComment });
  await user.type(await comment(), 'Half a thought');
  await click(user, 'Cancel');
  await screen.findByRole('dialog', { name: /^Everything in one issue/ });
  goTo(addComment);

  await click(user, 'Discard');
  await click(user, 'Cancel');
  await screen.findByRole('dialog', { name: /^Everything in one issue/ });
  goTo(addComment);

  expect(await comment()).toHaveValue('');
  expect(restore()).not.toBeInTheDocument();
});
