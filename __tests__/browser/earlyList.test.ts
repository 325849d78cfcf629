/** The list that is drawn before the client is run (decisions 042 and 060). The code of the client is held back meanwhile. */
import { EventEmitter, once } from 'node:events';
import type { BrowserContext, Page } from '@playwright/test';
import { bundleDevTools } from './support/bundleDevTools';
import { speakLocale } from './support/speakLocale';
import { demoPassword, expect, test } from './support/test';

declare global {
  interface Window {
    /** Where what is on the screen stands. */
    findPlaces: () => readonly Place[];
    /** Where it stood when the client had drawn first. */
    firstPlaces: readonly Place[];
    /** How often something has moved. */
    timesMoved: number;
  }
}

const list = '/client/index.php#/types/1/issues';

const rows = (page: Page) => page.getByRole('main').getByRole('row');
const links = (page: Page) => page.locator('main [data-row-link]');
const clientIsThere = (page: Page) => expect(page.getByRole('searchbox')).toBeVisible();

async function logIn(page: Page): Promise<void> {
  const answer = await page.request.post('/server/api/login.php', {
    data: { login: 'jonas', password: demoPassword() },
  });
  expect(answer.ok()).toBe(true);
}

/** Keeps the client from coming until it is let through. */
async function holdClient(context: BrowserContext): Promise<() => void> {
  const hold = new EventEmitter();
  const released = once(hold, 'release');
  await context.route('**/assets/js/application.*', async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    hold.emit('release');
  };
}

/** Opens a list without the client. */
async function openEarly(page: Page, context: BrowserContext, address = list): Promise<() => void> {
  await logIn(page);
  const letThrough = await holdClient(context);
  await page.addInitScript(watchPlaces);
  // The page is loaded when the client is.
  await page.goto(address, { waitUntil: 'commit' });
  await expect(links(page).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  return letThrough;
}

/** Where something stands and what it says: text, left, top, width, height. */
type Place = readonly [string | null, number, number, number, number];

/** Runs in the page before its scripts: tells where what is on the screen stands, now and when the client has drawn first. */
function watchPlaces(): void {
  const find = () =>
    [...document.querySelectorAll('nav > a:first-of-type, main [role=row] > *, main [role=status]')]
      .filter((element) => {
        const { bottom, height } = element.getBoundingClientRect();
        // Of what stands in for rows of the client nothing else is seen.
        const standsIn = element.closest('[aria-hidden]');
        if (standsIn && !element.closest('[role=rowgroup]:last-child')) return false;
        return height > 1 && bottom < window.innerHeight;
      })
      .map((element): Place => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // Beside the name of the server the client puts its menus.
        const shownWidth = element.matches('nav > a') ? 0 : width;
        return [element.textContent, x, y, shownWidth, height];
      })
      .sort(([, left, top], [, otherLeft, otherTop]) => top - otherTop || left - otherLeft);
  window.findPlaces = find;
  window.timesMoved = 0;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main form')) return;
    observer.disconnect();
    window.firstPlaces = find();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** What an earlier visit has left in the browser. */
interface Kept {
  appearance?: object;
  workspace?: { reading: string; lists?: string; columns?: object; hasRelativeTimes?: boolean };
}

/** How one reads is kept in the browser, and decides what the first picture looks like. */
async function keep(page: Page, { appearance, workspace }: Kept): Promise<void> {
  await page.addInitScript(
    ([look, work]) => {
      if (window.origin === 'null') return;
      localStorage.setItem('issuedesk.appearance', look);
      localStorage.setItem('issuedesk.workspace', work);
    },
    [JSON.stringify(appearance ?? {}), JSON.stringify(workspace ?? {})] as const,
  );
}

/** Columns of the list of bugs, some of them wider, one of those that it does not show by itself. */
const chosen = { t1: '1 0:420px 4 1002:90px', 't1 density': 'compact' };
const all = { t1: '+1 0 3 2 1001' };

interface Setting extends Kept {
  name: string;
  scheme: 'light' | 'dark';
  size: number[];
  /** In place of the list of bugs. */
  address?: string;
  locale?: string;
}

const settings: readonly Setting[] = [
  { name: 'as it comes', scheme: 'light', size: [1280, 720] },
  {
    name: 'a saved view, in Russian',
    scheme: 'light',
    size: [1440, 900],
    address: '/client/index.php#/views/1/issues',
    locale: 'ru',
  },
  {
    name: 'dark, compact, issues beside the list',
    scheme: 'dark',
    size: [1920, 1080],
    appearance: { density: 'compact' },
    workspace: { reading: 'pane' },
  },
  {
    name: 'in larger letters, with chosen columns, as a whole',
    scheme: 'light',
    size: [1280, 720],
    appearance: { density: 'comfortable', size: 'larger' },
    workspace: { reading: 'window', columns: chosen, lists: 'whole', hasRelativeTimes: true },
  },
  {
    name: 'with columns that it has not by itself',
    scheme: 'light',
    size: [1600, 900],
    appearance: { size: 'large', hasMoreContrast: true },
    workspace: { reading: 'window', columns: all },
  },
];

/** Opens a list early, lets the client come, and holds what it shows against what was there. */
async function expectTakenOver(
  page: Page,
  context: BrowserContext,
  { scheme, size, address, locale, ...kept }: Omit<Setting, 'name'>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width: size[0] ?? 0, height: size[1] ?? 0 });
  await keep(page, kept);
  if (locale !== undefined) await speakLocale(context, locale);
  const letThrough = await openEarly(page, context, address);
  const before = await page.evaluate(() => window.findPlaces());
  expect(before.length).toBeGreaterThan(40);
  await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'en-US');
  await page.evaluate(() => {
    new PerformanceObserver((shifts) => {
      window.timesMoved += shifts.getEntries().length;
    }).observe({ type: 'layout-shift' });
  });

  letThrough();
  await clientIsThere(page);

  expect(await page.evaluate(() => window.firstPlaces)).toEqual(before);
  if (kept.workspace?.lists !== 'whole') {
    await expect(links(page)).toHaveCount(50);
    await expect.poll(() => page.evaluate(() => window.findPlaces())).toEqual(before);
  }
  expect(await page.evaluate(() => window.timesMoved)).toBe(0);
}

