/** What is edited where it stands moves nothing around it, and stays within its edges. */
import type { Locator } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { openWindow } from './support/openWindow';
import { expect, test } from './support/test';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not to be seen.');
  return box;
}

for (const width of [390, 1280, 1920]) {
  test(`the editor of a name takes no more room than the name at ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues');
    await bringCommands(page);
    // Not by its row, which may move while others add theirs.
    await openWindow(page, '#/issues/1');
    const opener = page.getByRole('button', { name: 'Edit name' });
    const reply = page.getByRole('region', { name: 'All history' });
    await expect(reply).toBeVisible();
    const header = page.locator('header').filter({ has: opener });
    const buttons = header.locator('> div').nth(1);
    const before = await boxOf(buttons);

    await opener.click();
    const field = page.locator('[data-editor] input[name=name]');
    await expect(field).toBeFocused();
    const edited = page.locator('header').filter({ has: field });
    expect(await boxOf(edited.locator('> div').nth(1))).toEqual(before);
    expect((await boxOf(field)).width).toBeGreaterThan(100);
    await expectAccessible();
  });
}

test.describe('by fingers on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('a comment with refused files can be sent, and says nothing of the Tab key', async ({
    page,
    logIn,
  }) => {
    await page.route('**/issues/files/add.php', (route) =>
      route.fulfill({ json: { errorCode: 305 } }),
    );
    await logIn('jonas');
    await page.goto('/client/index.php#/issues/1');
    const composer = page.locator('[data-composer]');
    // At the beginning of the issue, whose history begins far below.
    await expect(composer.getByRole('button')).toBeInViewport({ ratio: 1 });
    await composer.getByRole('button').click();
    await composer.getByRole('textbox').fill('What I saw of it.');
    await expect(composer.getByText('Tab inserts a tab.')).toBeHidden();
    const file = { mimeType: 'text/plain', buffer: Buffer.from('Notes') };
    const names = ['one.txt', 'two.txt', 'three.txt', 'four.txt'];
    await composer
      .locator('input[type=file]')
      .setInputFiles(names.map((name) => ({ ...file, name })));
    await composer.locator('button[type=submit]').click();
    await expect(composer.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeAttached();
    await expect(composer.locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
  });
});
