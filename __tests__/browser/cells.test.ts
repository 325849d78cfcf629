/** Cells of the list that are edited where they stand, filled down and pasted, by pointer and by keyboard. */
import type { Page } from '@playwright/test';
import { createGate } from '../support/gate';
import { bringCommands } from './support/bringCommands';
import { IN_FULL } from './support/inFull';
import { expect, test } from './support/test';

async function openList(page: Page, width: number, path = '/types/1/issues') {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/client/index.php#${path}`);
  await page.locator('[role=checkbox]').first().waitFor({ state: 'attached' });
  await bringCommands(page);
}

/** The cell of a row in a column. */
async function cell(page: Page, row: number, column: string) {
  const captions = await page.getByRole('columnheader').allTextContents();
  const place = captions.findIndex((caption) => caption.startsWith(column));
  return page.getByRole('row').nth(row).getByRole('cell').nth(place);
}

/** Without the marks of what was not read: a change is news to whoever has read the issue before. */
async function firstNames(page: Page): Promise<string[]> {
  const all = await page.locator('[data-row-link]').allTextContents();
  return all.slice(0, 3).map((name) => name.replace(/^(Unread|Modified since last read)/, ''));
}

const editor = (page: Page) => page.locator('[data-cell-editor] form');

/** A press in the middle of a cell, which lies below the link of its row. */
async function doubleClick(page: Page, row: number, column: string) {
  const box = await (await cell(page, row, column)).boundingBox();
  if (!box) throw new Error('The cell is not to be seen.');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
}