for (const { name, ...setting } of settings) {
  test(`the client takes the list over as it stands: ${name}`, async ({ page, context }) => {
    await expectTakenOver(page, context, setting);
  });
}

const themes = [
  { scheme: 'light', appearance: {} },
  { scheme: 'dark', appearance: {} },
  { scheme: 'light', appearance: { hasMoreContrast: true } },
  { scheme: 'dark', appearance: { hasMoreContrast: true, theme: 'light' } },
] as const;

for (const { scheme, appearance } of themes) {
  const name = [scheme, ...Object.keys(appearance)].join(', ');
  test(`the client takes the list over at every width: ${name}`, async ({ context }) => {
    for (const width of [1200, 1280, 1366, 1536, 1920, 2560]) {
      await test.step(`${String(width)} px`, async () => {
        const page = await context.newPage();
        await expectTakenOver(page, context, { scheme, size: [width, 800], appearance });
        await page.close();
        await context.unrouteAll();
      });
    }
  });
}

test('what is done before the client is there is not lost', async ({ page, context }) => {
  await test.step('a click on a row', async () => {
    const letThrough = await openEarly(page, context);
    const href = (await links(page).nth(2).getAttribute('href')) ?? '';
    await links(page).nth(2).click();
    letThrough();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('article').first()).toBeVisible();
    expect(page.url()).toContain(href);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(links(page).nth(2)).toBeFocused();
  });
  await context.unrouteAll();

  await test.step('keys, the focus and the place one has scrolled to', async () => {
    await page.goto('about:blank');
    const letThrough = await openEarly(page, context);
    await links(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(links(page).nth(2)).toBeFocused();
    const scroller = page.getByRole('table').locator('..');
    await scroller.evaluate((element) => {
      element.scrollTop = 15;
    });
    await page.keyboard.press('Control+k');
    letThrough();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(15);
    await page.keyboard.press('Escape');
    await expect(links(page).nth(2)).toBeFocused();
  });
  await context.unrouteAll();

  await test.step('a button', async () => {
    await page.goto('about:blank');
    const letThrough = await openEarly(page, context);
    const sorted = page.getByRole('columnheader', { name: 'Modified date' });
    const before = await sorted.getAttribute('aria-sort');
    await sorted.getByRole('button').click();
    letThrough();
    await clientIsThere(page);
    await expect(sorted).not.toHaveAttribute('aria-sort', String(before));
    await expect(sorted.getByRole('button')).toBeFocused();
  });
  await context.unrouteAll();

  await test.step('a press that ends when the client is there', async () => {
    await page.goto('about:blank');
    const letThrough = await openEarly(page, context);
    await links(page).nth(1).hover();
    await page.mouse.down();
    letThrough();
    await clientIsThere(page);
    await page.mouse.up();
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  });
});

