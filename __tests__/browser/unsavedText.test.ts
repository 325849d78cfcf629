import type { Page } from '@playwright/test';
import { logInThroughPage } from './support/logInThroughPage';
import { demoPassword, expect, test } from './support/test';

/** Chooses from a list with a filter box. */
async function choose(page: Page, name: string, option: string) {
  const list = page.getByRole('dialog').first().getByRole('combobox', { name });
  if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('what was typed outlives a reload, and is saved after another login in another tab', async ({
  page,
  context,
  logIn,
  expectAccessible,
}) => {
  await logIn('priya');
  await page.goto('/client/index.php#/types/1/issues/add');
  const dialog = page.getByRole('dialog').first();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Unsaved thought');
  await page.reload();

  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Unsaved thought');
  await choose(page, 'Project', 'Web Shop');
  await choose(page, 'Folder', 'Bugs');
  await context.clearCookies();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toContainText('session has expired');
  await expectAccessible();

  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open login in a new tab' }).click();
  const otherTab = await opened;
  await otherTab.getByRole('textbox', { name: 'Login' }).fill('priya');
  await otherTab.getByRole('textbox', { name: 'Password' }).fill(demoPassword());
  await otherTab.getByRole('button', { name: 'Log in' }).click();
  await expect(otherTab.getByRole('main')).toBeVisible();
  await otherTab.close();
  await expect(name).toHaveValue('Unsaved thought');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Unsaved thought' })).toBeVisible();

  await page.goto('/client/index.php#/types/1/issues/add');
  await expect(name).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});

test('what was typed is kept before the page ends, as in a crash, but not for another user', async ({
  page,
  context,
  logIn,
}) => {
  const name = (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  const restore = (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: 'Restore' });
  const address = '/client/index.php#/types/1/issues/add';
  await logIn('priya');
  await page.goto(address);
  await name(page).fill('Nobody saw it coming');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('Nobody saw it coming');
  const second = await context.newPage();
  await second.goto(address);
  await restore(second).click();
  await expect(name(second)).toHaveValue('Nobody saw it coming');

  await logInThroughPage(second, 'maria', demoPassword());
  await expect(second.getByRole('main')).toBeVisible();
  await second.goto(address);
  await expect(name(second)).toBeFocused();
  await expect(restore(second)).toHaveCount(0);
  expect(await second.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nobody');
});

test('what was typed is saved in a new session of the same person, and of nobody else', async ({
  page,
  context,
  logIn,
}) => {
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  const logInElsewhere = async (login: string) => {
    const tab = await context.newPage();
    await logInThroughPage(tab, login, demoPassword());
    await expect(tab.getByRole('main')).toBeVisible();
    await tab.close();
  };
  await logIn('priya');
  await page.goto('/client/index.php#/issues/1/comments/add');
  await comment.fill('Across sessions');

  await logInElsewhere('maria');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toContainText('logged in as someone else');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('logged in as someone else');
  await expect(comment).toHaveValue('Across sessions');

  await logInElsewhere('priya');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('region', { name: 'All history' })).toContainText(
    'Across sessions',
  );
});
