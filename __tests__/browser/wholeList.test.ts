/** A list that is shown as a whole, by keys and by pointer, on a screen and on a phone. */
import { createGate } from '../support/gate';
import { expectNothingBeside } from './support/fitting';
import { growLists } from './support/growLists';
import { expect, test } from './support/test';

for (const width of [1280, 390]) {
  test(`a whole list is gone through on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      if (window.origin === 'null') return;
      const workspace = { reading: 'window', lists: 'whole' };
      localStorage.setItem('issuedesk.workspace', JSON.stringify(workspace));
    });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues');
    const table = page.getByRole('table', { name: 'Issues' });
    await expect(table).toHaveAttribute('aria-rowcount', /\d/);
    await expect(table).toHaveAttribute('aria-busy', 'false');
    const end = Number(await table.getAttribute('aria-rowcount'));
    expect(end).toBeGreaterThan(60);
    const rowAt = (index: number) => table.locator(`[role=row][aria-rowindex="${String(index)}"]`);
    const linkAt = (index: number) => rowAt(index).locator('[data-row-link]');

    // Of all rows few are there, and the captions are the first.
    await expect(rowAt(1).getByRole('columnheader').first()).toBeAttached();
    expect(await table.getByRole('row').count()).toBeLessThan(60);
    await expectAccessible();

    await linkAt(2).focus();
    await page.keyboard.press('End');
    await expect(linkAt(end)).toBeFocused();
    await expect(rowAt(end)).toBeInViewport();
    await page.keyboard.press('PageUp');
    await expect(linkAt(end)).not.toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(linkAt(end)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(linkAt(2)).toBeFocused();

    // The wheel, while the captions stay.
    await rowAt(4).hover();
    await page.mouse.wheel(0, 3000);
    await expect(rowAt(2)).not.toBeInViewport();
    if (width > 768) await expect(rowAt(1)).toBeInViewport();

    // By name: letters have a box of their own.
    await page.keyboard.press('t');
    const box = page.getByLabel('Go to name');
    await expect(box).toBeFocused();
    await page.keyboard.type('sho');
    await expect(page.locator('output', { hasText: /^Sho/ })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(box).toBeHidden();
    await expect(page.locator('[data-row-link]:focus')).toBeInViewport();

    if (width < 768) await page.getByRole('button', { name: 'Search, filter and sort' }).click();
    await expect(page.getByRole('searchbox')).toHaveAttribute('aria-description', /^Also finds/);
    await expect(page.getByRole('button', { name: 'Search by: Name' })).toHaveText('Name');
    await expectNothingBeside(page);

    // Paper gets all.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(table.getByRole('row')).toHaveCount(end);
  });
}

test('the rest of a list is selected with its beginning, also while one reads an issue of it', async ({
  page,
  logIn,
}) => {
  await page.addInitScript(() => {
    if (window.origin === 'null') return;
    localStorage.setItem('issuedesk.workspace', JSON.stringify({ lists: 'whole' }));
  });
  await logIn('jonas');
  await growLists(page, { issues: 1_200, people: 20 });
  // The rest is not there before it is let through.
  const { isOpen, open: letThrough } = createGate();
  await page.route('**/issues/list.php', async (route) => {
    const { limit } = route.request().postDataJSON() as { limit: number };
    if (limit > 100) await isOpen;
    await route.fallback();
  });
  await page.goto('/client/index.php#/types/1/issues');
  await page.locator('[data-row-link]').nth(2).waitFor();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row-link]:focus')).toBeVisible();
  await page.keyboard.press('Shift+x');
  await expect(page.getByRole('toolbar', { name: '50 issues selected' })).toBeVisible();
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('region', { name: 'All history' })).toBeVisible();
  await expect(page.getByRole('toolbar', { name: '50 issues selected' })).toBeVisible();

  letThrough();
  await expect(page.getByRole('toolbar', { name: '1,200 issues selected' })).toBeVisible();
});
