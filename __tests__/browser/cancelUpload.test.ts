import { expect, test } from './support/test';

test('a file is not sent to the end when one cancels it', async ({ page, logIn }) => {
  const call = '**/issues/files/add.php';
  await page.route(call, () => {
    // It stays on its way.
  });
  await logIn('priya');
  await page.goto('/client/index.php#/issues/1/files/add');
  const dialog = page.getByRole('dialog').first();
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') };
  await dialog.getByLabel('Files *', { exact: true }).setInputFiles(notes);
  const sent = page.waitForRequest(call);
  await dialog.locator('button[type=submit]').click();
  const request = await sent;
  expect(request.failure()).toBeNull();

  const failed = page.waitForEvent('requestfailed');
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();

  expect((await failed).url()).toBe(request.url());
  await expect(page.getByRole('region', { name: 'All history' })).toBeVisible();
});
