import { expect, type Page } from '@playwright/test';

/** Opens a window whose title differs from that of the one before, and waits for its content. */
export async function openWindow(page: Page, hashPath: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('heading', { level: 1 });
  const former = (await title.count()) > 0 ? await title.innerText() : null;
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, hashPath);
  if (former !== null) await expect(title.filter({ hasText: former })).toHaveCount(0);
  await expect(dialog).toHaveCount(1);
  // What stands in for the content until it has come.
  await expect(dialog.locator('[data-scroller] > [aria-hidden=true]')).toHaveCount(0);
  await expect(dialog).toHaveAttribute('aria-busy', 'false');
}
