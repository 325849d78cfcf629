/** That the focus is somewhere, and somewhere one can go on from, whatever was pressed. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openWindow } from './openWindow';

/** Waits until what was asked for is there and every effect has had its say. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog][aria-busy=true], main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            requestAnimationFrame(resolve);
          });
        });
      }),
  );
}

/** Fails unless the keyboard is somewhere that one can go on from. */
export async function expectFocus(page: Page, after: string): Promise<void> {
  await settle(page);
  const place = await page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) return 'nothing';
    return activeElement.closest('[inert], [aria-hidden=true]') ? 'something out of reach' : 'held';
  });
  expect(place, `focus after: ${after}`).toBe('held');
}

/** The commands of a window: what is pressed and leads or opens, each kind of row once. */
const commandsOf = (page: Page) =>
  page.locator(
    '[role=dialog][aria-modal=true] :is(button:not([type=submit], [disabled]), ' +
      'a[href^="#"]:not([role=row] a), [role=row]:nth-child(2) a[href^="#"]):visible',
  );

/** Presses every command of a window by the keyboard, and leaves each time by Esc. */
export async function pressAll(page: Page, path: string): Promise<void> {
  await openWindow(page, path);
  const count = await commandsOf(page).count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    if (new URL(page.url()).hash !== `#${path}`) await openWindow(page, path);
    const command = commandsOf(page).nth(index);
    const name = await nameOf(command);
    // It leaves the window for the pane, whose tests are its own.
    if (/^Show (beside|below)/.test(name)) continue;
    await command.focus();
    await page.keyboard.press('Enter');
    await expectFocus(page, `${path}: ${name}`);
    await page.keyboard.press('Escape');
    await expectFocus(page, `${path}: ${name}, then Esc`);
  }
}

/** What is there is found within that time; what has gone is not waited for. */
const soon = { timeout: 2_000 };

async function nameOf(command: Locator): Promise<string> {
  return (await command.getAttribute('aria-label', soon)) ?? (await command.innerText(soon));
}

interface Part {
  /** Brings back what the commands are in, wherever one has got to. */
  open: () => Promise<void>;
  /** What is pressed in it. */
  commands: () => Locator;
  /** So many are there, or the walk has missed its place. */
  least: number;
  /** Names of what leaves the part for good, and has tests of its own. */
  except?: RegExp;
}

/** Presses every command of a part of the screen by the keyboard, and leaves each time by Esc. */
export async function pressEach(
  page: Page,
  { open, commands, least, except }: Part,
): Promise<void> {
  await open();
  const count = await commands().count();
  const pressed = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const command = commands().nth(index);
    let name = '';
    // The Esc from before may close the part while one looks at it: then once more.
    await expect(async () => {
      await open();
      name = (await command.count()) === 0 ? '' : await nameOf(command);
      if (name !== '') await command.focus(soon);
    }).toPass();
    // What was pressed before may have left fewer.
    if (name === '') break;
    if (except?.test(name) === true) continue;
    pressed.add(name);
    await page.keyboard.press('Enter');
    await expectFocus(page, name);
    await page.keyboard.press('Escape');
    await expectFocus(page, `${name}, then Esc`);
  }
  expect([...pressed].length, [...pressed].join(', ')).toBeGreaterThanOrEqual(least);
}
