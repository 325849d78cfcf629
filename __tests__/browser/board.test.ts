/** The board by pointer, keys and finger; what a move means is told by __tests__/stories/board.test.tsx. */
import type { Locator, Page } from '@playwright/test';
import { expectNothingBeside } from './support/fitting';
import { growLists } from './support/growLists';
import { IN_FULL } from './support/inFull';
import { expect, test } from './support/test';

const column = (page: Page, name: string) =>
  page
    .locator('section[data-place]')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const cardOf = (page: Page, issueId: string) => page.locator(`[data-card="${issueId}"]`);

async function openBoard(page: Page, as = 'board') {
  await page.goto(`/client/index.php#/types/1/issues?as=${as}`);
  await page.locator('[data-card]').first().waitFor();
}

/** A card of a column that no other test has to do with, by its number. */
async function lastCard(page: Page, from: string): Promise<string> {
  const cards = column(page, from).locator('[data-card]');
  return (await cards.last().getAttribute('data-card')) ?? '';
}

async function centerOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + Math.min(height / 2, 120) };
}

test('a card is dragged to another column and taken back', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await openBoard(page);
  await expectAccessible();
  // A screen full of cards is few elements.
  expect(await page.locator('*').count()).toBeLessThanOrEqual(1_500);
  // Fingers get no tip: that a number can be pressed is seen.
  await expect(column(page, 'New').locator('button[aria-expanded]')).toHaveCSS(
    'border-style',
    'solid',
  );
  const issueId = await lastCard(page, 'Confirmed');
  const from = await centerOf(cardOf(page, issueId));
  const to = await centerOf(column(page, 'New'));

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(column(page, 'New')).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(column(page, 'Confirmed').locator(`[data-card="${issueId}"]`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // A drag is no click: no issue has opened.
  await expect(page).toHaveURL(/\?as=board$/);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeAttached();
});

test('a drag is ended by Esc, and changes nothing', async ({ page, logIn }) => {
  await logIn('jonas');
  await openBoard(page);
  const issueId = await lastCard(page, 'Confirmed');
  const from = await centerOf(cardOf(page, issueId));
  const to = await centerOf(column(page, 'New'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(column(page, 'New')).toHaveAttribute('data-over', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-over]')).toHaveCount(0);
  await page.mouse.up();
  await expect(column(page, 'Confirmed').locator(`[data-card="${issueId}"]`)).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`a card is carried by keys on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await openBoard(page);
    const issueId = await lastCard(page, 'New');
    const link = cardOf(page, issueId).getByRole('link');
    await link.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Card lifted/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Confirmed').locator(`[data-card="${issueId}"]`)).toBeInViewport();
    await expect(link).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(column(page, 'New').locator(`[data-card="${issueId}"]`)).toBeInViewport();
    await expect(link).toBeFocused();
    await expectNothingBeside(page);
    // Enter opens it as a row does.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/issues/${issueId}$`));
  });
}

test('lanes are as accessible, and scroll below the names of their columns', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await openBoard(page, 'board.attribute2.attribute1');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible();
  const head = page.getByRole('heading', { level: 2 }).first();
  await page.locator('[data-card] a').first().focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
  await expect(head).toBeInViewport();
  await expect(page.locator('[data-card] a:focus')).toBeInViewport(IN_FULL);

  // What stands on the cards is chosen by keys or pointer, and kept.
  const places = page.locator('[data-card]').getByText('Web Shop — Bugs');
  const fields = page.getByRole('button', { name: 'On cards' });
  await expect(places).toHaveCount(0);
  await fields.press('Enter');
  await page.getByRole('menuitem', { name: 'Location' }).press('Enter');
  await expect(places.first()).toBeAttached();
  await expectAccessible();
  await page.reload();
  await expect(places.first()).toBeAttached();
  await fields.click();
  await page.getByRole('menuitem', { name: 'Location' }).click();
  await expect(places).toHaveCount(0);
});

async function expectCardInView(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-card]')].some((card) => {
          const { top, left } = card.getBoundingClientRect();
          return top > 0 && top < innerHeight && left > 0 && left < innerWidth;
        }),
      ),
    )
    .toBe(true);
}

for (const [what, as] of [
  ['lanes', 'board.attribute2.attribute1'],
  ['columns', 'board.attribute1'],
  ['columns with lanes', 'board.attribute1.attribute2'],
] as const) {
  test(`two hundred people as ${what} are few elements, and all are come by`, async ({
    page,
    logIn,
  }) => {
    // The larger the screen, the more of them are in view.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await logIn('jonas');
    await growLists(page, { issues: 12_000, people: 200 });
    await openBoard(page, as);
    const count = () => page.locator('*').count();
    expect(await count()).toBeLessThanOrEqual(1_500);

    // By the keyboard from card to card, and to the end as by the wheel.
    const scroller = page.locator('[data-scroller]').first();
    const key = what === 'lanes' ? 'ArrowDown' : 'ArrowRight';
    await page.locator('[data-card] a').first().focus();
    for (let step = 0; step < 20; step += 1) await page.keyboard.press(key);
    await expect(page.locator('[data-card] a:focus')).toBeInViewport(IN_FULL);
    await scroller.evaluate((element) => {
      element.scrollTo(element.scrollWidth, element.scrollHeight);
    });
    await expect(page.getByRole('heading', { name: 'Person 99' })).toBeInViewport();
    // Of lanes and columns together the last place may be empty.
    if (what !== 'columns with lanes') await expectCardInView(page);
    expect(await count()).toBeLessThanOrEqual(1_500);
  });
}

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a card is taken up by resting on it, and carried over the edge', async ({
    page,
    logIn,
  }) => {
    await logIn('jonas');
    await openBoard(page);
    const card = page.locator('[data-card]').nth(1);
    const issueId = (await card.getAttribute('data-card')) ?? '';
    const { x, y } = await centerOf(card);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

    await send('touchStart', { x, y });
    await expect(page.locator('[data-over]')).toHaveCount(1);
    await send('touchMove', { x: 380, y });
    // At the edge the next column comes.
    await expect(column(page, 'Confirmed')).toHaveAttribute('data-over', 'true');
    // Far from where it lay, the card is no longer in the page.
    await expect(cardOf(page, issueId)).toHaveCount(0);
    await send('touchMove', { x: 10, y });
    await expect(column(page, 'New')).toHaveAttribute('data-over', 'true');

    // It is put down where it was carried to, and opened by nothing of that.
    await send('touchMove', { x: 380, y });
    await expect(column(page, 'Confirmed')).toHaveAttribute('data-over', 'true');
    await send('touchEnd');
    await expect(page.locator('[data-over]')).toHaveCount(0);
    await expect(column(page, 'Confirmed').locator(`[data-card="${issueId}"]`)).toBeAttached();
    await expect(page).toHaveURL(/\?as=board$/);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByText('Change undone')).toBeAttached();
    await expect(column(page, 'Confirmed').locator(`[data-card="${issueId}"]`)).toHaveCount(0);
  });
});
