import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { windowOf } from './support/windowOf';

test.use({ hasTouch: true });

const rows = (page: Page) =>
  windowOf(page).frame.getByRole('list', { name: 'Attributes' }).getByRole('listitem');

const firstThree = (page: Page) =>
  rows(page).evaluateAll((items) => items.slice(0, 3).map((item) => item.textContent));

async function openOrder(page: Page) {
  await page.goto('/client/index.php#/types/1/attributes/reorder');
  await windowOf(page).expectTitle('Reorder attributes');
  await expect(rows(page).first()).toBeVisible();
}

/** Middles of the grips of two rows: a finger on their names would scroll. */
async function placesOf(page: Page, from: number, to: number) {
  const boxes = await rows(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ x, y, height }) => ({ x, y, height })),
  );
  const middle = (index: number) => {
    const box = boxes[index];
    if (!box) throw new Error(`There is no row ${String(index)}.`);
    return { x: box.x + 16, y: box.y + box.height / 2 };
  };
  return { start: middle(from), end: middle(to) };
}

test('what is asked is in view before a long list', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 800, height: 320 });
  await logIn('admin');
  await openOrder(page);
  const { submit } = windowOf(page);

  await expect(submit).toBeFocused();
  await expect(page.getByText('Change the order of the attributes')).toBeInViewport();

  await page.goto('/client/index.php#/types/1/views/default/edit');
  await windowOf(page).expectTitle('Default view');
  await expect(page.getByText('This is what lists of')).toBeInViewport();
});

test('attributes are put in order by drag, by touch and by keyboard', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('admin');
  await openOrder(page);
  const [first, second, third] = await firstThree(page);
  await expectAccessible();

  const mouse = await placesOf(page, 0, 2);
  await page.mouse.move(mouse.start.x, mouse.start.y);
  await page.mouse.down();
  await page.mouse.move(mouse.end.x, mouse.end.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => firstThree(page)).toEqual([second, third, first]);

  const finger = await page.context().newCDPSession(page);
  const touch = await placesOf(page, 2, 0);
  const at = ({ x, y }: { x: number; y: number }) => ({ touchPoints: [{ x, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(touch.start) });
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const y = touch.start.y + (touch.end.y - touch.start.y) * share;
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at({ x: touch.start.x, y }),
    });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => firstThree(page)).toEqual([first, second, third]);

  const { button, save } = windowOf(page);
  await button(`Move ${first ?? ''} down`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(button(`Move ${first ?? ''} down`)).toBeFocused();
  await expect.poll(() => firstThree(page)).toEqual([second, third, first]);
  await expect(page.getByText(`${first ?? ''}: 3 of`)).toBeAttached();

  await save('Bugs');
  await openOrder(page);
  await expect.poll(() => firstThree(page)).toEqual([second, third, first]);
});
