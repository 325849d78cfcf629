/** After any command the focus is somewhere, and somewhere one can go on from: never on nothing. */
import { openApiSession } from '../server/support/apiSession';
import { expectFocus, pressAll } from './support/focusHeld';
import { openWindow } from './support/openWindow';
import { demoPassword, expect, test } from './support/test';

// Requests and reports are switched off in the demo: focusMore.test.ts has a tracker with all of them.
const administration = [
  ['/projects', '/projects/1', '/types', '/types/1'],
  ['/types/1/views', '/users', '/users/2'],
  ['/settings', '/events', '/alerts', '/account'],
];

for (const paths of administration) {
  test(`every command of ${paths.join(', ')}`, async ({ page, logIn }) => {
    test.slow();
    await logIn('admin');
    await page.goto('/client/index.php#/types/1/issues');
    for (const path of paths) await pressAll(page, path);
  });
}

test('what administrators add, rename and delete', async ({ page, logIn }) => {
  const dialog = page.locator('[role=dialog][aria-modal=true]');
  await logIn('admin');
  await page.goto('/client/index.php#/types/1/issues');
  await openWindow(page, '/projects/add');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Focus');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText('Focus');
  await expectFocus(page, 'a project was added');

  const project = new URL(page.url()).hash.slice(1);
  await openWindow(page, `${project}/rename`);
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Focus held');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText('Focus held');
  await expectFocus(page, 'the project was renamed');

  await openWindow(page, `${project}/delete`);
  await dialog.locator('button[type=submit]').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await expectFocus(page, 'the project was deleted');
});

test('every command of the list', async ({ page, logIn }) => {
  const main = page.getByRole('main');
  const press = async (name: RegExp) => {
    const button = main.getByRole('button', { name }).first();
    if (!(await button.isEnabled())) return;
    await button.focus();
    await page.keyboard.press('Enter');
    await expectFocus(page, `list: ${name.source}`);
  };
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const searchbox = page.getByRole('searchbox');
  await searchbox.fill('e');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'a search');
  await searchbox.fill('');
  await page.keyboard.press('Enter');
  await expectFocus(page, 'the search was ended');
  for (const name of [/^Next/, /^Previous/, /^Reload/]) await press(name);
  const headers = page.getByRole('columnheader').getByRole('button');
  for (let index = 0; index < (await headers.count()); index += 1) {
    await headers.nth(index).focus();
    await page.keyboard.press('Enter');
    await expectFocus(page, `sort by column ${index}`);
  }
  await main.getByRole('button', { name: 'More' }).focus();
  await page.keyboard.press('Enter');
  const entries = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  for (const entry of entries) {
    await main.getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: entry, exact: true });
    const leadsToWindow = (await item.getAttribute('href')) !== null;
    await item.focus();
    await page.keyboard.press('Enter');
    if (leadsToWindow) await expect(page.locator('[role=dialog][aria-modal=true]')).toBeVisible();
    await expectFocus(page, `list: ${entry}`);
    await page.keyboard.press('Escape');
    await expectFocus(page, `list: ${entry}, then Esc`);
  }
});

test('every command of an issue, and what they do', async ({ page, logIn, baseURL }) => {
  test.slow();
  const session = await openApiSession(baseURL ?? '', 'jonas', demoPassword());
  const { projects } = await session.call<{
    projects: { folders: { id: number; typeId: number }[] }[];
  }>('/global.php', {});
  const folder = projects.flatMap(({ folders }) => folders).find(({ typeId }) => typeId === 1);
  const { issueId } = await session.call<{ issueId: number }>('/issues/add.php', {
    folderId: folder?.id,
    name: 'Held in focus',
    values: [],
    description: 'A text',
    descriptionFormat: 1,
  });
  const dialog = page.locator('[role=dialog][aria-modal=true]');
  const submit = dialog.locator('button[type=submit]');
  const path = `/issues/${issueId}`;
  await logIn('jonas');
  await page.goto('/client/index.php#/types/1/issues');
  await pressAll(page, path);

  await openWindow(page, `${path}/comments/add`);
  await page.keyboard.type('One');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('One', { exact: true })).toBeVisible();
  await expectFocus(page, 'a comment was added');

  await openWindow(page, `${path}/delete`);
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.filter({ visible: true })).toHaveCount(0);
  await expectFocus(page, 'the issue was deleted');
});
