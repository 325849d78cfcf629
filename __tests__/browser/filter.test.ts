/** Conditions above the list, by keyboard, on a screen and on a phone. */
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
