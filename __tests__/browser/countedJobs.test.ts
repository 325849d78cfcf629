/** What whole jobs cost in keys, presses and windows (docs/workspace-counts.md): those of one issue are in `countedActions`. */
import type { Locator, Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { expect, test } from './support/ownDemo';

test.describe.configure({ mode: 'default' });
test.use({ reading: 'pane', viewport: { width: 1280, height: 900 } });

/** Acts for a person, counts what that takes, and the windows that were gone through meanwhile; typed text is free. */
function count(page: Page) {
  let actions = 0;
  const windows = new Set<string>();
  page.on('framenavigated', (frame) => {
    const path = new URL(frame.url()).hash.slice(1);
    // Lists, the desk, and issues in the pane are none.
    if (!/^\/?$|\/issues(\?|$)|^\/issues\/\d+/.test(path)) windows.add(path);
  });
  return {
    click: async (target: Locator) => {
      await target.click();
      actions += 1;
    },
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        actions += 1;
      }
    },
    expectAtMost: (most: { actions: number; windows: number }) => {
      expect(actions, 'actions').toBeLessThanOrEqual(most.actions);
      expect([...windows], 'windows').toHaveLength(most.windows);
    },
  };
}

const windowNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A list whose keys are at work. */
async function openList(page: Page, path = '/types/1/issues') {
  await page.goto(`/client/index.php#${path}`);
  await page.locator('[role=checkbox]').first().waitFor({ state: 'attached' });
  await bringCommands(page);
}

test('one press finds what is assigned to somebody', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const job = count(page);

  await job.click(page.getByRole('link', { name: 'Issuedesk demo' }));

  const mine = page.getByRole('region', { name: 'Assigned to me' });
  await expect(mine.getByRole('listitem').first()).toBeVisible();
  job.expectAtMost({ actions: 1, windows: 0 });
});

test('twenty bugs are read and given a status by 25 keys', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const job = count(page);

  await job.press('j', 'Enter');
  for (let bug = 1; bug < 20; bug += 1) {
    await expect(page.getByText(new RegExp(`^${String(bug)} of \\d+$`))).toBeVisible();
    await job.press('Shift+j');
  }
  await expect(page.getByRole('toolbar', { name: '20 issues selected' })).toBeVisible();
  await job.press('a');
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
  await page.keyboard.type('In progress');
  await job.press('Enter', 'Enter');

  await expect(page.getByText(/^Done: \d+, already so: \d+, refused: 0$/).first()).toBeVisible();
  job.expectAtMost({ actions: 25, windows: 0 });
});

test('twenty issues are opened and read by twenty presses, and the list stays', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page);
  const rows = page.locator('[data-row-link]');
  const names = await rows.allTextContents();
  const pane = page.locator('[data-pane]');
  const job = count(page);

  const seen = new Set<string>();
  for (let row = 0; row < 20; row += 1) {
    await job.click(rows.nth(row));
    await expect(rows.nth(row)).toHaveAttribute('aria-current', 'true');
    const heading = pane.getByRole('heading', { level: 2 }).first();
    await expect.poll(async () => isNameIn(names[row], await heading.textContent())).toBe(true);
    await expect(pane.getByRole('article').first()).toBeVisible();
    seen.add(page.url());
  }

  expect(seen.size).toBe(20);
  await expect(rows.first()).toBeVisible();
  job.expectAtMost({ actions: 20, windows: 0 });
});

/** Before its name a row may say that it is unread. */
function isNameIn(row: string | undefined, name: string | null): boolean {
  return name !== null && name !== '' && row?.endsWith(name) === true;
}

test('a bug is filed by two presses', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page, '/folders/1/issues');
  const job = count(page);

  await job.click(page.getByRole('link', { name: 'Add issue' }));
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('The cart forgets its last entry');
  await job.click(windowNamed(page, 'Add issue').getByRole('button', { name: 'Add issue' }));

  await expect(page.getByRole('region', { name: /forgets its last/ })).toBeVisible();
  job.expectAtMost({ actions: 2, windows: 1 });
});

test('a condition becomes a view', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const job = count(page);

  await job.press('f');
  const bar = page.getByRole('region', { name: 'Filter list' });
  await expect(bar.getByLabel('Column')).toBeFocused();
  await job.press('Tab', 'Tab');
  await page.keyboard.type('cart');
  await job.press('Enter');
  await job.click(bar.getByRole('button', { name: 'Save as view' }));
  await page.keyboard.type('About the cart');
  await job.press('Enter');

  await expect(page.getByRole('button', { name: 'View: About the cart' })).toBeVisible();
  job.expectAtMost({ actions: 6, windows: 0 });
});

test('a project gets two folders and three members', async ({ page, logIn }) => {
  await logIn('admin');
  await openList(page);
  const job = count(page);

  await job.press('g', 'p');
  await job.click(page.getByRole('link', { name: 'Add project' }));
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Branch office');
  await job.press('Enter');
  for (const [name, type] of [
    ['Faults', 'Bugs'],
    ['Work', 'Tasks'],
  ] as const) {
    await job.click(page.getByRole('link', { name: 'Add folder' }));
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
    await job.press('Tab');
    await page.keyboard.type(type);
    await job.press('Control+Enter');
    await expect(page.getByRole('row', { name: `${name} ${type}` })).toBeVisible();
  }
  await job.click(page.getByRole('link', { name: 'Project permissions' }));
  await job.click(page.getByRole('link', { name: 'Add members' }));
  for (const member of ['Chloé Martin', 'Kenji Tanaka', 'Sofia Rossi']) {
    await job.click(page.getByRole('checkbox', { name: member }));
  }
  await job.press('Control+Enter');

  await expect(page.getByRole('row', { name: 'Sofia Rossi Regular member' })).toBeVisible();
  job.expectAtMost({ actions: 16, windows: 6 });
});

test('somebody is added to a project', async ({ page, logIn }) => {
  await logIn('admin');
  await openList(page);
  const job = count(page);

  await job.press('g', 'u');
  await job.click(page.getByRole('link', { name: 'Nora Haddad' }));
  await job.click(page.getByRole('link', { name: 'Add projects' }));
  await job.click(page.getByRole('checkbox', { name: 'Mobile App' }));
  await job.press('Control+Enter');

  await expect(page.getByRole('row', { name: 'Mobile App Regular member' })).toBeVisible();
  job.expectAtMost({ actions: 6, windows: 3 });
});
