/** What a job costs in keys and presses (decision 036), and two people at one issue. On a demo tracker of its own. */
import type { Browser, Page } from '@playwright/test';
import { type ApiSession, openApiSession } from '../server/support/apiSession';
import { keysAlone, pointerAlone } from './support/countedHand';
import { logInThroughPage } from './support/logInThroughPage';
import { pngImage } from './support/pngImage';
import { startCompanion } from './support/startCompanion';
import { demoPassword, expect, test as clientTest } from './support/test';

interface Tracker {
  address: string;
  admin: ApiSession;
  /** Holds nothing but what the tests of this file add. */
  folderId: number;
}

const test = clientTest.extend<object, { tracker: Tracker }>({
  tracker: [
    async ({}, use) => {
      const password = ['--demo-password', demoPassword(), '--log-level', 'warn'];
      const { address, stop } = await startCompanion(password);
      try {
        const admin = await openApiSession(address, 'admin', demoPassword());
        const { projectId } = await admin.call<{ projectId: number }>('/projects/add.php', {
          name: 'Counting',
        });
        const { typeId } = await admin.call<{ typeId: number }>('/types/add.php', { name: 'Jobs' });
        const { folderId } = await admin.call<{ folderId: number }>('/projects/folders/add.php', {
          projectId,
          name: 'Jobs',
          typeId,
        });
        for (let number = 1; number <= 22; number += 1) {
          await admin.call('/issues/add.php', { folderId, name: `Job ${number}`, values: [] });
        }
        await use({ address, admin, folderId });
      } finally {
        await stop();
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ tracker }, use) => {
    await use(tracker.address);
  },
});

test.describe.configure({ mode: 'default' });
test.use({ reading: 'pane', viewport: { width: 1280, height: 900 } });

const pane = (page: Page) => page.getByRole('region', { name: /^Job \d+/ });
const rows = (page: Page) => page.locator('[data-row-link]');

/** As a key that copies a picture of the screen does it. */
async function copyPicture(page: Page) {
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = new Blob([bytes], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
  }, pngImage(40, 30).toString('base64'));
}

/** The list of the jobs, with the keys at work. */
async function openList(page: Page, { folderId }: Tracker) {
  await page.goto(`/client/index.php#/folders/${folderId}/issues`);
  await expect(rows(page)).toHaveCount(22);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the next unread issue is read and answered by three keys and the text', async ({
  page,
  logIn,
  tracker,
}) => {
  await logIn('maria');
  await openList(page, tracker);
  const keys = await keysAlone(page);

  await keys.press('n');
  await expect(pane(page)).toBeVisible();
  await keys.press('r');
  const text = page.getByRole('textbox', { name: 'Comment' });
  await expect(text).toBeFocused();
  await keys.write('Answered by keys.');
  await keys.press('Control+Enter');

  await expect(pane(page).getByRole('article')).toContainText(['Created', 'Answered by keys.']);
  await keys.expectAsTold('read and comment');
});

