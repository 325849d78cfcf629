/** Every window of the client on a wide screen, narrowed while it is open, and opened on a phone (WCAG 1.4.10). */
import { ownWindows, windows } from '../contracts/addresses';
import { expect, isOfRequests, test } from './support/fullTracker';
import type { Page } from '@playwright/test';

const paths = [...windows, ...ownWindows]
  .map(([, path]) => path)
  .sort((a, b) => Number(isOfRequests(a)) - Number(isOfRequests(b)));

/** What a window says in place of its content. What a form says before it deletes is no error: it can be submitted. */
function errorsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector(
      '[role=dialog][aria-modal=true]:not([aria-hidden=true] *)',
    );
    const words = [...(dialog?.querySelectorAll('[role=alert]') ?? [])].map(
      ({ textContent }) => textContent,
    );
    const submits = [...(dialog?.querySelectorAll('button[type=submit]') ?? [])];
    const isForm = submits.some(({ textContent }) => textContent !== 'Close');
    return isForm ? [] : words.filter((text) => text.trim() !== '');
  });
}

/** Boxes and sentences that say once more what the title says; what leads somewhere, and columns, may have its name. */
function findRepeatedTitle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector(
      '[role=dialog][aria-modal=true]:not([aria-hidden=true] *)',
    );
    const plain = (text: string | null) =>
      (text ?? '')
        .trim()
        .toLowerCase()
        .replace(/[.?!:]$/, '');
    const title = plain(dialog?.querySelector('h1')?.textContent ?? null);
    const others = 'h1, h2, h3, a, button, label, legend, dt, th, option, [role=columnheader]';
    return [...(dialog?.querySelectorAll('p, div, span, section, [role]') ?? [])]
      .filter((element) => plain(element.textContent) === title)
      .filter((element) => !element.closest(others) && !element.querySelector(others))
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

/** The companion reads no mailboxes; what the client offers where a server does has windows all the same. */
async function serveMailboxes(page: Page): Promise<void> {
  await page.route('**/server/api/settings/**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result?: object };
    const all = { hasImap: true, hasPop3: true, hasOAuth: true };
    const result = answer.result && 'settings' in answer.result && { ...answer.result, ...all };
    await route.fulfill({ response, json: { ...answer, ...(result && { result }) } });
  });
}

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

// One tracker for both.
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);
test('every window fits when the screen becomes narrow under it', async ({
  page,
  logIn,
  fillPath,
}) => {
  await page.setViewportSize(wide);
  await serveMailboxes(page);
  await logIn('admin');
  for (const path of paths) {
    await openByHash(page, await fillPath(path));
    const errors = await errorsOf(page);
    const wideFound = await findTooWide(page);
    await page.setViewportSize(narrow);
    const narrowFound = await findTooWide(page);
    await page.setViewportSize(wide);
    const seen = { path, errors, wideFound, narrowFound };
    expect.soft(seen).toEqual({ path, errors: [], wideFound: [], narrowFound: [] });
  }
});

test('every window fits on a phone, and says its title once', async ({ page, logIn, fillPath }) => {
  await page.setViewportSize(phone);
  await serveMailboxes(page);
  await logIn('admin');
  await openByHash(page, '/about');
  await page.evaluate(() => {
    const title = document.querySelector('[role=dialog] h1');
    const copy = document.createElement('p');
    copy.id = 'repeated';
    copy.textContent = `${title?.textContent ?? ''}.`;
    document.querySelector('[role=dialog] [data-scroller]')?.append(copy);
  });
  expect(await findRepeatedTitle(page)).toHaveLength(1);
  await page.evaluate(() => {
    document.getElementById('repeated')?.remove();
  });
  for (const path of paths) {
    await openByHash(page, await fillPath(path));
    const seen = {
      path,
      errors: await errorsOf(page),
      found: await findTooWide(page),
      repeated: await findRepeatedTitle(page),
    };
    expect.soft(seen).toEqual({ path, errors: [], found: [], repeated: [] });
  }
});
