import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** The search of the browser; not in the standard, but everywhere. */
    find(text: string): boolean;
  }
}

const COUNT = 2000;

/** Lets the server tell of an issue that was discussed for years. */
async function serveLongIssue(page: Page) {
  const start = 1_700_000_000;
  const history = Array.from({ length: COUNT }, (_, index) => ({
    id: 500_000 + index,
    type: 3,
    createdDate: start + index * 600,
    createdBy: 1,
    text: `Remark <strong>${index}</strong>.${index === 20 ? ' Of <a href="#/items/1">#1</a>.' : ''}`,
  }));
  const details = {
    id: 1,
    name: 'A long story',
    folderId: 1,
    typeId: 1,
    createdDate: start,
    createdBy: 1,
    modifiedDate: start,
    modifiedBy: 1,
    stamp: 9_000_000,
    subscribed: false,
  };
  await page.route('**/issues/load.php', (route) =>
    route.fulfill({ json: { result: { details, description: null, attributes: [], history } } }),
  );
}

test('every entry of a long history is found, read and printed', async ({ page, logIn }) => {
  await serveLongIssue(page);
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1');
  const history = page.getByRole('region', { name: 'All history' });
  await expect(history).toContainText('Remark 0.');
  const entries = history.getByRole('article');

  // What the browser's own search does: it selects what it finds, and scrolls there. Texts out of sight follow the first picture.
  await expect
    .poll(() =>
      page.evaluate(() => {
        if (!window.find('Remark 1234.')) return null;
        const range = getSelection()?.getRangeAt(0);
        const scroller = document.querySelector('[role=dialog] [data-scroller]');
        scroller?.scrollBy(0, (range?.getBoundingClientRect().top ?? 0) - innerHeight / 2);
        return range?.toString();
      }),
    )
    .toBe('Remark 1234.');
  await expect(entries.filter({ hasText: 'Remark 1234.' })).toBeInViewport();
  expect(await entries.count()).toBeLessThan(300);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  await expect(entries).toHaveCount(COUNT);
  const lastTop = await entries
    .last()
    .evaluate((entry) => entry.getBoundingClientRect().top + window.scrollY);
  expect(lastTop).toBeGreaterThan(COUNT * 20);
});

test('a reader comes back to the same place', async ({ page, logIn }) => {
  await serveLongIssue(page);
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1');
  const dialog = page.getByRole('dialog');
  const entries = dialog.getByRole('article');
  const topOf = () => dialog.locator('[data-scroller]').evaluate((body) => body.scrollTop);
  await entries.nth(19).scrollIntoViewIfNeeded();
  const before = await topOf();
  expect(before).toBeGreaterThan(500);
  await expect(dialog.getByRole('complementary')).toBeInViewport();

  // By its link one would have to scroll there.
  await page.goto('/client/index.php#/issues/1/comments/add');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(entries.first()).toBeAttached();
  await expect.poll(topOf).toBe(before);

  await page.goto('/client/index.php#/issues/1/items/500010');
  await expect(entries.filter({ hasText: 'Remark 10.' })).toBeFocused();
  await page.goto('/client/index.php#/issues/1');
  await expect.poll(topOf).toBe(before);

  // What leads to the issue itself leads to its beginning, wherever in it one is.
  const toIssue = dialog.getByRole('link', { name: '#1', exact: true });
  await toIssue.click();
  await expect.poll(topOf).toBe(0);
  await entries.nth(19).scrollIntoViewIfNeeded();
  await page.goto('/client/index.php#/issues/1/items/500010');
  await expect(entries.filter({ hasText: 'Remark 10.' })).toBeFocused();
  await toIssue.click();
  await expect(page).toHaveURL(/#\/issues\/1$/);
  await expect.poll(topOf).toBe(0);
  // So does an address that is typed.
  await entries.nth(19).scrollIntoViewIfNeeded();
  await page.goto('/client/index.php#/items/1');
  await expect.poll(topOf).toBe(0);
  await page.goto('/client/index.php#/issues/1/items/500010');
  await expect(entries.filter({ hasText: 'Remark 10.' })).toBeFocused();
  await page.goto('/client/index.php#/items/1');
  await expect(page).toHaveURL(/#\/issues\/1$/);
  await expect.poll(topOf).toBe(0);
});
