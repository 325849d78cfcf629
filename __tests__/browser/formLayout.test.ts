/** Where things in forms stand: lists over them, columns, marks where the system forces its colours. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';
import { windowOf } from './support/windowOf';

const move = '/client/index.php#/issues/1/move';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 320, height: 420 },
]) {
  test(`at ${size.width} px a list of choices moves nothing and is in view`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize(size);
    await logIn('admin');
    await page.goto(move);
    const { frame, submit } = windowOf(page);
    const project = frame.getByRole('combobox', { name: /^Project/ });
    const folder = frame.getByRole('combobox', { name: /^Folder/ });
    const before = [await boxOf(folder), await boxOf(submit)];

    await project.click();
    const list = page.getByRole('dialog', { name: 'Project' });
    await expect(list).toBeVisible();

    expect([await boxOf(folder), await boxOf(submit)]).toEqual(before);
    const { x, y, width, height } = await boxOf(list);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(size.width);
    expect(y + height).toBeLessThanOrEqual(size.height);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(project).toBeFocused();
  });
}

test('short values share a row on a wide screen, and have one each on a phone', async ({
  page,
  logIn,
}) => {
  await logIn('admin');
  await page.goto('/client/index.php#/users/1/edit');
  const { field } = windowOf(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await boxOf(field('Name'))).y).toBe((await boxOf(field('Login'))).y);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(field('Login'))).y).toBeGreaterThan((await boxOf(field('Name'))).y);
});
