import type { Locator } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { IN_FULL } from './support/inFull';
import { expect, test } from './support/test';

test('a row opens in a tab of its own by a click with Ctrl on its name and by the middle button', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const row = page.getByRole('row').nth(2);

  for (const click of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await row
      .getByText(/\w+ \w+/)
      .first()
      .click(click);
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

test('the default list fits a common screen, and stands still while one pages', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const headers = page.getByRole('columnheader');
  const places = async () =>
    await headers.evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return [one.getAttribute('aria-label'), left, width];
      }),
    );
  await expect(headers).toHaveCount(7);
  for (const header of await headers.all()) await expect(header).toBeInViewport(IN_FULL);
  const before = await places();
  const nameWidth = before.find(([name]) => name === 'Name')?.[2];
  expect(nameWidth).toBeGreaterThan(300);

  await page.getByRole('row').nth(40).scrollIntoViewIfNeeded();
  await expect(headers.first()).toBeInViewport();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(/^51–/)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeInViewport();
  expect(await places()).toEqual(before);

  // The name takes what is left over, but never less than it needs.
  await page.setViewportSize({ width: 1480, height: 700 });
  expect(Number((await places()).find(([name]) => name === 'Name')?.[2])).toBeCloseTo(
    Number(nameWidth) + 200,
    0,
  );
  await page.setViewportSize({ width: 800, height: 700 });
  expect(Number((await places()).find(([name]) => name === 'Name')?.[2])).toBeCloseTo(240, 0);
});

test('id and name stay in view, whichever column is reached by the keyboard', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const headers = page.getByRole('columnheader');
  const buttons = headers.getByRole('button');
  const pinnedEnd = async () => {
    const name = await headers.nth(1).boundingBox();
    return (name?.x ?? 0) + (name?.width ?? 0);
  };
  const firstName = page.getByRole('row').nth(1).getByRole('link').first().locator('span').first();
  await page.getByRole('row').nth(30).scrollIntoViewIfNeeded();
  const rowBefore = await page.getByRole('row').nth(30).boundingBox();

  await buttons.first().focus();
  const steps = [...Array<string>(6).fill('Tab'), ...Array<string>(4).fill('Shift+Tab')];
  let at = 0;
  for (const key of steps) {
    await page.keyboard.press(key);
    at += key === 'Tab' ? 1 : -1;
    const button = buttons.nth(at);
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport(IN_FULL);
    expect((await headers.first().boundingBox())?.x).toBe(0);
    expect((await headers.nth(1).boundingBox())?.x).toBeLessThan(120);
    if (at > 1) {
      expect((await button.boundingBox())?.x).toBeGreaterThanOrEqual((await pinnedEnd()) - 8);
    }
  }
  expect((await page.getByRole('row').nth(30).boundingBox())?.y).toBe(rowBefore?.y);
  // What lies under the name does not show through it, nor takes its clicks.
  await page.getByRole('row').nth(1).scrollIntoViewIfNeeded();
  await firstName.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [width, columns] of [
  [1280, 7],
  [768, 4],
  [390, 0],
  [320, 0],
] as const) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 640 } });

    test('the list shows what tells issues apart, under bars that are low', async ({
      page,
      logIn,
    }) => {
      await logIn('jonas');
      await page.goto('/client/index.php#/types/1/issues');
      const row = page.getByRole('row').nth(1);
      await expect(row).toBeVisible();
      const main = page.getByRole('main');

      // All of a table are there to be heard.
      await expect(page.getByRole('columnheader')).toHaveCount(7);
      await expect(row.getByRole('cell')).toHaveCount(7);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (columns > 0) {
        for (let index = 0; index < columns; index += 1) {
          await expect(page.getByRole('columnheader').nth(index)).toBeInViewport(IN_FULL);
        }
        return;
      }
      const table = await page.getByRole('table').evaluate((element) => {
        const scroller = element.parentElement;
        return { scrolls: scroller?.scrollWidth, shows: scroller?.clientWidth };
      });
      expect(table.scrolls).toBe(table.shows);
      for (const text of [/^#\d+$/, 'New']) {
        await expect(row.getByText(text, { exact: true })).toBeInViewport(IN_FULL);
      }
      const top = (await row.boundingBox())?.y ?? 0;
      const status = main.getByRole('status').filter({ hasText: 'issues' });
      const bottom = (await status.boundingBox())?.y ?? 0;
      expect(top + (640 - bottom)).toBeLessThan(640 * 0.28);

      const refine = main.getByRole('button', { name: 'Search, filter and sort' });
      expect((await refine.boundingBox())?.width).toBeGreaterThanOrEqual(32);
      await expect(page.getByRole('searchbox')).toBeHidden();
      await refine.click();
      await main.getByRole('button', { name: 'Sort by' }).click();
      await page.getByRole('menuitem', { name: 'Name' }).click();
      await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await page.getByRole('searchbox').fill('cart');
      await page.keyboard.press('Enter');
      await expect(main.getByRole('button', { name: /not all issues are shown$/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
  });
}

test('a cell tells on hover what it cuts off, and a time its exact moment and how long ago', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const tooltip = page.getByRole('tooltip', { includeHidden: true });
  const mark = /^(Unread|Modified since last read) ?/;
  const longName = /^((Unread|Modified since last read) ?)?(?!Unread|Modified since).{60}/;
  const long = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: longName }) })
    .first();
  const name = long.getByRole('link').first().locator('> span');
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
  await expect(tooltip).toHaveText(/^\w+day, \w+ \d+, \d{4} at [\d:]+ [AP]M(now|\d+ \w+ ago)$/);
});

test('a kept list is clipped to what was seen of it until it has been shown again', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(51);
  // What clips comes with them.
  await bringCommands(page);
  const bodies = page.locator('main [role=table] > [role=rowgroup]:last-child');
  const clips = () =>
    bodies.evaluateAll((all) => all.map((body) => (body as HTMLElement).style.clipPath));
  const leave = async () => {
    // What is seen is noted when the browser has nothing else to do.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await page.goto('/client/index.php#/types/2/issues');
    await expect(bodies).toHaveCount(2);
    await expect.poll(clips).toContainEqual(expect.stringMatching(/^inset/));
  };
  const lastSeen = rows.nth(30);

  await leave();
  await page.goBack();
  // The other one is clipped in its turn, sooner or later.
  const shown = bodies.and(page.locator(':not([aria-hidden=true] *)'));
  await expect(rows).toHaveCount(51);
  await expect(shown).toHaveCSS('clip-path', 'none');

  await lastSeen.scrollIntoViewIfNeeded();
  await leave();
  expect((await clips()).find((clip) => clip !== '')).toMatch(/^inset\((?!0px)/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(clips).toEqual(['', '']);
  await page.goBack();
  await expect(lastSeen).toBeInViewport();
});
