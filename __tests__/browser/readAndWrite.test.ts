import { expect, test } from './support/test';

const screenshotBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a person browses, searches, sorts and pages with the pointer', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');

  await page.getByRole('button', { name: 'Type: Select a type' }).click();
  await expectAccessible();
  await page.getByRole('option', { name: 'Bugs', exact: true }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('1–50 of');
  await expect(page).toHaveTitle('Bugs | Issuedesk demo');

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(status).toContainText('51–');

  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(status).toContainText('1–50 of');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await page.getByRole('button', { name: 'Project: All projects' }).click();
  await page.getByRole('option', { name: 'Web Shop', exact: true }).click();
  await expect(page).toHaveURL(/#\/types\/\d+\/projects\/\d+\/issues$/);
  await expect(page.getByRole('row').nth(1)).toContainText('Web Shop — Bugs');

  await page.getByRole('searchbox').fill('umlauts');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('umlauts');
  await expectAccessible();

  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog')).toContainText('umlauts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('umlauts');
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeFocused();
});

test('a person adds an issue, edits it, comments and attaches a file', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await page.getByRole('link', { name: 'Add issue' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible();

  await dialog.getByRole('textbox', { name: 'Name' }).fill('Printer on fire');
  await dialog.getByRole('combobox', { name: 'Project' }).selectOption('Web Shop');
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOption('Bugs');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('It **burns**, see #1.');
  await dialog.getByRole('button', { name: 'OK' }).click();

  await expect(page.getByRole('heading', { name: 'Printer on fire' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Description' }).locator('strong')).toHaveText(
    'burns',
  );
  await expectAccessible();

  await dialog.getByRole('link', { name: 'Edit' }).click();
  await dialog.getByRole('combobox', { name: 'Status' }).fill('Confirmed');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('region', { name: 'Attributes' })).toContainText('Confirmed');
  await expect(page.getByRole('region', { name: 'All history' })).toContainText('New → Confirmed');

  await dialog.getByRole('link', { name: 'Add comment' }).click();
  await dialog
    .getByRole('textbox', { name: 'Comment' })
    .fill('[code js]\nconst water = 1;\n[/code]');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.locator('pre.code')).toContainText('const water');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('region', { name: 'All history' }).locator('pre.code')).toBeVisible();

  await dialog.getByRole('link', { name: 'Attach file' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'flames.png', mimeType: 'image/png', buffer: screenshotBytes });
  await expect(dialog.getByRole('textbox', { name: 'File name' })).toHaveValue('flames.png');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('region', { name: 'All history' })).toContainText('flames.png');
  await expectAccessible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Printer on fire/ }).first()).toContainText(
    'Confirmed',
  );
});

test('what was typed outlives a reload and an expired session', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('priya');
  await page.goto('/client/index.php#/types/1/issues/add');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.fill('Unsaved thought');
  await page.reload();

  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Unsaved thought');

  await page.getByRole('combobox', { name: 'Project' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Folder' }).selectOption({ index: 1 });
  await context.clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(name).toHaveValue('Unsaved thought');
});

test('a deep link leads through the login to its place', async ({ page }) => {
  await page.goto('/client/index.php?path=/issues/1/edit');
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Login' }).fill('maria');
  await page
    .getByRole('textbox', { name: 'Password' })
    .fill(process.env['BROWSER_TEST_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL(/\/client\/index\.php#\/issues\/1\/edit$/);
  await expect(page.getByRole('dialog', { name: 'Edit issue' })).toBeVisible();
});

test('back and forward walk through the windows', async ({ page, logIn }) => {
  await logIn('maria');
  await page.goto('/client/index.php#/types/1/issues');
  await page.getByRole('row').nth(2).click();
  const heading = page.getByRole('dialog').getByRole('heading', { level: 1 });
  await expect(page.getByRole('region', { name: 'All history' })).toBeVisible();
  const issue = await heading.textContent();
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
  await expect(heading).toHaveText('Edit issue');

  await page.goBack();
  await expect(heading).toHaveText(issue ?? '');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(heading).toHaveText(issue ?? '');
});

test('an unknown address says so', async ({ page, logIn }) => {
  await logIn('maria');
  for (const path of ['/', '/issues/01', '/issues/2147483648', '/issues/1/', '/nowhere']) {
    await page.goto(`/client/index.php#${path}`);
    await expect(page.getByRole('dialog', { name: 'Page not found' })).toBeVisible();
  }
});
