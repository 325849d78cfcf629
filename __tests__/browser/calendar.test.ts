/** Calendar and time line by pointer and keys; what a move means is told by __tests__/stories/calendar.test.tsx. */
import type { Locator, Page } from '@playwright/test';
import { expectNothingBeside } from './support/fitting';
import { expect, test } from './support/test';

const bugs = '/client/index.php#/types/1/issues?as=';
const tasks = '/client/index.php#/types/2/issues?as=';

/** A page of a calendar by the name of an attribute, which its menu knows. */
async function openCalendar(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.getByRole('button', { name: /^Date: / }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('button', { name: `Date: ${name}` })).toBeVisible();
}

async function centerOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test('an issue without a date is dragged onto a day, and taken back', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await openCalendar(page, `${bugs}calendar`, 'Due date');
  await expectAccessible();
  await expectNothingBeside(page);
  // A month is few elements.
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_500);
  const tray = page.locator('section[data-place="@"]');
  const issueId = await tray.locator('[data-card]').nth(2).getAttribute('data-card');
  const cell = page.getByRole('cell').nth(16);
  const from = await centerOf(tray.locator(`[data-card="${issueId ?? ''}"]`));
  const to = await centerOf(cell);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 10, from.y);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(cell).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(cell.locator(`[data-card="${issueId ?? ''}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeAttached();
  await expect(tray.locator(`[data-card="${issueId ?? ''}"]`)).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`a calendar is used by keys on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await openCalendar(page, `${bugs}calendar`, 'Modified Date');
    const title = page.getByRole('heading', { level: 2 });
    const first = await title.textContent();
    await page.locator('a[data-day][tabindex="0"], [data-card] a[tabindex="0"]').first().focus();
    await page.keyboard.press('PageUp');
    await expect(title).not.toHaveText(first ?? '');
    await expect(page.locator('a[data-day]:focus, [data-card] a:focus')).toBeInViewport();
    const before = (await title.textContent()) ?? '';
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(title).toHaveText(first ?? '');
    await page.goBack();
    await expect(title).toHaveText(before);
    await page.getByRole('button', { name: 'Period shown' }).click();
    await page.getByRole('menuitem', { name: 'Week' }).click();
    await expect(page.locator('section[data-place] h3')).toHaveCount(7);
    await expectAccessible();
    await expectNothingBeside(page);
  });

  test(`bars are moved on ${String(width)} px`, async ({ page, logIn, expectAccessible }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await page.goto(`${tasks}timeline`);
    const bar = page.locator('[data-track] [data-part="both"]').first();
    await bar.waitFor();
    await expectAccessible();
    await expectNothingBeside(page);
    const { x, y } = await centerOf(bar);
    const before = await bar.getAttribute('data-tip');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + width / 5, y, { steps: 4 });
    await expect(bar).not.toHaveAttribute('data-tip', before ?? '');
    // A drag is ended by Esc, and changes nothing.
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(bar).toHaveAttribute('data-tip', before ?? '');

    const row = page.locator('[data-card] a').first();
    await row.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Bar lifted/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(bar).not.toHaveAttribute('data-tip', before ?? '');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveAttribute('data-tip', before ?? '');
    await expect(row).toBeFocused();
    // A click on a bar opens its issue.
    await bar.click();
    await expect(page).toHaveURL(/#\/issues\/\d+$/);
  });
}

test('a bar that ends before it begins is open where it goes on beyond the edge', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await page.goto(`${tasks}timeline`);
  await page.getByRole('button', { name: 'Start: Start' }).click();
  await page.getByRole('menuitem', { name: 'Deadline' }).click();
  // The one that was the start is the end now, so that most bars end before they begin.
  await expect(page.getByRole('button', { name: 'End: Start' })).toBeVisible();

  const bars = page.locator('[data-track] > [data-part="both"]');
  await bars.first().waitFor();
  // Where a bar goes on there is nothing to drag it by.
  const edges = await bars.evaluateAll((all) =>
    all.flatMap((bar) => {
      const { borderInlineStartStyle, borderInlineEndStyle, rotate } = getComputedStyle(bar);
      // A point has no ends.
      if (rotate !== 'none') return [];
      return [
        ...(bar.querySelector('[data-part="start"]') ? [] : [borderInlineStartStyle]),
        ...(bar.querySelector('[data-part="end"]') ? [] : [borderInlineEndStyle]),
      ];
    }),
  );
  expect(new Set(edges)).toEqual(new Set(['none']));
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  /** One finger of a page. */
  async function fingerOf(page: Page) {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    return {
      press: (at: { x: number; y: number }) => send('touchStart', at),
      move: (at: { x: number; y: number }) => send('touchMove', at),
      lift: () => send('touchEnd'),
    };
  }

  test('an issue is carried to a day of the month', async ({ page, logIn }) => {
    await logIn('jonas');
    await openCalendar(page, `${bugs}calendar`, 'Due date');
    const card = page.locator('section[data-place="@"] [data-card]').first();
    const issueId = (await card.getAttribute('data-card')) ?? '';
    const from = await centerOf(card);
    const cell = page.getByRole('cell').nth(16);
    const to = await centerOf(cell);
    const finger = await fingerOf(page);

    await finger.press(from);
    await expect(page.locator('section[data-over]')).toHaveCount(1);
    await finger.move(to);
    await expect(cell).toHaveAttribute('data-over', 'true');
    await finger.lift();

    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await cell.getByRole('link').tap();
    const place = (await cell.getAttribute('data-place')) ?? '';
    const day = page.locator(`section[data-place="${place}"]`);
    await expect(day.locator(`[data-card="${issueId}"]`)).toBeVisible();
    // A finger that drags does not open what it carries.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(day.locator(`[data-card="${issueId}"]`)).toHaveCount(0);
  });

  test('a bar is moved, and the list below scrolls', async ({ page, logIn }) => {
    await logIn('jonas');
    await page.goto(`${tasks}timeline`);
    // Rows are in the order of their starts: a bar that is moved goes to another.
    const row = page.locator('[data-card]:has([data-part="both"])').nth(1);
    const issueId = (await row.getAttribute('data-card')) ?? '';
    const bar = page.locator(`[data-card="${issueId}"] [data-part="both"]`);
    const before = (await bar.getAttribute('data-tip')) ?? '';
    const { x, y } = await centerOf(bar);
    const finger = await fingerOf(page);

    await finger.press({ x, y });
    for (const step of [10, 40, 70]) await finger.move({ x: x + step, y });
    await expect(bar).not.toHaveAttribute('data-tip', before);
    // A browser may keep movements of a finger back, but not beyond its end.
    await finger.lift();
    await expect(bar).not.toHaveAttribute('data-tip', before);
    const moved = (await bar.getAttribute('data-tip')) ?? '';
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(bar).toHaveAttribute('data-tip', moved);
    // Not by the finger: the browser makes no click of a press so soon after one that moved.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bar).toHaveAttribute('data-tip', before);

    // Up and down the finger scrolls, on a bar as anywhere.
    const scroller = page.locator('main [data-scroller]');
    const at = await centerOf(page.locator('[data-track] [data-part="both"]').nth(3));
    await finger.press(at);
    for (const step of [20, 60, 100]) await finger.move({ x: at.x, y: at.y - step });
    await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await finger.lift();
    await expect(page).toHaveURL(/as=timeline/);
  });
});
