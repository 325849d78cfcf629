/** A list as a report: saved by keys alone, and read as a file of its own. */
import { readFile } from 'node:fs/promises';
import { expectNothingBeside } from './support/fitting';
import { expect, test } from './support/test';

test('a list is saved as a report by keys, and the file reads well by itself', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues?where=id.lt.40');
  await expect(page.getByText(/^\d+ of [\d,]+ issues$/)).toBeVisible();
  await page.goto('/client/index.php#/export/report');
  await expect(page.getByRole('checkbox', { name: 'With comments and files' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.html$/);
  const html = await readFile(await download.path(), 'utf8');
  await expect(page).toHaveURL(/#\/types\/1\/issues\?where=id\.lt\.40$/);

  // As from a disk: nothing of the tracker can be reached.
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route('http://report.example/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('http://report.example/');
  const rows = page.getByRole('row');
  const count = await page.getByRole('article').count();
  expect(count).toBeGreaterThan(1);
  await expect(rows).toHaveCount(count + 1);
  await expectAccessible();
  const last = rows.last().getByRole('link');
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').last().getByRole('heading').first()).toBeInViewport();
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible();
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNothingBeside(page);
  expect(faults).toEqual([]);
});
