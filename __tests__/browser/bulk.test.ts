import type { Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { keysAlone, pointerAlone } from './support/countedHand';
import { IN_FULL } from './support/inFull';
import { expect, test } from './support/test';

// All of them change the same issues: at the same time each would undo what another looks for.
test.describe.configure({ mode: 'default' });

/** Opens a list whose code of keys and check boxes is there; the keyboard stands nowhere yet. */
async function openList(page: Page, path = '/types/1/issues') {
  await page.goto(`/client/index.php#${path}`);
  await page.locator('[role=checkbox]').first().waitFor({ state: 'attached' });
  await bringCommands(page);
}

/** The key that edits an attribute of the list: it goes by the order of the attributes, which another test changes. */
async function keyOf(page: Page, attribute: string): Promise<string> {
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const name = `Change the key of “Edit ${attribute}”: `;
  const key = await sheet.getByRole('button', { name }).getAttribute('aria-label');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  return (key ?? '').slice(name.length).toLowerCase();
}

/** The cells of a column in the first five rows, in the order of their issues: that of rows is up to the second of their change. */
async function firstFive(page: Page, column: string): Promise<string[]> {
  const captions = await page.getByRole('columnheader').allTextContents();
  const place = captions.findIndex((caption) => caption.startsWith(column));
  const rows = await Promise.all(
    [1, 2, 3, 4, 5].map((row) => page.getByRole('row').nth(row).getByRole('cell').allInnerTexts()),
  );
  const number = captions.findIndex((caption) => caption.startsWith('ID'));
  const byNumber = rows.toSorted((a, b) => (a[number] ?? '').localeCompare(b[number] ?? ''));
  return byNumber.map((cells) => cells[place] ?? '');
}

const five = (value: string) => Array.from({ length: 5 }, () => value);

test('the status of five issues is changed by at most 11 keys, and taken back by one', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page);
  const before = await firstFive(page, 'Status');
  const key = await keyOf(page, 'Status');
  const keys = await keysAlone(page);

  await keys.press('j', ...Array.from({ length: 4 }, () => 'Shift+j'), key);
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await keys.press('i', 'n', 'Enter', 'Enter');

  await expect(page.getByText('Done: 5, already so: 0, refused: 0').first()).toBeVisible();
  await keys.expectAsTold('status of 5 issues');
  await expect.poll(() => firstFive(page, 'Status')).toEqual(five('In progress'));
  await expect(page.getByRole('row').nth(5).getByRole('link').first()).toBeFocused();
  await keys.press('Control+z');
  await expect.poll(() => firstFive(page, 'Status')).toEqual(before);
});

test('the status of five issues is changed by at most 11 presses, and taken back by one', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page);
  const before = await firstFive(page, 'Status');
  const pointer = await pointerAlone(page);

  for (const row of [1, 2, 3, 4, 5]) {
    await pointer.click(page.getByRole('row').nth(row).getByRole('checkbox'));
  }
  const bar = page.getByRole('toolbar', { name: '5 issues selected' });
  await pointer.click(
    bar.getByRole('button', { name: 'Attributes' }),
    page.getByRole('menuitem', { name: 'Edit Status' }),
  );
  const form = page.getByRole('form', { name: 'Edit Status' });
  await pointer.click(
    form.getByRole('button', { name: 'Show choices' }),
    page.getByRole('option', { name: 'In progress' }),
    form.getByRole('button', { name: 'Save' }),
  );

  await expect(page.getByText('Done: 5, already so: 0, refused: 0').first()).toBeVisible();
  await pointer.expectAsTold('status of 5 issues');
  await expect.poll(() => firstFive(page, 'Status')).toEqual(five('In progress'));
  await pointer.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => firstFive(page, 'Status')).toEqual(before);
});

test('a range of rows is selected by Shift and two clicks', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const tick = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox');

  await tick(1).click();
  await tick(5).click({ modifiers: ['Shift'] });

  await expect(page.getByRole('toolbar', { name: '5 issues selected' })).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`the bar stands below the list at ${String(width)} px, and everybody can use it`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await openList(page);
    const key = await keyOf(page, 'Status');
    const name = page.getByRole('row').nth(1).locator('a[data-row-link] > span');
    const place = await name.boundingBox();
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+j');
    const bar = page.getByRole('toolbar', { name: '2 issues selected' });
    await expect(bar).toBeVisible();
    await page.keyboard.press('b');
    await expect(bar.getByRole('button', { name: 'Attributes' })).toBeFocused();
    expect(await name.boundingBox()).toEqual(place);
    await expectAccessible();
    await page.keyboard.press('ArrowRight');
    await expect(bar.getByRole('button', { name: 'Attributes' })).not.toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('form', { name: 'Edit Status' })).toBeInViewport(IN_FULL);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('form', { name: 'Edit Status' })).toBeHidden();
    await expect(page.locator('main a[data-row-link]:focus')).toBeVisible();
  });
}

test('on a phone a job is closed in the corner beside its name', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // Nobody else looks at what has been read here.
  await logIn('kenji');
  await openList(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+j');
  await page.keyboard.press('u');
  await expect(
    page.getByRole('form').getByRole('button', { name: /^Mark as (un)?read$/ }),
  ).toBeFocused();
  await page.keyboard.press('Enter');

  const job = page.getByRole('group', { name: /Done: \d+, already so: \d+, refused: 0$/ });
  const [name, close] = await Promise.all([
    job.locator('strong').boundingBox(),
    job.getByRole('button', { name: 'Close' }).boundingBox(),
  ]);
  expect(close?.y).toBeLessThanOrEqual(name?.y ?? 0);
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeGreaterThan(370);
});
