import { act, screen, waitFor, within } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

async function openForm() {
  const { user } = renderApp({ at: '/issues/7/comments/add', as: 'carol' });
  return { user, text: await screen.findByRole('textbox', { name: 'Comment' }) };
}

describe('adding a comment', () => {
  it('names the issue and starts in the text', async () => {
    const { text } = await openForm();

    expect(text).toHaveFocus();
    const dialog = screen.getByRole('dialog', { name: 'Add comment' });
    expect(within(dialog).getByText(/^Everything in one issue/)).toBeInTheDocument();
    expect((await sentTo('/issues/load.php')).payload).toEqual({ issueId: 7 });
  });

  it('sends the text in the default format and returns to the issue', async () => {
    const { user, text } = await openForm();
    serverAnswers('/issues/comments/add.php', { stampId: 9000 });

    await user.type(text, 'First line{Enter}**second**   ');
    await user.click(submitButton());

    expect((await sentTo('/issues/comments/add.php')).payload).toEqual({
      issueId: 7,
      comment: 'First line\n**second**',
      commentFormat: 1,
    });
    await screen.findByRole('dialog', { name: /^Everything in one issue/ });
    expect(readPath()).toBe('/issues/7');
  });

  it('asks the server for nothing that is not shown', async () => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    await screen.findByText('1–50 of 140 issues');
    act(() => {
      window.location.hash = '#/issues/7';
    });
    await user.click(await screen.findByRole('link', { name: 'Add comment' }));
    await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Hello');
    serverAnswers('/issues/comments/add.php', { stampId: 9000 });
    const before = sentCalls().length;

    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('region', { name: 'All history' });
    await waitFor(() => {
      expect(sentCalls().length - before).toBeGreaterThanOrEqual(4);
    });

    const requests = sentCalls().slice(before);
    expect(requests.map(({ path }) => path).toSorted()).toEqual([
      '/alerts/status.php',
      '/issues/comments/add.php',
      '/issues/list.php',
      '/issues/load.php',
    ]);
    expect(requests.find(({ path }) => path === '/issues/load.php')?.payload).toMatchObject({
      history: true,
    });
  });

  it('shows how markup will look', async () => {
    const { user, text } = await openForm();

    await user.type(text, '**x**');
    await user.click(screen.getByRole('button', { name: 'Preview' }));

    expect(await screen.findByText('x', { selector: 'strong' })).toBeInTheDocument();
    expect((await sentTo('/issues/preview.php')).payload).toEqual({ text: '**x**' });
  });

  it('sends plain text as plain text', async () => {
    const { user, text } = await openForm();
    serverAnswers('/issues/comments/add.php', { stampId: 9000 });

    await user.type(text, 'plain');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Text format' }),
      screen.getByRole('option', { name: /plain/i }),
    );
    await user.click(submitButton());

    expect((await sentTo('/issues/comments/add.php')).payload).toMatchObject({ commentFormat: 0 });
  });

  it('wants a text', async () => {
    const { user, text } = await openForm();

    await user.click(submitButton());

    await waitFor(() => {
      expect(text).toBeInvalid();
    });
    expect(screen.getByText('Enter a value.')).toBeInTheDocument();
    expect(sentCalls('/issues/comments/add.php')).toHaveLength(0);
  });

  it('keeps the text when the server refuses', async () => {
    const { user, text } = await openForm();
    serverRefuses('/issues/comments/add.php', ApiErrorCode.UnknownIssue);

    await user.type(text, 'Kept');
    await user.click(submitButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('This issue does not exist');
    expect(text).toHaveValue('Kept');
  });

  it('says at the text that the server finds it too long', async () => {
    const { user, text } = await openForm();
    serverRefuses('/issues/comments/add.php', ApiErrorCode.StringTooLong);

    await user.type(text, 'Kept');
    await user.click(submitButton());

    expect(await screen.findByText('The text is too long.')).toBeVisible();
    expect(text).toBeInvalid();
    expect(text).toHaveValue('Kept');
  });
});
