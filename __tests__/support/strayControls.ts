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
  'section[aria-label="Filter list"] li [data-part]': 'is the field of a condition, or of one more',
  'section[aria-label="Filter list"] [data-part] + [aria-label^="Remove "]': 'empties that field',
  'form button[type=submit]': 'sends what is written there, as the command says that has opened it',
  'form button[aria-haspopup=dialog]': 'is the field of a choice out of many',
  '[role=row] button[aria-expanded]': 'folds the group it names; commands fold all of them',
  'h2 + button[aria-expanded]': 'opens the field of how many issues a column may have',
  '[aria-label^="Copy #"]': 'copies what it stands for itself',
  '[aria-label="Clear search"]': 'empties the field it stands in',
  '[aria-label=Close]': 'belongs to the frame around',
} as const;
const markup = 'marks up what is selected in the text';

/**
 * What stands in forms, and in the menu of templates, by its name: it does something to what is written there, which
 * ends with the form and which no command sees.
 */
const inForms: Readonly<Record<string, string>> = {
  Cancel: 'leaves the form',
  'Show choices': 'opens what its field can be',
  'Select a date': 'opens the calendar of its field',
  Bold: markup,
  Italic: markup,
  Monospace: markup,
  Link: markup,
  'Bullet list': markup,
  Quote: markup,
  'Code block': markup,
  'Right-to-left text': markup,
  Preview: 'shows what the text that is written will look like',
  'Attach file': 'puts files beside the comment that is written',
  Paste: 'puts the picture of the clipboard there',
  'Insert link': 'puts the number of a file into the text',
  Remove: 'takes a file out of those that go with the comment',
  'Try again': 'sends the file once more that could not be sent',
  'Save as template': 'keeps what is in the form under a name',
  'Edit templates': 'opens the names kept so, beside the form',
  'Copy link to this form': 'copies an address with what is in the form',
};
const forms = 'form, [aria-label=Templates]';
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
    .filter((control) => !control.closest(forms) || !Object.hasOwn(inForms, nameOf(control)))
    .map(nameOf);
}

function nameOf(control: HTMLElement): string {
  return control.getAttribute('aria-label') ?? control.textContent;
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
