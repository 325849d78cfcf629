import { expect, type Page } from '@playwright/test';

/** Texts of the page as it stands that do not fit, one line each; a text cut with a tooltip is meant. */
export function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, a, label, h1, h2, h3, dt, legend, [role=columnheader]';
    const root = document.querySelector('[role=dialog]:not([aria-hidden=true] *)') ?? document.body;
    const found: string[] = [];

    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.textContent || element.getAttribute('aria-label')) ?? ''}"`;
    const isSaidOnly = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (each.clientWidth <= 1 && getComputedStyle(each).position === 'absolute') return true;
      }
      return false;
    };

    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (!parent || box.width === 0 || isSaidOnly(parent)) continue;
      for (
        let each: Element | null = parent;
        each && root.contains(each);
        each = each.parentElement
      ) {
        const { left, right } = each.getBoundingClientRect();
        const { overflowX, display } = getComputedStyle(each);
        const isOutside = box.left < left - 1 || box.right > right + 1;
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (!isOutside || display.startsWith('inline') || display === 'contents') continue;
        if (overflowX !== 'visible') {
          if (!each.closest('[data-tip-cut]')) found.push(`cut: ${describe(parent)}`);
          break;
        }
        if (each.matches(controls)) {
          found.push(`sticks out of ${each.tagName.toLowerCase()}: ${describe(parent)}`);
          break;
        }
      }
    }

    /** What floats above the rest of the page, such as the buttons of a form, may lie over it. */
    const layerOf = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
      }
      return null;
    };
    const boxes = [...root.querySelectorAll(`${controls}, input, select, textarea`)]
      .filter((element) => !element.matches('[data-row-link]') && !isSaidOnly(element))
      .map((element) => ({
        element,
        box: element.getBoundingClientRect(),
        layer: layerOf(element),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.layer !== other.layer || one.element.contains(other.element)) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 2) {
          found.push(`overlap: ${describe(one.element)} and ${describe(other.element)}`);
        }
      }
    }

    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    return found;
  });
}

/** What can be read or heard in the window, or in the page without one: texts, names, tooltips. */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('[role=dialog]:not([aria-hidden=true] *)') ?? document.body;
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      // Rich text is what users wrote, code and times are no words.
      if (!parent || parent.closest('div[dir=auto], script, style, code, time, noscript')) continue;
      if (parent.checkVisibility()) found.push(texts.currentNode.nodeValue ?? '');
    }
    for (const element of root.querySelectorAll('*:not(time)')) {
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'data-tip',
        'aria-description',
      ]) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return [...new Set([...found, document.title].map((text) => text.trim()))].filter(Boolean);
  });
}

/** Nothing of the page lies beside the screen, so that it cannot be scrolled sideways. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed).toBeLessThanOrEqual(width);
}
