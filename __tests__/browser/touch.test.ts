import { bringCommands } from './support/bringCommands';
import { IN_FULL } from './support/inFull';
import { expect, test } from './support/test';
import { windowOf } from './support/windowOf';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('no field is so small that a phone zooms into it', async ({ page, logIn }) => {
  const smallest = () =>
    page
      .locator('input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea')
      .evaluateAll((all) =>
        Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize))),
      );
  await page.goto('/index.php');
  expect(await smallest()).toBeGreaterThanOrEqual(16);
  await logIn('jonas');
  for (const path of ['/types/1/issues', '/issues/1/comments/add', '/issues/1/edit']) {
    await page.goto(`/client/index.php#${path}`);
    if (path !== '/types/1/issues') await expect(windowOf(page).submit).toBeVisible();
    expect(await smallest()).toBeGreaterThanOrEqual(16);
  }
});

test('the buttons inside a field lie beside each other and the text', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1/edit');
  const { button, frame } = windowOf(page);
  const time = button('Select a time');
  await expect(time).toBeVisible();
  const date = await button('Select a date').last().boundingBox();
  const timeBox = await time.boundingBox();

  expect((date?.x ?? 0) + (date?.width ?? 0)).toBeLessThanOrEqual(timeBox?.x ?? 0);
  const textEnd = await frame
    .locator('div', { has: page.locator('> button + button') })
    .locator('> input')
    .evaluate(
      (input) =>
        input.getBoundingClientRect().right - parseFloat(getComputedStyle(input).paddingRight),
    );
  expect(textEnd).toBeLessThanOrEqual(date?.x ?? 0);
});

test('a tap beside a menu closes it and opens nothing', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const row = page.getByRole('row').nth(8);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Type: Bugs' }).tap();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await row.tap({ position: { x: 150, y: 20 } });

  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/#\/types\/1\/issues$/);
  await row.tap({ position: { x: 150, y: 20 } });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the menu of the list shows all it holds', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const more = page.getByRole('main').getByRole('button', { name: 'More' });
  const entries = page.getByRole('menuitem');
  await more.tap();
  // The code of some comes with this first touch.
  await expect(entries.last()).toHaveText('Save as report');
  await expect(entries.last()).toBeInViewport(IN_FULL);
  const widths = await entries.evaluateAll((all) => all.map((entry) => entry.clientWidth));
  expect(new Set(widths).size, 'as wide as each other').toBe(1);
});

test('what was tapped does not look as if something pointed at it', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await page.getByRole('main').getByRole('button', { name: 'Search, filter and sort' }).tap();
  const again = page.getByRole('main').getByRole('button', { name: 'Reload' });
  const background = () => again.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(page.getByRole('row').nth(8)).toBeVisible();
  const before = await background();
  await again.tap();
  expect(await background()).toBe(before);
});

test('the list is printed to its last row, with the count below', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const last = page.getByRole('row').nth(50);
  await expect(last).toBeAttached();
  await page.emulateMedia({ media: 'print' });

  const row = await last.boundingBox();
  const count = await page.getByText(/^1–50 of/).boundingBox();
  expect(count?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0));
});

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('a phone shows more of a window than its frame', async ({ page, logIn }) => {
    await logIn('jonas');
    await page.goto('/client/index.php#/issues/1');
    const { frame, region } = windowOf(page);
    await expect(region('All history')).toBeVisible();
    expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(370);
  });
});

test.describe('on the smallest screen', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a month is in view as a whole', async ({ page, logIn }) => {
    await logIn('jonas');
    await page.goto('/client/index.php#/issues/1/edit');
    const { button, frame } = windowOf(page);
    await button('Select a date').last().tap();
    const month = frame.getByRole('grid');
    await expect(month).toBeVisible();

    await expect(month).toBeInViewport(IN_FULL);
    expect(await frame.locator('[data-scroller]').evaluate((body) => body.scrollLeft)).toBe(0);
  });
});

test('the head of an issue has one row of buttons, and what one chooses from is as large as what is typed', async ({
  page,
  logIn,
}) => {
  await logIn('admin');
  await page.goto('/client/index.php#/types/1/issues');
  const rows = page.locator('main a[data-row-link]');
  await rows.nth(21).scrollIntoViewIfNeeded();
  await rows.nth(21).tap();
  const head = page.getByRole('dialog').locator('header').first();
  await expect(head.getByText(/^22 of \d{3}$/)).toBeVisible();
  const heights = await Promise.all(
    ['Previous issue', 'Next issue', 'More'].map(
      async (name) => (await head.getByRole('button', { name }).boundingBox())?.y,
    ),
  );
  expect(new Set(heights).size).toBe(1);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const arrow = head.getByRole('button', { name: 'Next issue' }).locator('svg');
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');

  await page.goto('/client/index.php#/projects');
  const added = page.getByRole('link', { name: 'Add project' });
  const archived = page.getByRole('link', { name: 'Archived projects' });
  expect((await archived.boundingBox())?.y).toBe((await added.boundingBox())?.y);

  await page.goto('/client/index.php#/types/1/issues/add');
  for (const name of [/^Text format/, /^Project/]) {
    await expect(page.getByRole('combobox', { name })).toHaveCSS('font-size', '16px');
  }
});

test('logging out has its buttons at the lower edge, as forms have', async ({ page, logIn }) => {
  await logIn('admin');
  await page.goto('/client/index.php#/logout');
  const cancel = await page.getByRole('link', { name: 'Cancel' }).boundingBox();
  expect((cancel?.y ?? 0) + (cancel?.height ?? 0)).toBeGreaterThan(844 - 24);
});

test('what a choice means stands below it', async ({ page, logIn }) => {
  await logIn('admin');
  await page.goto('/client/index.php#/users/3/permissions/edit');
  const choice = page.locator('label', { hasText: 'Cannot log in.' });
  const help = choice.getByText('Cannot log in.').last();
  const box = await choice.locator('input').boundingBox();
  expect((await help.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + 12);
});

test('a finger that rests on a row asks for its menu where the browser does not say so, and selects', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  // As on iOS.
  await page.addInitScript(() => {
    const hold = (event: Event) => {
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('contextmenu', hold, { capture: true });
  });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await bringCommands(page);
  const rows = page.getByRole('row');
  const touch = await page.context().newCDPSession(page);
  const restOn = async (index: number, until: () => Promise<void>) => {
    const box = await rows.nth(index).boundingBox();
    const at = { x: 120, y: (box?.y ?? 0) + 20 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await until();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const menu = page.getByRole('menu');
  await restOn(2, () => expect(menu).toBeVisible());
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/#\/types\/1\/issues$/);
  await expectAccessible('[role=menu]');
  await menu.getByRole('menuitem', { name: 'Select or deselect' }).tap();

  await expect(page.getByRole('toolbar', { name: '1 issue selected' })).toBeVisible();
  await page.locator('[data-tick]').nth(3).tap();
  await expect(page.getByRole('toolbar', { name: '2 issues selected' })).toBeVisible();
  // What is tapped opens, as before.
  await rows.nth(5).tap({ position: { x: 150, y: 20 } });
  await expect(page.getByRole('dialog')).toBeVisible();
});
