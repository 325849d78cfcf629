import { type MailSink, openMailSink } from '../../server/mail/mailSink';
import { logInThroughPage } from './logInThroughPage';
import { startCompanion } from './startCompanion';
import { expect, test as clientTest } from './test';

/** What the page that sets up the tracker asks for. */
export const setUpToken = 'token-of-these-tests';

interface OwnTracker {
  /** Where the empty tracker is; nobody has set it up yet. */
  address: string;
  /** What it was told to send. */
  mailSink: MailSink;
}

interface Visit {
  /** Logs in through the login page, by the name and the password that one has here. */
  logInAs: (login: string, password: string) => Promise<void>;
  /** Fails on anything axe finds in the open window; the shell behind it is the same everywhere. */
  expectWindowAccessible: () => Promise<void>;
}

/** Playwright's `test` on a tracker that begins empty and belongs to the tests of one file, which run one after another. */
export const test = clientTest.extend<Visit, { logLevel: string; tracker: OwnTracker }>({
  logLevel: ['warn', { scope: 'worker', option: true }],

  tracker: [
    async ({ logLevel }, use) => {
      const mailSink = await openMailSink();
      const options = ['--empty', '--log-level', logLevel, '--setup-token', setUpToken];
      const { address, stop } = await startCompanion(options);
      await use({ address, mailSink });
      await stop();
      await mailSink.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ tracker }, use) => {
    await use(tracker.address);
  },

  expectWindowAccessible: async ({ expectAccessible }, use) => {
    await use(() => expectAccessible('[role=dialog][aria-modal=true]'));
  },

  logInAs: async ({ page }, use) => {
    await use((login, password) => logInThroughPage(page, login, password));
  },
});

export { expect };
