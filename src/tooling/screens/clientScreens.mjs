import { addInRow } from './addingScreens.mjs';
import { fillAddress, lists, windows } from './addresses.mjs';
import { dialog, popup } from './selectors.mjs';

const opener = 'button[aria-haspopup], div:has(> input[aria-haspopup=dialog]) > button';
const mostMenus = 14;
/** The check box of a row: buttons, entries of menus and ways to look at a list come with it. */
const lateMark = 'main [data-tick]';

/**
 * Goes through the screens of the client, and stops at each.
 *
 * @param {import('@playwright/test').Page} page of somebody who is logged in
 * @param {{ address: string, ids: Record<string, number>, isWanted: (name: string) => boolean,
 *   attempt: (name: string, visit: () => Promise<void>) => Promise<void>,
 *   show: (screen: object) => Promise<void> }} walk
 *   the server, what words in the addresses stand for, which screens to go to, what goes around a visit, and what is
 *   done at each
 */
export async function walkClient(page, { address, ids, isWanted, attempt, show }) {
  const settle = watchRequests(page);
  await page.goto(`${address}/client/index.php#/types/1/issues`);
  // What lists offer besides comes together, some time after the first one, and stays from then on.
  await page.locator(lateMark).first().waitFor({ state: 'attached' });

  for (const screen of lists.filter(({ name }) => isWanted(name))) {
    await attempt(screen.name, async () => {
      await page.evaluate(goTo, screen.address);
      await settle();
      for (const key of screen.keys ?? []) {
        await page.keyboard.press(key);
        await settle();
      }
      if (screen.entry !== undefined) await chooseEntry(page, screen.entry);
      await settle();
      await show({ ...screen, root: 'body' });
      if (screen.keys) await page.keyboard.press('Escape');
      if (screen.keys || screen.entry !== undefined) await page.reload();
      if (screen.hasMenus) await openMenus(page, { screen, root: 'body', settle, show });
    });
  }
  for (const window of windows.filter(({ name }) => isWanted(name))) {
    await attempt(window.name, async () => {
      const screen = { ...window, address: fillAddress(window.address, ids) };
      await openWindow(page, screen.address, screen.isRefused);
      await settle();
      await show({ ...screen, root: dialog });
      if (screen.hasMenus) await openMenus(page, { screen, root: dialog, settle, show });
      await provokeErrors(page, { screen, settle, show });
      if (screen.name === 'addIssue') {
        await addInRow(page, { open: openWindow, screen, settle, show });
      }
    });
  }
}

/** Chooses from the last group of the More menu of the list by place: words differ by language. */
async function chooseEntry(page, place) {
  await page.locator('main button[aria-haspopup=menu]:visible').last().click();
  const entries = page.locator('[role=menu] [role=group]').last().locator('[role=menuitem]');
  await entries.nth(place).click();
}

/** Runs in the page. */
export function goTo(hash) {
  window.location.hash = hash;
}

/** Runs in the page. */
export function copyText(text) {
  return window.navigator.clipboard.writeText(text);
}

/** Answers a function that waits until the page has what it asked for and has drawn it. */
export function watchRequests(page) {
  const pending = new Set();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    do {
      await page.evaluate(untilDrawn);
    } while (pending.size > 0);
    await page.evaluate(untilDrawn);
  };
}

function untilDrawn() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)));
  });
}

async function openWindow(page, address, isRefused = false) {
  const former = await page.evaluate(windowLabel, dialog);
  await page.evaluate(goTo, address);
  // Windows that share their frame keep its label: then there is nothing to wait for.
  await page
    .waitForFunction(isOtherWindow, { dialog, former }, { timeout: 1500 })
    .catch(() => undefined);
  await page.waitForFunction(isLoaded, { dialog, isRefused });
}

function windowLabel(selector) {
  return document.querySelector(selector)?.getAttribute('aria-labelledby') ?? null;
}

function isOtherWindow({ dialog: selector, former }) {
  const found = document.querySelector(selector);
  return found !== null && found.getAttribute('aria-labelledby') !== former;
}

/**
 * Runs in the page: whether a window has all that belongs into it. That there is nothing is no window to show.
 *
 * @param {{ dialog: string, isRefused: boolean }} wanted a selector, and whether the window is to say that it failed
 * @returns {boolean} whether it has
 * @throws {Error} when it failed and should not have, with what it says, or the other way round
 */
export function isLoaded({ dialog: selector, isRefused }) {
  const found = document.querySelector(selector);
  if (found?.getAttribute('aria-busy') !== 'false') return false;
  if (found.querySelector('[data-scroller] > [aria-hidden=true]')) return false;
  const failure = found.querySelector('[data-screen-error]');
  if (failure && !isRefused) throw new Error(`It says: ${failure.textContent}`);
  if (!failure && isRefused) throw new Error('It should be refused, and is not.');
  return true;
}

/** Menus, lists with a filter box, and calendars. Of those that say the same but for a number, one is opened. */
async function openMenus(page, { screen, root, settle, show }) {
  const buttons = page.locator(root).last().locator(`:is(${opener}):visible`);
  const seen = new Set();
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index);
    const label = await button.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    const kind = label.replaceAll(/\d/g, '');
    if (seen.has(kind) || seen.size >= mostMenus) continue;
    if ((await button.getAttribute('aria-disabled')) === 'true') continue;
    seen.add(kind);
    await button.click();
    await settle();
    if ((await button.getAttribute('aria-expanded')) !== 'true') continue;
    await show({ ...screen, root: popup, part: label });
    await page.keyboard.press('Escape');
    await settle();
  }
}

/** Sends a form without what it asks for, and puts back what was there. */
async function provokeErrors(page, { screen, settle, show }) {
  const window = page.locator(dialog).last();
  const submit = window.locator('button[type=submit]:visible').last();
  const field = window.locator('input[aria-required=true]:visible').first();
  if ((await field.count()) === 0 || (await submit.count()) === 0) return;
  const content = await field.inputValue();
  if (content !== '') await field.fill('');
  await submit.click();
  await settle();
  await show({ ...screen, root: dialog, part: 'errors', isAddition: true });
  if (content !== '') await field.fill(content);
}
