/** The focus after the commands of lists in every layout, and of windows that the demo has nothing for. */
import type { Locator, Page } from '@playwright/test';
import { bringCommands } from './support/bringCommands';
import { expectFocus, pressAll, pressEach } from './support/focusHeld';
import { expect, test } from './support/fullTracker';

test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

/** Opens a list with the code of its keys, unless it is on screen with nothing over it. */
async function openList(page: Page, search = '') {
  const over = page.locator('[role=dialog], [role=menu], [role=listbox], [role=toolbar]');
  const isThere = page.url().endsWith(`#/types/1/issues${search}`);
  if (isThere && (await over.filter({ visible: true }).count()) === 0) return;
  await page.goto('about:blank');
  await page.goto(`/client/index.php#/types/1/issues${search}`);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await bringCommands(page);
}

const buttonsIn = (part: Locator) =>
  part.locator(
    'button:not([type=submit], [disabled], [aria-disabled=true], [tabindex="-1"]):visible',
  );

test('every command of the archive, alerts, reports, requests and inboxes', async ({
  page,
  logIn,
  fillPath,
}) => {
  await logIn('admin');
  await page.goto('/client/index.php#/types/1/issues');
  const paths = ['/projects/archive', '/projects/archive/:projectId', '/alerts/:alertId'];
  for (const path of [...paths, '/reports', '/users/requests', '/users/requests/:requestId']) {
    await pressAll(page, await fillPath(path));
  }
});

/** Above every list: its type, view, project, folder and search, reloading, its layout, and the rest. */
const usual = 8;

const layouts = {
  board: '?as=board',
  month: '?as=calendar',
  timeline: '?as=timeline',
  chart: '?as=chart.count',
  groups: '?as=groups',
  conditions: '?where=name.contains.a',
};

for (const [name, search] of Object.entries(layouts)) {
  test(`every command above and in a list: ${name}`, async ({ page, logIn }) => {
    await logIn('admin');
    await pressEach(page, {
      open: async () => {
        await openList(page, search);
        await expect.poll(() => buttonsIn(page.getByRole('main')).count()).toBeGreaterThan(usual);
      },
      commands: () => buttonsIn(page.getByRole('main')),
      least: usual + 1,
      // They start the browser's own printing or another page.
      except: /^Print/,
    });
  });
}

for (const [name, search] of Object.entries({ board: '?as=board', month: '?as=calendar' })) {
  test(`a card that is opened and left: ${name}`, async ({ page, logIn }) => {
    await logIn('admin');
    await openList(page, search);
    const card = page.locator('[data-card]').first();
    await card.waitFor();
    await page.keyboard.press('j');
    await expectFocus(page, `${name}: the first card`);
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=dialog][aria-modal=true]').first()).toBeVisible();
    await expectFocus(page, `${name}: an issue was opened`);
    await page.keyboard.press('Escape');
    await expectFocus(page, `${name}: an issue was left`);
  });
}

test('every command of the bar of selected issues', async ({ page, logIn }) => {
  const bar = page.getByRole('toolbar', { name: /selected$/ });
  await logIn('admin');
  await pressEach(page, {
    open: async () => {
      const over = page.locator('[role=dialog], [role=menu]').filter({ visible: true });
      if ((await bar.isVisible()) && (await over.count()) === 0) return;
      await page.goto('about:blank');
      await openList(page);
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await expect(bar).toBeVisible();
    },
    // The arrows lead from one to the next, so that most are no stops of the Tab key.
    commands: () => bar.locator('button:not([disabled], [aria-disabled=true]):visible'),
    least: 5,
  });
});

test('every command of the panel of columns', async ({ page, logIn }) => {
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await logIn('admin');
  await pressEach(page, {
    open: async () => {
      if (await panel.isVisible()) return;
      await openList(page);
      await page.getByRole('main').getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: /^Columns/ }).click();
      await expect(panel).toBeVisible();
    },
    commands: () => buttonsIn(panel),
    least: 5,
  });
});

test('a cell that is edited, saved and left', async ({ page, logIn }) => {
  await logIn('admin');
  await openList(page);
  const editor = page.locator('[data-cell-editor] form');
  await page.keyboard.press('j');
  await page.keyboard.press('F2');
  await expect(editor).toBeVisible();
  await expectFocus(page, 'a cell is edited');
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expectFocus(page, 'a cell was left');
  await page.keyboard.press('F2');
  await expect(editor).toBeVisible();
  await page.keyboard.type('Held in focus');
  await page.keyboard.press('Tab');
  await expectFocus(page, 'a cell was saved by Tab');
  await page.keyboard.press('Escape');
  await expectFocus(page, 'the next cell was left');
});

test('the palette, and what is run from it', async ({ page, logIn }) => {
  await logIn('admin');
  const palette = page.getByRole('dialog').getByRole('combobox');
  for (const words of ['', 'About', 'Board', 'Columns', 'Keyboard shortcuts', 'Filter list']) {
    await openList(page);
    await page.keyboard.press('Control+k');
    await expect(palette.first()).toBeFocused();
    await page.keyboard.type(words);
    await expectFocus(page, `the palette with "${words}"`);
    await page.keyboard.press(words === '' ? 'Escape' : 'Enter');
    await expectFocus(page, `the palette after "${words}"`);
    await page.keyboard.press('Escape');
    await expectFocus(page, `the palette after "${words}", then Esc`);
  }
});
