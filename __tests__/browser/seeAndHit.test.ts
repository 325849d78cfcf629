/** What people with high contrast must see, and with unsteady hands must hit. */
import { expect, test } from './support/test';
import { findViolations } from './support/violations';

test('the selected day of a calendar shows in forced colours', async ({ page, logIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues/add');
  const dialog = page.getByRole('dialog').first();
  const date = dialog.getByRole('combobox', { name: 'Due date' });
  await date.fill('4/16/2027');
  await date.press('F4');
  const selected = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(selected).toBeVisible();

  const colours = await selected.evaluate((element) => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
    return { color, backgroundColor, forcedColorAdjust };
  });
  const other = await page
    .getByRole('gridcell', { selected: false })
    .getByRole('button')
    .nth(3)
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colours.forcedColorAdjust).toBe('none');
  expect(colours.color).not.toBe(colours.backgroundColor);
  expect(colours.backgroundColor).not.toBe(other);
});

test('choices of the form of a report can be hit on a small phone', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/server/api/global.php', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { settings: object } };
    Object.assign(answer.result.settings, { reports: true });
    await route.fulfill({ response, json: answer });
  });
  await logIn('jonas');
  await page.goto('/client/index.php#/reports/personal/add');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();

  expect(await findViolations(page, { part: '[role=dialog]', rules: ['target-size'] })).toEqual([]);
});
