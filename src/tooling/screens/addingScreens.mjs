import { dialog, popup } from './selectors.mjs';

/** A folder of the demo tracker, and a part that means nothing. */
const query = '?folder=1&colour=blue';

/**
 * Goes on with the form that adds an issue: opened by a link, kept as a template, filled in from it, and used for an
 * issue after another. The tracker has one issue more then.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ open: (page: object, address: string) => Promise<void>, screen: { address: string },
 *   settle: () => Promise<void>, show: (screen: object) => Promise<void> }} walk
 */
export async function addInRow(page, { open, screen, settle, show }) {
  const window = page.locator(dialog).last();
  const menu = window.locator('[data-templates] [aria-haspopup=menu]');
  const name = window.locator('input[name=name]').last();

  async function showPart(part, root = dialog) {
    await settle();
    await show({ ...screen, root, part, isAddition: true });
  }

  /** The template first, once there is one; then what keeps, what edits and what copies a link. */
  async function choose(index) {
    await menu.click();
    await page.locator(popup).getByRole('menuitem').nth(index).click();
    await settle();
  }

  await open(page, screen.address + query);
  await showPart('by a link');
  await name.fill('Lamp does not light up');

  await choose(0);
  await showPart('name of a template');
  // It has the focus, in every language.
  await page.keyboard.type('Broken');
  await page.keyboard.press('Enter');
  await showPart('template saved');
  await menu.click();
  await showPart('menu with a template', popup);
  await page.keyboard.press('Escape');
  await choose(0);
  await showPart('template used');
  await choose(2);
  await showPart('templates');
  await page.keyboard.press('Escape');

  await window.locator('[data-form-buttons] input[type=checkbox]').check();
  await window.locator('[data-form-buttons] button[type=submit]').last().click();
  await window.locator('a[href^="#/issues/"]').first().waitFor();
  await showPart('the next one');
  await window.locator('[data-templates] > button').click();
  await showPart('last values used');
}
