import { recordedPassword, startRecordedTracker } from './recordedTracker';
import type { Companion } from './startCompanion';
import { expect, test as clientTest } from './test';

/**
 * Playwright's `test` on the recorded tracker, which the tests of one file share. Where they repeat what others do,
 * `isLookedAt: false` leaves axe out.
 */
export const test = clientTest.extend<{ isLookedAt: boolean }, { tracker: Companion }>({
  isLookedAt: [true, { option: true }],

  expectAccessible: async ({ isLookedAt, expectAccessible }, use) => {
    await use(isLookedAt ? expectAccessible : () => Promise.resolve());
  },

  tracker: [
    async ({}, use) => {
      const tracker = await startRecordedTracker();
      await use(tracker);
      await tracker.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ tracker }, use) => {
    await use(tracker.address);
  },

  logIn: async ({ page }, use) => {
    await use(async (login) => {
      await page.goto('/index.php');
      await page.getByRole('textbox', { name: 'Login' }).fill(login);
      await page.getByRole('textbox', { name: 'Password' }).fill(recordedPassword(login));
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('main')).toBeVisible();
    });
  },
});

export { expect };
