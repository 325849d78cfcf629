import { screen } from '@testing-library/react';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import type { Login } from '@tests/support/server/recordedCalls';
import { serverAnswers } from '@tests/support/server/scenarios';
import { issueDetails } from '../answeredIssue';

/** Opens a menu; its entries as text and address. */
async function entriesOf(user: ReturnType<typeof renderApp>['user'], menu: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  const entries = screen
    .getAllByRole('menuitem')
    .map((entry) => [entry.textContent, entry.getAttribute('href')]);
  await user.keyboard('{Escape}');
  return entries;
}

/** An issue of Bob's without a description, as Carol or Bob sees it. */
function openPlainIssue(as: Login, createdBy: number) {
  serverAnswers('/issues/load.php', {
    details: issueDetails({ createdBy }),
    description: null,
    attributes: [],
    history: [],
  });
  return renderApp({ at: '/issues/31', as });
}

const markEntry = ['Mark as unread', null];

describe('the menu of an issue', () => {
  it('lets administrators of the project move and delete it', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'bob' });

    expect(await entriesOf(user, 'More')).toEqual([
      ['Clone', '#/issues/7/clone'],
      ['Move', '#/issues/7/move'],
      ['Delete', '#/issues/7/delete'],
      markEntry,
      ['Unsubscribe', '#/issues/7/unsubscribe'],
    ]);
  });

  it('lets other users clone it, and subscribe while they are not', async () => {
    const { user } = openPlainIssue('carol', 3);

    expect(await entriesOf(user, 'More')).toEqual([
      ['Clone', '#/issues/31/clone'],
      markEntry,
      ['Subscribe', '#/issues/31/subscribe'],
    ]);
  });

  it('offers no subscription where the server sends no mails', async () => {
    const global = readGlobal('carol');
    serverAnswers('/global.php', {
      ...global,
      settings: { ...global.settings, subscriptions: false },
    });
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });

    expect(await entriesOf(user, 'More')).toEqual([['Clone', '#/issues/7/clone'], markEntry]);
  });
});

describe('the description', () => {
  it('is changed by its author and quoted by everybody', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });

    expect(await entriesOf(user, 'Actions for the description')).toEqual([
      ['Reply', '#/issues/7/description/reply'],
      ['Edit', '#/issues/7/description/edit'],
      ['Delete', '#/issues/7/description/delete'],
    ]);
  });

  it('is only quoted by others', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'heidi' });

    expect(await entriesOf(user, 'Actions for the description')).toEqual([
      ['Reply', '#/issues/7/description/reply'],
    ]);
  });

  it('is added by the author of the issue', async () => {
    openPlainIssue('carol', 4);

    expect(await screen.findByRole('link', { name: 'Add description' })).toHaveAttribute(
      'href',
      '#/issues/31/description/add',
    );
  });

  it('is not added by others', async () => {
    openPlainIssue('carol', 3);

    expect(await screen.findByRole('dialog', { name: 'Plain issue' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add description' })).not.toBeInTheDocument();
  });
});

describe('an entry of the history', () => {
  it('is changed by its author', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });

    expect(await entriesOf(user, 'Actions for #2108')).toEqual([
      ['Reply', '#/issues/7/comments/2108/reply'],
      ['Insert link into comment', null],
      ['Edit', '#/issues/7/comments/2108/edit'],
      ['Delete', '#/issues/7/comments/2108/delete'],
    ]);
    expect(await entriesOf(user, 'Actions for #2111')).toEqual([
      ['Insert link into comment', null],
      ['Edit', '#/issues/7/files/2111/edit'],
      ['Delete', '#/issues/7/files/2111/delete'],
    ]);
  });

  it('is not changed by others, who may quote comments and link all', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });

    expect(await entriesOf(user, 'Actions for #2105')).toEqual([
      ['Reply', '#/issues/7/comments/2105/reply'],
      ['Insert link into comment', null],
    ]);
    expect(await entriesOf(user, 'Actions for #2113')).toEqual([
      ['Insert link into comment', null],
    ]);
  });

  it('is changed by administrators of the project', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'bob' });

    expect(await entriesOf(user, 'Actions for #2113')).toEqual([
      ['Insert link into comment', null],
      ['Edit', '#/issues/7/files/2113/edit'],
      ['Delete', '#/issues/7/files/2113/delete'],
    ]);
  });

  it('offers nothing to visitors', async () => {
    renderApp({ at: '/issues/7', as: 'anonymous' });

    await screen.findByRole('link', { name: 'server-renamed.log' });
    expect(screen.queryByRole('button', { name: /^Commands/ })).not.toBeInTheDocument();
  });
});
