/** A list in groups, by keyboard and by pointer, on a screen and on a phone. */
import { expectNothingBeside } from './support/fitting';
import { keyboardHands } from './support/keyboardHands';
import { runCommand } from './support/runCommand';
import { expect, test } from './support/test';

test('by keys alone a list is grouped and folded, and an issue of it opened and left', async ({
  page,
  logIn,
}) => {
  const { press } = keyboardHands(page);
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const grid = page.getByRole('table', { name: 'Issues' });
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await runCommand(page, 'Group by Status');
  const first = grid.getByRole('button', { name: /\d issues?$/ }).first();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  const links = grid.getByRole('link');
  const opened = await links.first().innerText();

  await press(first);
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(links.first()).not.toHaveText(opened);
  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/issues\/\d+$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/as=groups\.attribute\d+$/);
  await expect(links.first()).toBeFocused();
});

for (const width of [1280, 390]) {
  test(`a list is grouped, folded and read on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues?as=groups');
    const grid = page.getByRole('table', { name: 'Issues' });
    const heads = grid.getByRole('button', { name: /\d issues?$/ });
    const first = heads.first();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();

    // The first stop of the list is the head of its first group: arrows go on from there.
    await first.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(heads.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(grid.getByRole('link').first()).toBeFocused();

    // The last row comes out from under the totals.
    await page.keyboard.press('End');
    const last = page.locator('[data-row-link]:focus');
    const total = grid.getByRole('row').last();
    await expect(total).toContainText('Total');
    const [row, below] = [await last.boundingBox(), await total.boundingBox()];
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await page.keyboard.press('Home');

    await first.click();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Fold all groups' }).click();
    await expect(grid.getByRole('link')).toHaveCount(0);
    await expectAccessible();
    // Heads are as high as rows, and nothing lies outside.
    await page.getByRole('button', { name: 'Unfold all groups' }).click();
    const heights = await grid
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1, -1).map((one) => one.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await expectNothingBeside(page);

    await page.getByRole('button', { name: /^Group by/ }).click();
    await page.getByRole('option', { name: 'Created By' }).click();
    await expect(page).toHaveURL(/as=groups\.createdby$/);
    await expect(heads.first()).toBeVisible();
    await expectAccessible();
  });
}
