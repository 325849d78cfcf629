import { expect, test } from './support/test';

test('the main job is done by the keyboard alone', async ({ page, logIn }) => {
  await logIn('jonas');

  await page.getByRole('button', { name: 'Type: Select a type' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Filter' })).toBeFocused();
  await page.keyboard.type('bug');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('row').nth(1).getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const third = page.getByRole('row').nth(3).getByRole('link').first();
  await expect(third).toBeFocused();
  // Others add issues meanwhile, and the row may move on.
  const link = page.locator(`main a[href="${(await third.getAttribute('href')) ?? ''}"]`).first();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The shell behind is out of reach: focus stays in the window however often one tabs.
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('[role=dialog]') !== null,
    ),
  ).toBe(true);

  await dialog.getByRole('button', { name: 'Add comment' }).first().focus();
  await page.keyboard.press('Enter');
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toBeFocused();
  await page.keyboard.type('Typed by ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('keyboard');
  await expect(comment).toHaveValue('Typed by **keyboard**');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'All history' })).toContainText(
    'Typed by keyboard',
  );

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('Esc closes only what is on top', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await page.getByRole('row').nth(1).click();
  const dialog = page.getByRole('dialog');
  const more = dialog.getByRole('button', { name: 'More' });

  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more).toBeFocused();
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
