/** Whoever edits an issue where it stands sees where the keyboard is: left, refused, saved and taken back. */
import type { Locator, Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { expectFocus } from './support/focusHeld';
import { expectSeen } from './support/focusMarked';
import { expect, test } from './support/test';

test.use({ reading: 'pane', viewport: { width: 1280, height: 800 } });

// Each changes an issue of its own, in a list that changes with it.
test.describe.configure({ mode: 'default' });

const saves = /\/server\/api\/issues\/(.*\/)?(edit|add)\.php/;

const pane = (page: Page) => page.locator('[data-pane]');

/** By keys alone, or by the pointer as far as it goes. */
type Way = 'keys' | 'pointer';

interface Place {
  name: string;
  /** What opens its editor, and has the focus again afterwards, but for a text: that has it itself once it is saved. */
  opener: string;
  text?: string;
  fieldOf: (editor: Locator) => Locator;
  typed: string;
}

const texts: readonly Place[] = [
  {
    name: 'name',
    opener: 'Edit name',
    fieldOf: (editor) => editor.getByRole('textbox', { name: 'Name' }),
    typed: 'Said anew',
  },
  {
    name: 'value',
    opener: 'Edit Version',
    fieldOf: (editor) => editor.getByRole('combobox', { name: 'Version' }),
    typed: '2.0',
  },
  {
    name: 'description',
    opener: 'Edit description',
    text: '#description',
    fieldOf: (editor) => editor.getByRole('textbox', { name: 'Description' }),
    typed: 'Described anew',
  },
];

async function press(button: Locator, way: Way) {
  if (way === 'pointer') return button.click();
  await button.focus();
  await button.press('Enter');
}

/** Opens an issue nobody else here changes. */
async function openIssue(page: Page, row: number, way: Way) {
  await page.goto('/client/index.php#/types/1/issues');
  const link = page.locator('main [data-row-link]').nth(row);
  await expect(link).toBeVisible();
  await bringCommands(page);
  await press(link, way);
  await expect(pane(page)).toBeVisible();
}

/** After a press of the pointer a browser marks what can be typed into alone. */
const look = (page: Page, way: Way, after: string) =>
  way === 'keys' ? expectSeen(page, after) : expectFocus(page, after);

async function send(editor: Locator, field: Locator, way: Way) {
  await field.focus();
  if (way === 'keys') await field.press('Control+Enter');
  else await editor.locator('button[type=submit]').click();
}

interface Edit {
  name: string;
  opener: Locator;
  editor: Locator;
  field: Locator;
  typed: string;
}

/** Opens an editor and leaves it, is refused, and saves. */
async function editThrough(
  page: Page,
  way: Way,
  { name, opener, editor, field, typed }: Edit,
): Promise<void> {
  await press(opener, way);
  await expect(field).toBeFocused();
  await look(page, way, `${name} opened`);
  // The first one leaves a text of many lines, in which Tab writes.
  const isText = await field.evaluate((element) => element instanceof HTMLTextAreaElement);
  for (let left = isText ? 2 : 1; left > 0; left -= 1) await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await look(page, way, `${name} left`);

  await page.route(saves, (route) => route.fulfill({ json: { errorCode: 305 } }));
  await press(opener, way);
  await field.fill(typed);
  await send(editor, field, way);
  await expect(editor.locator('[data-form-error]')).toBeVisible();
  await expect(field).toHaveValue(typed);
  await look(page, way, `${name} refused`);

  await page.unroute(saves);
  await send(editor, field, way);
  await expect(editor).toHaveCount(0);
}

async function takeBack(page: Page, way: Way, name: string): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  await press(undo, way);
  await expect(undo).toHaveCount(0);
  await look(page, way, `${name} taken back`);
}

const ways: readonly Way[] = ['keys', 'pointer'];

for (const [turn, way] of ways.entries()) {
  for (const [index, { name, opener: words, text, fieldOf, typed }] of texts.entries()) {
    test(`${name} by ${way}`, async ({ page, logIn }) => {
      await logIn('admin');
      await openIssue(page, 20 + 2 * index + turn, way);
      const opener = pane(page).getByRole('button', { name: words, exact: true });
      const editor = pane(page).getByRole('form', { name: words });

      await editThrough(page, way, { name, opener, editor, field: fieldOf(editor), typed });
      const goesOn = text === undefined ? opener : pane(page).locator(text);
      await expect(goesOn).toBeFocused();
      await look(page, way, `${name} saved`);

      await takeBack(page, way, name);
      await expect(goesOn).toBeFocused();
    });
  }

  test(`a comment that is written, and changed, by ${way}`, async ({ page, logIn }) => {
    await logIn('admin');
    await openIssue(page, 20 + 2 * texts.length + turn, way);
    const composer = pane(page).locator('[data-composer]');
    const written = `Written by ${way}`;
    await editThrough(page, way, {
      name: 'composer',
      opener: composer.getByRole('button', { name: 'Add comment', expanded: false }),
      editor: composer.getByRole('form', { name: 'Add comment' }),
      field: composer.getByRole('textbox', { name: 'Comment' }),
      typed: written,
    });
    const entry = pane(page).getByRole('article').filter({ hasText: written });
    await expect(entry).toBeFocused();
    await look(page, way, 'comment written');

    const editor = pane(page).getByRole('form', { name: 'Edit comment' });
    await editThrough(page, way, {
      name: 'comment',
      opener: entry.getByRole('button', { name: 'Edit comment' }),
      editor,
      field: editor.getByRole('textbox', { name: 'Comment' }),
      typed: `Changed by ${way}`,
    });
    await look(page, way, 'comment changed');
    await takeBack(page, way, 'comment');
    await expect(entry).toBeVisible();
  });
}
