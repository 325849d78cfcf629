import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { submitButton } from '@tests/support/forms';
import { defineConfirm } from '@/forms/defineConfirm';
import { renderForm } from './renderForm';

interface Params {
  folderId: number;
}

function message(text: string) {
  return { id: `test.${text}`, defaultMessage: text, description: '' };
}

function show(send: (isForced: boolean) => Promise<unknown>, isUsed = false) {
  const page = defineConfirm<Params>({
    title: message('Delete folder'),
    prompt: message('Delete the folder {name} of {container}?'),
    subject: ({ params }) => `Folder ${params.folderId}`,
    container: () => 'Website',
    kind: 'danger',
    notices: [
      { message: message('Always shown'), kind: 'warning' },
      { message: message('Never shown'), kind: 'warning', isShown: () => false },
    ],
    force: {
      isNeeded: () => isUsed,
      refusal: 'CannotDeleteFolder',
      warning: message('All issues in it are lost.'),
    },
    finalRefusal: 'ViewAlreadyExists',
    submitLabel: message('Delete'),
    submit: (_context, isForced) => () => ({
      unwrap: () => send(isForced),
      abort: () => undefined,
      arg: { endpointName: 'deleteFolder', originalArgs: { folderId: 4 } },
    }),
    backTo: ({ params }) => `/folders/${params.folderId}`,
    savedTo: () => '/folders',
  });
  return renderForm(createElement(page.Page, { folderId: 4 }));
}

test('asks about the subject and does it when answered', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user, path } = show(send);

  expect(screen.getByText('Folder 4').tagName).toBe('STRONG');
  expect(screen.getByText('Website').tagName).toBe('STRONG');
  expect(screen.getByText('Always shown')).toBeVisible();
  // The question is plain text: a box is for what warns.
  expect(screen.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
    'Always shown',
  ]);
  expect(screen.queryByText('Never shown')).not.toBeInTheDocument();
  expect(screen.queryByText('All issues in it are lost.')).not.toBeInTheDocument();
  await user.click(submitButton());

  await waitFor(() => {
    expect(path()).toBe('/folders');
  });
  expect(send).toHaveBeenCalledWith(false);
});

test('a dangerous question puts Cancel under the hand', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user, path } = show(send);

  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(path()).toBe('/folders/4');
  expect(send).not.toHaveBeenCalled();
});

test('warns of what else is lost, and then forces it', async () => {
  const send = jest.fn(() => Promise.resolve());
  const { user } = show(send, true);

  expect(screen.getByText('All issues in it are lost.')).toBeVisible();
  await user.click(submitButton());

  expect(send).toHaveBeenCalledWith(true);
});

test('asks again when the server knows of something that is lost', async () => {
  const send = jest.fn(() => Promise.resolve()).mockRejectedValueOnce({ kind: 'api', code: 317 });
  const { user, path } = show(send);

  await user.click(submitButton());
  expect(await screen.findByText('All issues in it are lost.')).toBeVisible();
  expect(path()).toBe('/form');
  await user.click(submitButton());

  await waitFor(() => {
    expect(path()).toBe('/folders');
  });
  expect(send).toHaveBeenLastCalledWith(true);
});

test('shows any other refusal', async () => {
  const { user } = show(jest.fn<Promise<void>, []>().mockRejectedValue({ kind: 'api', code: 301 }));

  await user.click(submitButton());

  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
});

test('ends with the reason of a refusal that nothing here can change', async () => {
  const send = jest.fn<Promise<void>, []>().mockRejectedValue({ kind: 'api', code: 342 });
  const { user, path } = show(send);

  await user.click(submitButton());

  expect(await screen.findByText('A view with this name already exists.')).toBeVisible();
  expect(screen.queryByText('Folder 4')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(submitButton());

  expect(path()).toBe('/folders/4');
  expect(send).toHaveBeenCalledTimes(1);
});
