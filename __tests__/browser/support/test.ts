import { test as base, type Cookie, expect, type Page } from '@playwright/test';
import { logInThroughPage } from './logInThroughPage';
import { findViolations } from './violations';

interface Fixtures {
  /** Console errors a test provokes on purpose, such as the browser's line about a refused request. */
  expectedErrors: RegExp[];
  /**
   * Logs in and waits for the client to show itself: through the login page, or with the session that an earlier test of
   * this worker has left, which takes a page and a password less.
   */
  logIn: (login: string) => Promise<void>;
  /** What one logs in with; by default that of the demo tracker. */
  passwordOf: (login: string) => string;
  /** Fails on anything axe finds in the page as it stands, or only in what the selector finds. */
  expectAccessible: (part?: string) => Promise<void>;
  /** Where an issue opens on a wide screen; in a window, but for the tests of the pane. */
  reading: 'pane' | 'window';
  /** Runs for every test: errors, CSP and Trusted Types violations fail it. */
  pageProblems: string[];
}

interface WorkerFixtures {
  /** What logged-in tests have left, by the address of the tracker and the login. */
  sessions: Map<string, Cookie>;
}

/** Playwright's `test` with what every browser test of the client needs. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  reading: ['window', { option: true }],

  pageProblems: [
    async ({ context, expectedErrors, reading }, use) => {
      const problems: string[] = [];
      const watch = (page: Page) => {
        page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error') {
            problems.push(`${message.text()} ${message.location().url}`);
          }
        });
      };
      context.on('page', watch);
      await context.addInitScript((place) => {
        // An empty page has no storage.
        if (window.origin === 'null') return;
        const key = 'issuedesk.workspace';
        localStorage.setItem(key, localStorage.getItem(key) ?? JSON.stringify({ reading: place }));
      }, reading);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP violation: ${event.violatedDirective} by ${event.blockedURI}`);
        });
      });

      await use(problems);

      const unexpected = problems.filter(
        (problem) => !expectedErrors.some((expected) => expected.test(problem)),
      );
      expect(unexpected, 'errors on the console of the page').toEqual([]);
    },
    { auto: true },
  ],

  passwordOf: async ({}, use) => {
    await use(demoPassword);
  },

  sessions: [
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],

  logIn: async ({ baseURL, context, page, passwordOf, sessions }, use) => {
    const sessionCookie = async () =>
      (await context.cookies()).find(({ name }) => name === 'WebIssuesSID');

    async function goOn(session: Cookie): Promise<boolean> {
      await context.addCookies([session]);
      await page.goto('/client/index.php');
      // The server takes back the cookie of a session that a test has ended.
      return (await sessionCookie())?.value === session.value;
    }

    await use(async (login) => {
      const key = `${baseURL ?? ''} ${login}`;
      const left = sessions.get(key);
      if (!left || !(await goOn(left))) {
        await logInThroughPage(page, login, passwordOf(login));
        await page.waitForURL('**/client/index.php**');
        const session = await sessionCookie();
        if (session) sessions.set(key, session);
      }
      await expect(page.getByRole('main')).toBeVisible();
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (part) => {
      expect(await findViolations(page, { part })).toEqual([]);
    });
  },
});

export { expect };

/** Of every user of the demo tracker. */
export function demoPassword(): string {
  const password = process.env['BROWSER_TEST_PASSWORD'];
  if (!password) throw new Error('The Playwright configuration sets BROWSER_TEST_PASSWORD.');
  return password;
}
