/** What whole jobs cost in keys, presses and windows (docs/workspace-counts.md): those of one issue are in `countedActions`. */
import type { Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { keysAlone, pointerAlone } from './support/countedHand';
import { expect, test } from './support/ownDemo';

test.describe.configure({ mode: 'default' });
test.use({ reading: 'pane', viewport: { width: 1280, height: 900 } });

const windowNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rows = (page: Page) => page.locator('main [data-row-link]');
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });
const filterBar = (page: Page) => page.getByRole('region', { name: 'Filter list' });

/** A list whose keys are at work. */
async function openList(page: Page, path = '/types/1/issues') {
  await page.goto(`/client/index.php#${path}`);
  await page.locator('[role=checkbox]').first().waitFor({ state: 'attached' });
  await bringCommands(page);
}

async function expectWorkOfOnesOwn(page: Page) {
  const mine = page.getByRole('region', { name: 'Assigned to me' });
  await expect(mine.getByRole('listitem').first()).toBeVisible();
}

test('two keys find what is assigned to somebody', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const keys = await keysAlone(page);

  await keys.press('g', 'h');

  await expectWorkOfOnesOwn(page);
  await keys.expectAsTold('find my open work');
});

test('one press finds what is assigned to somebody', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const link = page.getByRole('link', { name: 'Issuedesk demo' });
  // It loads the page, which forgets what a hand did before.
  await link.click();

  await expectWorkOfOnesOwn(page);
});

async function expectTwentyDone(page: Page) {
  const done = page.getByText(/^Done: \d+, already so: \d+, refused: 0$/);
  // Twenty calls, one after the other.
  await expect(done.first()).toBeVisible({ timeout: 20_000 });
}

test('twenty bugs are read and given a status by 26 keys', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const keys = await keysAlone(page);

  await keys.press('j', 'Enter');
  for (let bug = 1; bug < 20; bug += 1) {
    await expect(page.getByText(new RegExp(`^${String(bug)} of \\d+$`))).toBeVisible();
    await keys.press('Shift+j');
  }
  await expect(page.getByRole('toolbar', { name: '20 issues selected' })).toBeVisible();
  await keys.press('a');
  await expect(status(page)).toBeFocused();
  await keys.press('i', 'n', 'Enter', 'Enter');

  await expectTwentyDone(page);
  await keys.expectAsTold('triage 20 bugs');
});

test('twenty bugs are read and given a status by 45 presses', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const pointer = await pointerAlone(page);

  for (let bug = 0; bug < 20; bug += 1) {
    await pointer.click(rows(page).nth(bug));
    await expect(page.getByText(new RegExp(`^${String(bug + 1)} of \\d+$`))).toBeVisible();
    await pointer.click(
      page
        .getByRole('row')
        .nth(bug + 1)
        .getByRole('checkbox'),
    );
  }
  const bar = page.getByRole('toolbar', { name: '20 issues selected' });
  await pointer.click(
    bar.getByRole('button', { name: 'Attributes' }),
    page.getByRole('menuitem', { name: 'Edit Status' }),
  );
  const form = page.getByRole('form', { name: 'Edit Status' });
  await pointer.click(
    form.getByRole('button', { name: 'Show choices' }),
    page.getByRole('option', { name: 'In progress' }),
    form.getByRole('button', { name: 'Save' }),
  );

  await expectTwentyDone(page);
  await pointer.expectAsTold('triage 20 bugs');
});

test('twenty issues are opened and read by twenty presses, and the list stays', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await openList(page);
  const names = await rows(page).allTextContents();
  const pane = page.locator('[data-pane]');
  const pointer = await pointerAlone(page);

  const seen = new Set<string>();
  for (let row = 0; row < 20; row += 1) {
    await pointer.click(rows(page).nth(row));
    await expect(rows(page).nth(row)).toHaveAttribute('aria-current', 'true');
    const heading = pane.getByRole('heading', { level: 2 }).first();
    await expect.poll(async () => isNameIn(names[row], await heading.textContent())).toBe(true);
    await expect(pane.getByRole('article').first()).toBeVisible();
    seen.add(page.url());
  }

  expect(seen.size).toBe(20);
  await expect(rows(page).first()).toBeVisible();
  await pointer.expectAsTold('read 20 issues of a list');
});

