/** What of the issue side no command stands behind. */
import { within } from '@testing-library/react';
import { commandTable } from '@/app/commands/commandTable';
import type { StartedApp } from './startApp';

const ids = new Set(commandTable.map(({ id }) => id));

/** Every other button: what finds it, and why it is none of the commands. */
const others = {
  'button[aria-haspopup=menu]': 'opens a menu whose entries are looked at here',
  ':is([aria-label^="Type: "], [aria-label^="View: "])': 'is the field of what is listed',
  ':is([aria-label^="Project: "], [aria-label^="Folder: "])': 'is the field of where that lies',
  '[aria-label^="Search, filter and sort"]': 'unfolds, on phones, fields that are open elsewhere',
  ':is([aria-label^="Group by: "], [aria-label^="Column: "], [aria-label^="Second column: "])':
    'is the field of what the list is shown by',
  '[role=columnheader] *': 'is the field of the order; the commands of a column say the same',
  '[aria-label$=" page"]': 'belongs to the field of the page',
  'section[aria-label="Filter list"] *': 'belongs to the fields of the conditions',
  'form *': 'belongs to a field that is written in, or ends that',
  '[role=row] button[aria-expanded]': 'folds the group it names; commands fold all of them',
  'h2 + button[aria-expanded]': 'opens the field of how many issues a column may have',
  '[aria-label^="Copy #"]': 'copies what it stands for itself',
  '[aria-label=Close]': 'belongs to the frame around',
} as const;
const noCommand = Object.keys(others).join(', ');

/** Names of the buttons and menu entries below an element that no command stands behind. */
export function strayControls(root: HTMLElement): string[] {
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
export async function strayInMenus(user: StartedApp['user'], root: HTMLElement): Promise<string[]> {
  const stray = strayControls(root);
  for (const menu of root.querySelectorAll<HTMLElement>('button[aria-haspopup=menu]')) {
    await user.click(menu);
    expect(within(root).queryAllByRole('menuitem')).not.toEqual([]);
    stray.push(...strayControls(root));
    await user.keyboard('{Escape}');
  }
  return stray;
}
