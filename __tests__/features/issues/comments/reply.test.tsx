import { screen } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';
import { issueDetails } from '../answeredIssue';

const issueName = /^Everything in one issue/;
const findText = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

const quotedComment =
  '[quote comment #2105]\nEdited by the project administrator, was written by Alice.\n[/quote]\n\n';

describe('replying to a comment', () => {
  it('begins with the comment as a quotation, in markup, the cursor below it', async () => {
    renderApp({ at: '/issues/7/comments/2105/reply', as: 'carol' });

    const text = await findText();
    expect(screen.getByRole('dialog', { name: 'Add comment' })).toBeVisible();
    expect(text).toHaveValue(quotedComment);
    expect(text).toHaveFocus();
    expect(text.selectionStart).toBe(quotedComment.length);
    expect(screen.getByRole('combobox', { name: 'Text format' })).toHaveDisplayValue(
      'Text with markup',
    );
    expect((await sentTo('/issues/load.php')).payload).toEqual({ issueId: 7 });
    expect((await sentTo('/issues/comments/load.php')).payload).toEqual({
      issueId: 7,
      commentId: 2105,
    });
  });

  it('adds a comment and returns to the issue', async () => {
    const { user } = renderApp({ at: '/issues/7/comments/2105/reply', as: 'carol' });
    serverAnswers('/issues/comments/add.php', { stampId: 9000 });

    await findText();
    await user.keyboard('Well done');
    await user.click(submitButton());

    expect((await sentTo('/issues/comments/add.php')).payload).toEqual({
      issueId: 7,
      comment: `${quotedComment}Well done`,
      commentFormat: 1,
    });
    await screen.findByRole('dialog', { name: issueName });
    expect(readPath()).toBe('/issues/7');
  });

  it('sends even a mere quotation', async () => {
    const { user } = renderApp({ at: '/issues/7/comments/2105/reply', as: 'carol' });
    serverAnswers('/issues/comments/add.php', { stampId: 9000 });

    await findText();
    await user.click(submitButton());

    expect((await sentTo('/issues/comments/add.php')).payload).toMatchObject({
      comment: quotedComment.trimEnd(),
    });
  });

  it('says so when there is no such comment', async () => {
    serverRefuses('/issues/comments/load.php', ApiErrorCode.UnknownComment);
    renderApp({ at: '/issues/7/comments/2107/reply', as: 'carol' });

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('replying to a description', () => {
  it('begins with the description as a quotation and adds a comment', async () => {
    serverAnswers('/issues/load.php', {
      details: issueDetails(),
      description: { text: 'Plain\ntext', format: 0, modifiedBy: 4, modifiedDate: 0 },
    });
    const { user } = renderApp({ at: '/issues/31/description/reply', as: 'carol' });
    serverAnswers('/issues/comments/add.php', { stampId: 9000 });

    const text = await findText();
    expect(text).toHaveValue('[quote description]\nPlain\ntext\n[/quote]\n\n');
    expect(sentCalls('/issues/load.php')[0]?.payload).toEqual({ issueId: 31, description: true });
    await user.keyboard('Yes');
    await user.click(submitButton());

    expect((await sentTo('/issues/comments/add.php')).payload).toEqual({
      issueId: 31,
      comment: '[quote description]\nPlain\ntext\n[/quote]\n\nYes',
      commentFormat: 1,
    });
  });

  it('is refused where there is none', async () => {
    serverAnswers('/issues/load.php', { details: issueDetails(), description: null });
    renderApp({ at: '/issues/31/description/reply', as: 'carol' });

    expect(await screen.findByText('There is no description.')).toBeVisible();
  });
});

describe.each(['/issues/7/comments/2105/reply', '/issues/7/description/reply'])(
  'a reply at %s',
  (at) => {
    it('wants a text', async () => {
      const { user } = renderApp({ at, as: 'carol' });

      await user.clear(await findText());
      await user.click(submitButton());

      expect(await findText()).toHaveAccessibleDescription(/^Enter a value\./);
      expect(sentCalls('/issues/comments/add.php')).toHaveLength(0);
    });

    it('says at the text that the server finds it too long, and keeps it', async () => {
      const { user } = renderApp({ at, as: 'carol' });
      serverRefuses('/issues/comments/add.php', ApiErrorCode.StringTooLong);
      const text = (await findText()).value;

      await user.click(submitButton());

      expect(await screen.findByText('The text is too long.')).toBeVisible();
      expect(await findText()).toHaveValue(text.trimEnd());
    });
  },
);
