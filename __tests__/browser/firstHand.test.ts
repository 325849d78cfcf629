/**
 * What hands need is fetched with the first sign of one (decision 063): nothing of it comes before, nothing on the screen
 * moves when it comes, and what that first hand does is not lost. Its code is held back meanwhile.
 */
import { EventEmitter, once } from 'node:events';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { watchRequests } from './support/countWork';
import { expect, test } from './support/ownDemo';
import { demoPassword } from './support/test';

declare global {
  interface Window {
    /** How often something has moved. */
    timesMoved: number;
  }
}

test.use({ reading: 'pane', viewport: { width: 1280, height: 900 } });

/** Files of what only hands need. */
const ofHands = /\/js\/(commands|command-layers|parts|bulk|cells|issue-\w+)\./;

const links = (page: Page) => page.locator('main [data-row-link]');
const ticks = (page: Page) => page.getByRole('table').getByRole('checkbox');
const bar = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

/** Opens a list without any page before it, and without a hand: what stands in it at last is there. */
async function openList(page: Page): Promise<void> {
  const answer = await page.request.post('/server/api/login.php', {
    data: { login: 'jonas', password: demoPassword() },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/client/index.php#/types/1/issues');
  await expect(ticks(page)).toHaveCount(50);
}

/** Keeps code, that of hands by default, from coming until it is let through. */
async function holdCode(context: BrowserContext, code = ofHands): Promise<() => void> {
  const hold = new EventEmitter();
  const released = once(hold, 'release');
  await context.route(code, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    hold.emit('release');
  };
}

test('nothing of it comes before a hand, and nobody misses it', async ({
  page,
  expectAccessible,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const requests = await watchRequests(page, '[role=row] a[href^="#/issues/"]');
  await openList(page);
  await expect.poll(() => requests.quietTime(), { timeout: 60_000 }).toBeGreaterThan(4000);
  expect(asked.filter((url) => ofHands.test(url))).toEqual([]);

  // What one hears of the list is all there.
  await expect(ticks(page).first()).toHaveAccessibleName(/^Select #\d+$/);
  await expect(page.getByRole('separator', { name: 'Width of Name' })).toHaveCount(1);
  await expect(button(page, 'Show as')).toBeVisible();
  await expect(button(page, 'More')).toBeEnabled();
  await expectAccessible();

  const before = await bar(page).ariaSnapshot();
  await page.evaluate(() => {
    window.timesMoved = 0;
    new PerformanceObserver((shifts) => {
      window.timesMoved += shifts.getEntries().length;
    }).observe({ type: 'layout-shift' });
  });
  const commands = page.waitForResponse(/\/js\/commands\./);
  await page.mouse.move(640, 450);
  await (await commands).finished();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  expect(await page.evaluate(() => window.timesMoved)).toBe(0);
  expect(await bar(page).ariaSnapshot()).toBe(before);
});

interface FirstAct {
  name: string;
  act: (page: Page) => Promise<unknown>;
  shown: (page: Page) => Locator;
}

/** The link of a row lies over all of it; far beside its name. */
const pressRow = (page: Page, held: { button?: 'right'; modifiers?: 'Control'[] }) =>
  links(page)
    .nth(2)
    .click({ ...held, position: { x: 900, y: 10 } });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

const firstActs: readonly FirstAct[] = [
  {
    name: 'a key',
    act: (page) => page.keyboard.press('j'),
    shown: (page) => links(page).first().and(page.locator(':focus')),
  },
  {
    name: 'the keys of the palette',
    act: (page) => page.keyboard.press('Control+k'),
    shown: (page) => page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox'),
  },
  {
    name: 'a click with the right button',
    act: (page) => pressRow(page, { button: 'right' }),
    shown: (page) => entry(page, 'Edit'),
  },
  {
    name: 'a click on a check box',
    act: (page) => ticks(page).nth(2).click(),
    shown: (page) => page.getByRole('checkbox', { checked: true }).and(ticks(page).nth(2)),
  },
  {
    name: 'a click with Ctrl beside a name',
    act: (page) => pressRow(page, { modifiers: ['Control'] }),
    shown: (page) => page.getByRole('checkbox', { checked: true }).and(ticks(page).nth(2)),
  },
  {
    name: 'a click of a screen reader on a check box',
    act: (page) => ticks(page).nth(2).dispatchEvent('click'),
    shown: (page) => page.getByRole('checkbox', { checked: true }).and(ticks(page).nth(2)),
  },
  {
    name: 'a click on a drop-down',
    act: (page) => bar(page).getByRole('button', { name: 'Type: Bugs' }).click(),
    shown: (page) => page.getByRole('option', { name: 'Bugs' }),
  },
  {
    name: 'a drop-down opened by key',
    act: (page) => bar(page).getByRole('button', { name: 'Type: Bugs' }).press('ArrowDown'),
    shown: (page) => page.getByRole('option', { name: 'Bugs' }),
  },
  {
    name: 'a click on the ways to look at the list',
    act: (page) => button(page, 'Show as').click(),
    shown: (page) => entry(page, 'Board'),
  },
  {
    name: 'a click on all there is to do with the list',
    act: (page) => button(page, 'More').click(),
    shown: (page) => entry(page, 'Save as report'),
  },
  {
    name: 'a click on a menu of the bar',
    act: (page) => page.getByRole('navigation').getByRole('button', { name: 'Tools' }).click(),
    shown: (page) => page.getByRole('menu', { name: 'Tools' }),
  },
];

for (const { name, act, shown } of firstActs) {
  test(`is not lost when it is the first: ${name}`, async ({ page, context }) => {
    const letThrough = await holdCode(context);
    await openList(page);

    const asked = page.waitForRequest(ofHands);
    await act(page);
    await asked;
    await expect(shown(page)).toHaveCount(0);
    letThrough();

    await expect(shown(page)).toBeVisible();
    // No tab was opened, and no issue.
    expect(context.pages()).toHaveLength(1);
    expect(new URL(page.url()).hash).toBe('#/types/1/issues');
  });
}

test('an open menu shows all its entries at once', async ({ page, context }) => {
  const letThrough = await holdCode(context);
  await openList(page);
  await button(page, 'More').click();
  letThrough();

  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  await expect(entries.last()).toHaveText('Save as report');
});

test('an issue is asked for while the code of its window is on its way, and once', async ({
  page,
  context,
}) => {
  const release = await holdCode(context, /\/js\/issue\./);
  await openList(page);
  let loads = 0;
  page.on('request', (request) => {
    if (!request.url().endsWith('/issues/load.php')) return;
    // Its neighbours are only looked at.
    const { history } = request.postDataJSON() as { history?: boolean };
    if (history) loads += 1;
  });
  const answer = page.waitForResponse('**/issues/load.php');

  await links(page).first().press('Enter');

  await answer;
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(loads).toBe(1);
});

test.describe('code that cannot be had', () => {
  test.use({ expectedErrors: [/ERR_FAILED .*\.js$/] });

  test('leaves the list as it is, says so to who needs it, and comes with the next press', async ({
    page,
  }) => {
    await page.route(/\/js\/commands\./, (route) => route.abort());
    await openList(page);
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(640, 450);
    await failed;
    await expect(page.getByText('The server cannot be reached')).toHaveCount(0);

    await pressRow(page, { button: 'right' });
    await expect(page.getByRole('status').getByText(/^The server cannot be reached/)).toBeVisible();
    await button(page, 'More').click();
    await expect(entry(page, 'Export to CSV')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.unrouteAll();
    await pressRow(page, { button: 'right' });
    await expect(entry(page, 'Edit')).toBeVisible();
  });
});
