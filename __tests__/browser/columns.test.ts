/** Columns of the list that are chosen, made wider, pinned and put back, by pointer and by keyboard. */
import type { Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { expectNothingBeside } from './support/fitting';
import { expect, test } from './support/test';

const caption = (page: Page, name: string) =>
  page.locator('main').getByRole('columnheader', { name, exact: true });
const widthOf = async (page: Page, name: string) =>
  Math.round((await caption(page, name).boundingBox())?.width ?? 0);
const captions = (page: Page) =>
  page
    .locator('main')
    .getByRole('columnheader')
    .evaluateAll((headers) => headers.map((header) => header.getAttribute('aria-label')));

async function openList(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await bringCommands(page);
}

test('columns are made wider by pointer and by keys, fitted, pinned and hidden', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await openList(page, 1280);
  const before = await widthOf(page, 'Priority');

  // The rows follow while it is dragged, and stay where it was let go.
  const edge = caption(page, 'Priority').getByRole('separator');
  const box = await edge.boundingBox();
  if (!box) throw new Error('The caption has no end.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  const cell = page.getByRole('row').nth(1).getByRole('cell').nth(4);
  expect(Math.round((await cell.boundingBox())?.width ?? 0)).toBe(before + 40);
  await page.mouse.up();
  expect(await widthOf(page, 'Priority')).toBe(before + 40);
  expect(Math.round((await cell.boundingBox())?.width ?? 0)).toBe(before + 40);

  // By keys: from the caption to its end.
  await caption(page, 'Priority').getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await expect(edge).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  expect(await widthOf(page, 'Priority')).toBe(before + 32);
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 32));
  await expectAccessible('main');
  await page.keyboard.press('Delete');
  expect(await widthOf(page, 'Priority')).toBe(before);
  await page.keyboard.press('Enter');
  const fitted = await widthOf(page, 'Priority');
  await expect(edge).toHaveAttribute('aria-valuenow', String(fitted));
  // The caption, which is longer than what stands below it, is there whole.
  const isCut = await caption(page, 'Priority')
    .locator('[data-tip-cut]')
    .evaluate((words) => words.scrollWidth > words.clientWidth);
  expect(isCut).toBe(false);
  expect(fitted).toBeLessThan(before);

  // The menu of a caption.
  await caption(page, 'Assigned to').click({ button: 'right' });
  await expect(page.getByRole('menu', { name: 'Columns' })).toBeVisible();
  await expectAccessible('main');
  await page.getByRole('menuitem', { name: 'Pin column' }).click();
  await caption(page, 'Priority').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect(caption(page, 'Priority')).toHaveCount(0);
  expect((await captions(page)).slice(0, 3)).toEqual(['ID', 'Name', 'Assigned to']);

  // Nothing jumps with the next start: what was chosen is there with the first list.
  const chosen = await captions(page);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await captions(page)).toEqual(chosen);
});

test('the menu of a caption stays when the event of an earlier scroll comes after the press', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page, 800);
  await caption(page, 'Name').getByRole('separator').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowRight');
  const menu = page.getByRole('menu', { name: 'Columns' });
  const scrollAndPress = () =>
    caption(page, 'Status').evaluate((header) => {
      header.closest('[role=table]')?.parentElement?.scrollBy({ left: 40 });
      const { x, y } = header.getBoundingClientRect();
      const place = { clientX: x + 10, clientY: y + 10 };
      header.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...place }),
      );
      // The event of scrolling comes with the next frame, and what it does is drawn with the one after.
      return new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
    });
  await scrollAndPress();
  await expect(menu).toBeVisible();

  // What moves it away from below the menu closes it.
  await page.locator('main [role=table]').evaluate((table) => {
    table.parentElement?.scrollTo({ left: 0 });
  });
  await expect(menu).toHaveCount(0);
});

test('a pinned column stays beside the name when the list goes sideways', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page, 800);
  await caption(page, 'Assigned to').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Pin column' }).click();
  await caption(page, 'Status').getByRole('separator').focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowRight');
  const place = async () => (await caption(page, 'Assigned to').boundingBox())?.x;
  const cellPlace = async () =>
    (await page.getByRole('row').nth(1).getByRole('cell').nth(2).boundingBox())?.x;
  const [atStart, cellAtStart] = [await place(), await cellPlace()];
  expect(cellAtStart).toBe(atStart);

  await page.locator('main [role=table]').evaluate((table) => {
    table.parentElement?.scrollTo({ left: 60 });
  });
  await expect(page.locator('main [data-sideways]')).toBeVisible();
  expect(await place()).toBe(atStart);
  expect(await cellPlace()).toBe(atStart);
});