test('a double click edits a cell over its place, and the issue stays shut', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await openList(page, 1280);
  const before = await (await cell(page, 3, 'Priority')).innerText();
  const box = await (await cell(page, 2, 'Priority')).boundingBox();
  await doubleClick(page, 2, 'Priority');

  const field = editor(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/#\/types\/1\/issues$/);
  const over = await field.boundingBox();
  expect(Math.abs((over?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(6);
  expect(Math.abs((over?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(6);
  expect(await (await cell(page, 2, 'Priority')).boundingBox()).toEqual(box);
  await expectAccessible();

  // Enter goes on below, Esc changes nothing and gives the row the keyboard back.
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveAttribute('aria-label', /^Priority, #/);
  await expect(page.getByRole('row').nth(3).getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(
      (await page.evaluate(() => document.activeElement?.closest('form')?.ariaLabel ?? '')).replace(
        /^.*#(\d+) .*$/,
        '/issues/$1$',
      ),
    ),
  );
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeHidden();
  await expect(page.getByRole('row').nth(3).locator('[data-row-link]')).toBeFocused();
  expect(await (await cell(page, 3, 'Priority')).innerText()).toBe(before);

  // A single click still opens the issue, as soon as no second one can follow.
  await (await cell(page, 4, 'Priority')).click({ force: true });
  await expect(page).toHaveURL(/#\/issues\/\d+$/);
});

test('cells are edited, filled down and pasted by keys alone', async ({
  page,
  context,
  logIn,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn('jonas');
  await openList(page, 1280);
  const names = await firstNames(page);
  await page.keyboard.press('j');
  await page.keyboard.press('F2');
  await expect(editor(page)).toHaveAttribute('aria-label', /^Name, #/);
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toHaveAttribute('aria-label', /^Name, #/);
  await expectAccessible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Shift+j');
  await page.keyboard.press('Shift+j');
  await page.keyboard.press('Control+d');
  const question = page.getByRole('form', { name: /^Fill down/ });
  await expect(question.getByText(/^Affected: /)).toHaveAttribute('aria-live', 'polite');
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();

  await page.evaluate(() =>
    navigator.clipboard.writeText('Lamp\r\n"Table, ""round"""\r\nChair\r\nToo many'),
  );
  await page.keyboard.press('Control+v');
  const paste = page.getByRole('form', { name: 'Paste values' });
  await expect(paste.getByRole('combobox', { name: 'First column' })).toBeFocused();
  await paste.getByRole('combobox').selectOption('Name');
  await expect(paste.getByText('Lines without an issue: 1')).toBeVisible();
  await expect(paste.getByRole('cell', { name: /Table, "round"/ })).toBeVisible();
  await expectAccessible();
  await paste.getByRole('button', { name: 'Change 3 issues' }).press('Enter');
  await expect(page.getByText('Done: 3, already so: 0, refused: 0').first()).toBeVisible();
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => firstNames(page)).toEqual(names);
});

test('a value is filled down into the selected rows by the pointer alone, and taken back', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page, 1280);
  const prioritiesFrom = (row: number) =>
    Promise.all(
      [row, row + 1, row + 2].map(async (at) => (await cell(page, at, 'Priority')).innerText()),
    );
  let row = 1;
  let before = await prioritiesFrom(row);
  while (before[0] === '' || before.indexOf(before[0] ?? '', 1) > 0) {
    row += 1;
    before = await prioritiesFrom(row);
  }
  const tick = (at: number) => page.getByRole('row').nth(at).locator('[data-tick]');
  await page.getByRole('row').nth(row).hover();
  await tick(row).click();
  await tick(row + 2).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('toolbar', { name: '3 issues selected' })).toBeVisible();

  // The cell that is pressed says which column is meant.
  const box = await (await cell(page, row + 1, 'Priority')).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Fill down “Priority”' }).click();
  const question = page.getByRole('form', { name: 'Fill down “Priority”' });
  await expect(question.getByText('Affected: 2, already so: 0, not permitted: 0')).toBeVisible();
  await question.getByRole('button', { name: 'Change 2 issues' }).click();
  await expect(page.getByText('Done: 2, already so: 0, refused: 0').first()).toBeVisible();
  await expect.poll(() => prioritiesFrom(row)).toEqual([before[0], before[0], before[0]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => prioritiesFrom(row)).toEqual(before);
});

test('on a phone the menu of a row leads to its cell, which fits on the screen', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await openList(page, 390);
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Edit in list' }).click();
  await expect(editor(page)).toBeInViewport(IN_FULL);
  await expect(editor(page).getByRole('textbox')).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-row-link]:focus')).toBeVisible();
});

test('keys that come before the editor does are typed in it, and are no commands', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page, 1280);
  const { isOpen: gate, open: letThrough } = createGate();
  await page.route(/\/cells\.\w+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.keyboard.press('j');
  await page.keyboard.press('F2');
  await page.keyboard.press('x');
  await page.keyboard.press('m');
  letThrough();

  await expect(editor(page).getByRole('textbox')).toBeFocused();
  await expect(editor(page).getByRole('textbox')).toHaveValue('xm');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
});

test('cells are edited in groups, too', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page, 1280, '/types/1/issues?as=groups');
  await page.keyboard.press('j');
  await page.keyboard.press('F2');
  await expect(editor(page)).toHaveAttribute('aria-label', /^Name, #/);
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeHidden();
});

test.describe('beside an issue', () => {
  test.use({ reading: 'pane' });

  test('nothing moves and nothing waits: one click shows another issue, two edit its name', async ({
    page,
    logIn,
  }) => {
    await logIn('jonas');
    await openList(page, 1920);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-pane]')).toBeVisible();

    await doubleClick(page, 2, 'Name');

    await expect(editor(page)).toHaveAttribute('aria-label', /^Name, #/);
    await expect(editor(page).getByRole('textbox')).toBeFocused();
    await expect(page.locator('[data-pane]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').nth(2).locator('[data-row-link]')).toBeFocused();
  });

  test('a first click opens the pane, and the second edits what the first was on', async ({
    page,
    logIn,
  }) => {
    await logIn('jonas');
    await openList(page, 1280);
    const issue = await page.getByRole('row').nth(4).getByRole('link').first().getAttribute('href');

    await doubleClick(page, 4, 'Priority');

    await expect(editor(page)).toHaveAttribute('aria-label', /^Priority, #/);
    await expect(editor(page)).toHaveAttribute(
      'aria-label',
      new RegExp(`#${issue?.split('/').at(-1) ?? ''} `),
    );
    await expect(page.locator('[data-pane]')).toBeVisible();
    expect(new URL(page.url()).hash).toBe(issue);
  });
});

test.describe('without its code', () => {
  test.use({ expectedErrors: [/ERR_FAILED .*\.js$/] });

  test('an editor that cannot be fetched says so, and leaves the keyboard in the list', async ({
    page,
    logIn,
  }) => {
    await logIn('jonas');
    await openList(page, 1280);
    await page.route(/\/cells\.\w+\.js$/, (route) => route.abort());
    await page.keyboard.press('j');
    await page.keyboard.press('F2');
    await expect(page.getByRole('status').getByText(/^The server cannot be reached/)).toBeVisible();
    await page.keyboard.press('x');
    await expect(page.getByRole('toolbar', { name: '1 issue selected' })).toBeVisible();
  });
});

test('what is typed into a cell stays in reach when the window becomes narrow', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page, 1280);
  await doubleClick(page, 2, 'Priority');
  const field = editor(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('Typed before');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(field).toHaveValue('Typed before');
  await expect(editor(page)).toBeInViewport(IN_FULL);
  await expect(field).toBeFocused();
  const isOnTop = () =>
    field.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  await expect.poll(isOnTop).toBe(true);
});

test('the preview of pasted values fits on a phone', async ({ page, context, logIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn('jonas');
  await openList(page, 390);
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await expect(page.getByRole('toolbar', { name: '2 issues selected' })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('Lamp\r\nTable'));
  await page.keyboard.press('Control+v');
  const paste = page.getByRole('form', { name: 'Paste values' });
  await paste.getByRole('combobox').selectOption('Name');
  const table = paste.getByRole('table');
  await expect(table.getByRole('cell', { name: /Lamp/ })).toBeVisible();
  const beyond = await table.evaluate(({ parentElement: scroller }) =>
    scroller ? scroller.scrollWidth - scroller.clientWidth : null,
  );
  expect(beyond).toBe(0);
  // However long the name is that goes, the one that comes is to be seen.
  for (const coming of await table.locator('ins').all()) {
    expect(await coming.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  }
});
