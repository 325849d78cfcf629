/** The workspace as assistive technology finds it, state by state, and as the browser's own acts do. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ reading: 'pane', viewport: { width: 1280, height: 900 } });

const tip = (page: Page) => page.getByRole('tooltip', { includeHidden: true });
const pane = (page: Page) => page.locator('[data-pane]');

test.beforeEach(async ({ page, logIn }) => {
  await logIn('maria');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  await page.keyboard.press('j');
  // Which row that is changes while other tests add issues.
  await expect(page.locator('[data-row-link]:focus')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an issue beside its list, and what opens over both, in ${colorScheme} colours`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press('Enter');
    await expect(pane(page).getByRole('article').first()).toBeVisible();
    await expectAccessible();

    await page.keyboard.press('Control+k');
    await expect(
      page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox'),
    ).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('c');
    const comment = pane(page).getByRole('textbox', { name: 'Comment' });
    await expect(comment).toBeFocused();
    await comment.fill('A word that is not sent.');
    await expectAccessible();
  });
}

test('links of rows open tabs beside the pane, and the history leads through it', async ({
  page,
  context,
}) => {
  const rows = page.locator('main a[data-row-link]');
  const hrefs = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const [first = '', second = ''] = hrefs.map((href) => href ?? '');
  const row = (href: string) => page.locator(`main a[data-row-link][href="${href}"]`);
  const heading = pane(page).getByRole('heading', { level: 2 }).first();
  const isAt = async (href: string) => {
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    const name = (await heading.textContent()) ?? '';
    expect(name).not.toBe('');
    await expect(row(href)).toContainText(name);
    await expect(row(href)).toHaveAttribute('aria-current', /.+/);
  };
  await row(first).click();
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  await isAt(first);

  // On the name, as on any link: beside it Ctrl selects the row.
  const name = row(second).locator('span span').first();
  const ways: Parameters<Locator['click']>[] = [
    [{ modifiers: ['Control'] }],
    [{ button: 'middle' }],
  ];
  for (const way of ways) {
    const [tab] = await Promise.all([context.waitForEvent('page'), name.click(...way)]);
    const whole = tab.getByRole('dialog');
    await expect(whole.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab).toHaveURL(new RegExp(`${second}$`));
    await expect(pane(tab)).toBeHidden();
    await tab.close();
    await isAt(first);
  }

  await row(second).click();
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await isAt(second);
  await page.goBack();
  await isAt(first);
  await page.goForward();
  await isAt(second);
  await page.goBack();
  await page.goBack();
  await expect(pane(page)).toBeHidden();
});

test('words of list and pane are found, and paper takes all of the issue', async ({ page }) => {
  const words = 'The last word of a long history';
  await page.route('**/issues/load.php', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { history?: object[] } };
    const comments = Array.from({ length: 30 }, (_, index) => ({
      id: 9_000_000 + index,
      type: 3,
      createdDate: 1_700_000_000,
      createdBy: 1,
      text: index === 29 ? words : 'Long. '.repeat(200),
    }));
    answer.result.history?.push(...comments);
    await route.fulfill({ response, json: answer });
  });
  await page.keyboard.press('Enter');
  await expect(pane(page).getByText(words)).toBeAttached();

  const lastName = (await page.locator('main a[data-row-link]').last().textContent()) ?? '';
  const find = (text: string) =>
    page.evaluate((wanted) => {
      const selection = window.getSelection();
      selection?.removeAllRanges();
      // Chromium has it, as pages are searched; TypeScript does not.
      const search = Reflect.get(window, 'find') as (...how: unknown[]) => boolean;
      const isFound = search.call(window, wanted, false, false, true);
      const place = selection?.anchorNode?.parentElement?.closest('main, [data-pane]');
      return isFound ? (place?.localName ?? 'elsewhere') : null;
    }, text);
  expect(await find(words)).toBe('section');
  expect(await find(lastName.trim().slice(-12))).toBe('main');

  await page.keyboard.press('Enter');
  await expect(pane(page)).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(pane(page).getByText(words)).toBeVisible();
  const cut = await pane(page)
    .getByText(words)
    .evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const around: Element[] = [];
      for (let one = element.parentElement; one; one = one.parentElement) around.push(one);
      const root = document.documentElement;
      const clipping = around.filter(
        (one) => one !== root && getComputedStyle(one).overflowY !== 'visible',
      );
      return {
        isOutside: bottom + window.scrollY > root.scrollHeight,
        clipped: clipping.filter((one) => one.scrollHeight > one.clientHeight + 1).length,
      };
    });
  expect(cut).toEqual({ isOutside: false, clipped: 0 });
});

test('a name that is edited in place, and what takes it back', async ({
  page,
  expectAccessible,
}) => {
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  const heading = pane(page).getByRole('heading', { level: 2 }).first();
  const before = (await heading.textContent()) ?? '';
  await page.keyboard.press('e');
  const name = pane(page).getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expectAccessible();

  await name.press('End');
  await page.keyboard.type(' again');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(heading).toHaveText(`${before} again`);
  // With the tip of the button that has the focus now.
  await expect(tip(page)).toBeVisible();
  await expectAccessible();
  await undo.click();
  await expect(heading).toHaveText(before);
  // The bar stands apart from what it is about.
  await expect(pane(page).getByRole('button', { name: 'Edit name' })).toBeFocused();
});

test('the tips of the bar, of the list, of the pane and of a window', async ({
  page,
  expectAccessible,
}) => {
  const focusByKey = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tip(page)).toBeVisible();
    await expectAccessible();
  };
  await focusByKey(page.getByRole('banner').getByRole('button').last());
  await focusByKey(page.getByRole('main').getByRole('button', { name: 'More' }));
  await page.locator('[data-row-link]').first().click();
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  await focusByKey(pane(page).getByRole('button', { name: 'Close' }));

  await page.goto('/client/index.php#/issues/1/edit');
  // It takes the focus once it has come.
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await focusByKey(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
});

test('the pane below the list', async ({ page, expectAccessible }) => {
  await page.evaluate(() => {
    window.localStorage.setItem(
      'issuedesk.workspace',
      JSON.stringify({ reading: 'pane', side: 'below' }),
    );
  });
  await page.reload();
  await page.locator('[data-row-link]').first().click();
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  await expectAccessible();
});

test('the line before the pane is dragged, and put back by a double click', async ({ page }) => {
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('article').first()).toBeVisible();
  const line = page.getByRole('separator', { name: 'Room for the issue' });
  const widthOf = async () => Math.round((await pane(page).boundingBox())?.width ?? 0);
  const middleOf = async () => {
    const { x = 0, width = 0 } = (await line.boundingBox()) ?? {};
    return { x: x + width / 2, y: 400 };
  };
  const before = await widthOf();
  const from = await middleOf();

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 3 });
  // It follows the pointer before that is let go.
  await expect.poll(widthOf).toBe(before - 60);
  await page.mouse.up();
  await page.mouse.move(from.x - 60, from.y);
  expect(await widthOf()).toBe(before - 60);
  await expect(line).toHaveAttribute('aria-valuenow', String(before - 60));

  // What is opened by its address alone stands in a window: it is opened from its list again.
  await page.keyboard.press('Escape');
  await expect(pane(page)).toBeHidden();
  await page.reload();
  await page.locator('[data-row-link]').first().click();
  await expect.poll(widthOf).toBe(before - 60);
  const now = await middleOf();
  await page.mouse.dblclick(now.x, now.y);
  await expect.poll(widthOf).toBe(before);
});
