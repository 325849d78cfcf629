import { expect, test } from './support/test';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Loading( CSS)? chunk/] });

for (const part of ['js', 'css']) {
  test(`a window whose ${part} could not be fetched says so, and opens when it can`, async ({
    page,
    context,
    logIn,
  }) => {
    await context.route(`**/assets/${part}/windows.*`, (route) =>
      route.abort('internetdisconnected'),
    );
    await logIn('priya');
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

  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
