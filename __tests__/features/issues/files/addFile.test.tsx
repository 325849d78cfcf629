import { act, screen, waitFor, within } from '@testing-library/react';
import { uploadIdOf } from '@/api/uploadIds';
import { uploadProgressed } from '@/api/uploadProgress';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { arriveAt, submitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const aFile = (name = 'notes.txt', size = 12) =>
  new File([new Uint8Array(size)], name, { type: 'text/plain' });

async function openForm() {
  const { store, user } = renderApp({ at: '/issues/7/files/add', as: 'carol' });
  return { store, user, file: await screen.findByLabelText('Files *') };
}

const name = () => screen.getByRole('textbox', { name: 'File name' });

describe('attaching a file', () => {
  it('sends the file under its name and returns to the issue', async () => {
    const { user, file } = await openForm();
    serverAnswers('/issues/files/add.php', { stampId: 9000 });

    await user.upload(file, aFile());
    expect(name()).toHaveValue('notes.txt');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'What we said');
    await user.click(submitButton());

    const sent = await sentTo('/issues/files/add.php');
    expect(sent.payload).toEqual({ issueId: 7, name: 'notes.txt', description: 'What we said' });
    expect(sent.file?.size).toBe(12);
    await screen.findByRole('dialog', { name: /^Everything in one issue/ });
    expect(readPath()).toBe('/issues/7');
  });

  it('shows how far the file has come, and nothing of that to the next one', async () => {
    const { store, user, file } = await openForm();
    serverAnswers('/issues/files/add.php', { stampId: 9000 });
    answersAreSlow('/issues/files/add.php');

    const chosen = aFile();
    await user.upload(file, chosen);
    await user.click(submitButton());
    await sentTo('/issues/files/add.php');
    act(() => {
      store.dispatch(uploadProgressed({ id: uploadIdOf(chosen), sentBytes: 30, totalBytes: 120 }));
    });
    expect(screen.getByRole('progressbar', { name: 'notes.txt' })).toHaveAttribute('value', '30');

    await user.click(screen.getByRole('button', { name: 'Cancel', description: '' }));
    await arriveAt('/issues/7');
    window.location.hash = '#/issues/7/files/add';
    await screen.findByLabelText('Files *');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('wants a file', async () => {
    const { user } = await openForm();

    await user.click(submitButton());

    expect(await screen.findByText('Select a file.')).toBeInTheDocument();
    expect(sentCalls('/issues/files/add.php')).toHaveLength(0);
  });

  it('refuses a file that is too large before sending it', async () => {
    const { user, file } = await openForm();

    await user.upload(file, aFile('big.bin', 2_097_153));
    await user.click(submitButton());

    expect(screen.getByText('The file is larger than the server accepts.')).toBeInTheDocument();
    expect(sentCalls('/issues/files/add.php')).toHaveLength(0);
  });

  it('refuses a name that no server takes', async () => {
    const { user, file } = await openForm();

    await user.upload(file, aFile());
    await user.clear(name());
    await user.type(name(), '.hidden');
    await user.click(submitButton());

    await waitFor(() => {
      expect(name()).toBeInvalid();
    });
    expect(sentCalls('/issues/files/add.php')).toHaveLength(0);
  });

  it('keeps file and name when the server refuses the upload', async () => {
    const { user, file } = await openForm();
    serverRefuses('/issues/files/add.php', 403);

    await user.upload(file, aFile());
    await user.click(submitButton());

    expect(await screen.findAllByText(/could not be uploaded/)).toHaveLength(2);
    expect(name()).toHaveValue('notes.txt');
  });

  it('says at the file that the server finds its name too long', async () => {
    const { user, file } = await openForm();
    serverRefuses('/issues/files/add.php', ApiErrorCode.StringTooLong);

    await user.upload(file, aFile());
    await user.click(submitButton());

    const row = within(screen.getByRole('list', { name: 'Files' }));
    expect(await row.findByText('The text is too long.')).toBeVisible();
    expect(name()).toHaveValue('notes.txt');
  });
});
