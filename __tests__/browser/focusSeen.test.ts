/** Whoever goes by Tab alone sees where the focus is: marked, in view and under nothing. */
import type { Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { expect, test } from './support/test';

test.use({ reading: 'pane', viewport: { width: 1280, height: 800 } });

const mostSteps = 60;

/** Runs in the page: what is wrong with the focus, or null; and what has it. */
function lookAtFocus() {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return { at: 'body', fault: null };
  const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
  const at = `${activeElement.tagName} "${name.trim().slice(0, 40)}"`;
  const box = activeElement.getBoundingClientRect();
  const middle = { x: box.left + Math.min(box.width, 40) / 2, y: box.top + box.height / 2 };
  const isInView = middle.x > 0 && middle.y > 0 && middle.x < innerWidth && middle.y < innerHeight;
  if (!isInView) return { at, fault: `${at} is out of view` };
  const over = document.elementFromPoint(middle.x, middle.y);
  const isFree = over !== null && (activeElement.contains(over) || over.contains(activeElement));
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
    const { at, fault } = await page.evaluate(lookAtFocus);
    expect.soft(fault, `${place}, step ${step + 1}`).toBeNull();
    // Behind the last one is what belongs to the browser.
    if (at === 'body' || (seen.length > 3 && at === seen[0])) break;
    seen.push(at);
  }
  return seen;
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
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect((await walk(page, 'sheet')).length).toBeGreaterThan(10);
});
