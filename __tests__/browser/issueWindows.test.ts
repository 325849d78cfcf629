import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** An image that Chromium can show, 1 × 1 px. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const dialogOf = (page: Page) => page.getByRole('dialog');
const ok = (page: Page) => dialogOf(page).getByRole('button', { name: 'OK' });

/** Adds an issue with a text and an image, and stays in its window. */
async function addIssue(page: Page, name: string) {
  const dialog = dialogOf(page);
  await page.goto('/client/index.php#/types/1/issues/add');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Project' }).selectOption('Web Shop');
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOption('Bugs');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('First **text**');
  await ok(page).click();
  await dialog.getByRole('link', { name: 'Attach file' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: pixel });
  await ok(page).click();
  await expect(dialog.getByRole('link', { name: 'pixel.png' })).toBeVisible();
}

async function choose(page: Page, menu: string | RegExp, entry: string) {
  await dialogOf(page).getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a person quotes, changes and deletes texts and files', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const dialog = dialogOf(page);
  await logIn('jonas');
  await addIssue(page, 'Texts to change');

  await choose(page, 'Commands for the description', 'Reply');
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toBeFocused();
  await page.keyboard.type('I agree.');
  await expect(comment).toHaveValue('[quote description]\nFirst **text**\n[/quote]\n\nI agree.');
  await ok(page).click();
  await expect(dialog.locator('.quote')).toContainText('First text');
  await expectAccessible();

  await choose(page, 'Commands for the description', 'Delete');
  await expectAccessible();
  await ok(page).click();
  await dialog.getByRole('link', { name: 'Add description' }).click();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Second text');
  await ok(page).click();
  await expect(dialog.getByRole('region', { name: 'Description' })).toContainText('Second text');

  await dialog.getByRole('link', { name: 'pixel.png' }).click();
  await expect(dialog.getByRole('img', { name: 'pixel.png' })).toBeVisible();
  await expectAccessible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await saved).suggestedFilename()).toBe('pixel.png');
  expect(await readFile(await (await saved).path())).toEqual(pixel);
  await expect(dialog.getByRole('region', { name: 'Description' })).toBeVisible();

  await dialog.getByRole('article').filter({ hasText: 'pixel.png' }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await ok(page).click();
  await expect(dialog.getByRole('region', { name: 'Description' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'pixel.png' })).toBeHidden();
});

test('an administrator clones, moves, subscribes to and deletes an issue', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const dialog = dialogOf(page);
  await logIn('admin');
  await addIssue(page, 'To be cloned');

  await choose(page, 'More', 'Clone');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('To be cloned');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The clone');
  await ok(page).click();
  await expect(page.getByRole('heading', { name: 'The clone' })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Description' })).toContainText('First text');

  await choose(page, 'More', 'Move');
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'Project' }).selectOption('Mobile App');
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOption({ index: 1 });
  await ok(page).click();
  await expect(dialog.getByRole('region', { name: 'Properties' })).toContainText('Mobile App —');
  await expect(dialog.getByRole('region', { name: 'All history' })).toContainText('→ Mobile App —');

  // The demo sends no mails, so no menu offers this.
  const details = new URL(page.url()).hash;
  await page.goto(`/client/index.php${details}/subscribe`);
  await expectAccessible();
  await ok(page).click();
  await expect(page).toHaveURL(new RegExp(`${details}$`));
  await page.goto(`/client/index.php${details}/unsubscribe`);
  await ok(page).click();
  await expect(page).toHaveURL(new RegExp(`${details}$`));

  await choose(page, 'More', 'Delete');
  await expect(dialog.getByText(/^Its whole history/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await ok(page).click();
  await expect(dialog).toBeHidden();
});

test('a person marks a list as read and saves it as a table', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const dialog = dialogOf(page);
  await logIn('priya');
  await addIssue(page, '=1+1 as a name');
  await page.goto('/client/index.php#/types/1/issues');
  await page.getByRole('searchbox').fill('as a name');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 issue');

  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Export to CSV' }).click();
  await dialog.getByRole('radio', { name: 'Semicolon' }).check();
  await expectAccessible();
  const saved = page.waitForEvent('download');
  await ok(page).click();
  expect((await saved).suggestedFilename()).toBe('Bugs.csv');
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"ID";Name;/);
  expect(text).toContain(";'=1+1 as a name;");
  await expect(dialog).toBeHidden();

  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Mark all as unread' }).click();
  await expectAccessible();
  await ok(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Unread/ })).toHaveCount(1);
});
