import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { draftOwner, haveDraftsEnded, listDrafts, writeDraft } from '@/forms/drafts';
import { readPath } from '@/routing/address';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { baseURL } from '@tests/support/server/tracker';

const owner = draftOwner(baseURL, readGlobal('carol').userId);

/** Where the last click would have led: the page that is tested cannot go. */
let leftFor: string | null = null;

function handleClick(event: MouseEvent) {
  const link = event
    .composedPath()
    .find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement);
  if (event.defaultPrevented || !link?.href.startsWith(`${baseURL}/index.php`)) return;
  event.preventDefault();
  leftFor = link.href;
}

beforeEach(() => {
  leftFor = null;
  window.addEventListener('click', handleClick);
});

afterEach(() => {
  window.removeEventListener('click', handleClick);
});

async function logOut(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'User: Carol Diaz' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
}

test('who has no drafts just leaves', async () => {
  const { user } = renderApp({ as: 'carol' });
  // Groups are known by their values.
  sessionStorage.setItem('issuedesk.folded /client/', '{"folded":{"2":["Secret"]}}');

  await logOut(user);

  expect(leftFor).toBe(`${baseURL}/index.php`);
  expect(haveDraftsEnded(owner)).toBe(true);
  expect(Object.values(sessionStorage).join('')).not.toContain('Secret');
});

test('who comes by the address and has no drafts is asked for nothing but that', async () => {
  const { user } = renderApp({ at: '/logout', as: 'carol' });

  const dialog = await screen.findByRole('dialog', { name: 'Log out' });
  expect(within(dialog).getByText('Do you want to log out?')).toBeVisible();
  expect(within(dialog).queryByText(/draft/)).toBeNull();
  expect(within(dialog).queryByRole('list')).toBeNull();
  await user.click(within(dialog).getByRole('link', { name: 'Log out' }));

  expect(leftFor).toBe(`${baseURL}/index.php`);
});

test('who has drafts is asked, and sees them', async () => {
  writeDraft({ owner, path: '/issues/7/comments/add' }, { text: 'Half a thought', format: 1 });
  writeDraft({ owner, path: '/account/edit' }, { language: 'pl', isOn: true });
  const { user } = renderApp({ as: 'carol' });

  await logOut(user);

  const dialog = await screen.findByRole('dialog', { name: 'Log out' });
  expect(leftFor).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Half a thought' })).toHaveAttribute(
    'href',
    '#/issues/7/comments/add',
  );
  await user.click(within(dialog).getByRole('link', { name: 'Cancel' }));
  expect(readPath()).toBe('');
  expect(listDrafts(owner)).toHaveLength(2);

  await logOut(user);
  await user.click(await screen.findByRole('link', { name: 'Log out and delete drafts' }));

  expect(leftFor).toBe(`${baseURL}/index.php`);
  expect(listDrafts(owner)).toEqual([]);
});
