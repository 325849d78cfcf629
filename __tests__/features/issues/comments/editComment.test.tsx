import { screen, waitFor } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const issueName = /^Everything in one issue/;

async function openForm() {
  const { user } = renderApp({ at: '/issues/7/comments/2105/edit', as: 'bob' });
  return { user, text: await screen.findByRole('textbox', { name: 'Comment' }) };
}

describe('editing a comment', () => {
  it('begins with the source text in its own format', async () => {
    const { text } = await openForm();

    expect(screen.getByRole('dialog', { name: 'Edit comment' })).toBeVisible();
    expect(text).toHaveFocus();
    expect(text).toHaveValue('Edited by the project administrator, was written by Alice.');
    expect(screen.getByRole('combobox', { name: 'Text format' })).toHaveDisplayValue('Plain text');
    expect((await sentTo('/issues/comments/load.php')).payload).toEqual({
      issueId: 7,
      commentId: 2105,
      access: 'adminOrOwner',
    });
  });

  it('sends the new text and returns to the issue', async () => {
    const { user, text } = await openForm();
    serverAnswers('/issues/comments/edit.php', { stampId: 9000 });

    await user.clear(text);
    await user.type(text, 'Shorter');
    await user.click(submitButton());

    expect((await sentTo('/issues/comments/edit.php')).payload).toEqual({
      commentId: 2105,
      comment: 'Shorter',
      commentFormat: 0,
    });
    await screen.findByRole('dialog', { name: issueName });
    expect(readPath()).toBe('/issues/7');
  });

  it('wants a text', async () => {
    const { user, text } = await openForm();

    await user.clear(text);
    await user.click(submitButton());

    await waitFor(() => {
      expect(text).toBeInvalid();
    });
    expect(sentCalls('/issues/comments/edit.php')).toHaveLength(0);
  });

  it('keeps the text when the comment has gone meanwhile', async () => {
    const { user, text } = await openForm();
    serverRefuses('/issues/comments/edit.php', ApiErrorCode.UnknownComment);

    await user.type(text, ' More');
    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(text).toHaveValue('Edited by the project administrator, was written by Alice. More');
  });

  it('says at the text that the server finds it too long', async () => {
    const { user, text } = await openForm();
    serverRefuses('/issues/comments/edit.php', ApiErrorCode.StringTooLong);

    await user.type(text, ' More');
    await user.click(submitButton());

    expect(await screen.findByText('The text is too long.')).toBeVisible();
    expect(text).toBeInvalid();
  });

  it('is refused to others', async () => {
    renderApp({ at: '/issues/7/comments/2105/edit', as: 'heidi' });

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });

  it('asks visitors to log in', async () => {
    renderApp({ at: '/issues/7/comments/2105/edit', as: 'anonymous' });

    expect(await screen.findByText('Log in to do this.')).toBeVisible();
  });
});
