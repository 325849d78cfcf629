import { expect, test } from './support/test';

for (const width of [320, 390, 768]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('nothing but the grid scrolls sideways', async ({ page, logIn, expectAccessible }) => {
      await logIn('jonas');
      for (const path of [
        '/types/1/issues',
        '/issues/1',
        '/types/1/issues/add',
        '/issues/1/comments/add',
        '/types/1/views',
        '/about',
      ]) {
        await page.goto(`/client/index.php#${path}`);
        if (path === '/types/1/issues') await expect(page.getByRole('row').nth(1)).toBeVisible();
        else await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
        const tooWide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('[role=dialog] *')]
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 &&
                ['auto', 'scroll', 'visible'].includes(getComputedStyle(element).overflowX) &&
                element.clientWidth > 0 &&
                !element.closest('pre, table, [role=table]') &&
                getComputedStyle(element).display !== 'inline' &&
                element.scrollWidth > innerWidth,
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(tooWide).toEqual([]);
        // What lies behind a window is the list, which was looked at first.
        await expectAccessible(path === '/types/1/issues' ? undefined : '[role=dialog]');
      }
    });
  });
}
