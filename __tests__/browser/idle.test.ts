/** What is done while nobody acts waits for that (decision 038). */
import type { Page } from '@playwright/test';
import { expect, test } from './support/ownDemo';
import { demoPassword } from './support/test';

declare global {
  interface Window {
    /** When the client was drawn, and when somebody moved the pointer after that; in ms since the start of the page. */
    moments: { drawn: number; moved: number };
  }
}

/** In ms: what comes next may begin so long after a picture or an input. */
const quiet = 2000;

/** Files of what is done when nobody acts: itself, the errors, the frames of windows, and the window of an issue. */
const ofIdle = /\/assets\/(?:js|css)\/(?:idle|errors|frames|issue)\./;

/** Opens a list, and moves the pointer so long after it was drawn, in ms; until the window of an issue is fetched ahead. */
async function openList(page: Page, moves: readonly number[]): Promise<void> {
  const answer = await page.request.post('/server/api/login.php', {
    data: { login: 'jonas', password: demoPassword() },
  });
  expect(answer.ok()).toBe(true);
  await page.addInitScript((delays) => {
    window.moments = { drawn: NaN, moved: NaN };
    const move = () => {
      window.moments.moved = performance.now();
      // Not over the page, whose first hand fetches more (decision 063).
      window.dispatchEvent(new Event('pointermove'));
    };
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main form')) return;
      observer.disconnect();
      window.moments.drawn = performance.now();
      for (const delay of delays) AbortSignal.timeout(delay).addEventListener('abort', move);
    }).observe(document, { childList: true, subtree: true });
  }, moves);
  await page.goto('/client/index.php#/types/1/issues');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/js/issue.')),
  );
}

/** When the first of these files was asked for. */
const firstOf = (page: Page, files: RegExp) =>
  page.evaluate(
    (pattern) =>
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(pattern).test(name))
          .map(({ startTime }) => startTime),
      ),
    files.source,
  );

test('nothing is fetched ahead in the two seconds after the picture', async ({ page }) => {
  await openList(page, []);

  const { drawn } = await page.evaluate(() => window.moments);
  expect((await firstOf(page, ofIdle)) - drawn).toBeGreaterThanOrEqual(quiet - 1);
});

test('what is done shortly before puts it off', async ({ page }) => {
  await openList(page, [quiet - 100]);

  const { moved } = await page.evaluate(() => window.moments);
  expect((await firstOf(page, ofIdle)) - moved).toBeGreaterThanOrEqual(quiet - 1);
  // The look of the list waits for it, too.
  await expect(page.getByRole('table').getByRole('checkbox')).toHaveCount(50);
});

test('the errors do not wait for ever', async ({ page }) => {
  await openList(page, [1500, 3000, 4500, 6000, 7500, 9000, 10_500]);

  const { drawn, moved } = await page.evaluate(() => window.moments);
  const errors = await firstOf(page, /\/js\/errors\./);
  // They are counted from when the drawing began.
  expect(errors - drawn).toBeGreaterThanOrEqual(9000);
  expect(errors).toBeLessThan(moved);
  expect((await firstOf(page, /\/js\/idle\./)) - moved).toBeGreaterThanOrEqual(quiet - 1);
});
