/** Where one is in a window: come back to (screens 6.1), and after a refusal. */
import type { Page } from '@playwright/test';
import { openWindow } from './support/openWindow';
import { expect, test } from './support/test';

test.use({ viewport: { width: 900, height: 400 } });

const scroller = (page: Page) => page.locator('[role=dialog] [data-scroller]');

const placeOf = (page: Page) => scroller(page).evaluate((element) => Math.round(element.scrollTop));

/** Scrolls the open window down; its event is answered before the promise is. */
async function scrollTo(page: Page, top: number) {
  await scroller(page).evaluate(
    (element, wanted) =>
      new Promise((resolve) => {
        element.addEventListener('scroll', resolve, { once: true });
        element.scrollTop = wanted;
      }),
    top,
  );
}

test.beforeEach(async ({ logIn }) => {
  await logIn('admin');
});

test('the way back leads to where one was, the way on to the top', async ({ page }) => {
  await openWindow(page, '/users');
  await scrollTo(page, 90);
  await openWindow(page, '/users/2');
  expect(await placeOf(page)).toBe(0);
  await scrollTo(page, 60);
  await openWindow(page, '/users/2/password/change');
  await openWindow(page, '/users/2');
  await expect.poll(() => placeOf(page)).toBe(60);

  await openWindow(page, '/users');
  await expect.poll(() => placeOf(page)).toBe(90);
  await openWindow(page, '/users/2');
  expect(await placeOf(page)).toBe(0);
});

test('a form begins at its top, and so does what is opened over the list anew', async ({
  page,
}) => {
  await openWindow(page, '/settings');
  await scrollTo(page, 70);
  await openWindow(page, '/settings/advanced');
  await scrollTo(page, 50);
  await openWindow(page, '/settings');
  await expect.poll(() => placeOf(page)).toBe(70);
  await openWindow(page, '/settings/advanced');
  expect(await placeOf(page)).toBe(0);

  await page.evaluate(() => {
    window.location.hash = '/types/1/issues';
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openWindow(page, '/settings');
  expect(await placeOf(page)).toBe(0);
});

test('a number alone leads to the top of its issue', async ({ page }) => {
  await page.goto('/client/index.php#/types/1/issues');
  const links = page.getByRole('table', { name: 'Issues' }).locator('a[href^="#/issues/"]');
  await expect(links.first()).toBeAttached();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.slice(1)),
  );
  const [one = '', other = ''] = [...new Set(paths)];
  await openWindow(page, one);
  // Little, as an issue may be short.
  await scrollTo(page, 30);
  await openWindow(page, other);
  await openWindow(page, one);
  await expect.poll(() => placeOf(page)).toBe(30);

  await openWindow(page, other);
  await openWindow(page, one.replace('issues', 'items'));
  await expect(page).toHaveURL(new RegExp(`#${one}$`));
  expect(await placeOf(page)).toBe(0);
});

test('why a long form was not saved is shown to whoever is at its end', async ({ page }) => {
  await page.route('**/settings/advanced/edit.php', (route) =>
    route.fulfill({ json: { errorCode: 356, errorMessage: '' } }),
  );
  await openWindow(page, '/settings/advanced');
  await page.getByRole('checkbox', { name: /^Hide the ID column/ }).check();
  await page
    .getByRole('combobox', { name: 'Event log entries' })
    .selectOption({ label: '120 days' });
  await page.getByRole('dialog').locator('button[type=submit]').click();

  await expect(page.getByRole('alert')).toBeInViewport();
});

test.describe('beside the list', () => {
  test.use({ reading: 'pane', viewport: { width: 1280, height: 400 } });

  test('each issue begins at its top, and is left where one was', async ({ page }) => {
    await page.goto('/client/index.php#/types/1/issues');
    await page.locator('main a[data-row-link]').first().click();
    const body = page.locator('[data-pane] [data-scroller]');
    const place = () => body.evaluate((element) => Math.round(element.scrollTop));
    await expect(body.getByRole('article').first()).toBeAttached();
    await body.evaluate(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener('scroll', resolve, { once: true });
          element.scrollTop = 60;
        }),
    );

    await page.keyboard.press('j');
    await expect.poll(place).toBe(0);
    await page.keyboard.press('k');

    await expect.poll(place).toBe(60);
  });
});
