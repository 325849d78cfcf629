import { expect, type Page } from '@playwright/test';

/** Runs a command from the palette by keys alone. */
export async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^Search commands/ });
  await expect(box).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.locator('[role=option][aria-selected=true]')).toContainText(words);
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
}