test('nothing but a list on a wide screen is drawn early', async ({ page, context }) => {
  await logIn(page);
  const letThrough = await holdClient(context);
  const others = [
    '',
    '#/issues/1',
    '#/about',
    '#/types/1/issues/add',
    '#/types/9999/issues',
    '#/types/1/issues?where=name.contains.e',
    '#/types/1/issues?as=groups',
    '#/types/1/issues?as=board',
  ];
  for (const address of others) {
    await page.goto('about:blank');
    await page.goto(`/client/index.php${address}`, { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  }
  await page.goto('about:blank');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(list, { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  letThrough();
  await expect(links(page).first()).toBeVisible();
});

test('answers that take long are awaited by the client itself', async ({ page, context }) => {
  await logIn(page);
  const answer = new EventEmitter();
  const answered = once(answer, 'answer');
  await context.route('**/issues/list.php', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(list, { waitUntil: 'commit' });
  await clientIsThere(page);
  await expect(links(page)).toHaveCount(0);
  answer.emit('answer');
  await expect(links(page).first()).toBeVisible();
});

test.describe('answers that draw no list', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const refusal = { errorCode: 1001, errorMessage: 'The issues are not for you.' };
  for (const { name, status, body } of [
    { name: 'a refusal', status: 400, body: JSON.stringify(refusal) },
    { name: 'a fault of the server', status: 500, body: 'It broke.' },
    { name: 'the page of a proxy', status: 200, body: '<!doctype html><p>Who are you?' },
  ]) {
    test(`are left to the client: ${name}`, async ({ page, context }) => {
      await logIn(page);
      const letThrough = await holdClient(context);
      let isFirst = true;
      await context.route('**/issues/list.php', async (route) => {
        if (!isFirst) {
          await route.continue();
          return;
        }
        isFirst = false;
        await route.fulfill({ status, body });
      });
      const answer = page.waitForResponse('**/issues/list.php');
      await page.goto(list, { waitUntil: 'commit' });
      await (await answer).finished();
      await expect(rows(page)).toHaveCount(0);

      letThrough();
      await clientIsThere(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(links(page).first()).toBeVisible();
    });
  }
});

const noIssue = { id: 1, read: null, stamp: 1, subscribed: false, cells: ['1', 'A'] };

function noList() {
  const columns = [
    { id: 1, name: 'ID' },
    { id: 0, name: 'Name' },
  ];
  return { sortColumn: 1, sortAscending: true, columns, issues: [noIssue], totalCount: 1 };
}

/** Answers that are JSON and have the status of success, but are none of a server that the client knows. */
const misshapen: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['a list for an object', []],
  ['an object without fields', {}],
  ['a number', 5],
  ['issues that are none', { ...noList(), issues: [null] }],
  ['an object for the issues', { ...noList(), issues: {} }],
  ['a time that is none', { ...noList(), issues: [{ ...noIssue, cells: [1, 1e300] }] }],
  ['a number for the name of a column', { ...noList(), columns: [{ id: 1, name: 5 }] }],
];

for (const call of ['global', 'issues/list']) {
  test(`nothing is drawn of misshapen answers to ${call}`, async ({ page, context }) => {
    await logIn(page);
    const letThrough = await holdClient(context);
    for (const [name, result] of misshapen) {
      await test.step(name, async () => {
        await context.route(`**/api/${call}.php`, (route) => route.fulfill({ json: { result } }));
        await page.goto('about:blank');
        const answers = ['global', 'issues/list'].map((path) =>
          page.waitForResponse(`**/api/${path}.php`),
        );
        await page.goto(list, { waitUntil: 'commit' });
        for (const answer of answers) await (await answer).finished();
        // By then what can be drawn is.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expect(rows(page)).toHaveCount(0);
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
        await context.unroute(`**/api/${call}.php`);
      });
    }
    // The same with answers that are right: it would have been drawn.
    await page.goto('about:blank');
    await page.goto(list, { waitUntil: 'commit' });
    await expect(links(page).first()).toBeVisible();
    letThrough();
    await clientIsThere(page);
  });
}

test('visitors get nothing before the client', async ({ page, context }) => {
  const letThrough = await holdClient(context);
  const answered = page.waitForResponse('**/issues/list.php');
  await page.goto(list, { waitUntil: 'commit' });
  expect((await answered).ok()).toBe(true);
  await expect(rows(page)).toHaveCount(0);
  letThrough();
  await clientIsThere(page);
  await expect(links(page).first()).toBeVisible();
});

test.describe('a fault in what draws early', () => {
  test.use({ expectedErrors: [/a fault of the test/] });

  test('leaves the client as it is', async ({ page, context }) => {
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'createElementNS');
      Object.defineProperty(Document.prototype, 'createElementNS', {
        configurable: true,
        value: () => {
          if (own) Object.defineProperty(Document.prototype, 'createElementNS', own);
          throw new Error('a fault of the test');
        },
      });
    });
    await logIn(page);
    const letThrough = await holdClient(context);
    const fault = page.waitForEvent('pageerror');
    await page.goto(list, { waitUntil: 'commit' });
    expect((await fault).message).toContain('a fault of the test');
    await expect(rows(page)).toHaveCount(0);
    letThrough();
    await clientIsThere(page);
    await expect(links(page).first()).toBeVisible();
  });
});

test.describe('a client that does not come', () => {
  test.use({ expectedErrors: [/^Failed to load resource|a fault of the test/] });

  test('takes its picture along, and the keys that were pressed on it', async ({
    page,
    context,
  }) => {
    await logIn(page);
    const fail = new EventEmitter();
    const failed = once(fail, 'fail');
    let isFirst = true;
    await context.route('**/assets/js/application.*', async (route) => {
      if (!isFirst) {
        await route.continue();
        return;
      }
      isFirst = false;
      await failed;
      await route.abort();
    });
    await page.goto(list, { waitUntil: 'commit' });
    await expect(links(page).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    fail.emit('fail');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);

    // It is asked for again by itself.
    await clientIsThere(page);
    // What was kept goes before it.
    await page.keyboard.press('j');
    await expect(links(page).first()).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('says so when its code is at fault, and is not tried again and again', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      // The store asks for it as soon as its code is run.
      Object.defineProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', {
        get: () => {
          throw new Error('a fault of the test');
        },
      });
    });
    let times = 0;
    page.on('request', (request) => {
      if (request.url().includes('/js/application.')) times += 1;
    });
    const letThrough = await openEarly(page, context);
    const before = times;
    const fault = page.waitForEvent('pageerror');
    letThrough();

    expect((await fault).message).toContain('a fault of the test');
    await expect(page.getByRole('alert')).toContainText('This page has stopped working');
    await expect(rows(page)).toHaveCount(0);
    expect(times).toBe(before);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
  });
});

test.describe('a language that cannot be had at first', () => {
  test.use({ expectedErrors: [/Failed to load resource.*i18n-ru/] });

  test('does not take the place of the one of the picture', async ({ page, context }) => {
    await speakLocale(context, 'ru');
    await context.route('**/assets/js/i18n-ru-json.*', (route) => route.abort());
    const letThrough = await openEarly(page, context);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await context.unroute('**/assets/js/i18n-ru-json.*');

    letThrough();
    await clientIsThere(page);

    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  });
});

test('time travel reaches back to the list that was drawn early', async ({ page, context }) => {
  await context.addInitScript({ path: await bundleDevTools(test.info().outputDir) });
  const letThrough = await openEarly(page, context);
  letThrough();
  await clientIsThere(page);
  await page.waitForLoadState('networkidle');
  const state = (await page.evaluate(() => window.devTools.states())) - 1;
  await links(page).first().click();
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();

  await page.evaluate((index) => {
    window.devTools.jump(index);
  }, state);

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(links(page).first()).toBeVisible();
});
