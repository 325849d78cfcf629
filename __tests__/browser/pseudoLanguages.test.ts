import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNothingBeside, findMisfits, readTexts } from './support/fitting';
import { openWindow } from './support/openWindow';
import { buildPseudoClient, servePseudoClient } from './support/pseudoClient';
import { expect, test } from './support/test';

// One build of the client serves them all.
test.describe.configure({ mode: 'default' });

/** Of every kind of window; neighbours differ in their titles. */
const areas = {
  issues: [
    '/issues/1',
    '/issues/1/edit',
    '/issues/1/comments/add',
    '/issues/1/files/add',
    '/issues/1/move',
    '/issues/1/delete',
    '/types/1/issues/add',
    '/items/goto',
  ],
  'what is one’s own': [
    '/about',
    '/account',
    '/account/edit',
    '/account/password/change',
    '/alerts',
    '/alerts/public/add',
    '/reports',
  ],
  projects: [
    '/projects',
    '/projects/1',
    '/projects/1/permissions',
    '/projects/1/members/add',
    '/projects/1/folders/add',
  ],
  types: [
    '/types',
    '/types/1',
    '/types/1/attributes/add',
    '/types/1/views',
    '/types/1/views/public/add',
  ],
  'the server': [
    '/users',
    '/users/add',
    '/users/3',
    '/users/3/permissions/edit',
    '/events',
    '/settings',
    '/settings/access',
    '/settings/advanced',
    '/settings/email',
    '/settings/regional',
  ],
};

const onPhone = ['/issues/1', '/types/1/issues/add', '/projects/1', '/settings'];

/** Letters of English: the pseudo languages have others. Keys are called what is printed on them. */
const isEnglishLeft = (text: string) =>
  /[a-z]{2}/i.test(text.replace(/\b(am|pm|Ctrl\+Shift\+Enter)\b/gi, ''));

/** Cells of a list come as HTML. */
function unescapeMarkup(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
}