/** Before its name a row may say that it is unread. */
function isNameIn(row: string | undefined, name: string | null): boolean {
  return name !== null && name !== '' && row?.endsWith(name) === true;
}

test('a bug is filed by two keys', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page, '/folders/1/issues');
  const keys = await keysAlone(page);

  await keys.press('i');
  await expect(nameField(page)).toBeFocused();
  await keys.write('The cart forgets its first entry');
  await keys.press('Enter');

  await expect(page.getByRole('region', { name: /forgets its first/ })).toBeVisible();
  await keys.expectAsTold('file a bug');
});

test('a bug is filed by two presses', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page, '/folders/1/issues');
  const pointer = await pointerAlone(page);

  await pointer.click(page.getByRole('link', { name: 'Add issue' }));
  await expect(nameField(page)).toBeFocused();
  await pointer.write('The cart forgets its last entry');
  await pointer.click(windowNamed(page, 'Add issue').getByRole('button', { name: 'Add issue' }));

  await expect(page.getByRole('region', { name: /forgets its last/ })).toBeVisible();
  await pointer.expectAsTold('file a bug');
});

test('a condition becomes a view by six keys', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const keys = await keysAlone(page);

  await keys.press('f');
  const bar = filterBar(page);
  await expect(bar.getByLabel('Column')).toBeFocused();
  await keys.pressUpTo('Tab', bar.getByRole('textbox', { name: 'Value' }));
  await keys.write('cart');
  await keys.press('Enter');
  await expect(bar.getByRole('button', { name: 'Save as view' })).toBeVisible();
  await keys.press('Shift+f');
  await expect(nameField(page)).toBeFocused();
  await keys.write('About the cart');
  await keys.press('Enter');

  await expect(page.getByRole('button', { name: 'View: About the cart' })).toBeVisible();
  await keys.expectAsTold('filter saved as view');
});

test('a condition becomes a view by six presses', async ({ page, logIn }) => {
  await logIn('jonas');
  await openList(page);
  const pointer = await pointerAlone(page);

  await pointer.click(
    page.getByRole('main').getByRole('button', { name: 'More', exact: true }),
    page.getByRole('menuitem', { name: 'Filter list' }),
  );
  const bar = filterBar(page);
  await pointer.click(bar.getByRole('textbox', { name: 'Value' }));
  await pointer.write('checkout');
  await pointer.click(
    bar.getByRole('button', { name: 'Apply' }),
    bar.getByRole('button', { name: 'Save as view' }),
  );
  await expect(nameField(page)).toBeFocused();
  await pointer.write('About the checkout');
  await pointer.click(bar.getByRole('button', { name: 'Save', exact: true }));

  await expect(page.getByRole('button', { name: 'View: About the checkout' })).toBeVisible();
  await pointer.expectAsTold('filter saved as view');
});

const newFolders = [
  ['Faults', 'Bugs'],
  ['Work', 'Tasks'],
] as const;
const newMembers = ['Chloé Martin', 'Kenji Tanaka', 'Sofia Rossi'];

