import type { APIRequestContext, Page } from '@playwright/test';
import { expect, setUpToken, test } from './support/ownTracker';

// The tracker is set up by the first tests, and the others leave people who want an account.
test.describe.configure({ mode: 'serial' });
test.use({
  // A tracker of its own, not that of another file.
  logLevel: 'error',
  viewport: { width: 390, height: 700 },
  // The browser reports error pages, and scripts that are held back.
  expectedErrors: [/status of 404|ERR_FAILED .*\.js$/],
});

const adminPassword = 'first password';
const temporaryPassword = 'temporary password';

/** What an administrator does before the pages show all they can. */
async function configure(request: APIRequestContext, smtpPort: number): Promise<void> {
  let csrfToken = '';
  async function call<Result>(path: string, payload: object): Promise<Result> {
    const response = await request.post(`/server/api${path}`, {
      headers: { 'x-csrf-token': csrfToken },
      data: payload,
    });
    expect(response.ok(), path).toBe(true);
    return ((await response.json()) as { result: Result }).result;
  }

  ({ csrfToken } = await call<{ csrfToken: string }>('/login.php', {
    login: 'admin',
    password: adminPassword,
  }));
  await call('/settings/email/edit.php', {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort,
  });
  await call('/settings/access/edit.php', { selfRegister: true, anonymousAccess: true });
  await call('/users/add.php', {
    name: 'Anna',
    login: 'anna',
    password: temporaryPassword,
    mustChangePassword: true,
  });
}

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(`${label} *`, { exact: true }).fill(text);
  }
}

function addressOf(applicant: string): string {
  return `${applicant.replaceAll(' ', '.')}@example.com`;
}

/** Every page that needs no key from an e-mail, each with a sentence or field that it must show. */
function pagesOf(applicant: string): { name: string; open: (page: Page) => Promise<void> }[] {
  const send = (page: Page, name: string) => page.getByRole('button', { name }).click();
  return [
    {
      name: 'login',
      async open(page) {
        await page.goto('/index.php');
        await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Forgot password' })).toBeVisible();
      },
    },
    {
      name: 'empty login',
      async open(page) {
        await page.goto('/index.php');
        await send(page, 'Log in');
        await expect(page.getByRole('textbox', { name: 'Login' })).toHaveAccessibleDescription(
          'Fill in this field.',
        );
      },
    },
    {
      name: 'refused login',
      async open(page) {
        await page.goto('/index.php');
        await fillIn(page, { Login: applicant, Password: 'wrong' });
        await send(page, 'Log in');
        await expect(page.getByRole('alert')).toContainText('is incorrect');
      },
    },
    {
      name: 'temporary password',
      async open(page) {
        await page.goto('/index.php');
        await fillIn(page, { Login: 'anna', Password: temporaryPassword });
        await send(page, 'Log in');
        await fillIn(page, { 'New password': 'one password', 'Repeat the new password': 'other' });
        await send(page, 'Log in');
        await expect(page.getByText('The passwords do not match.')).toBeVisible();
      },
    },
    {
      name: 'forgotten password',
      async open(page) {
        await page.goto('/users/password.php');
        await expect(page.getByText('Enter the email address')).toBeVisible();
      },
    },
    {
      name: 'forgotten password, sent',
      async open(page) {
        await page.goto('/users/password.php');
        await fillIn(page, { 'Email address': addressOf(applicant) });
        await send(page, 'Send link');
        await expect(page.getByText('on its way to it')).toBeVisible();
      },
    },
    {
      name: 'wrong link for a password',
      async open(page) {
        await page.goto('/users/password.php?key=wrong');
        await expect(page.getByText('This link is invalid')).toBeVisible();
      },
    },
    {
      name: 'registration with mistakes',
      async open(page) {
        await page.goto('/users/register.php');
        await fillIn(page, { 'Your name': 'Anna', 'Email address': 'nobody' });
        await send(page, 'Register');
        await expect(page.getByText('Enter a valid email address.')).toBeVisible();
      },
    },
    {
      name: 'registration, sent',
      async open(page) {
        await page.goto('/users/register.php');
        await fillIn(page, {
          'Your name': applicant,
          Login: applicant,
          Password: 'own password',
          'Repeat the password': 'own password',
          'Email address': addressOf(applicant),
        });
        await send(page, 'Register');
        await expect(page.getByText('Open the link to confirm')).toBeVisible();
      },
    },
    {
      name: 'about',
      async open(page) {
        await page.goto('/client/about.php');
        await expect(page.getByText('Version')).toBeVisible();
      },
    },
    {
      name: 'return from OAuth',
      async open(page) {
        await page.goto('/client/oauth.php?code=1&state=2');
        await expect(page.getByText('does not use OAuth')).toBeVisible();
      },
    },
    {
      name: 'unknown file',
      async open(page) {
        await page.goto('/client/file.php?id=99');
        await expect(page.getByText('The file does not exist')).toBeVisible();
      },
    },
    {
      name: 'unknown page',
      async open(page) {
        await page.goto('/nothing.php');
        await expect(page.getByText('There is nothing at this address.')).toBeVisible();
      },
    },
  ];
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

test.describe('an empty tracker', () => {
  test.use({ locale: 'de-AT' });

  test('asks in the language of the browser, and can be read by everybody', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');

    await expect(page).toHaveURL(/setup\/install\.php$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('combobox')).toHaveValue('de');
    await expectAccessible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tracker is set up, and a login leads back to where one wanted to go', async ({
    page,
    request,
    tracker,
  }) => {
    await page.goto('/');
    await fillIn(page, {
      'Set-up token': setUpToken,
      'Server name': 'Acme tracker with quite a long name',
      Password: adminPassword,
      'Repeat the password': adminPassword,
    });
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log in to Acme tracker/);
    await configure(request, tracker.mailSink.port);

    await page.goto('/index.php?url=%2Fclient%2Fabout.php');
    await fillIn(page, { Login: 'admin', Password: adminPassword });
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/client\/about\.php$/);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByText('Version')).toBeVisible();
  });
});

for (const script of ['loaded', 'missing'] as const) {
  test.describe(`with the script ${script}`, () => {
    for (const { name, open } of pagesOf(script)) {
      test(name, async ({ page, expectAccessible }) => {
        // The accessibility check is a script itself, so scripts cannot be switched off.
        if (script === 'missing') await page.route('**/*.js', (route) => route.abort());
        await open(page);

        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible();
        }
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
