/** Inboxes and OAuth, which the companion has not: here the test answers in its place, as a server that has both. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { windowOf } from './support/windowOf';

type Answers = Readonly<Record<string, () => unknown>>;

/** Answers calls by their path below the server's address; keeps what was sent. */
async function play(page: Page, answers: Answers) {
  const sent: { path: string; payload: unknown }[] = [];
  await page.route(/\/server\/api\/settings\//, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/server/api', '');
    const answer = answers[path];
    if (!answer) return route.fallback();
    sent.push({ path, payload: route.request().postDataJSON() });
    return route.fulfill({ json: { result: answer() } });
  });
  return sent;
}

const settings = {
  emailEngine: 'standard',
  emailFrom: 'tracker@example.com',
  anonymousAccess: false,
  selfRegister: false,
  language: 'en_US',
  timeZone: 'UTC',
};

test('an inbox is tried out, added and deleted', async ({ page, logIn, expectAccessible }) => {
  const { frame, fill, select, choose, tick, follow, save, expectTitle, region, button, row } =
    windowOf(page);
  const inboxes: unknown[] = [];
  let isReachable = false;
  const sent = await play(page, {
    '/settings/load.php': () => ({
      serverName: 'Mail',
      settings,
      inboxes,
      hasImap: true,
      hasPop3: true,
      hasOAuth: true,
    }),
    '/settings/inboxes/test.php': () => ({ status: isReachable }),
    '/settings/inboxes/add.php': () => {
      inboxes.push({ id: 1, engine: 'imap', email: 'shop@example.com' });
      return { inboxId: 1, changed: true };
    },
    '/settings/inboxes/load.php': () => ({
      engine: 'imap',
      email: 'shop@example.com',
      details: { server: 'mail.example.com', port: 993, encryption: 'ssl', format: 0 },
      emailEngine: 'standard',
      hasPop3: true,
      hasOAuth: true,
    }),
    '/settings/inboxes/delete.php': () => inboxes.pop() ?? null,
  });
  await logIn('admin');
  await page.goto('/client/index.php#/settings');
  await expect(region('Email inboxes')).toContainText('There are no inboxes.');
  await follow('Add inbox');
  await expectTitle('Add inbox');
  await expect(frame.getByRole('textbox', { name: 'Email address' })).toBeFocused();
  await fill({ 'Email address': 'shop@example.com', 'Server address': 'mail.example.com' });
  await fill({ Port: '993', 'User name': 'shop', Password: 'secret', 'Mailbox name': 'INBOX' });
  await select({ Encryption: 'SSL' });
  await button('Test the connection').click();
  await expect(frame.getByText(/^The test failed/)).toBeVisible();
  isReachable = true;
  await button('Test the connection').click();
  await expect(frame.getByText('The mailbox can be read.')).toBeVisible();
  await tick('Accept messages from people');
  await choose('Create issues on behalf of', 'Jonas Weber');
  // A project that is chosen opens the list of its folders.
  await choose('Project', 'Web Shop');
  await page.getByRole('option', { name: 'Bugs', exact: true }).click();
  await expectAccessible();
  await save('Server settings');
  expect(sent.findLast(({ path }) => path.endsWith('/add.php'))?.payload).toMatchObject({
    engine: 'imap',
    port: 993,
    allowExternal: true,
  });

  await row('shop@example.com').click();
  await expectTitle('Edit inbox');
  await expectAccessible();
  await follow('Delete inbox');
  await expectTitle('Delete inbox');
  await expectAccessible();
  await save('Server settings');
  await expect(region('Email inboxes')).toContainText('There are no inboxes.');
});

test('the window of a provider reports back and is closed', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  const { frame, region, button, expectTitle } = windowOf(page);
  let isValid = false;
  await play(page, {
    '/settings/load.php': () => ({
      serverName: 'Mail',
      settings,
      inboxes: [],
      hasImap: true,
      hasPop3: false,
      hasOAuth: true,
    }),
    '/settings/oauth/load.php': () => ({ authorizationUrl: '/client/about.php', isValid }),
  });
  await logIn('admin');
  await page.goto('/client/index.php#/settings');
  await region('OAuth configuration').getByRole('link', { name: 'Edit' }).click();
  await expectTitle('OAuth configuration');
  await expect(frame).toContainText('The server has no valid access token.');
  await expectAccessible();
  const opened = page.waitForEvent('popup');
  await button('Authenticate').click();
  const provider = await opened;
  await provider.waitForLoadState();

  isValid = true;
  const isClosed = provider.waitForEvent('close');
  await provider.evaluate(() => {
    (window.opener as Window).postMessage({ authentication: 'refresh' }, location.origin);
  });

  await isClosed;
  await expect(frame).toContainText('The server has a valid access token.');
});
