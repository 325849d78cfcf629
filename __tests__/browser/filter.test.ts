/** Conditions above the list, by keyboard and by pointer, on a screen and on a phone. */
import { expectNothingBeside } from './support/fitting';
import { expect, test } from './support/test';

for (const width of [1280, 390]) {
  test(`a list is filtered by keys alone on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('f');
    const bar = page.getByRole('region', { name: 'Filter list' });
    await expect(bar.getByLabel('Column')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('a');
    await expectAccessible();
    await page.keyboard.press('Enter');

    const chip = bar.getByRole('button', { name: 'Name contains a', exact: true });
    await expect(chip).toBeFocused();
    await expect(page.getByText(/^[\d,]+ of [\d,]+ issues$/)).toBeVisible();
    await expect(page).toHaveURL(/#\/types\/1\/issues\?where=name\.contains\.a$/);
    await expectAccessible();
    // What was found is marked in the names, and nowhere else.
    const found = await page.evaluate(() =>
      ([...(CSS.highlights.get('found') ?? [])] as Range[]).map((range) => [
        range.toString().toLowerCase(),
        range.startContainer.parentElement?.closest('[role=row]')?.querySelector('a') !== null,
      ]),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(new Set(found.map(String))).toEqual(new Set(['a,true']));
    // While nothing is looked for, no element has a style for marks.
    const markOf = (part: 'main' | 'header') =>
      page.evaluate(
        (name) =>
          getComputedStyle(
            document.querySelector(`${name} *`) ?? document.body,
            '::highlight(found)',
          ).backgroundColor,
        part,
      );
    expect(await markOf('main')).not.toBe(await markOf('header'));
    // Nothing of it lies outside.
    await expectNothingBeside(page);

    await page.keyboard.press('Delete');
    await expect(bar).toBeHidden();
    await expect(page.getByText(/^1–50 of/)).toBeVisible();
    expect(await markOf('main')).toBe(await markOf('header'));
  });
}

for (const width of [1280, 390]) {
  test(`conditions are joined, changed and removed by the pointer on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Filter list' }).click();
    const bar = page.getByRole('region', { name: 'Filter list' });
    await bar.getByLabel('Column').selectOption('Status');
    // Where there is room the form is one line, since what it takes the list lacks.
    const [column, value] = await Promise.all([
      bar.getByLabel('Column').boundingBox(),
      bar.getByLabel('Value').boundingBox(),
    ]);
    expect(column?.y === value?.y).toBe(width > 390);
    // Counts beside the choices, one of which is taken.
    const choice = bar.locator('button[aria-pressed]').first();
    await expect(choice).toHaveText(/\d$/);
    await expectAccessible();
    await choice.click();
    await bar.getByRole('button', { name: 'Apply' }).click();
    const first = bar.getByRole('button', { name: /^Status is equal to / });
    await expect(first).toBeVisible();

    await bar.getByRole('button', { name: 'Or another condition' }).click();
    await bar.getByLabel('Column').selectOption('Name');
    await bar.getByRole('textbox', { name: 'Value' }).fill('cart');
    await bar.getByRole('button', { name: 'Apply' }).click();
    await expect(
      bar.getByRole('button', { name: 'Name contains cart', exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/where=attribute\d+\.is\.[^&]*,name\.contains\.cart$/);
    await expectAccessible();
    await expectNothingBeside(page);

    await first.click();
    await bar.getByLabel('Condition', { exact: true }).selectOption('is not equal to');
    await bar.getByRole('button', { name: 'Apply' }).click();
    await expect(bar.getByRole('button', { name: /^Status is not equal to / })).toBeVisible();
    await bar.getByRole('button', { name: 'Remove Name contains cart' }).click();
    await expect(bar.getByRole('button', { name: 'Name contains cart', exact: true })).toHaveCount(
      0,
    );
    await bar.getByRole('button', { name: 'Remove filter' }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByText(/^1–50 of/)).toBeVisible();
  });
}

test('a phone shows the conditions of a link in one line, and their buttons after a press', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues?where=name.contains.a&where=id.gt.20');
  const bar = page.getByRole('region', { name: 'Filter list' });
  const line = bar.getByRole('button', {
    name: 'Edit conditions: Name contains a and ID is greater than 20',
  });
  await expect(line).toBeVisible();
  await expect(page.getByText(/^[\d,]+ of [\d,]+ issues$/)).toBeVisible();
  // The row above it stays folded, too: what it holds limits nothing.
  await expect(page.getByRole('searchbox')).toBeHidden();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
  await expectAccessible();

  await line.click();
  const chip = bar.getByRole('button', { name: 'Name contains a', exact: true });
  await expect(chip).toBeVisible();
  await expect(line).toBeFocused();
  await expectAccessible();
  // What is written takes the place of the line; afterwards the buttons are still there.
  await chip.click();
  await expect(line).toBeHidden();
  await bar.getByRole('textbox', { name: 'Value' }).fill('cart');
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(bar.getByRole('button', { name: 'Name contains cart', exact: true })).toBeFocused();

  const changed = bar.getByRole('button', { name: /^Edit conditions: Name contains cart and/ });
  await changed.click();
  await expect(bar.getByRole('button', { name: 'Name contains cart', exact: true })).toBeHidden();
  await expectNothingBeside(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar.getByRole('button', { name: 'Name contains cart', exact: true })).toBeVisible();
  await expect(changed).toBeHidden();
});
