/** A list as a file: a report that is saved by keys alone, and a table that is longer than an answer. */
import { readFile } from 'node:fs/promises';
import { expectNothingBeside } from './support/fitting';
import { growLists } from './support/growLists';
import { keyboardHands } from './support/keyboardHands';
import { runCommand } from './support/runCommand';
import { expect, test } from './support/test';

test('a list is saved as a report by keys, and the file reads well by itself', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues?where=id.lt.200');
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
  await expect(page).toHaveURL(/#\/types\/1\/issues\?where=id\.lt\.200$/);

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
  // Lines of code among them are longer; what scrolls could not be reached by the keyboard everywhere.
  await expect(page.getByText('IllegalStateException').first()).toBeAttached();
  await expectAccessible();
  // Only what is looked at is laid out, on paper all.
  const part = page.locator('main > div').first();
  await expect(part).toHaveCSS('content-visibility', 'auto');
  await page.emulateMedia({ media: 'print' });
  await expect(part).toHaveCSS('content-visibility', 'visible');
  // A line that is wider than the paper would make all of the print smaller.
  await expectNothingBeside(page);
  expect(faults).toEqual([]);
});

test('a list is saved as a table by keys alone', async ({ page, logIn, expectAccessible }) => {
  const { check } = keyboardHands(page);
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues?where=id.lt.40&sort=0.desc');
  await expect(page.getByText(/^\d+ of [\d,]+ issues$/)).toBeVisible();
  await page.keyboard.press('j');
  const row = page.locator('[data-row-link]:focus');
  await expect(row).toBeVisible();
  await runCommand(page, 'Export to CSV');
  const dialog = page.getByRole('dialog', { name: 'Export to CSV' });
  await expect(dialog.locator(':focus')).toBeVisible();
  await expectAccessible();
  await check(dialog.getByRole('radio', { name: 'Semicolon' }));
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const text = await readFile(await (await saved).path(), 'utf8');
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/;Name;/);
  // In the order of the address.
  const names = lines.map((line) => line.split(';')[1]?.toLowerCase() ?? '');
  expect(names.length).toBeGreaterThan(1);
  expect(names[0]?.localeCompare(names.at(-1) ?? '')).toBe(1);
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
});

test('a table of 25,000 rows is called off in the middle, then saved with all of them', async ({
  page,
  logIn,
}) => {
  const issues = 25_000;
  await logIn('jonas');
  await growLists(page, { issues, people: 200 });
  const asked: number[] = [];
  let isHeld = true;
  await page.route('**/issues/list.php', async (route) => {
    const { offset, limit } = route.request().postDataJSON() as Record<'offset' | 'limit', number>;
    const isForFile = limit === 10_000;
    if (isForFile) asked.push(offset);
    if (!isForFile || offset === 0 || !isHeld) await route.fallback();
  });
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.getByText('1–50 of 25,000 issues')).toBeVisible();
  await page.goto('/client/index.php#/export/csv');
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Export' });
  await submit.click();
  // So many rows are made up first.
  await expect(dialog.getByText('10,000 of 25,000')).toBeVisible({ timeout: 30_000 });
  const failed = page.waitForEvent('requestfailed');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await failed).postDataJSON()).toMatchObject({ offset: 10_000 });
  await expect(dialog).toBeHidden();

  isHeld = false;
  await page.goto('/client/index.php#/export/csv');
  const saved = page.waitForEvent('download');
  await submit.click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const numbers = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => /Person (\d+)/.exec(line)?.[1]);
  expect(numbers).toEqual(Array.from({ length: issues }, (_, index) => String(index % 200)));
  // The first time ended with the slice that was on its way.
  expect(asked).toEqual([0, 10_000, 0, 10_000, 20_000]);
  await expect(dialog).toBeHidden();
});
