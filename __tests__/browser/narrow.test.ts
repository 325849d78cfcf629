import { IN_FULL } from './support/inFull';
import { expect, test } from './support/test';
import { windowOf } from './support/windowOf';

for (const width of [320, 390, 768]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('nothing but the grid scrolls sideways', async ({ page, logIn, expectAccessible }) => {
      await logIn('jonas');
      for (const path of [
        '/types/1/issues',
        '/issues/1',
        '/types/1/issues/add',
        '/issues/1/comments/add',
        '/types/1/views',
        '/about',
      ]) {
        await page.goto(`/client/index.php#${path}`);
        if (path === '/types/1/issues') await expect(page.getByRole('row').nth(1)).toBeVisible();
        else await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
        const tooWide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('[role=dialog] *')]
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 &&
                ['auto', 'scroll', 'visible'].includes(getComputedStyle(element).overflowX) &&
                element.clientWidth > 0 &&
                !element.closest('pre, table, [role=table]') &&
                getComputedStyle(element).display !== 'inline' &&
                element.scrollWidth > innerWidth,
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(tooWide).toEqual([]);
        // What lies behind a window is the list, which was looked at first.
        await expectAccessible(path === '/types/1/issues' ? undefined : '[role=dialog]');
      }
    });
  });
}

test.describe('administration on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('shows what a member may do without scrolling, and a long way back', async ({
    page,
    logIn,
  }) => {
    const longName = 'Longname'.repeat(5);
    await logIn('admin');
    await page.goto('/client/index.php#/projects/1/permissions');
    const { frame, expectTitle, command, fill, save, follow } = windowOf(page);
    const access = frame.getByRole('cell', { name: 'Project administrator' }).first();
    await expect(access).toBeVisible();
    expect(await access.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
    await expect(access).toBeInViewport(IN_FULL);

    await page.goto('/client/index.php#/projects/2');
    await expectTitle('Mobile App');
    await command('Rename project');
    await fill({ Name: longName });
    await save(longName);
    await follow('Project permissions');
    await expect(frame.getByRole('link', { name: longName })).toBeInViewport(IN_FULL);
    await follow(longName);
    await command('Rename project');
    await fill({ Name: 'Mobile App' });
    await save('Mobile App');
  });

  test('has one rule for the buttons of all windows', async ({ page, logIn }) => {
    await logIn('admin');
    for (const path of ['/users/999999', '/about', '/types/add']) {
      // From the start: otherwise the window before this one might be measured.
      await page.goto('about:blank');
      await page.goto(`/client/index.php#${path}`);
      const first = windowOf(page)
        .frame.locator('form [type=submit], footer :is(a, button)')
        .first();
      await expect(first).toBeVisible();
      // Parts of a window come one by one, and what was there may be drawn anew.
      await expect.poll(async () => (await first.boundingBox())?.x).toBe(16);
      expect((await first.boundingBox())?.width).toBeGreaterThan(150);
    }
  });
});

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 180 } });

  test('there is room for rows of the list below the bars', async ({ page, logIn }) => {
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues');
    const row = page.getByRole('row').nth(2);
    await expect(row).toBeAttached();

    const type = await page.getByRole('button', { name: 'Type:' }).boundingBox();
    const table = await page.getByRole('table').boundingBox();
    expect(table?.y).toBeGreaterThan((type?.y ?? 0) + (type?.height ?? 0));
    const name = row.getByRole('link').first();
    await name.scrollIntoViewIfNeeded();
    await expect(name).toBeInViewport();
    await page.getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeInViewport(IN_FULL);
  });

  test('a row has two lines, the name above the rest, and the bar above the list is one', async ({
    page,
    logIn,
  }) => {
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues');
    const row = page.getByRole('row').nth(2);
    await expect(row).toBeAttached();
    await row.scrollIntoViewIfNeeded();

    const name = await row.getByRole('link').first().locator('span').first().boundingBox();
    const cells = row.getByRole('cell').filter({ visible: true });
    const places = await cells.evaluateAll((all) =>
      all.map((cell) => cell.getBoundingClientRect().y).sort((one, other) => one - other),
    );
    expect(places.at(-1)).toBeGreaterThan(name?.y ?? Infinity);
    const height = (await row.boundingBox())?.height ?? 0;
    expect(height).toBeLessThan(3 * (name?.height ?? 0) + 30);

    const bar = page.getByRole('main').getByRole('button', { name: /^(Type:|More$|Search)/ });
    const lines = await bar.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(4);
  });

  test('the longest name leaves room for the issue', async ({ page, context, logIn }) => {
    await context.route('**/issues/load.php', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/"name":"(?:[^"\\]|\\.)*"/, `"name":"${'W'.repeat(255)}"`),
      });
    });
    await logIn('jonas');
    await page.goto('/client/index.php#/issues/1');
    const { frame } = windowOf(page);

    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('W'.repeat(255));
    await expect(frame.getByRole('link', { name: 'Edit' })).toBeInViewport(IN_FULL);
    const properties = frame.getByRole('heading', { name: 'Properties' });
    await properties.scrollIntoViewIfNeeded();
    await expect(properties).toBeInViewport(IN_FULL);
  });
});

test.describe('the unfolded bar of a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('does not hide the menu of alerts', async ({ page, logIn }) => {
    await logIn('jonas');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: /^Alerts/ }).click();

    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await menu.click({ position: { x: 8, y: 8 }, trial: true });
  });
});

test.describe('at 400 %, a form', () => {
  test.use({
    viewport: { width: 320, height: 180 },
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
  });

  test('says at its top why it was not saved', async ({ page, context, logIn }) => {
    await logIn('jonas');
    await page.goto('/client/index.php#/issues/1/comments/add');
    const { field, submit, frame } = windowOf(page);
    await field('Comment').fill('Never to be seen');
    await context.setOffline(true);
    await submit.click();
    await expect(frame.getByText('The server cannot be reached')).toBeInViewport({ ratio: 0.5 });
  });
});

test('the number of a comment is a target of its own', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1');
  const { frame } = windowOf(page);
  const entry = frame
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first();
  const number = await entry.getByRole('link', { name: /^Link to/ }).boundingBox();
  const menu = await entry.getByRole('button').last().boundingBox();

  expect(number?.height).toBeGreaterThanOrEqual(24);
  expect(number?.width).toBeGreaterThanOrEqual(24);
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
});
