/** The search box and what it leads to, by keyboard and by pointer. */
import { expectNothingBeside } from './support/fitting';
import { expect, test } from './support/test';

for (const width of [1280, 390]) {
  test(`a date and a person are searched for on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues?column=2&search=2020-02-01');
    await expect(page.getByText('No issue matches the search.')).toBeVisible();
    const box = page.getByRole('searchbox');
    if (width === 390) {
      // What is searched for is seen without a press.
      await expect(page.getByRole('button', { name: /^Search, filter and sort/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    }
    const byDate = page.getByRole('button', { name: 'Select a date' });
    await expect(byDate).toBeVisible();
    await box.press('ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Select a date' });
    await expect(calendar.getByRole('button', { name: /February 1, 2020/ })).toBeFocused();
    await expectAccessible();
    await expectNothingBeside(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/column=2&search=2020-02-02$/);
    await expect(box).toBeFocused();
    await expect(calendar).toBeHidden();

    await byDate.click();
    await calendar.getByRole('button', { name: /February 14, 2020/ }).click();
    await expect(page).toHaveURL(/column=2&search=2020-02-14$/);

    await page.getByRole('button', { name: /^Search by/ }).click();
    await page.getByRole('option', { name: 'Created by' }).click();
    await page.getByRole('button', { name: 'Show choices' }).click();
    const people = page.getByRole('dialog', { name: 'Search by: Created by' });
    await expect(people).toBeVisible();
    await expectAccessible();
    await people.getByRole('option', { name: 'Jonas Weber' }).click();
    await expect(page).toHaveURL(/column=3&search=Jonas%20Weber$/);
    await expect(box).toBeFocused();
  });
}

for (const width of [1280, 390]) {
  test(`all types are searched by keys and by pointer on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    if (width === 390) await page.getByRole('button', { name: /^Search, filter and sort/ }).click();
    await page.getByRole('searchbox').fill('er');
    await page.getByRole('button', { name: 'Search by: Name' }).click();
    // The last entry, found by typing.
    await expect(page.getByRole('combobox', { name: 'Filter' })).toBeFocused();
    await page.keyboard.type('all types');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Search in all types' });
    await expect(page).toHaveURL(/#\/search\?column=0&search=er$/);
    await expect(dialog.getByRole('status').filter({ hasText: /issues?$/ })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await expect(dialog.locator('mark').first()).toHaveText(/^er$/i);
    await expectAccessible();
    await expectNothingBeside(page);

    const first = dialog.getByRole('region').first().getByRole('listitem').first();
    const name = await first.locator('a > span').nth(1).innerText();
    if (width === 390) await first.getByRole('link').click();
    else {
      await first.getByRole('link').focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/#\/types\/1\/issues$/);
  });
}

for (const width of [1280, 390]) {
  test(`a search in all types is stopped and goes on, on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn('jonas');
    const held: (() => void)[] = [];
    let isHolding = true;
    await page.route('**/issues/list.php', async (route) => {
      const { typeId, searchValue } = route.request().postDataJSON() as Record<string, unknown>;
      if (isHolding && typeId === 1 && searchValue === 'er') {
        await new Promise<void>((answer) => held.push(answer));
      }
      await route.fallback();
    });
    await page.goto('/client/index.php#/search?column=0&search=er');
    const dialog = page.getByRole('dialog', { name: 'Search in all types' });
    await expect(dialog.getByRole('region').first()).toBeVisible();
    const stop = dialog.getByRole('button', { name: 'Stop' });
    if (width === 390) await stop.click();
    else {
      await stop.focus();
      await page.keyboard.press('Enter');
    }
    await expect(dialog.getByText(/^Issue types: \d+ of \d+$/)).toBeVisible();
    const goOn = dialog.getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeFocused();
    await expectAccessible();

    isHolding = false;
    for (const answer of held) answer();
    if (width === 390) await goOn.click();
    else await page.keyboard.press('Enter');
    await expect(goOn).toBeHidden();
    await expect(dialog.getByRole('heading', { level: 2, name: /^Bugs/ })).toBeVisible();
    await expect(stop).toBeHidden();
    await expect(dialog.getByRole('status').filter({ hasText: /^\d+ issues$/ })).toBeVisible();
    // The button has gone with the search; the keyboard is still in the window.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}
