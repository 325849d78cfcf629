/** What one can do on the issue side is said once, in the table of commands. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { commandTable } from '@/app/commands/commandTable';
import { keyText } from '@/app/commands/keyParts';
import { keySlots } from '@/commands/keymap';
import { renderApp } from '@tests/support/renderApp';
import { strayInMenus } from '@tests/support/strayControls';

/** The keys as `docs/screens.md` tells them: a row for each, in the order of the sheet. */
function keysOfTable(): string[] {
  const intl = createIntl({ locale: 'en' });
  return keySlots(commandTable).map(({ key, commands }) => {
    const words = commands.map(({ message, slot }) =>
      // Of whichever type or column: its place, or nothing.
      intl.formatMessage(message, { known: 'no', position: slot.split('.').at(-1), name: '…' }),
    );
    return `${keyText(key)}: ${[...new Set(words)].join(' / ')}`;
  });
}

it('has its key and words in the documentation', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/screens.md'), 'utf8');
  const [, section = ''] = page.split('### 15.1 ');
  const [, ...rows] = (section.split('\n\n## ')[0] ?? '')
    .split('\n')
    .flatMap((line) => /^\| (.+?) +\| (.+?) +\|$/.exec(line)?.slice(1).join(': ') ?? [])
    .filter((row) => !row.startsWith('---'));

  expect(rows).toEqual(keysOfTable());
});

it('names each command once', () => {
  const ids = new Set(commandTable.map(({ id }) => id));

  expect(ids.size).toBe(commandTable.length);
});

it.each(['bob', 'carol', 'anonymous'] as const)('is all that %s finds at the list', async (as) => {
  const { user } = renderApp({ at: '/types/2/issues', as });
  await screen.findByText(/^1–50 of/);

  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
});

it.each(['bob', 'carol'] as const)('is all that %s finds below several issues', async (as) => {
  const { user } = renderApp({ at: '/types/2/issues', as });
  await screen.findByText(/^1–50 of/);
  await user.keyboard('j');
  await screen.findAllByRole('checkbox');
  await user.keyboard('{Shift>}jj{/Shift}');
  const bar = await screen.findByRole('toolbar', { name: '3 issues selected' });

  expect(within(bar).getByRole('button', { name: 'Attributes' })).toBeVisible();
  expect(await strayInMenus(user, bar)).toEqual([]);
});

it('leads from the bar at the top to where the command leads', async () => {
  const { store } = renderApp({ at: '/types/2/issues' });
  await screen.findByText(/^1–50 of/);
  const link = screen.getByRole('link', { name: 'Add issue' });
  const command = commandTable.find(({ id }) => id === link.dataset['command']);

  expect(link).toHaveAttribute(
    'href',
    `#${command?.href(store.getState(), { kind: 'list' }) ?? ''}`,
  );
});

it.each(['bob', 'carol', 'anonymous'] as const)('is all that %s finds at an issue', async (as) => {
  const { user } = renderApp({ at: '/issues/7', as });

  expect(await strayInMenus(user, await screen.findByRole('dialog'))).toEqual([]);
});

it.each([
  '/types/2/issues/add',
  '/types/2/issues/import',
  '/issues/7/edit',
  '/issues/7/move',
  '/issues/7/delete',
  '/issues/7/subscribe',
  '/issues/7/unsubscribe',
  '/issues/7/description/edit',
  '/issues/7/description/delete',
  '/issues/7/comments/add',
  '/issues/7/comments/2105/reply',
  '/issues/7/comments/2105/edit',
  '/issues/7/comments/2105/delete',
  '/issues/7/files/add',
  '/issues/7/files/2111/edit',
  '/issues/7/files/2111/delete',
  '/issues/7/files/2111/preview',
  '/items/goto',
])('is all there is in the window at %s', async (at) => {
  const { user } = renderApp({ at, as: 'bob' });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('button', { name: /^(Cancel|Close)$/ });

  expect(await strayInMenus(user, dialog)).toEqual([]);
});

it('is all there is in the window that clones an issue', async () => {
  const { user } = renderApp({ at: '/issues/7/clone', as: 'carol' });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Cancel' });

  expect(await strayInMenus(user, dialog)).toEqual([]);
});

it.each(['/export/csv', '/export/report', '/mark/read', '/mark/unread'])(
  'is all there is in the window of a list at %s',
  async (at) => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'bob' });
    await screen.findByText(/^1–50 of/);
    act(() => {
      window.location.hash = `#${at}`;
    });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: 'Cancel' });

    expect(await strayInMenus(user, dialog)).toEqual([]);
  },
);

it('is all there is in a search in all types', async () => {
  const { user } = renderApp({ at: '/search', as: 'bob' });
  const dialog = await screen.findByRole('dialog', { name: 'Search in all types' });
  await within(dialog).findByRole('searchbox');

  expect(await strayInMenus(user, dialog)).toEqual([]);
});
