/** That whoever looks at the screen sees where the keyboard is. */
import { expect, type Page } from '@playwright/test';
import { expectFocus } from './focusHeld';

/** Where the focus is when the browser itself has it. */
export const outside = 'outside the page';

/** Runs in the page: what is wrong with the focus, or null; and what has it. */
export function lookAtFocus(beyond: string) {
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
    for (const around of [null, '::after']) {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one, around);
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 1) continue;
      // That of a link lies around its row, however long its name is.
      if (around !== null) return { at, fault: null };
      // What scrolls cuts off what stands beyond its sides.
      const { left, right } = one.getBoundingClientRect();
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      let scroller = one.parentElement;
      while (scroller && getComputedStyle(scroller).overflowX === 'visible') {
        scroller = scroller.parentElement;
      }
      const edges = scroller?.getBoundingClientRect();
      const isCut = edges && (left - reach < edges.left - 1 || right + reach > edges.right + 1);
      return { at, fault: isCut ? `the mark of ${at} is cut off` : null };
    }
    if (one === activeElement && boxShadow !== 'none') return { at, fault: null };
    if (one.matches('[role=row], label')) break;
  }
  // The field of the palette has a line, and the entry that it acts on is marked.
  const isOfPalette = activeElement.matches('[role=combobox][aria-activedescendant]');
  return { at, fault: isOfPalette ? null : `${at} has no mark` };
}

/** After something was closed the focus is somewhere, within reach and seen. */
export async function expectSeen(page: Page, after: string) {
  await expectFocus(page, after);
  const { at, fault } = await page.evaluate(lookAtFocus, outside);
  expect.soft(fault, `focus after: ${after}`).toBeNull();
  expect.soft(at, `focus after: ${after}`).not.toBe(outside);
  return at;
}