test('the next unread issue is answered by three presses of the pointer and the text', async ({
  page,
  logIn,
  tracker,
}) => {
  await logIn('maria');
  await openList(page, tracker);

  const pointer = await pointerAlone(page);

  await pointer.click(rows(page).nth(3));
  await expect(pane(page)).toBeVisible();
  await pointer.click(pane(page).getByText('Add comment', { exact: true }).last());
  const text = page.getByRole('textbox', { name: 'Comment' });
  await expect(text).toBeFocused();
  await pointer.write('Answered by the pointer.');
  await pointer.click(pane(page).locator('button[type=submit]'));

  await expect(pane(page).getByRole('article').last()).toContainText('Answered by the pointer.');
  await pointer.expectAsTold('read and comment');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a pasted screenshot goes with a comment by three keys and the text', async ({
    page,
    logIn,
    tracker,
  }) => {
    await logIn('maria');
    await openList(page, tracker);
    await rows(page).nth(5).click();
    await expect(pane(page)).toBeVisible();
    await copyPicture(page);
    const keys = await keysAlone(page);

    await keys.press('c');
    await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
    await keys.write('This is what I see.');
    await keys.press('Control+v');
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('.png');
    await keys.press('Control+Enter');

    const history = pane(page).getByRole('article');
    await expect(history.filter({ hasText: 'This is what I see.' })).toBeVisible();
    await expect(history.filter({ hasText: '.png' })).toBeVisible();
    await keys.expectAsTold('attach a screenshot');
  });

  test('or by three presses of the pointer', async ({ page, logIn, tracker, expectAccessible }) => {
    await logIn('maria');
    await openList(page, tracker);
    await rows(page).nth(6).click();
    await expect(pane(page)).toBeVisible();
    await copyPicture(page);
    const pointer = await pointerAlone(page);

    await pointer.click(pane(page).getByText('Add comment', { exact: true }).last());
    await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
    await pointer.write('Seen by the pointer.');
    await pointer.click(pane(page).getByRole('button', { name: 'Paste' }));
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('image.png');
    await expectAccessible();
    await pointer.click(pane(page).locator('button[type=submit]'));

    const history = pane(page).getByRole('article');
    await expect(history.filter({ hasText: 'Seen by the pointer.' })).toBeVisible();
    await expect(history.filter({ hasText: 'image.png' })).toBeVisible();
    await pointer.expectAsTold('attach a screenshot');
  });
});

test('twenty issues are opened and read by twenty keys, without leaving the list', async ({
  page,
  logIn,
  tracker,
}) => {
  await logIn('maria');
  await openList(page, tracker);
  await rows(page).first().focus();
  const keys = await keysAlone(page);

  await keys.press('Enter');
  const seen = [await rows(page).first().textContent()];
  for (let issue = 2; issue <= 20; issue += 1) {
    await keys.press('j');
    await expect(rows(page).nth(issue - 1)).toBeFocused();
    const name =
      (await rows(page)
        .nth(issue - 1)
        .textContent()) ?? '';
    const job = /Job \d+/.exec(name)?.[0] ?? 'none';
    await expect(page.getByRole('region', { name: new RegExp(`^${job}\\b`) })).toBeVisible();
    seen.push(name);
  }

  expect(new Set(seen).size).toBe(20);
  await keys.expectAsTold('read 20 issues of a list');
});

/** The same issue in the browser of each of two people. */
async function openForTwo(browser: Browser, tracker: Tracker, name: string) {
  const { issueId } = await tracker.admin.call<{ issueId: number }>('/issues/add.php', {
    folderId: tracker.folderId,
    name,
    values: [],
  });
  const open = async (login: string) => {
    const context = await browser.newContext({ baseURL: tracker.address, locale: 'en-US' });
    const page = await context.newPage();
    await logInThroughPage(page, login, demoPassword());
    await page.waitForURL('**/client/index.php**');
    await page.goto(`/client/index.php#/issues/${issueId}/edit`);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    return page;
  };
  return { issueId, first: await open('maria'), second: await open('admin') };
}

test('of two browsers that edit one issue, the later sees what the earlier saved', async ({
  browser,
  tracker,
}) => {
  const { issueId, first, second } = await openForTwo(browser, tracker, 'Shared');
  const write = (page: Page, text: string) =>
    page.getByRole('textbox', { name: 'Name' }).fill(text);
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  const nameOnServer = async () => {
    const payload = { issueId };
    const { details } = await tracker.admin.call<{ details: { name: string } }>(
      '/issues/load.php',
      payload,
    );
    return details.name;
  };
  await write(first, 'By the first');
  await write(second, 'By the second');

  await save(second);
  await expect(second.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
  await save(first);

  const conflict = first.getByRole('region', { name: 'Name' });
  await expect(conflict.getByRole('definition')).toHaveText([
    'Shared',
    'By the second',
    'By the first',
  ]);
  expect(await nameOnServer()).toBe('By the second');
  await first.getByRole('button', { name: 'Save mine' }).click();
  await expect(first.getByRole('textbox', { name: 'Name' })).toHaveCount(0);
  expect(await nameOnServer()).toBe('By the first');
  await Promise.all([first, second].map((page) => page.context().close()));
});
