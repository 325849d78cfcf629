import { screen, waitFor } from '@testing-library/react';
import { submitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const issueName = /^Everything in one issue/;

async function openForm() {
  const { user } = renderApp({ at: '/issues/7/files/2111/edit', as: 'bob' });
  return { user, name: await screen.findByRole('textbox', { name: 'File name' }) };
}

const description = () => screen.getByRole('textbox', { name: 'Description' });

describe('editing a file', () => {
  it('begins with its name and description', async () => {
    const { name } = await openForm();

    expect(screen.getByRole('dialog', { name: 'Edit file' })).toBeVisible();
    expect(name).toHaveFocus();
    expect(name).toHaveValue('screenshot.png');
    expect(description()).toHaveValue('Full page screenshot with a #7 link');
    expect((await sentTo('/issues/files/load.php')).payload).toEqual({
      issueId: 7,
      fileId: 2111,
      access: 'adminOrOwner',
    });
  });

  it('sends both, even an emptied description, and returns to the issue', async () => {
    const { user, name } = await openForm();
    serverAnswers('/issues/files/edit.php', { stampId: 9000 });

    await user.clear(name);
    await user.type(name, ' shot.png');
    await user.clear(description());
    await user.click(submitButton());

    expect((await sentTo('/issues/files/edit.php')).payload).toEqual({
      fileId: 2111,
      name: 'shot.png',
      description: '',
    });
    await screen.findByRole('dialog', { name: issueName });
    expect(readPath()).toBe('/issues/7');
  });

  it.each(['.hidden', 'a/b', ''])('takes no %j for a name', async (text) => {
    const { user, name } = await openForm();

    await user.clear(name);
    if (text !== '') await user.type(name, text);
    await user.click(submitButton());

    await waitFor(() => {
      expect(name).toBeInvalid();
    });
    expect(sentCalls('/issues/files/edit.php')).toHaveLength(0);
  });

  it('says at the name that the server finds it too long', async () => {
    const { user, name } = await openForm();
    serverRefuses('/issues/files/edit.php', ApiErrorCode.StringTooLong);

    await user.type(name, 'x');
    await user.click(submitButton());

    expect(await screen.findByText('The text is too long.')).toBeVisible();
    expect(name).toHaveValue('screenshot.pngx');
  });

  it('is refused to others', async () => {
    renderApp({ at: '/issues/7/files/2111/edit', as: 'heidi' });

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });
});
