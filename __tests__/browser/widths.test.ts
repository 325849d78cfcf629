/** Every window of the client on a wide screen, narrowed while it is open, and opened on a phone (WCAG 1.4.10). */
import { ownWindows, windows } from '../contracts/addresses';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

/** Objects of the demo tracker, by the names of parameters; what is not there shows its error, whose window must fit too. */
const params: Readonly<Record<string, string>> = {
  ':issueId': '1',
  ':itemId': '1',
  ':commentId': '2',
  ':fileId': '3',
  ':projectId': '1',
  ':folderId': '1',
  ':typeId': '1',
  ':viewId': '1',
  ':attributeId': '1',
  ':userId': '1',
  ':requestId': '1',
  ':alertId': '1',
  ':reportId': '1',
  ':inboxId': '1',
  ':eventId': '1',
};

const paths = [...windows, ...ownWindows].map(([, path]) =>
  path.replaceAll(/:\w+/g, (name) => params[name] ?? name),
);

async function openByHash(page: Page, path: string) {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
  const dialog = page.locator('[role=dialog][aria-modal=true]:not([aria-hidden=true] *)');
  await expect(dialog).toHaveAttribute('aria-busy', 'false');
  await expect(dialog.getByRole('heading', { level: 1 })).not.toHaveText('Loading…');
}

/** What does not fit, one line each. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector(
      '[role=dialog][aria-modal=true]:not([aria-hidden=true] *)',
    );
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    if (!dialog) return [...found, 'there is no window'];
    for (const scroller of dialog.querySelectorAll('[data-scroller]')) {
      if (scroller.scrollWidth > scroller.clientWidth) found.push('the window scrolls sideways');
    }
    const scrollsItself = (element: Element) => {
      for (let each = element.parentElement; each && each !== dialog; each = each.parentElement) {
        if (each.hasAttribute('data-scroller')) return false;
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      }
      return false;
    };
    for (const element of dialog.querySelectorAll('*')) {
      const { left, right, width } = element.getBoundingClientRect();
      const isOutside = left < -1 || right > innerWidth + 1;
      if (width > 1 && isOutside && !scrollsItself(element)) {
        found.push(element.outerHTML.slice(0, 120));
      }
    }
    for (const button of dialog.querySelectorAll('[data-form-buttons] > button, footer > *')) {
      const { top, bottom } = button.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight + 1) found.push(`out of view: ${button.outerHTML}`);
    }
    return found;
  });
}

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };

test.setTimeout(240_000);
test.use({ expectedErrors: [/./] });

test('every window fits when the screen becomes narrow under it', async ({ page, logIn }) => {
  await page.setViewportSize(wide);
  await logIn('admin');
  for (const path of paths) {
    await openByHash(page, path);
    const wideFound = await findTooWide(page);
    await page.setViewportSize(narrow);
    const narrowFound = await findTooWide(page);
    await page.setViewportSize(wide);
    expect.soft({ path, wideFound, narrowFound }).toEqual({ path, wideFound: [], narrowFound: [] });
  }
});

test('every window fits on a phone', async ({ page, logIn }) => {
  await page.setViewportSize(phone);
  await logIn('admin');
  for (const path of paths) {
    await openByHash(page, path);
    const found = await findTooWide(page);
    expect.soft({ path, found }).toEqual({ path, found: [] });
  }
});
