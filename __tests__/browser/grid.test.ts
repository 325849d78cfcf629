import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';

test('a row opens in a tab of its own by a click with Ctrl and by the middle button', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const row = page.getByRole('row').nth(2);

  for (const click of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await row.click(click);
    const tab = await opened;
    await expect(tab.getByRole('dialog').getByRole('region', { name: 'Properties' })).toBeVisible();
    await tab.close();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('the arrows lead through rows wider than the screen without moving them sideways', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const focused = page.getByRole('row').filter({ has: page.locator(':focus') });
  await page.getByRole('row').nth(1).getByRole('link').last().focus();

  for (let count = 1; count <= 25; count += 1) {
    await expect(focused).toBeInViewport();
    expect((await focused.boundingBox())?.x).toBe(0);
    await page.keyboard.press('ArrowDown');
  }
});

test('columns are as wide as their kind, and the captions stay in view', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const widthOf = async (name: string) =>
    (await page.getByRole('columnheader', { name, exact: true }).boundingBox())?.width;

  expect(await widthOf('ID')).toBe(100);
  expect(await widthOf('Name')).toBe(600);
  expect(await widthOf('Location')).toBe(300);
  expect(await widthOf('Status')).toBe(200);
  await page.getByRole('row').nth(40).scrollIntoViewIfNeeded();
  await expect(page.getByRole('columnheader', { name: 'ID' })).toBeInViewport();

  await page.setViewportSize({ width: 1100, height: 700 });
  expect(await widthOf('Name')).toBe(400);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('row').nth(1)).toBeInViewport();
});

test('a cell tells on hover what it cuts off, and a time its exact moment', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const tooltip = page.getByRole('tooltip');
  const mark = /^(Unread|Modified since last read) ?/;
  const longName = /^((Unread|Modified since last read) ?)?(?!Unread|Modified since).{60}/;
  const long = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: longName }) })
    .first();
  const name = long.getByRole('cell').nth(1);
  const text = (await name.textContent())?.replace(mark, '') ?? '';
  // The link of the row lies over its cells.
  const pointAt = async (part: Locator) => {
    await part.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await part.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.move(x + width / 2, y + height / 2);
  };

  await pointAt(name);
  await expect(tooltip).toHaveText(text);
  const time = long.locator('time').first();
  await pointAt(time);
  await expect(tooltip).toHaveText(/^\w+day, \w+ \d+, \d{4} at [\d:]+ [AP]M$/);
});
