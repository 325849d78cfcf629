/** What depends on the width of the screen (screens 6, 7, 8). */
import type { Locator, Page } from '@playwright/test';
import { openWindow } from './support/openWindow';
import { expect, test } from './support/test';

const list = '/client/index.php#/types/1/issues';
const height = 700;

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};

const widthOf = async (element: Locator) => (await boxOf(element)).width;

/** Counts the rows that the parts of the toolbar stand in. */
async function countToolbarRows(page: Page): Promise<number> {
  const main = page.getByRole('main');
  const parts = [
    main.getByRole('button', { name: 'Type:' }),
    main.getByRole('button', { name: 'Project:' }).filter({ visible: true }),
    main.getByRole('searchbox').filter({ visible: true }),
    main.getByRole('button', { name: 'More' }),
  ];
  const middles = [];
  for (const part of parts) {
    if ((await part.count()) === 0) continue;
    const { y, height: partHeight } = await boxOf(part);
    middles.push(Math.round(y + partHeight / 2));
  }
  return new Set(middles).size;
}

for (const [width, rows, small, normal, large] of [
  [1200, 1, 400, 708, 1140],
  [992, 2, 400, 708, 932],
  [768, 2, 400, 708, 708],
  [767, 1, 767, 767, 767],
] as const) {
  test.describe(`on a screen of ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('the toolbar takes its rows, and windows their width', async ({ page, logIn }) => {
      await logIn('jonas');
      await page.goto(list);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await countToolbarRows(page)).toBe(rows);

      for (const [path, windowWidth] of [
        ['/items/goto', small],
        ['/about', normal],
        ['/issues/1', large],
      ] as const) {
        await openWindow(page, path);
        const { y, width: taken } = await boxOf(page.getByRole('dialog'));
        expect([taken, y]).toEqual([windowWidth, width < 768 ? 0 : 48]);
      }
    });
  });
}

test('a form ends with what it does, then Cancel, of one width', async ({ page, logIn }) => {
  await logIn('jonas');
  await openWindow(page, '/items/goto');
  const ok = await boxOf(page.getByRole('dialog').getByRole('button', { name: 'Go to item' }));
  const cancel = await boxOf(page.getByRole('button', { name: 'Cancel' }));

  expect([ok.width, cancel.width]).toEqual([120, 120]);
  expect(cancel.x).toBeGreaterThan(ok.x);
});

test('captions of the bar give way to icons, and what has no room folds into a panel', async ({
  page,
  logIn,
}) => {
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  const goToItem = bar.getByRole('link', { name: 'Go to item' });
  const add = bar.getByRole('link', { name: 'Add issue' });
  const menu = bar.getByRole('button', { name: 'Menu' });
  const icon = 48;
  await page.setViewportSize({ width: 1200, height });
  await logIn('jonas');
  await page.goto(list);

  await expect(menu).toBeHidden();
  expect(await widthOf(goToItem)).toBeGreaterThan(icon);
  expect(await widthOf(add)).toBeGreaterThan(icon);

  await page.setViewportSize({ width: 1199, height });
  await expect.poll(() => widthOf(goToItem)).toBeLessThan(icon);
  expect(await widthOf(add)).toBeGreaterThan(icon);
  await bar.getByRole('button', { name: /^Alerts/ }).click();
  await expect(page.getByRole('menu')).toHaveCSS('width', '300px');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 767, height });
  await expect(goToItem).toBeHidden();
  expect(await widthOf(add)).toBeLessThan(icon);
  await bar.getByRole('button', { name: /^Alerts/ }).click();
  await expect(page.getByRole('menu')).toHaveCSS('width', '250px');
  await page.keyboard.press('Escape');

  const account = page.getByRole('link', { name: 'My account' });
  await menu.click();
  await expect(account).toBeVisible();
  await page.setViewportSize({ width: 768, height });
  await expect(account).toBeHidden();
  await page.setViewportSize({ width: 767, height });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(account).toBeHidden();
});

test('a notice has its mark beside the first line, and its buttons in one row', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await page.goto(list);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/issues/list.php', (route) => route.fulfill({ json: { errorCode: 300 } }));
  await page.getByRole('button', { name: 'Reload' }).click();
  const notice = page.getByRole('note');
  const retry = notice.getByRole('button', { name: 'Try again' });
  const icon = notice.locator('svg');
  const middleOf = async (element: Locator) => {
    const box = await boxOf(element);
    return Math.round(box.y + box.height / 2);
  };

  await page.setViewportSize({ width: 1280, height });
  await expect(notice).toBeVisible();
  expect(Math.abs((await middleOf(icon)) - (await middleOf(retry)))).toBeLessThan(3);

  await page.setViewportSize({ width: 390, height });
  const login = notice.getByRole('link', { name: 'Log in' });
  expect(await middleOf(login)).toBe(await middleOf(retry));
  expect(await middleOf(icon)).toBeLessThan((await middleOf(retry)) - 20);
});

test('a window that is only kept takes no room on paper', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto(list);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const kept = page.locator('[aria-hidden="true"]', { has: page.locator('[role="dialog"]') });
  expect(await kept.boundingBox()).not.toBeNull();

  await page.emulateMedia({ media: 'print' });

  expect(await kept.boundingBox()).toBeNull();
});

test('the words of a menu begin at the same line, with an icon or without', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await page.goto(list);
  await expect(page.getByRole('main').locator('[data-tick]').first()).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();

  const entries = page.getByRole('menuitem');
  await expect(entries.filter({ has: page.locator('svg') })).not.toHaveCount(0);
  await expect(entries.filter({ hasNot: page.locator('svg') })).not.toHaveCount(0);
  const starts = await entries
    .locator('span')
    .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().left)));
  expect(new Set(starts).size).toBe(1);
});
