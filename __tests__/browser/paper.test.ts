/** What leaves the screen: lists and issues on paper, the selection as Markdown. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** As the browser prepares a page for paper. */
async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

test('a list on paper has its name, the time and its conditions, and nothing to press', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues?where=name.contains.a');
  await expect(page.getByText(/^\d+ of [\d,]+ issues$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Filter list' })).toBeVisible();
  await prepare(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Bugs' })).toBeVisible();
  await expect(page.getByText(/^\w+ \d+, \d{4} at /)).toBeVisible();
  await expect(page.locator('main section p', { hasText: 'Name contains a' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add condition' })).toBeHidden();
  await expectAccessible();
  // The paper itself: the browser lays out pages with all rows.
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(5_000);
});

test('boards, weeks and timelines on paper are whole, and have nothing to press', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  for (const [at, isAll] of [
    ['1/issues?as=board.attribute2.attribute1', true],
    ['1/issues?as=calendar.modified.week', false],
    ['2/issues?as=timeline', false],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.goto(`/client/index.php#/types/${at}`);
    const cards = page.locator('main [data-card]');
    await expect(cards.first()).toBeVisible();
    const status = (await page.getByText(/^[\d,]+ issues$/).textContent()) ?? '';
    await prepare(page);

    // Names of columns, or of the time that is shown.
    await expect(page.locator('main h2').first()).toBeVisible();
    await expect(cards.last()).toBeVisible();
    if (isAll) await expect(cards).toHaveCount(parseInt(status.replace(',', ''), 10));
    // Paper has no scroll bar: what scrolls on the screen ends behind its last card.
    const cut = await page.locator('main [data-scroller] [data-card]').evaluateAll((all) =>
      all.filter((card) => {
        const end = card.closest('[data-scroller]')?.getBoundingClientRect().bottom ?? 0;
        return card.getBoundingClientRect().bottom > end + 4;
      }),
    );
    expect(cut, at).toHaveLength(0);
    await expect(page.locator('main [data-command]:visible')).toHaveCount(0);
  }
});

test('a month on paper is one sheet, however many issues have no date', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues?as=calendar');
  await expect(page.locator('section[data-place="@"] [data-card]').first()).toBeVisible();
  await prepare(page);
  // What has no date goes on below.
  const heightOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.height ?? 0;
  expect(await heightOf('section[data-place="@"]')).toBeGreaterThan(1_000);
  expect(await heightOf('main [role=table]')).toBeLessThan(1_000);
});

test('a chart on paper comes with its figures', async ({ page, logIn, expectAccessible }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues?as=chart.count');
  await expect(page.locator('[data-chart]')).toBeVisible();
  await prepare(page);

  await expect(page.locator('[data-chart]')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Confirmed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await expectAccessible();
});

test('selected issues are copied as Markdown by keys', async ({ page, logIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('b');
  await page.locator('[data-bulk]').getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).press('Enter');
  // Shown, not only read out.
  await expect(page.getByText('1 issue copied').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^\| ID \| Name \|.*\n\|( --- \|)+\n\| \[\\#\d+\]\(<http.*#\/issues\/\d+>\) \| /,
  );
});

test('selected issues are copied as Markdown, and the list is saved as a report, by the pointer', async ({
  page,
  logIn,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  const main = page.getByRole('main');
  await main.getByRole('row').nth(1).hover();
  await main.locator('[data-tick]').first().click();
  const bar = page.locator('[data-bulk]');
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('1 issue copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\| ID \| Name \|/);
  await expectAccessible();

  await main.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Save as report' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.locator('button[type=submit]').click();
  expect((await saved).suggestedFilename()).toMatch(/\.html$/);
  await expect(dialog).toBeHidden();
});
