/** What one can do on the issue side is said once, in the table of commands. */
import { screen, within } from '@testing-library/react';
import { commandTable } from '@/app/commands/commandTable';
import { renderApp } from '@tests/support/renderApp';
import type { StartedApp } from '@tests/support/startApp';

const ids = new Set(commandTable.map(({ id }) => id));

/** What chooses what is shown, or belongs to the frame around, is no command. */
const noCommand = [
  // Opens something that is looked at for itself.
  '[aria-haspopup]',
  '[aria-expanded]',
  // Columns and pages of the list, and the box to search it.
  '[role=columnheader] *',
  '[role=search] *',
  '[aria-label$=" page"]',
  // The number of an issue is copied where it stands.
  '[aria-label^="Copy #"]',
  '[aria-label=Close]',
].join(', ');

/** Names of the buttons and menu entries below an element that no command stands behind. */
function strayControls(root: HTMLElement): string[] {
  const controls = [
    ...within(root).queryAllByRole('button'),
    ...within(root).queryAllByRole('menuitem'),
    ...within(root)
      .queryAllByRole('link')
      .filter(({ className }) => className.includes('button')),
  ];
  return controls
    .filter((control) => !control.matches(noCommand))
    .filter((control) => !ids.has(control.dataset['command'] ?? ''))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}

/** The same with each menu open in turn. */
async function strayInMenus(user: StartedApp['user'], root: HTMLElement): Promise<string[]> {
  const stray = strayControls(root);
  for (const menu of root.querySelectorAll<HTMLElement>('button[aria-haspopup=menu]')) {
    if (menu.getAttribute('aria-label') === 'Sort by') continue;
    await user.click(menu);
    stray.push(...strayControls(root));
    await user.keyboard('{Escape}');
  }
  return stray;
}

it('names each command once', () => {
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
