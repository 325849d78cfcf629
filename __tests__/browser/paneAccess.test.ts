/** The workspace as assistive technology finds it, state by state. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ reading: 'pane', viewport: { width: 1280, height: 900 } });

const tip = (page: Page) => page.getByRole('tooltip', { includeHidden: true });
const pane = (page: Page) => page.locator('[data-pane]');

test.beforeEach(async ({ page, logIn }) => {
  await logIn('maria');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  await page.keyboard.press('j');
  // Which row that is changes while other tests add issues.
  await expect(page.locator('[data-row-link]:focus')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an issue beside its list, and what opens over both, in ${colorScheme} colours`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press('Enter');
    await expect(pane(page).getByRole('article').first()).toBeVisible();
    await expectAccessible();

    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox'),
    ).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('c');
    const comment = pane(page).getByRole('textbox', { name: 'Comment' });
    await expect(comment).toBeFocused();
    await comment.fill('A word that is not sent.');
    await expectAccessible();
  });
}

test('a name that is edited in place, and what takes it back', async ({
  page,
  expectAccessible,
}) => {
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  const heading = pane(page).getByRole('heading', { level: 2 }).first();
  const before = (await heading.textContent()) ?? '';
  await page.keyboard.press('e');
  const name = pane(page).getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expectAccessible();

  await name.press('End');
  await page.keyboard.type(' again');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(heading).toHaveText(`${before} again`);
  // With the tip of the button that has the focus now.
  await expect(tip(page)).toBeVisible();
  await expectAccessible();
  await undo.click();
  await expect(heading).toHaveText(before);
  // The bar stands apart from what it is about.
  await expect(pane(page).getByRole('button', { name: 'Edit name' })).toBeFocused();
});

test('the tips of the bar, of the list, of the pane and of a window', async ({
  page,
  expectAccessible,
}) => {
  const focusByKey = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tip(page)).toBeVisible();
    await expectAccessible();
  };
  await focusByKey(page.getByRole('banner').getByRole('button').last());
  await focusByKey(page.getByRole('main').getByRole('button', { name: 'More' }));
  await page.locator('[data-row-link]').first().click();
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  await focusByKey(pane(page).getByRole('button', { name: 'Close' }));

  await page.goto('/client/index.php#/issues/1/edit');
  await focusByKey(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
});

test('the pane below the list', async ({ page, expectAccessible }) => {
  await page.evaluate(() => {
    window.localStorage.setItem(
      'issuedesk.workspace',
      JSON.stringify({ reading: 'pane', side: 'below' }),
    );
  });
  await page.reload();
  await page.locator('[data-row-link]').first().click();
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  await expectAccessible();
});

test('the line before the pane is dragged, and put back by a double click', async ({ page }) => {
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  const line = page.getByRole('separator', { name: 'Room for the issue' });
  const widthOf = async () => Math.round((await pane(page).boundingBox())?.width ?? 0);
  const middleOf = async () => {
    const { x = 0, width = 0 } = (await line.boundingBox()) ?? {};
    return { x: x + width / 2, y: 400 };
  };
  const before = await widthOf();
  const from = await middleOf();

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 3 });
  // It follows the pointer before that is let go.
  await expect.poll(widthOf).toBe(before - 60);
  await page.mouse.up();
  await page.mouse.move(from.x - 60, from.y);
  expect(await widthOf()).toBe(before - 60);
  await expect(line).toHaveAttribute('aria-valuenow', String(before - 60));

  // What is opened by its address alone stands in a window: it is opened from its list again.
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();
  await page.reload();
  await page.locator('[data-row-link]').first().click();
  await expect.poll(widthOf).toBe(before - 60);
  const now = await middleOf();
  await page.mouse.dblclick(now.x, now.y);
  await expect.poll(widthOf).toBe(before);
});
