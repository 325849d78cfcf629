import { startCompanion } from './startCompanion';
import { demoPassword, expect, test as clientTest } from './test';

/** Playwright's `test` on a demo tracker that no test of another file changes. */
export const test = clientTest.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const options = ['--demo-password', demoPassword(), '--log-level', 'warn'];
      const { address, stop } = await startCompanion(options);
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ address }, use) => {
    await use(address);
  },
});

export { expect };