/** Every text the server sends is data: names, values, and what it says itself. Longest first. */
function collectData(page: Page): () => Promise<string[]> {
  const answers: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/server/api/')) answers.push(response.json().catch(() => null));
  });
  return async () => {
    const texts = (await Promise.all(answers)).flatMap(textsIn).map((text) => text.trim());
    // Lines of an event stand beside one another.
    const all = new Set(
      texts.flatMap((text) => [text, unescapeMarkup(text), text.replaceAll('\n', ' · ')]),
    );
    return [...all].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Leaves a request open. */
const noAnswer = () => undefined;

let folder: string;

test.beforeAll(async () => {
  // A build takes longer than a test may.
  test.setTimeout(180_000);
  folder = await buildPseudoClient();
});

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Opens the list in a language of nobody; resolves to a check of what is on the screen. */
async function start(page: Page, locale: string, { without }: { without?: string } = {}) {
  const readData = collectData(page);
  await servePseudoClient(page.context(), { folder, locale });
  if (without !== undefined) await page.context().route(without, noAnswer);
  await page.goto('/client/index.php#/types/1/issues');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  return async (place: string) => {
    const data = ['Maria Lindgren', ...(await readData())];
    const without = (text: string) =>
      data.reduce((rest, known) => rest.replaceAll(known, ' '), text);
    const texts = (await readTexts(page)).filter(isEnglishLeft);
    expect.soft(await findMisfits(page), place).toEqual([]);
    expect.soft(texts.map(without).filter(isEnglishLeft), place).toEqual([]);
  };
}

for (const [locale, direction] of [
  ['en_XA', 'ltr'],
  ['ar_XB', 'rtl'],
] as const) {
  test.describe(`nothing is cut, overlapped or left in English in ${locale}`, () => {
    test('in the list', async ({ page, logIn }) => {
      await logIn('maria');
      const check = await start(page, locale);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await check('the list');
    });

    test('in the list, without the words of what comes later', async ({ page, logIn }) => {
      await logIn('maria');
      const check = await start(page, locale, { without: '**/*-later.*' });
      await check('the list');
    });

    for (const [area, hashPaths] of Object.entries(areas)) {
      test(`in windows about ${area}`, async ({ page, logIn }) => {
        await logIn('maria');
        const check = await start(page, locale);
        for (const hashPath of hashPaths) {
          await openWindow(page, hashPath);
          await check(hashPath);
        }
      });
    }

    test('on a phone', async ({ page, logIn }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await logIn('maria');
      const check = await start(page, locale);
      for (const hashPath of onPhone) {
        await openWindow(page, hashPath);
        await check(hashPath);
      }
    });
  });
}

test.describe('where a line begins at the right', () => {
  const middleOf = async (target: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + Math.min(height / 2, 120) };
  };

  /** Takes hold of something by the mouse, and holds it over something else. */
  async function dragOver(page: Page, from: { x: number; y: number }, target: Locator) {
    const to = await middleOf(target);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y);
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(target).toHaveAttribute('data-over', 'true');
    // What is not put down changes nothing that another test looks at.
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('[data-over]')).toHaveCount(0);
  }

  /** Names whose first letter lies outside of their link. */
  const cutAtStart = (page: Page) =>
    page.locator('main [data-card] a').evaluateAll((links) =>
      links.flatMap((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode } = texts;
          const letter = currentNode.nodeValue?.search(/[A-Z]/) ?? -1;
          if (letter < 0 || currentNode.parentElement?.clientWidth === 1) continue;
          const range = document.createRange();
          range.setStart(currentNode, letter);
          range.setEnd(currentNode, letter + 1);
          const { left, right } = range.getBoundingClientRect();
          const box = link.getBoundingClientRect();
          return left < box.left || right > box.right ? [currentNode.nodeValue] : [];
        }
        return [];
      }),
    );

  test('columns of a board and days of a calendar do, and arrows go where they point', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('jonas');
    await start(page, 'ar_XB');

    await page.goto('/client/index.php#/types/1/issues?as=board');
    const columns = page.locator('section[data-place]');
    await columns.nth(1).locator('[data-card] a').first().waitFor();
    const [first, second] = [await middleOf(columns.nth(0)), await middleOf(columns.nth(1))];
    expect(second.x).toBeLessThan(first.x);
    // A name goes by its own words, and not by those that say it is unread; the dots of values by the page.
    const names = columns.locator('[data-card] a > span');
    await expect(names.locator('[data-tip]').first()).toBeVisible();
    const directions = await names.evaluateAll((all) =>
      all.map((name) => getComputedStyle(name).direction),
    );
    expect(new Set(directions)).toEqual(new Set(['ltr']));
    await expect(columns.nth(0).locator('[data-chip]').first()).toHaveCSS(
      'background-image',
      /at calc\(100% - 5\.5px\) 50%/,
    );
    await columns.nth(0).locator('[data-card] a').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(columns.nth(1).locator('[data-card] a:focus')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(columns.nth(0).locator('[data-card] a:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(columns.nth(1).locator('[data-card] a:focus')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(columns.nth(0).locator('[data-card] a:focus')).toBeVisible();
    await dragOver(
      page,
      await middleOf(columns.nth(1).locator('[data-card]').first()),
      columns.nth(0),
    );
    await expectNothingBeside(page);
    await expectAccessible();

    await page.goto('/client/index.php#/types/1/issues?as=groups');
    const numbers = page
      .locator('[data-tip] > [aria-hidden="true"]', { hasText: /\d/ })
      .filter({ visible: true })
      .first()
      .locator('span');
    await numbers.nth(1).waitFor();
    const [sum, average] = [await numbers.nth(0).boundingBox(), await numbers.nth(1).boundingBox()];
    expect((average?.x ?? 0) + (average?.width ?? 0)).toBeLessThan(sum?.x ?? 0);

    await page.goto('/client/index.php#/types/1/issues?as=calendar');
    const days = page.locator('[data-day]');
    await days.first().waitFor();
    const [sunday, monday] = [await middleOf(days.nth(0)), await middleOf(days.nth(1))];
    expect(monday.x).toBeLessThan(sunday.x);
    expect(await cutAtStart(page)).toEqual([]);
    await days.nth(9).focus();
    const idOf = (link: Locator) => link.getAttribute('data-day');
    await page.keyboard.press('ArrowLeft');
    expect(await idOf(page.locator('[data-day]:focus'))).toBe(await idOf(days.nth(10)));
    await dragOver(
      page,
      await middleOf(page.locator('section[data-place="@"] [data-card]').first()),
      page.getByRole('cell').nth(9),
    );
    await expectNothingBeside(page);
    await expectAccessible();

    await page.goto('/client/index.php#/types/2/issues?as=timeline');
    // The list before is kept, out of sight.
    const row = page
      .locator('[data-card]:has([data-part="both"])')
      .filter({ visible: true })
      .first();
    const bar = row.locator('[data-part="both"]');
    await bar.waitFor();
    await expectNothingBeside(page);
    await expectAccessible();
    expect(await cutAtStart(page)).toEqual([]);
    await row.getByRole('link').focus();
    const left = async () => Math.round((await bar.boundingBox())?.x ?? 0);
    const before = await left();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeLessThan(before);
    await page.keyboard.press('Escape');
    await expect.poll(left).toBe(before);
    const { x, y } = await middleOf(bar);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y, { steps: 3 });
    await expect.poll(left).toBeLessThan(before);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
});