test('a project gets two folders and three members by keys', async ({ page, logIn }) => {
  await logIn('admin');
  await openList(page);
  const keys = await keysAlone(page);
  const link = (name: string) => page.getByRole('link', { name });

  await keys.press('g', 'p');
  await keys.pressUpTo('Tab', link('Add project'));
  await keys.press('Enter');
  await expect(nameField(page)).toBeFocused();
  await keys.write('Seaside office');
  await keys.press('Enter');
  for (const [name, type] of newFolders) {
    await keys.pressUpTo('Tab', link('Add folder'));
    await keys.press('Enter');
    await expect(nameField(page)).toBeFocused();
    await keys.write(name);
    await keys.press('Tab');
    await keys.write(type);
    await keys.press('Control+Enter');
    await expect(page.getByRole('row', { name: `${name} ${type}` })).toBeVisible();
  }
  await keys.pressUpTo('Tab', link('Project permissions'));
  await keys.press('Enter');
  await keys.pressUpTo('Tab', link('Add members'));
  await keys.press('Enter');
  for (const member of newMembers) {
    await keys.pressUpTo('Tab', page.getByRole('checkbox', { name: member }));
    await keys.press('Space');
  }
  await keys.press('Control+Enter');

  await expect(page.getByRole('row', { name: 'Sofia Rossi Regular member' })).toBeVisible();
  await keys.expectAsTold('project with two folders and three members');
});

test('a project gets two folders and three members by the pointer', async ({ page, logIn }) => {
  await logIn('admin');
  await openList(page);
  const pointer = await pointerAlone(page);
  const link = (name: string) => page.getByRole('link', { name });
  const submit = page.getByRole('dialog').locator('button[type=submit]');

  await pointer.click(
    page.getByRole('button', { name: 'Tools' }),
    page.getByRole('menuitem', { name: 'Projects' }),
    link('Add project'),
  );
  await expect(nameField(page)).toBeFocused();
  await pointer.write('Riverside office');
  await pointer.click(submit);
  for (const [name, type] of newFolders) {
    await pointer.click(link('Add folder'));
    await expect(nameField(page)).toBeFocused();
    await pointer.write(name);
    await pointer.click(
      page.getByRole('dialog').getByRole('combobox', { name: 'Type' }),
      page.getByRole('option', { name: type, exact: true }),
      submit,
    );
    await expect(page.getByRole('row', { name: `${name} ${type}` })).toBeVisible();
  }
  await pointer.click(link('Project permissions'), link('Add members'));
  await pointer.click(...newMembers.map((name) => page.getByRole('checkbox', { name })), submit);

  await expect(page.getByRole('row', { name: 'Sofia Rossi Regular member' })).toBeVisible();
  await pointer.expectAsTold('project with two folders and three members');
});

test('somebody is added to a project by keys', async ({ page, logIn }) => {
  await logIn('admin');
  await openList(page);
  const keys = await keysAlone(page);

  await keys.press('g', 'u');
  const user = page.getByRole('link', { name: 'Nora Haddad' });
  await keys.pressUpTo('Tab', page.getByRole('dialog').locator('[data-row-link]').first());
  await keys.pressUpTo('ArrowDown', user);
  await keys.press('Enter');
  await keys.pressUpTo('Tab', page.getByRole('link', { name: 'Add projects' }));
  await keys.press('Enter');
  await keys.pressUpTo('Tab', page.getByRole('checkbox', { name: 'Mobile App' }));
  await keys.press('Space', 'Control+Enter');

  await expect(page.getByRole('row', { name: 'Mobile App Regular member' })).toBeVisible();
  await keys.expectAsTold('add a user to a project');
});

test('somebody is added to a project by the pointer', async ({ page, logIn }) => {
  await logIn('admin');
  await openList(page);
  const pointer = await pointerAlone(page);

  await pointer.click(
    page.getByRole('button', { name: 'Tools' }),
    page.getByRole('menuitem', { name: 'User accounts' }),
    page.getByRole('link', { name: 'Nora Haddad' }),
    page.getByRole('link', { name: 'Add projects' }),
    page.getByRole('checkbox', { name: 'Warehouse' }),
    page.getByRole('dialog').locator('button[type=submit]'),
  );

  await expect(page.getByRole('row', { name: 'Warehouse Regular member' })).toBeVisible();
  await pointer.expectAsTold('add a user to a project');
});
