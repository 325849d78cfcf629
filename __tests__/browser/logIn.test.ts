import { logInThroughPage } from './support/logInThroughPage';
import { demoPassword, expect, test } from './support/test';

test('the login page is accessible and lets a person in to the list', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/index.php');
  await expectAccessible();

  await logInThroughPage(page, 'jonas', demoPassword());

  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible();
});

test('a wrong password is refused in words', async ({ page, expectAccessible }) => {
  await logInThroughPage(page, 'jonas', 'not the password');

  await expect(page.getByRole('alert')).toContainText('incorrect');
  await expectAccessible();
});

test('a person follows an address to the list and opens an issue from it', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');

  await page.goto('/client/index.php#/types/1/issues');
  const firstRow = page.getByRole('table').getByRole('row').nth(1);
  await expect(firstRow).toBeVisible();
  await expectAccessible();

  await firstRow.click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
});

test('an unknown address says so', async ({ page, logIn }) => {
  await logIn('maria');
  for (const path of ['/issues/01', '/issues/2147483648', '/issues/1/', '/nowhere']) {
    await page.goto(`/client/index.php#${path}`);
    await expect(page.getByRole('dialog', { name: 'Page not found' })).toBeVisible();
  }
});
