import { act, screen, waitFor, within } from '@testing-library/react';
import { uploadIdOf } from '@/api/uploadIds';
import { uploadProgressed } from '@/api/uploadProgress';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { pasteFiles } from '@tests/support/pasteFiles';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const addPath = '/issues/comments/add.php';

async function openComposer() {
  const { store, user } = renderApp({ at: '/issues/7', as: 'carol' });
  await user.click(await screen.findByRole('button', { name: 'Add comment' }));
  return { store, user, text: await screen.findByRole('textbox', { name: 'Comment' }) };
}

async function saveSlowly() {
  const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });
  const lines = await screen.findAllByRole('button', { name: 'Add comment' });
  if (lines[0]) await user.click(lines[0]);
  const text = await screen.findByRole('textbox', { name: 'Comment' });
  serverAnswers(addPath, { stampId: 9000 });
  const save = answersAreSlow(addPath);
  await user.type(text, 'On its way{Control>}{Enter}{/Control}');
  await sentTo(addPath);
  return { user, text, save };
}

describe('writing a comment below the history', () => {
  it('begins in the text, beside the issue', async () => {
    const { text } = await openComposer();

    expect(text).toHaveFocus();
    const issue = screen.getByRole('dialog', { name: /^Everything in one issue/ });
    expect(within(issue).getByRole('form', { name: 'Add comment' })).toBeVisible();
    expect(readPath()).toBe('/issues/7');
  });

  it('saves with Ctrl+Enter, says so and makes room for the next', async () => {
    const { user, text } = await openComposer();
    serverAnswers(addPath, { stampId: 9000 });

    await user.type(text, 'Seen from here{Control>}{Enter}{/Control}');

    expect((await sentTo(addPath)).payload).toEqual({
      issueId: 7,
      comment: 'Seen from here',
      commentFormat: 1,
    });
    expect(await screen.findByText('Comment added')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Add comment' })).toBeVisible();
    expect(text).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('');
  });

  it('is left by Esc, which leaves the issue open, and goes on where it was left', async () => {
    const { user, text } = await openComposer();

    await user.type(text, 'Half a thou');
    // The first press frees the Tab key, as in every text with markup.
    await user.keyboard('{Escape}{Escape}');

    const line = await screen.findByRole('button', { name: 'Add comment' });
    expect(line).toHaveFocus();
    expect(readPath()).toBe('/issues/7');
    expect(screen.getByText('Draft kept')).toBeInTheDocument();

    await user.click(line);
    const again = await screen.findByRole('textbox', { name: 'Comment' });
    expect(again).toHaveValue('Half a thou');
    expect(again).toHaveFocus();
    expect(screen.queryByText(/unsaved text/)).not.toBeInTheDocument();
  });

  it('shares its draft with the form in a window', async () => {
    const { user, text } = await openComposer();

    await user.type(text, 'Wider');
    await user.click(screen.getByRole('link', { name: 'Add comment' }));

    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Wider');
  });

  it('keeps the text when the server refuses, and says why', async () => {
    const { user, text } = await openComposer();
    const refusal = serverRefuses(addPath, ApiErrorCode.StringTooLong);

    await user.type(text, 'Kept');
    await user.click(screen.getByRole('button', { name: 'Add comment' }));

    expect(await screen.findByText('The text is too long.')).toBeVisible();
    expect(text).toBeInvalid();
    expect(text).toHaveValue('Kept');

    refusal.stop();
    serverAnswers(addPath, { stampId: 9000 });
    await user.click(screen.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('Comment added')).toBeInTheDocument();
  });

  it('lets an open preview follow what is typed', async () => {
    const { user, text } = await openComposer();

    await user.type(text, '**x**');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('x', { selector: 'strong' })).toBeVisible();

    serverAnswers('/issues/preview.php', '<em>y</em>');
    await user.clear(text);
    await user.type(text, '_y_');
    expect(await screen.findByText('y', { selector: 'em' })).toBeVisible();
    expect(sentCalls('/issues/preview.php').at(-1)?.payload).toEqual({ text: '_y_' });
  });

  const clipboardWith = (type: string, content: string) => ({
    types: [type],
    getType: () => Promise.resolve(new File([content], '', { type })),
  });

  it('attaches the picture of the clipboard by a button', async () => {
    const { user, text } = await openComposer();
    jest
      .spyOn(navigator.clipboard, 'read')
      .mockResolvedValue([clipboardWith('image/png', 'x')] as never);

    await user.click(screen.getByRole('button', { name: 'Paste' }));

    const files = await screen.findByRole('list', { name: 'Files' });
    expect(within(files).getByText('image.png')).toBeVisible();
    expect(text).toHaveFocus();
  });

  it('puts the text of the clipboard in place of what is selected', async () => {
    const { user, text } = await openComposer();
    jest
      .spyOn(navigator.clipboard, 'read')
      .mockResolvedValue([clipboardWith('text/plain', 'new')] as never);
    await user.type(text, 'the old lamp', { initialSelectionStart: 0 });
    (text as HTMLTextAreaElement).setSelectionRange(4, 7);

    await user.click(screen.getByRole('button', { name: 'Paste' }));

    await waitFor(() => {
      expect(text).toHaveValue('the new lamp');
    });
    expect(text).toHaveFocus();
  });

  it('keeps what is typed while the browser asks whether to paste', async () => {
    const { user, text } = await openComposer();
    let allow: () => void = () => undefined;
    jest.spyOn(navigator.clipboard, 'read').mockReturnValue(
      new Promise((resolve) => {
        allow = () => {
          resolve([clipboardWith('text/plain', 'lamp')] as never);
        };
      }),
    );

    await user.click(screen.getByRole('button', { name: 'Paste' }));
    await user.type(text, 'the ');
    allow();

    await waitFor(() => {
      expect(text).toHaveValue('the lamp');
    });
  });

  it('says why nothing was pasted, and keeps the comment', async () => {
    const { user, text } = await openComposer();
    const read = jest.spyOn(navigator.clipboard, 'read');
    await user.type(text, 'Kept');

    read.mockResolvedValueOnce([]);
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    expect(await screen.findByText('There is no image or text to paste.')).toBeVisible();

    read.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    expect(await screen.findByText(/^The browser blocked pasting\. Allow it/)).toBeVisible();
    expect(text).toHaveValue('Kept');
  });

  it('closes when another issue is opened, and is state like all that is on screen', async () => {
    const { store } = await openComposer();
    expect(store.getState().issueView.editors).toEqual(['7 comment']);

    act(() => {
      window.location.hash = '#/issues/12';
    });
    await waitFor(() => {
      expect(store.getState().issueView.editors).toEqual([]);
    });
    await screen.findByRole('button', { name: 'Add comment' });
    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
  });

  it('keeps a file that is refused, with the reason, and the comment back until it is gone', async () => {
    const filePath = '/issues/files/add.php';
    const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });
    const lines = await screen.findAllByRole('button', { name: 'Add comment' });
    if (lines[0]) await user.click(lines[0]);
    const text = await screen.findByRole('textbox', { name: 'Comment' });
    pasteFiles(text, new File(['x'], 'notes.txt'));
    await user.type(text, 'Kept');
    const refusal = serverRefuses(filePath, ApiErrorCode.AccessDenied);

    await user.keyboard('{Control>}{Enter}{/Control}');

    const files = within(screen.getByRole('list', { name: 'Files' }));
    expect(await files.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(files.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(text).toHaveValue('Kept');
    expect(sentCalls(addPath)).toEqual([]);

    refusal.stop();
    serverAnswers(filePath, { stampId: 8999 });
    serverAnswers(addPath, { stampId: 9000 });
    await user.click(files.getByRole('button', { name: 'Try again' }));
    expect(await files.findByText('#8999')).toBeVisible();
    await user.click(files.getByRole('button', { name: 'Insert link' }));
    expect(text).toHaveValue('Kept #8999');
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(await screen.findByText('Comment added')).toBeInTheDocument();
    expect(sentCalls(filePath)).toHaveLength(2);
  });

  it('shows of each file how far that has come, when two are tried again', async () => {
    const filePath = '/issues/files/add.php';
    const { store, user, text } = await openComposer();
    const [one, two] = [new File(['x'], 'one.txt'), new File(['x'], 'two.txt')];
    pasteFiles(text, one, two);
    const files = within(await screen.findByRole('list', { name: 'Files' }));
    const refusal = serverRefuses(filePath, ApiErrorCode.AccessDenied);
    await user.click(text);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(files.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    });
    refusal.stop();
    answersAreSlow(filePath);

    for (const button of files.getAllByRole('button', { name: 'Try again' })) {
      await user.click(button);
    }
    act(() => {
      store.dispatch(uploadProgressed({ id: uploadIdOf(one), sentBytes: 30, totalBytes: 120 }));
    });

    expect(files.getByRole('progressbar', { name: 'one.txt' })).toHaveAttribute('value', '30');
    expect(files.getByRole('progressbar', { name: 'two.txt' })).not.toHaveAttribute('value', '30');
  });

  it('keeps a file that comes while the comment is saved, for the next one', async () => {
    const { user, text, save } = await saveSlowly();

    pasteFiles(text, new File(['x'], 'late.txt'));
    save.letThrough();
    await screen.findByText('Comment added');
    await waitFor(() => {
      expect(text).not.toBeInTheDocument();
    });

    const [again] = await screen.findAllByRole('button', { name: 'Add comment' });
    if (again) await user.click(again);
    const files = within(await screen.findByRole('list', { name: 'Files' }));
    expect(files.getByText(/late\.txt/)).toBeVisible();
  });

  it('goes on with an answer that is asked for while the comment before is saved', async () => {
    const { user, text, save } = await saveSlowly();

    await user.click(screen.getByRole('button', { name: 'Actions for #2105' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await sentTo('/issues/comments/load.php');
    expect(text).toHaveValue('On its way');
    save.letThrough();

    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(
        '[quote comment #2105]\nEdited by the project administrator, was written by Alice.\n[/quote]\n\n',
      );
    });
    expect(await screen.findByText('Comment added')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await user.keyboard('Thanks');
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(
      '[quote comment #2105]\nEdited by the project administrator, was written by Alice.\n[/quote]\n\nThanks',
    );
  });

  it('is not for visitors', async () => {
    renderApp({ at: '/issues/7', as: 'anonymous' });

    await screen.findByRole('region', { name: 'All history' });
    expect(screen.queryByRole('button', { name: 'Add comment' })).not.toBeInTheDocument();
  });
});
