import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findMisfits, readTexts } from './support/fitting';
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
