/** Whoever goes by Tab alone sees where the focus is: marked, in view and under nothing. */
import type { Locator, Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { expectFocus } from './support/focusHeld';
import { expect, test } from './support/test';

test.use({ reading: 'pane', viewport: { width: 1280, height: 800 } });

const mostSteps = 60;

const outside = 'outside the page';

/** Runs in the page: what is wrong with the focus, or null; and what has it. */
function lookAtFocus(beyond: string) {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) {
    // Behind the last one is what belongs to the browser: the page itself has no focus then.
    return document.hasFocus()
      ? { at: 'body', fault: 'nothing has the focus' }
      : { at: beyond, fault: null };
  }
  if (!activeElement.checkVisibility({ visibilityProperty: true })) {
    return { at: activeElement.outerHTML.slice(0, 80), fault: 'what has the focus is hidden' };
  }
  const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
  const at = `${activeElement.tagName} "${name.trim().slice(0, 40)}"`;
  const box = activeElement.getBoundingClientRect();
  const middle = { x: box.left + Math.min(box.width, 40) / 2, y: box.top + box.height / 2 };
  const isInView = middle.x > 0 && middle.y > 0 && middle.x < innerWidth && middle.y < innerHeight;
  if (!isInView) return { at, fault: `${at} is out of view` };
  const over = document.elementFromPoint(middle.x, middle.y);
  // A filter that is not needed lies below its list, where the entry that it acts on is marked.
  const entry = activeElement.matches('[role=combobox]')
    ? document.getElementById(activeElement.getAttribute('aria-activedescendant') ?? '')
    : null;
  const isFree =
    over !== null &&
    [activeElement, entry].some((one) => one?.contains(over) === true || over.contains(one));
  const label = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : [];
  if (!isFree && !label.some((one) => one.contains(over))) {
    return { at, fault: `${at} is covered by ${over?.outerHTML.slice(0, 80) ?? 'nothing'}` };
  }
  // The mark may be that of a row, or of the box around a field.
  for (let one: Element | null = activeElement; one; one = one.parentElement) {
    const { boxShadow } = getComputedStyle(one);
    for (const { outlineStyle, outlineWidth } of [
      getComputedStyle(one),
      getComputedStyle(one, '::after'),
    ]) {
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return { at, fault: null };
    }
    if (one === activeElement && boxShadow !== 'none') return { at, fault: null };
    if (one.matches('[role=row], label')) break;
  }
  // The field of the palette has a line, and the entry that it acts on is marked.
  const isOfPalette = activeElement.matches('[role=combobox][aria-activedescendant]');
  return { at, fault: isOfPalette ? null : `${at} has no mark` };
}

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

/** After something was closed the focus is somewhere, within reach and seen. */
async function expectSeen(page: Page, after: string) {
  await expectFocus(page, after);
  const { at, fault } = await page.evaluate(lookAtFocus, outside);
  expect.soft(fault, `focus after: ${after}`).toBeNull();
  expect.soft(at, `focus after: ${after}`).not.toBe(outside);
  return at;
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
  for (const key of ['Enter', 'F6']) await page.keyboard.press(key);
  const pane = page.getByRole('region').filter({ has: page.locator('[data-composer]') });
  await expect(pane.first()).toBeVisible();
  await openAndLeave(page, 'the palette in the pane', ['Control+k'], palette);
  await openAndLeave(page, 'the sheet in the pane', ['?'], sheet);
  for (const button of await pane.locator('button[aria-haspopup=menu]:visible').all()) {
    await button.focus();
    await openAndLeave(page, `the menu "${await nameOf(button)}" of the pane`, ['Enter'], menu);
  }
});
