/** A table becomes issues, by keys on a screen and by pointer on a phone. */
import { expectNothingBeside } from './support/fitting';
import { expect, test } from './support/test';

/** Both widths may be tried at the same time, each with issues of its own. */
const tableOf = (width: number) =>
  `Name\tStatus\tDue date\nOne of ${width}\tNew\t11/18/2026\nTwo of ${width}\tNone such\t\n`;

for (const width of [1280, 390]) {
  test(`rows are pasted, mended and imported on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues/import');
    const box = page.getByRole('textbox', { name: 'Table' });
    await box.fill(tableOf(width));
    await expect(page.getByText('Ready to import: 1, with errors: 1')).toBeVisible();
    await expectAccessible();
    await expectNothingBeside(page);
    // The browser's own list of a column, by keys or by pointer.
    const status = page.getByRole('combobox', { name: 'Status' });
    await status.selectOption('Do not import');
    await expect(page.getByText('Ready to import: 2, with errors: 0')).toBeVisible();

    await page.getByRole('combobox', { name: /^Project/ }).click();
    await page.getByRole('option', { name: 'Web Shop' }).click();
    if (width === 390) {
      await page.getByRole('button', { name: 'Import issues' }).click();
    } else {
      await box.focus();
      await page.keyboard.press('Control+Enter');
    }
    await expect(page.getByText('Done: 2, already so: 0, refused: 0').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/types\/1\/issues$/);
    await expect(page.getByRole('link', { name: `Two of ${width}` }).first()).toBeVisible();
    await expectAccessible();

    // It is taken back: its own two issues, after a question.
    if (width === 390) await page.getByRole('button', { name: 'Undo' }).click();
    else await page.keyboard.press('Control+z');
    const question = page.getByRole('form', { name: 'Undo' });
    await expect(question.getByText('Affected: 2, already so: 0, not permitted: 0')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Delete' })).toBeInViewport();
    await expectAccessible();
    if (width === 390) await question.getByRole('button', { name: 'Delete' }).click();
    else await page.keyboard.press('Enter');
    await expect(page.getByText('Changes undone: 2, not undone: 0').first()).toBeVisible();
    await expect(page.getByRole('link', { name: `Two of ${width}` })).toHaveCount(0);
    await expectAccessible();
  });
}

test('an import goes on after a reload in its middle, with nothing lost and nothing twice', async ({
  page,
  logIn,
}, { retry }) => {
  const total = 12;
  // The browser asks whoever leaves a job that runs.
  page.on('dialog', (dialog) => void dialog.accept());
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues/import');
  const word = `Reloaded${String(retry)}`;
  const names = Array.from({ length: total }, (_, index) => `${word} ${String(index + 1)}.`);
  await page.getByRole('textbox', { name: 'Table' }).fill(['Name', ...names].join('\n'));
  await page.getByRole('combobox', { name: /^Project/ }).click();
  await page.getByRole('option', { name: 'Web Shop' }).click();

  // Five come through. Of the others the server takes one, and its answer is lost.
  let asked = 0;
  let isLost = true;
  await page.route('**/issues/add.php', async (route) => {
    asked += 1;
    if (!isLost || asked <= 5) await route.continue();
    else if (asked === 6) await route.fetch();
  });
  await page.getByRole('button', { name: 'Import issues' }).click();
  await expect.poll(() => asked).toBeGreaterThanOrEqual(9);
  isLost = false;
  await page.reload();
  await page.locator('[data-row-link]').first().waitFor();

  // It rests where it was, and goes on by hand.
  await expect(
    page.getByRole('group', { name: `Import issues: 5 of ${String(total)}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  const done = page.getByText(`Done: ${String(total)}, already so: 0, refused: 0`).first();
  await expect(done).toBeVisible();
  await page.goto(`/client/index.php#/types/1/issues?column=0&search=${word}`);
  await expect(page.getByText(`${String(total)} issues`)).toBeVisible();
  const found = await page.getByRole('row').locator('[data-row-link]').allTextContents();
  expect(new Set(found.map((name) => name.slice(name.indexOf(word))))).toEqual(new Set(names));

  await page.goto('/client/index.php#/types/1/issues');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('form', { name: 'Undo' }).getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText(`Changes undone: ${String(total)}, not undone: 0`).first(),
  ).toBeVisible();
});
