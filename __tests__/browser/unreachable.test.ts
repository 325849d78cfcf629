import { IN_FULL } from './support/inFull';
import { expect, test } from './support/test';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Loading( CSS)? chunk/] });

for (const part of ['js', 'css']) {
  test(`a window whose ${part} could not be fetched says so, and opens when it can`, async ({
    page,
    context,
    logIn,
  }) => {
    await logIn('priya');
    await context.route(`**/assets/${part}/frames.*`, (route) =>
      route.abort('internetdisconnected'),
    );
    await page.goto('/client/index.php?anew#/types/1/issues');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = '#/issues/1';
    });

    const error = page.getByRole('dialog', { name: 'No connection' });
    await expect(error).toBeVisible();
    await context.unrouteAll();
    await error.getByRole('button', { name: 'Try again' }).click();

    await expect(
      page.getByRole('dialog').getByRole('region', { name: 'Properties' }),
    ).toBeVisible();
  });
}

test('the client starts as soon as its code can be fetched', async ({ page, context, logIn }) => {
  await logIn('priya');
  await context.route('**/assets/js/application.*', (route) => route.abort('internetdisconnected'));
  await page.goto('/client/index.php?anew#/types/1/issues');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();

  await context.unrouteAll();

  // It tries every three seconds, and then has to start.
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 15_000 });
});

test('what stands in for the client shows only where the client takes long', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('priya');
  await context.route('**/assets/js/application.*', (route) => route.abort('internetdisconnected'));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const status = document.querySelector('#application [role=status]');
      document.documentElement.dataset['shownAtFirst'] = String(status?.checkVisibility());
    });
  });
  await page.goto('/client/index.php?anew#/types/1/issues');

  await expect(page.locator('html')).toHaveAttribute('data-shown-at-first', 'false');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
});

test('without tooltips the client works all the same', async ({ page, context, logIn }) => {
  const others = /\/assets\/(js|css)\/(?!client|application|errors|windows)/;
  await context.route(others, (route) => route.abort('internetdisconnected'));
  await logIn('priya');
  await page.goto('/client/index.php?anew#/types/1/issues');
  await page.waitForLoadState('networkidle');

  await page.getByRole('row').nth(1).hover();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a form outlives a calendar that cannot be fetched, and opens it later', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('priya');
  await page.goto('/client/index.php#/types/1/issues/add');
  const dialog = page.getByRole('dialog').first();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('Typed before');
  const due = dialog.getByRole('combobox', { name: 'Due date' });

  await context.setOffline(true);
  await due.press('F4');
  await expect(due).toHaveAccessibleDescription(/server cannot be reached/);
  await expect(due).toBeFocused();
  await expect(name).toHaveValue('Typed before');

  await context.setOffline(false);
  await due.press('F4');
  await expect(page.getByRole('dialog', { name: 'Select a date' })).toBeVisible();
  await expect(due).toHaveAccessibleDescription('');
});

test('that an issue could not be refreshed is said where one reads it', async ({
  page,
  context,
  logIn,
}) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1');
  const dialog = page.getByRole('dialog').first();
  const filter = dialog.getByRole('button', { name: 'Filter history' });
  // With the first hand come menus; what says what is wrong comes by itself.
  await filter.hover();
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['errors', 'parts'].every((file) => loaded.some((name) => name.includes(`/${file}.`)));
  });
  await filter.focus();
  await dialog.locator('[data-scroller]').evaluate((body) => {
    body.scrollTop = 400;
  });

  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Comments', exact: true }).press('Enter');
  await expect(dialog.getByText(/may be out of date/)).toBeInViewport(IN_FULL);

  await page.keyboard.press('Shift+Tab');
  const notice = await dialog.getByRole('status').first().boundingBox();
  const focused = await dialog.locator(':focus').boundingBox();
  expect(focused?.y).toBeGreaterThan((notice?.y ?? 0) + (notice?.height ?? 0));
});
