import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openApiSession } from '../server/support/apiSession';
import { pngImage } from './support/pngImage';
import { demoPassword, expect, test } from './support/test';

const image = pngImage(8, 8);

const dialogOf = (page: Page) => page.getByRole('dialog');
const ok = (page: Page) => dialogOf(page).locator('button[type=submit]');

interface Global {
  types: { id: number; name: string }[];
  projects: { folders: { id: number; typeId: number }[] }[];
}

/** Adds a bug with a text and a tiny image. */
async function addIssue(name: string, address = ''): Promise<number> {
  const session = await openApiSession(address, 'jonas', demoPassword());
  const { types, projects } = await session.call<Global>('/global.php', {});
  const bugs = types.find((type) => type.name === 'Bugs');
  const folders = projects.flatMap((project) => project.folders);
  const { issueId } = await session.call<{ issueId: number }>('/issues/add.php', {
    folderId: folders.find(({ typeId }) => typeId === bugs?.id)?.id,
    name,
    values: [],
    description: 'First **text**',
    descriptionFormat: 1,
  });
  await session.upload(
    '/issues/files/add.php',
    { issueId, name: 'dot.png' },
    new Uint8Array(image),
  );
  return issueId;
}

test('what others changed before a deletion is shown to everybody', async ({
  page,
  logIn,
  baseURL,
  expectAccessible,
}) => {
  const issueId = await addIssue('Comment to delete', baseURL);
  const session = await openApiSession(baseURL ?? '', 'jonas', demoPassword());
  const { stampId: commentId } = await session.call<{ stampId: number }>(
    '/issues/comments/add.php',
    { issueId, comment: 'First text' },
  );
  await logIn('jonas');
  await page.goto(`/client/index.php#/issues/${issueId}/comments/${commentId}/delete`);
  await expect(dialogOf(page).getByText(/^Delete the comment/)).toBeVisible();
  const admin = await openApiSession(baseURL ?? '', 'admin', demoPassword());
  await admin.call('/issues/comments/edit.php', { commentId, comment: 'Second text' });
  await ok(page).click();

  await expect(dialogOf(page).getByText('Second text')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(ok(page)).toBeInViewport({ ratio: 1 });
      await expectAccessible();
    }
  }
});

test('a person quotes and replaces a description, and looks at a small image', async ({
  page,
  logIn,
  baseURL,
  expectAccessible,
}) => {
  const dialog = dialogOf(page);
  const issueId = await addIssue('Texts to change', baseURL);
  const commands = dialog.getByRole('button', { name: 'Actions for the description' });
  await logIn('jonas');
  await page.goto(`/client/index.php#/issues/${issueId}`);

  await commands.click();
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toBeFocused();
  await page.keyboard.type('I agree.');
  await expect(comment).toHaveValue('[quote description]\nFirst **text**\n[/quote]\n\nI agree.');
  await ok(page).click();
  await expect(dialog.locator('.quote')).toContainText('First text');
  await expectAccessible();

  await commands.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectAccessible();
  await ok(page).click();
  await dialog.getByRole('link', { name: 'Add description' }).click();
  await dialog
    .getByRole('textbox', { name: 'Description' })
    .fill('[code js]\nconst water = 1;\n[/code]');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.locator('pre.code [data-code=keyword]')).toHaveText('const');
  await ok(page).click();
  await expect(dialog.getByRole('region', { name: 'Description' }).locator('pre')).toContainText(
    'const water',
  );

  await dialog.getByRole('link', { name: 'dot.png' }).click();
  await expect(dialog.getByRole('img', { name: 'dot.png' })).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(708);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await saved).suggestedFilename()).toBe('dot.png');
  expect(await readFile(await (await saved).path())).toEqual(image);
  await expect(dialog.getByRole('region', { name: 'Description' })).toBeVisible();
});

test('a person chooses a file in the dialog of the browser, which tells how much has gone', async ({
  page,
  logIn,
  baseURL,
}) => {
  const dialog = dialogOf(page);
  const issueId = await addIssue('A larger file', baseURL);
  await logIn('jonas');
  await page.goto(`/client/index.php#/issues/${issueId}/files/add`);

  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('Files *', { exact: true }).click();
  await (
    await chooser
  ).setFiles({ name: 'log.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_000_000, 'x') });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 500_000,
  });
  await ok(page).click();
  await expect(dialog.getByRole('progressbar', { name: 'log.txt' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'log.txt' })).toBeVisible();
});

test('that what one edits is gone is said once', async ({ page, logIn, baseURL }) => {
  const dialog = dialogOf(page);
  const issueId = await addIssue('Edited and deleted', baseURL);
  await logIn('jonas');
  await page.goto(`/client/index.php#/issues/${issueId}/edit`);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Edited in vain');
  const admin = await openApiSession(baseURL ?? '', 'maria', demoPassword());
  await admin.call('/issues/delete.php', { issueId });

  await ok(page).click();

  await expect(dialog.getByRole('alert')).toContainText('does not exist');
  await expect(dialog.getByText(/may be out of date/)).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Edited in vain');
});
