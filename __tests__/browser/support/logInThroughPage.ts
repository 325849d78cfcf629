import type { Page } from '@playwright/test';

/** Says on the login page who one is. Where that leads to is for the test to know. */
export async function logInThroughPage(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/index.php');
  await page.getByRole('textbox', { name: 'Login' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
