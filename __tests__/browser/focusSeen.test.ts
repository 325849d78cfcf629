/** Whoever goes by Tab alone sees where the focus is: marked, in view and under nothing. */
import type { Locator, Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { expectFocus } from './support/focusHeld';
import { expectSeen, lookAtFocus, outside } from './support/focusMarked';
import { expect, test } from './support/test';

test.use({ reading: 'pane', viewport: { width: 1280, height: 800 } });

const mostSteps = 60;

/** Goes on by Tab until it comes to where it began, or out of the page; gives what it came by. */
async function walk(page: Page, place: string, key = 'Tab') {
  const seen: string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    const { at, fault } = await page.evaluate(lookAtFocus, outside);
    expect.soft(fault, `${place}, step ${step + 1}, after ${seen.at(-1)}`).toBeNull();
    if (at === outside || (seen.length > 3 && at === seen[0])) break;
    seen.push(at);
  }
  return seen;
}

async function nameOf(button: Locator): Promise<string> {
  return (await button.getAttribute('aria-label')) ?? button.innerText();
}

/** Opens something by the keyboard and closes it by Esc: whoever does so goes on where they were. */
async function openAndLeave(page: Page, name: string, keys: string[], opened: Locator) {
  const before = await expectSeen(page, `before ${name}`);
  for (const key of keys) await page.keyboard.press(key);
  await expect(opened).toBeVisible();
  await expectSeen(page, `${name} was opened`);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  expect.soft(await expectSeen(page, `${name} was closed`), name).toBe(before);
}

test('at the desk and at the list, forwards and back', async ({ page, logIn }) => {
  await logIn('jonas');
  await page.goto('/client/index.php');
  await expect(page.getByRole('region', { name: 'Unread issues' })).toBeVisible();
  expect((await walk(page, 'desk')).length).toBeGreaterThan(10);

  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  await bringCommands(page);
  expect((await walk(page, 'list')).length).toBeGreaterThan(10);
  await walk(page, 'list, back', 'Shift+Tab');
});

test('in the pane, in what is written there, in the palette and the sheet', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  await bringCommands(page);
  for (const key of ['j', 'Enter', 'F6']) await page.keyboard.press(key);
  await expect(page.locator('[data-composer]:visible').first()).toBeVisible();
  expect((await walk(page, 'pane')).length).toBeGreaterThan(10);
  // Below the list its values scroll beside its text.
  await page.getByRole('button', { name: 'Show below the list' }).click();
  await expect(page.getByRole('button', { name: 'Show beside the list' })).toBeFocused();
  expect((await walk(page, 'pane below')).length).toBeGreaterThan(10);

  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  // In a text Tab is a character.
  await page.keyboard.press('Escape');
  await walk(page, 'composer');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await walk(page, 'palette');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'the palette was closed');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect((await walk(page, 'sheet')).length).toBeGreaterThan(10);
  await page.keyboard.press('Escape');
  await expectFocus(page, 'the sheet was closed');
});

test('after whatever was opened over the list and beside it is closed', async ({ page, logIn }) => {
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const menu = page.getByRole('menu');
  const main = page.getByRole('main');
  test.slow();
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.locator('main [data-row-link]').first()).toBeVisible();
  await bringCommands(page);

  await page.keyboard.press('j');
  await openAndLeave(page, 'the palette at a row', ['Control+k'], palette);
  await openAndLeave(page, 'the sheet at a row', ['?'], sheet);
  await openAndLeave(page, 'the menu of a row', ['Shift+F10'], menu);
  for (const name of ['More', /^View: /, /^Project: /]) {
    const button = main.getByRole('button', { name }).first();
    const list = menu.or(page.getByRole('listbox')).first();
    await button.focus();
    await openAndLeave(page, `what "${name}" opens`, ['Enter'], list);
  }
  for (const button of await page.locator('header button[aria-haspopup=menu]:visible').all()) {
    await button.focus();
    await openAndLeave(page, `the menu "${await nameOf(button)}"`, ['Enter'], menu);
  }

  await page.locator('main [data-row-link]').first().focus();
  await page.keyboard.press('Enter');
  const pane = page.getByRole('region').filter({ has: page.locator('[data-composer]') });
  await expect(pane.first()).toBeVisible();
  await page.keyboard.press('F6');
  await openAndLeave(page, 'the palette in the pane', ['Control+k'], palette);
  await openAndLeave(page, 'the sheet in the pane', ['?'], sheet);
  for (const button of await pane.locator('button[aria-haspopup=menu]:visible').all()) {
    await button.focus();
    await openAndLeave(page, `the menu "${await nameOf(button)}" of the pane`, ['Enter'], menu);
  }
});
