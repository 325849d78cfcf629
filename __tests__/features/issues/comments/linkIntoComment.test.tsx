import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, serverAnswers } from '@tests/support/server/scenarios';
import { sentTo } from '@tests/support/server/tracker';

const addPath = '/issues/comments/add.php';
const picture = 2111;
const comment = 2105;

const findText = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });

/** Chooses the command in the menu of a comment or file. */
async function insertLink(user: UserEvent, itemId: number) {
  await user.click(await screen.findByRole('button', { name: `Actions for #${itemId}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Insert link into comment' }));
}

async function expectText(text: string) {
  await waitFor(async () => {
    expect(await findText()).toHaveValue(text);
  });
}

describe('the link of what is in the history, in a new comment', () => {
  it('is put into the comment that opens, which takes the focus, and is read out', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });

    await insertLink(user, picture);

    await expectText('#2111');
    expect(await findText()).toHaveFocus();
    expect(await screen.findByText('The comment now has a link to #2111.')).toBeInTheDocument();
    expect(readPath()).toBe('/issues/7');
  });

  it('goes where the cursor stands, apart from the words around it, and one goes on behind it', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });
    const [line] = await screen.findAllByRole('button', { name: 'Add comment' });
    if (line) await user.click(line);
    const text = await findText();
    await user.type(text, 'See above');
    text.setSelectionRange(3, 3);

    await insertLink(user, comment);

    await expectText('See #2105 above');
    await waitFor(() => {
      expect(text.selectionStart).toBe('See #2105'.length);
    });
    expect(text).toHaveFocus();
    await user.keyboard('!');
    expect(text).toHaveValue('See #2105! above');
  });

  it('leaves what is selected where it is, and does not run into what follows', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });
    const [line] = await screen.findAllByRole('button', { name: 'Add comment' });
    if (line) await user.click(line);
    const text = await findText();
    await user.type(text, 'See above');
    text.setSelectionRange(0, 4);

    await insertLink(user, picture);

    await expectText('See #2111 above');
  });

  it('goes on with a comment that was left', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });
    const [line] = await screen.findAllByRole('button', { name: 'Add comment' });
    if (line) await user.click(line);
    await user.type(await findText(), 'As shown in');
    await user.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();

    await insertLink(user, picture);

    await expectText('As shown in #2111');
  });

  it('takes several, each once', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });

    await insertLink(user, picture);
    await expectText('#2111');
    await insertLink(user, comment);
    await expectText('#2111 #2105');
    await insertLink(user, comment);
    await expectText('#2111 #2105 #2105');
  });

  it('on a narrow screen opens the window of the comment, which goes on with what was left', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    await user.click(await screen.findByRole('link', { name: 'Add comment' }));
    await user.type(await findText(), 'As shown in');
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => {
      expect(readPath()).toBe('/issues/7');
    });

    await insertLink(user, picture);

    await waitFor(() => {
      expect(readPath()).toBe('/issues/7/comments/add');
    });
    await expectText('As shown in #2111');
    expect(await findText()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    serverAnswers(addPath, { stampId: 9000 });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect((await sentTo(addPath)).payload).toMatchObject({ comment: 'As shown in #2111' });
  });

  it('on a narrow screen stays in the comment that is written below the history', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    await user.click(await screen.findByRole('button', { name: 'Add comment' }));
    await user.type(await findText(), 'Look at');

    await insertLink(user, picture);

    await expectText('Look at #2111');
    expect(readPath()).toBe('/issues/7');
  });

  it('is asked for in vain once one has left the window before the comment was there', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });
    await screen.findByRole('button', { name: `Actions for #${picture}` });
    const { letThrough } = answersAreSlow('/issues/load.php');

    await insertLink(user, picture);
    await waitFor(() => {
      expect(readPath()).toBe('/issues/7/comments/add');
    });
    window.location.hash = '#/issues/7';
    letThrough();

    await user.click(await screen.findByRole('button', { name: 'Add comment' }));
    expect(await findText()).toHaveValue('');
  });

  it('is nothing for a description, whose number is that of the issue', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });

    await user.click(await screen.findByRole('button', { name: 'Actions for the description' }));

    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Insert link into comment' })).toBeNull();
  });

  it('is not offered to who may write no comment', async () => {
    renderApp({ at: '/issues/7', as: 'anonymous' });

    expect(await screen.findByRole('link', { name: 'Link to #2111' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions for #2111' })).not.toBeInTheDocument();
  });
});