test('a wide name leaves the other columns room, and what is pinned goes with them', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page, 800);
  await caption(page, 'Assigned to').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Pin column' }).click();
  await caption(page, 'Name').getByRole('separator').focus();
  for (let press = 0; press < 15; press += 1) await page.keyboard.press('Shift+ArrowRight');
  const scrollTo = (left: number) =>
    page.locator('main [role=table]').evaluate((table, to) => {
      table.parentElement?.scrollTo({ left: to });
      return table.parentElement?.clientWidth ?? 0;
    }, left);
  const place = async () => Math.round((await caption(page, 'Assigned to').boundingBox())?.x ?? 0);

  const room = await scrollTo(0);
  const staying = (await widthOf(page, 'ID')) + (await widthOf(page, 'Name'));
  expect(staying).toBeLessThanOrEqual(room - 159);
  const atStart = await place();
  await scrollTo(60);
  expect(await place()).toBe(atStart - 60);
  // Below the name.
  const shown = await caption(page, 'Name').evaluate((header) => {
    const { right, top, height } = header.getBoundingClientRect();
    const above = document.elementFromPoint(right - 30, top + height / 2);
    return header.contains(above);
  });
  expect(shown).toBe(true);
});

for (const width of [1280, 390]) {
  test(`columns are chosen and put in order by keys alone on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('jonas');
    await openList(page, width);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('columns');
    await page.getByRole('option', { name: 'Columns…' }).click();
    const panel = page.getByRole('dialog', { name: 'Columns' });
    await expect(panel).toBeFocused();
    await expectAccessible();

    await panel.getByRole('checkbox', { name: 'Priority' }).focus();
    await page.keyboard.press('Space');
    await expect(caption(page, 'Priority')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Move Status up' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Move Status up' })).toBeFocused();
    expect((await captions(page)).slice(0, 4)).toEqual(['ID', 'Name', 'Status', 'Location']);
    await expectNothingBeside(page);

    await panel.getByRole('button', { name: 'Reset columns' }).focus();
    await page.keyboard.press('Enter');
    await expect(caption(page, 'Priority')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
}

test('a column is dragged by its caption, which sorts by a click only', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page, 1280);
  const columns = ['Location', 'Status', 'Priority', 'Assigned to', 'Modified Date'];
  expect((await captions(page)).slice(2)).toEqual(columns);

  /** Takes one caption by its words, and holds it over the end of another. */
  async function drag(name: string, over: string, part: number) {
    const from = await caption(page, name).boundingBox();
    const to = await caption(page, over).boundingBox();
    if (!from || !to) throw new Error('The captions are not in the list.');
    const y = from.y + from.height / 2;
    await page.mouse.move(from.x + 30, y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, y);
    await page.mouse.move(to.x + to.width * part, y, { steps: 5 });
  }

  await drag('Priority', 'Location', 0.3);
  await page.mouse.up();
  const moved = ['Priority', 'Location', 'Status', 'Assigned to', 'Modified Date'];
  expect((await captions(page)).slice(2)).toEqual(moved);
  await expect(page.getByRole('status').filter({ hasText: 'Priority: 3 of 7' })).toBeAttached();
  // What is dragged is not clicked.
  await expect(caption(page, 'Priority')).not.toHaveAttribute('aria-sort');

  await drag('Location', 'Modified Date', 0.9);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await captions(page)).slice(2)).toEqual(moved);

  // ID and name stay first, and take no other between them.
  await drag('Priority', 'ID', 0.2);
  await page.mouse.up();
  await drag('Name', 'Status', 0.9);
  await page.mouse.up();
  expect(await captions(page)).toEqual(['ID', 'Name', ...moved]);

  await caption(page, 'Status').getByRole('button').click();
  await expect(caption(page, 'Status')).toHaveAttribute('aria-sort', 'ascending');
});

test('a list is scrolled along by a caption that is dragged to its edge', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page, 800);
  const scrolled = () =>
    page
      .locator('main [role=table]')
      .evaluate((table) => Math.round(table.parentElement?.scrollLeft ?? 0));
  const from = await caption(page, 'Location').boundingBox();
  if (!from) throw new Error('The caption is not in the list.');
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + 30, y);
  await page.mouse.down();
  await page.mouse.move(from.x + 50, y);
  expect(await scrolled()).toBe(0);
  for (let step = 0; step < 40; step += 1) await page.mouse.move(790 + (step % 2), y);
  expect(await scrolled()).toBeGreaterThan(100);
  await page.mouse.up();

  const chosen = await captions(page);
  expect(chosen.indexOf('Location')).toBeGreaterThan(chosen.indexOf('Status'));
  expect(chosen.slice(0, 2)).toEqual(['ID', 'Name']);
});
