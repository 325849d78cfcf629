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
  'section[aria-label="Filter list"] > [aria-label^="Edit conditions: "]':
    'unfolds, on phones, fields that are open elsewhere',
  ':is([aria-label^="Group by: "], [aria-label^="Column: "], [aria-label^="Second column: "])':
    'is the field of what the list is shown by',
  '[role=columnheader] *': 'is the field of the order; the commands of a column say the same',
  'div:has(> [role=status]) > :is([aria-label="Previous page"], [aria-label="Next page"])':
    'belongs to the field of the page',
  'section[aria-label="Filter list"] li [data-part]': 'is the field of a condition, or of one more',
  'section[aria-label="Filter list"] [data-part] + [aria-label^="Remove "]': 'empties that field',
  'form button[type=submit]': 'sends what is written there, as the command says that has opened it',
  'form button[aria-haspopup=dialog]': 'is the field of a choice out of many',
  '[role=row] button[aria-expanded]': 'folds the group it names; commands fold all of them',
  'h2 + button[aria-expanded]': 'opens the field of how many issues a column may have',
  '[role=group] dl + button': 'draws more of the list that it ends',
  'header [aria-label^="Copy #"]': 'copies what it stands for itself',
  'input[type=search] ~ [aria-label="Clear search"]': 'empties the field it stands in',
  'header [aria-label=Close]': 'belongs to the frame around',
} as const;
/** A button that is no command where it stands; one of the same name elsewhere may well have to be one. */
interface NamedControl {
  /** What finds it; anywhere in a form, and in the menu of templates, by default. */
  at?: string;
  why: string;
}

const inForms = ':is(form, [aria-label=Templates]) *';
const besideFile = 'form ul[aria-label=Files] > li button[aria-describedby]';
const ofScreen = '[role=dialog]:has([data-screen-error]) > footer > *';
const ofCell = '[data-cell-editor] > [role=alert] button';
const markup: readonly NamedControl[] = [{ why: 'marks up what is selected in the text' }];

/**
 * What is told by its name and place. That of forms does something to what is written there, which ends with the form
 * and which no command sees: so do the files that go with a comment, which only its editor holds. That of a screen
 * that could not be loaded stands where there may be no code of commands either.
 */
const named: Readonly<Record<string, readonly NamedControl[]>> = {
  Cancel: [
    { at: 'form [data-form-buttons] > *', why: 'leaves the form' },
    { at: besideFile, why: 'calls off the file that is being sent' },
    {
      at: ofCell,
      why: 'leaves the cell whose value could not be loaded, and drops what was typed',
    },
  ],
  'Try again': [
    { at: besideFile, why: 'sends the file once more that could not be sent' },
    { at: 'form [data-form-error] button', why: 'sends once more what is written in the form' },
    { at: ofScreen, why: 'loads the screen once more that could not be loaded' },
    { at: 'section [role=status] + button', why: 'loads the desk once more with that list' },
    { at: '[data-stale] button', why: 'loads the screen once more that is an older one' },
    { at: ofCell, why: 'loads the value once more, with what was typed over it' },
    { at: '[data-missing] button', why: 'fetches code once more, be it that of the commands' },
  ],
  Close: [{ at: ofScreen, why: 'starts the client anew without the screen' }],
  'Save these rows as CSV': [{ why: 'saves what is wrong in the table that is written there' }],
  'Save a second one': [{ at: besideFile, why: 'attaches the file once more as it is called now' }],
  Remove: [{ at: besideFile, why: 'takes a file out of those that are to be attached' }],
  'Insert link': [{ at: besideFile, why: 'puts the number of a file into the text' }],
  'Show choices': [{ why: 'opens what its field can be' }],
  'Select a date': [{ why: 'opens the calendar of its field' }],
  Bold: markup,
  Italic: markup,
  Monospace: markup,
  Link: markup,
  'Bullet list': markup,
  Quote: markup,
  'Code block': markup,
  'Right-to-left text': markup,
  Preview: [{ why: 'shows what the text that is written will look like' }],
  'Attach file': [{ why: 'puts files beside the comment that is written' }],
  Paste: [{ why: 'puts the picture of the clipboard there' }],
  'Save as template': [{ why: 'keeps what is in the form under a name' }],
  'Edit templates': [{ why: 'opens the names kept so, beside the form' }],
  'Copy link to this form': [{ why: 'copies an address with what is in the form' }],
};
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
    .filter((control) => !isNamed(control))
    .map(nameOf);
}

function isNamed(control: HTMLElement): boolean {
  const places = Object.entries(named).find(([name]) => name === nameOf(control))?.[1] ?? [];
  return places.some(({ at = inForms }) => control.matches(at));
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
