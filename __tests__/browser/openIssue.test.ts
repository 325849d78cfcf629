import type { Page } from '@playwright/test';
import { createGate } from '../support/gate';
import { expect, test } from './support/ownDemo';
import { windowOf } from './support/windowOf';

const START = 1_700_000_000;

/** Lets the server tell of an issue with this history. */
async function serveIssue(page: Page, history: readonly object[], extras: object = {}) {
  const details = {
    id: 1,
    name: 'An issue',
    folderId: 1,
    typeId: 1,
    createdDate: START,
    createdBy: 1,
    modifiedDate: START,
    modifiedBy: 1,
    stamp: 9_000_000,
    subscribed: false,
  };
  await page.route('**/issues/load.php', (route) =>
    route.fulfill({
      json: { result: { details, description: null, attributes: [], history, ...extras } },
    }),
  );
}

/** Comments by the texts of them. */
function comments(texts: readonly string[]): object[] {
  return texts.map((text, index) => ({
    id: 500_000 + index,
    type: 3,
    createdDate: START + index * 600,
    createdBy: 1,
    text,
  }));
}

/** How far the widest part of the window reaches beyond the screen. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('[role=dialog] *:not(pre *)');
    return Math.max(...[...parts].map((part) => part.getBoundingClientRect().right)) - innerWidth;
  });
}

test('a window that is made narrow holds on to nothing of its width', async ({ page, logIn }) => {
  await serveIssue(
    page,
    comments(Array.from({ length: 60 }, (_, index) => `Remark ${String(index)}. `.repeat(40))),
  );
  await logIn('jonas');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/client/index.php#/issues/1/items/500059');
  // The parts above have been laid out, remember their size and are skipped.
  await expect(page.locator('#item500059')).toBeInViewport();
  await page.goto('/client/index.php#/issues/1/items/500020');
  await expect(page.locator('#item500020')).toBeInViewport();
  await page.goto('/client/index.php#/issues/1');
  await expect(page.getByRole('heading', { name: 'All history' })).toBeInViewport();

  for (const width of [700, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
  }
});

test('the keyboard reaches code that is wider than its block, and no other', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await serveIssue(
    page,
    comments([`<pre class="code">${'long '.repeat(80)}</pre>`, '<pre class="code">short</pre>']),
  );
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1');
  const { frame } = windowOf(page);
  const long = frame.getByText(/^long /);

  await expect(long).toHaveAttribute('tabindex', '0');
  await long.focus();
  // What is laid out meanwhile may end the movement that a press began.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return long.evaluate((block) => block.scrollLeft);
    })
    .toBeGreaterThan(0);
  await expect(frame.getByText('short')).not.toHaveAttribute('tabindex');
  await expectAccessible('[role=dialog]');
});

/** What goes on paper: texts that are seen there, in their order. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  return text;
}

test('an issue is printed alone, with its number and without buttons', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await page.getByRole('row').nth(2).waitFor();
  await serveIssue(page, comments(['First remark.']));
  await page.goto('/client/index.php#/issues/1');
  await expect(windowOf(page).frame.getByText('First remark.')).toBeVisible();

  const text = await printed(page);

  expect(text).toMatch(/^An issue\s+#1\s+Properties\s/);
  expect(text).toContain('First remark.');
  expect(text).toContain('#500000');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button:visible, a:visible').allInnerTexts()).toEqual([
    '#1',
    '#500000',
  ]);
});

test('a list is printed under its title, as wide as the paper', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await page.getByRole('row').nth(2).waitFor();

  const text = await printed(page);

  expect(text).toMatch(/^Bugs\s+ID\s+Name\s/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  const last = await page.getByRole('row').nth(2).getByRole('cell').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(720);
});

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1600"><rect width="900" height="1600" fill="teal"/></svg>`;

for (const width of [1280, 390]) {
  test(`a picture in the history at ${String(width)} px moves nothing when it comes`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const file = { createdDate: START, createdBy: 1, size: 2000, description: '' };
    await serveIssue(page, [
      { id: 600_001, type: 4, name: 'screen.svg', ...file },
      { id: 600_002, type: 4, name: 'gone.svg', ...file },
      { id: 600_003, type: 4, name: 'huge.png', ...file, size: 9_000_000 },
      ...comments(['After the pictures.']),
    ]);
    const { isOpen: isWanted, open: letPictureCome } = createGate();
    await page.route('**/client/file.php?id=*', async (route) => {
      await isWanted;
      if (route.request().url().endsWith('600001')) {
        await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      } else await route.fulfill({ contentType: 'image/png', body: 'none' });
    });
    await logIn('jonas');
    await page.goto('/client/index.php#/issues/1');
    const { frame } = windowOf(page);
    const picture = frame.locator('article img').first();
    await picture.scrollIntoViewIfNeeded();
    const after = frame.getByText('After the pictures.');
    const before = await after.boundingBox();

    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift' });
    });
    letPictureCome();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(900);
    await expect(frame.locator('article img')).toHaveCount(1);

    expect(await after.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
    const box = await picture.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(480);
    expect(box?.width).toBeGreaterThan(width === 1280 ? 470 : 250);
    await expectAccessible('[role=dialog]');

    await picture.click();
    await expect(page).toHaveURL(/#\/issues\/1\/files\/600001\/preview$/);
  });
}

test('on a phone the description begins above the fold', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1');
  const { region } = windowOf(page);

  const description = await region('Description').boundingBox();
  expect(description?.y).toBeLessThan(480);
});

test('a file that is dropped on an open issue goes with the comment there', async ({
  page,
  logIn,
}) => {
  await serveIssue(page, comments(['First remark.']));
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1');
  const { frame, field } = windowOf(page);
  const remark = frame.getByText('First remark.');
  await expect(remark).toBeVisible();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['picture'], 'screen.png', { type: 'image/png' }));
    return transfer;
  });

  await remark.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(frame.getByText('Drop files to attach them to this issue')).toBeInViewport();
  await remark.dispatchEvent('drop', { dataTransfer: dropped });

  const files = frame.getByRole('list', { name: 'Files' });
  await expect(files.getByText('screen.png')).toBeVisible();
  await expect(field('Comment')).toBeFocused();
});
