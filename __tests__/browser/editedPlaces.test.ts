/** Whoever edits an issue where it stands sees where the keyboard is: left, refused, saved and taken back. */
import type { Locator, Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { expectSeen } from './support/focusMarked';
import { expect, test } from './support/test';

test.use({ reading: 'pane', viewport: { width: 1280, height: 800 } });

// Each changes an issue of its own, in a list that changes with it.
test.describe.configure({ mode: 'default' });

const saves = /\/server\/api\/issues\/(.*\/)?edit\.php/;

const pane = (page: Page) =>
  page.getByRole('region').filter({ has: page.locator('[data-composer]') });

/** By keys alone, or by the pointer as far as it goes. */
type Way = 'keys' | 'pointer';

interface Place {
  name: string;
  /** What opens its editor, and has the focus again afterwards. */
  opener: string;
  field: (editor: Locator) => Locator;
  /** What may have the focus after the change was saved. */
  after: RegExp;
  typed: string;
}

const texts: readonly Place[] = [
  {
    name: 'name',
    opener: 'Edit name',
    field: (editor) => editor.getByRole('textbox', { name: 'Name' }),
    after: /"Edit name"/,
    typed: 'Said anew',
  },
  {
    name: 'value',
    opener: 'Edit Version',
    field: (editor) => editor.getByRole('combobox', { name: 'Version' }),
    after: /"Edit Version"/,
    typed: '2.0',
  },
  {
    name: 'description',
    opener: 'Edit description',
    field: (editor) => editor.getByRole('textbox', { name: 'Description' }),
    after: /"Edit description"/,
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

const ways: readonly Way[] = ['keys', 'pointer'];

for (const [turn, way] of ways.entries()) {
  for (const [index, { name, opener, field, after, typed }] of texts.entries()) {
    test(`${name} by ${way}`, async ({ page, logIn }) => {
      await logIn('admin');
      await openIssue(page, 20 + 2 * index + turn, way);
      const button = pane(page).getByRole('button', { name: opener, exact: true });
      const editor = pane(page).locator('[data-editor] form, form[data-editor]');

      await press(button, way);
      await expect(field(editor)).toBeFocused();
      await expectSeen(page, `${name} opened`);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      if (way === 'keys') await expectSeen(page, `${name} left`);

      await page.route(saves, (route) => route.fulfill({ json: { errorCode: 305 } }));
      await press(button, way);
      await field(editor).fill(typed);
      if (way === 'keys') await page.keyboard.press('Control+Enter');
      else await editor.locator('button[type=submit]').click();
      await expect(editor.getByRole('alert')).toBeVisible();
      await expect(field(editor)).toHaveValue(typed);
      await expectSeen(page, `${name} refused`);

      await page.unroute(saves);
      await field(editor).focus();
      if (way === 'keys') await page.keyboard.press('Control+Enter');
      else await editor.locator('button[type=submit]').click();
      await expect(editor).toHaveCount(0);
      expect(await expectSeen(page, `${name} saved`)).toMatch(after);

      const undo = page.getByRole('button', { name: 'Undo' });
      await press(undo, way);
      await expect(undo).toHaveCount(0);
      expect(await expectSeen(page, `${name} taken back`)).toMatch(after);
    });
  }
}
