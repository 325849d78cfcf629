import { expect, type Page } from '@playwright/test';

/** Does as a hand that has been at the page for a while: commands, with keys and menus, are there then (decision 063). */
export async function bringCommands(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
}
