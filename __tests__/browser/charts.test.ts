/** Charts of the list: by keyboard, by pointer, as files, and for everybody. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectNothingBeside } from './support/fitting';
import { keyboardHands } from './support/keyboardHands';
import { runCommand } from './support/runCommand';
import { expect, test } from './support/test';

const chart = (page: Page) => page.locator('[data-chart]');

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

for (const width of [1280, 390]) {
  test(`a chart is chosen, read and followed by keys on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await page.goto('/client/index.php#/types/1/issues?as=chart.cross');
    await expect(chart(page)).toBeVisible();
    await chart(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const option = page.getByRole('option', { selected: true });
    await expect(option).toHaveAttribute('aria-label', /^Confirmed, Major: \d+ issues?$/);
    // What is read out can be seen as well.
    await expect(page.locator('figcaption')).toHaveText(/^Confirmed, Major: \d+ issues?$/);
    await expectAccessible();
    await expectNothingBeside(page);
    // What saves it stands at the end of its line, also where that is a second one.
    const save = await page.getByRole('button', { name: 'Export' }).boundingBox();
    expect((save?.x ?? 0) + (save?.width ?? 0)).toBeGreaterThan(width - 24);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      /where=attribute\d+\.is\.Confirmed&where=attribute\d+\.is\.Major$/,
    );
    await expect(page.getByText(/^\d+ of [\d,]+ issues$/)).toBeVisible();
  });
}

test('a chart is opened, saved and followed by keys alone', async ({ page, logIn }) => {
  const { command } = keyboardHands(page);
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await runCommand(page, 'Chart');
  await expect(chart(page)).toBeVisible();

  const saving = page.getByRole('button', { name: 'Export' });
  const saved = page.waitForEvent('download');
  await command(saving, 'Save as CSV');
  // By its name alone it is known of which list it is.
  expect((await saved).suggestedFilename()).toMatch(/^Bugs — .+\.csv$/);
  await expect(saving).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(chart(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { selected: true });
  await expect(option).toHaveAttribute('aria-label', /: \d+ issues?$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/where=/);
  await expect(page.getByText(/^\d+ of [\d,]+ issues$/)).toBeVisible();
});

test('each kind is accessible in the dark, and a bar is clicked', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn('jonas');
  for (const kind of ['count', 'time', 'age']) {
    await page.goto(`/client/index.php#/types/1/issues?as=chart.${kind}`);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible('main');
  }
  await page.goto('/client/index.php#/types/1/issues?as=chart.count');
  await page.getByRole('option', { name: /^Confirmed: / }).click();
  await expect(page).toHaveURL(/where=attribute\d+\.is\.Confirmed$/);
});

test('histories are loaded for the flow, and can be stopped', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('priya');
  await page.goto('/client/index.php#/types/1/issues?as=chart.flow');
  const begin = page.getByRole('button', { name: 'Load histories' });
  await expect(begin).toBeVisible();
  await expectAccessible('main');
  // Held up, so that there is something to stop.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/issues/load.php', async (route) => {
    await held;
    await route.continue();
  });
  await begin.click();
  await page.getByRole('button', { name: 'Stop' }).click();
  release();
  await expect(begin).toBeVisible();
  await begin.click();
  await expect(chart(page)).toBeVisible({ timeout: 60_000 });
  await expectAccessible('main');
});

test('a chart becomes a drawing, a picture and figures', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues?as=chart.cross');
  await expect(chart(page)).toBeVisible();

  async function save(as: string): Promise<Download> {
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: as }).click();
    return saved;
  }

  const drawing = await textOf(await save('Save as SVG'));
  expect(drawing).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  // Nothing of the page is left that another program could not read.
  expect(drawing).not.toMatch(/class=|style=|var\(|oklch|light-dark|href=/);
  expect(drawing).toContain('Confirmed');

  const picture = await save('Save as PNG');
  expect(picture.suggestedFilename()).toMatch(/^Bugs — .+\.png$/);
  const bytes = await readFile(await picture.path());
  // Its size stands at the beginning of a PNG.
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(800);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(200);

  const figures = await textOf(await save('Save as CSV'));
  expect(figures).toMatch(/^\uFEFFStatus,Crash,Major,/);
  expect(figures.trimEnd().split('\r\n').at(-1)).toMatch(/^Total,\d+,/);
});
