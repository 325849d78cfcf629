/** The frame around every window: titles, and where its ways out lead (screens 2.2, 3, 6). */
import { act, screen, waitFor } from '@testing-library/react';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readPath } from '@/routing/address';
import { titleIs } from '@tests/support/title';
import { arriveAt, cancelForm, findSubmitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, serverRefuses } from '@tests/support/server/scenarios';

const issue = /^Everything in one issue/;

function goTo(path: string) {
  act(() => {
    window.location.hash = `#${path}`;
  });
}

describe('a window', () => {
  it('names the page once it is there; until then the title before it stays', async () => {
    const { user } = renderApp({ at: '/folders/1/issues' });
    const list = 'Bugs | Acme Website - Frontend Bugs | Acme Issue Tracker';
    await titleIs(list);
    const slow = answersAreSlow('/issues/load.php');

    goTo('/issues/7');
    await screen.findByRole('dialog', { name: 'Loading…' });
    expect(document.title).toBe(list);
    slow.letThrough();
    await screen.findByRole('dialog', { name: issue });
    await titleIs(/^Everything in one issue.* \| Acme Issue Tracker$/);

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await titleIs(list);
  });

  it('is not drawn empty while its content is about to come', async () => {
    renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    let wasEmpty = false;
    const observer = new MutationObserver(() => {
      wasEmpty ||= screen.queryByText('Loading…', { selector: 'h1' }) !== null;
    });
    observer.observe(document.body, { childList: true, subtree: true });

    goTo('/issues/7');
    await screen.findByRole('dialog', { name: issue });

    observer.disconnect();
    expect(wasEmpty).toBe(false);
  });

  it('is loaded after one that needs nothing, however late the code of both comes', async () => {
    renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');

    goTo('/logout');
    await screen.findByRole('dialog', { name: 'Log out' });
    goTo('/account');

    expect(await screen.findByRole('dialog', { name: 'Carol Diaz' })).toBeVisible();
  });

  it('is closed to the list from everywhere, and left by Cancel to where it was opened', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const start = window.history.length;
    goTo('/issues/7');
    await screen.findByRole('dialog', { name: issue });
    goTo('/issues/7/edit');

    await cancelForm(user);
    await arriveAt('/issues/7');
    goTo('/issues/7/edit');
    await findSubmitButton();
    await user.click(screen.getByRole('button', { name: 'Close' }));

    await arriveAt('/types/2/issues');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.history).toHaveLength(start + 5);
  });

  it('that is kept for coming back leaves title, Esc and focus to the list', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    goTo('/issues/7');
    const window = await screen.findByRole('dialog', { name: issue });

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await titleIs(/^(?!Everything)[^|]+ \| Acme Issue Tracker$/);
    await user.keyboard('{Escape}');
    expect(readPath()).toBe('/types/2/issues');
    await waitFor(() => {
      expect(window).not.toHaveFocus();
    });

    goTo('/issues/7');
    expect(await screen.findByRole('dialog', { name: issue })).toBe(window);
    await waitFor(() => {
      expect(window).toHaveFocus();
    });
    await titleIs(issue);
  });

  it('that was opened by its address lies over an empty list, and is closed to Home', async () => {
    const { user } = renderApp({ at: '/issues/7' });
    await screen.findByRole('dialog', { name: issue });
    expect(screen.getByText('No type selected')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(await screen.findByRole('heading', { name: 'Unread issues' })).toBeVisible();
    expect(readPath()).toBe('');
    await titleIs(/^Acme Issue Tracker$/);
  });

  it('that is left while it loads is forgotten, and so is why it could not be loaded', async () => {
    renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    serverRefuses('/issues/load.php', ApiErrorCode.UnknownIssue);
    const slow = answersAreSlow('/issues/load.php');
    goTo('/issues/31');
    await screen.findByRole('dialog', { name: 'Loading…' });
    goTo('/about');
    await screen.findByRole('dialog', { name: 'About Issuedesk' });

    slow.letThrough();
    goTo('/types/2/issues');

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByText('1–50 of 140 issues')).toBeVisible();
  });

  it('that is opened again after it failed shows nothing of that while it loads', async () => {
    renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const list = 'Bugs | Acme Issue Tracker';
    await titleIs(list);
    const refusal = serverRefuses('/issues/load.php', ApiErrorCode.UnknownIssue);
    goTo('/issues/7');
    await screen.findByRole('alert');
    refusal.stop();
    goTo('/types/2/issues');
    await titleIs(list);
    const slow = answersAreSlow('/issues/load.php');

    goTo('/issues/7');
    await screen.findByRole('dialog', { name: 'Loading…' });
    expect(document.title).toBe(list);
    slow.letThrough();
    await titleIs(issue);
  });
});
