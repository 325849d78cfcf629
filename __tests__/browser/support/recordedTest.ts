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

  passwordOf: async ({}, use) => {
    await use(recordedPassword);
  },
});

export { expect };
