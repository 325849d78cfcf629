/** The working day of a team member on the recorded tracker: once by the keyboard alone, once by the pointer. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openApiSession } from '../server/support/apiSession';
import type { Hands } from './support/hands';
import { keyboardHands } from './support/keyboardHands';
import { pngImage } from './support/pngImage';
import { pointerHands } from './support/pointerHands';
import { recordedPassword } from './support/recordedTracker';
import { expect, test } from './support/recordedTest';

// All of them share one tracker, which takes a while to fill.
test.describe.configure({ mode: 'default' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Bob is project administrator of Acme Website (1) and Mobile App (2). */
const login = 'bob';
const changeRequests = 5;

const windowOf = (page: Page) => page.getByRole('dialog').first();
const button = (page: Page, name: string | RegExp) =>
  windowOf(page).getByRole('button', { name, exact: true });
/** The button that does what the form is for, whatever it says. */
const submit = (page: Page) => windowOf(page).locator('button[type=submit]');
const link = (page: Page, name: string) => windowOf(page).getByRole('link', { name, exact: true });
const region = (page: Page, name: string) => windowOf(page).getByRole('region', { name });
const text = (page: Page, name: string) => windowOf(page).getByRole('textbox', { name });
const list = (page: Page, name: string) => windowOf(page).getByRole('combobox', { name });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Issues' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** Opens an address of the client as a link from elsewhere would. */
async function open(page: Page, path: string) {
  await page.goto(`/client/index.php#${path}`);
}

async function api(address: string) {
  return openApiSession(address, login, recordedPassword(login));
}

/** An issue to work on. */
async function addIssue(address: string, name: string, description?: string): Promise<number> {
  const session = await api(address);
  const { issueId } = await session.call<{ issueId: number }>('/issues/add.php', {
    folderId: changeRequests,
    name,
    values: [],
    ...(description !== undefined && { description, descriptionFormat: 1 }),
  });
  return issueId;
}

for (const [means, handsOf] of [
  ['keyboard', keyboardHands],
  ['pointer', pointerHands],
] as const) {
  test.describe(`by ${means}`, () => {
    // What is on the screen is the same by either means.
    test.use({ isLookedAt: means === 'pointer' });

    let hands: Hands;

    test.beforeEach(({ page }) => {
      hands = handsOf(page);
    });

    test('finds issues by type, page, order, place and view', async ({
      page,
      logIn,
      expectAccessible,
    }) => {
      const toolbar = (name: string) => page.getByRole('main').getByRole('button', { name });
      await logIn(login);

      await hands.choose(toolbar('Type:'), 'Bugs');
      await expect(status(page)).toHaveText(/^1–50 of 1\d\d issues$/);
      await expect(page).toHaveTitle('Bugs | Acme Issue Tracker');
      await expectAccessible();

      await hands.press(toolbar('Next page'));
      await expect(status(page)).toHaveText(/^51–100 of/);
      await hands.press(toolbar('Previous page'));
      await expect(status(page)).toHaveText(/^1–50 of/);

      const severity = page.getByRole('columnheader', { name: 'Severity' });
      await hands.press(severity.getByRole('button'));
      await expect(severity).toHaveAttribute('aria-sort', 'ascending');
      await hands.press(severity.getByRole('button'));
      await expect(severity).toHaveAttribute('aria-sort', 'descending');

      await hands.choose(toolbar('Project:'), 'Acme Website');
      await expect(status(page)).toHaveText(/^1–50 of \d\d issues$/);
      await hands.choose(toolbar('Folder:'), 'Frontend Bugs');
      await expect(status(page)).toHaveText('47 issues');
      await hands.choose(toolbar('View:'), 'Resolved Bugs');
      await expect(page).toHaveTitle(
        'Bugs - Resolved Bugs | Acme Website - Frontend Bugs | Acme Issue Tracker',
      );
      await hands.choose(toolbar('View:'), 'All issues');
      await expect(page).toHaveURL(/#\/folders\/1\/issues$/);
    });

    test('searches the list, and opens what was found', async ({
      page,
      logIn,
      expectAccessible,
    }) => {
      const toolbar = (name: string) => page.getByRole('main').getByRole('button', { name });
      await logIn(login);
      await open(page, '/folders/1/issues');

      const box = page.getByRole('searchbox');
      await expect(status(page)).toHaveText('47 issues');
      await hands.search(box, 'payment');
      await expect(status(page)).not.toHaveText('47 issues');
      await expect(page.getByRole('row', { name: /payment/i })).toHaveCount(
        await rows(page).count(),
      );
      await hands.choose(toolbar('Search by: Name'), 'ID');
      await hands.search(box, 'seven');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible();
      await hands.search(box, '7');
      await expect(status(page)).toHaveText('1 issue');
      await expect(box).toHaveValue('#7');
      await hands.press(toolbar('Reload'));
      await expect(status(page)).toHaveText('1 issue');

      const other = await hands.openRowInNewTab(rows(page).first());
      await expect(other.getByRole('dialog')).toContainText('Everything in one issue');
      await other.close();
      await hands.openRow(rows(page).first());
      await expect(region(page, 'All history')).toContainText('#2105');
      await expectAccessible();
      await hands.dismiss(windowOf(page));
      const opened = rows(page)
        .first()
        .getByRole('link', { name: /Everything in one issue/ });
      await expect(opened).toBeFocused();
      await expect(opened).toHaveAttribute('aria-current', 'true');
    });

    test('reads and discusses an issue', async ({ page, logIn, tracker, expectAccessible }) => {
      const name = `Discussed by ${means}`;
      const issueId = await addIssue(tracker.address, name, 'What we **know**.');
      const history = region(page, 'All history');
      await logIn(login);

      await hands.press(page.getByRole('link', { name: 'Go to item' }));
      await hands.write(text(page, 'ID'), 'nothing');
      await hands.press(submit(page));
      await expect(text(page, 'ID')).toBeFocused();
      await expectAccessible();
      await hands.write(text(page, 'ID'), `#${issueId}`);
      await hands.press(submit(page));
      await expect(windowOf(page).getByRole('heading', { name })).toBeVisible();
      await expect(region(page, 'Description').locator('strong')).toHaveText('know');

      await hands.press(button(page, 'Add comment').first());
      await expect(text(page, 'Comment')).toBeFocused();
      await hands.write(text(page, 'Comment'), 'It matters');
      await hands.embolden(text(page, 'Comment'));
      await expect(text(page, 'Comment')).toHaveValue('**It matters**');
      await hands.press(button(page, 'Preview'));
      await expect(region(page, 'Preview').locator('strong')).toHaveText('It matters');
      await expectAccessible();
      await hands.press(submit(page));
      await expect(history.locator('strong')).toHaveText('It matters');

      const comment = history.getByRole('article').filter({ hasText: 'It matters' }).first();
      await hands.command(comment.getByRole('button', { name: /^Actions for #/ }), 'Reply');
      await expect(text(page, 'Comment')).toHaveValue(
        /^\[quote comment #\d+\]\n\*\*It matters\*\*\n\[\/quote\]\n\n$/,
      );
      await page.keyboard.type('Agreed');
      await hands.press(submit(page));
      const reply = history.getByRole('article').filter({ hasText: 'Agreed' });
      await expect(reply.locator('.quote')).toContainText('It matters');

      await hands.command(reply.getByRole('button', { name: /^Actions for #/ }), 'Edit');
      await hands.write(text(page, 'Comment'), 'Not **agreed**');
      await hands.select(list(page, 'Text format'), 'Plain text');
      await expectAccessible();
      await hands.press(submit(page));
      const plain = history.getByRole('article').filter({ hasText: 'Not **agreed**' });
      await expect(plain).toBeVisible();

      await hands.command(plain.getByRole('button', { name: /^Actions for #/ }), 'Delete');
      await expect(button(page, 'Cancel')).toBeFocused();
      await expectAccessible();
      await hands.press(submit(page));
      await expect(comment).toBeVisible();
      await expect(plain).toBeHidden();

      await hands.command(button(page, 'Actions for the description'), 'Edit');
      await hands.write(text(page, 'Description'), 'What we know __now__.');
      await hands.press(submit(page));
      await expect(region(page, 'Description').locator('em')).toHaveText('now');

      await hands.command(button(page, 'Filter history'), 'Comments');
      await expect(region(page, 'Comments').getByRole('article')).toHaveCount(1);
      await hands.command(button(page, 'Filter history'), 'All history');
      await hands.press(comment.getByRole('link', { name: /^Link to #/ }));
      await expect(comment).toBeFocused();
      await expect(page).toHaveURL(/\/items\/\d+$/);
    });

    test('edits attributes of every kind', async ({ page, logIn, tracker, expectAccessible }) => {
      const issueId = await addIssue(tracker.address, `Edited by ${means}`);
      await logIn(login);
      await open(page, `/issues/${issueId}`);
      await hands.press(link(page, 'Edit'));

      await hands.write(text(page, 'Name'), `Edited by ${means} again`);
      await hands.suggest(list(page, 'Category'), 'Refactoring');
      await hands.suggest(list(page, 'Owner'), 'Carol Diaz');
      await hands.suggest(list(page, 'Requester'), 'Alice Carter');
      await hands.write(text(page, 'Customer'), 'Globex & Sons');
      await hands.write(list(page, 'Component'), 'Installer');
      await hands.suggest(list(page, 'Platforms'), 'Linux', 'macOS');
      await hands.suggest(list(page, 'Tags'), 'urgent', 'ux');
      await hands.write(text(page, 'Estimate'), '2,000');
      await hands.write(text(page, 'Votes'), '-7');
      await hands.write(text(page, 'Ratio'), '0.1250');
      await hands.pickDay(list(page, 'Requested On'), { year: 2027, month: 'April', day: 16 });
      await hands.write(list(page, 'Due Date'), '02/28/2028');
      await hands.pickTime(list(page, 'Review Meeting'), '4 pm', '35');
      await hands.pickDay(list(page, 'Review Meeting'), { year: 2027, month: 'May', day: 4 });
      await hands.write(list(page, 'Release Time'), '12/31/2027 11:59 PM');
      await hands.suggest(list(page, 'Reviewers'), 'Alice Carter', 'Bob Mason');
      await hands.suggest(list(page, 'Watchers'), 'Frank Li');
      await hands.write(text(page, 'Notes'), 'First line\nsecond line');
      await hands.press(submit(page));

      await expect(text(page, 'Estimate')).toHaveAttribute('aria-invalid', 'true');
      await expect(text(page, 'Estimate')).toBeFocused();
      await expectAccessible();
      await hands.write(text(page, 'Estimate'), '1,000');
      await hands.press(submit(page));

      await expect(region(page, 'Attributes')).toContainText('5/4/2027 4:35 pm');
      await expectAccessible();
      const session = await api(tracker.address);
      const loaded = await session.call<{
        details: { name: string };
        attributes: { id: number; value: string | null }[];
      }>('/issues/load.php', { issueId, attributes: true });
      expect(loaded.details.name).toBe(`Edited by ${means} again`);
      expect(Object.fromEntries(loaded.attributes.map(({ id, value }) => [id, value]))).toEqual({
        11: 'Refactoring',
        12: 'Globex & Sons',
        13: 'First line\nsecond line',
        14: 'Installer',
        15: 'Linux, macOS',
        16: 'urgent, ux',
        17: 'Alice Carter',
        18: 'Alice Carter, Bob Mason',
        19: 'Carol Diaz',
        20: 'Frank Li',
        21: '1000.00',
        22: '0.1250',
        23: '-7',
        24: '2027-04-16',
        25: '2028-02-28',
        26: '2027-05-04 16:35',
        27: '2027-12-31 23:59',
      });
    });

    test('attaches, looks at, changes and deletes an image', async ({
      page,
      logIn,
      tracker,
      expectAccessible,
    }) => {
      const issueId = await addIssue(tracker.address, `Illustrated by ${means}`);
      const history = region(page, 'All history');
      const file = (name: string) => history.getByRole('article').filter({ hasText: name });
      await logIn(login);
      await open(page, `/issues/${issueId}`);

      await hands.press(link(page, 'Attach file'));
      const image = { name: 'image.png', content: pngImage(900, 20) };
      await hands.attach(windowOf(page).getByLabel('Files *', { exact: true }), image);
      await expect(text(page, 'File name')).toHaveValue('image.png');
      await expect(text(page, 'File name')).toBeFocused();
      await hands.write(text(page, 'File name'), 'bar.png');
      await hands.write(text(page, 'Description'), 'A bar');
      await expectAccessible();
      await hands.press(submit(page));
      await expect(file('bar.png')).toContainText('A bar');

      await hands.press(link(page, 'bar.png'));
      await expect(windowOf(page).getByRole('img', { name: 'bar.png' })).toBeVisible();
      await expect.poll(async () => (await windowOf(page).boundingBox())?.width).toBe(1140);
      await expectAccessible();
      const saved = page.waitForEvent('download');
      await hands.press(button(page, 'Save'));
      expect((await saved).suggestedFilename()).toBe('bar.png');
      const content = await readFile(await (await saved).path());
      expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([900, 20]);

      const commands = file('bar.png').getByRole('button', { name: /^Actions for #/ });
      await hands.command(commands, 'Edit');
      await hands.write(text(page, 'File name'), 'bars.png');
      await hands.press(submit(page));
      await expect(file('bars.png')).toBeVisible();
      await hands.command(
        file('bars.png').getByRole('button', { name: /^Actions for #/ }),
        'Delete',
      );
      await hands.press(submit(page));
      await expect(history).toBeVisible();
      await expect(file('bars.png')).toBeHidden();
    });

    test('adds an issue and clones it', async ({ page, logIn, expectAccessible }) => {
      await logIn(login);
      await open(page, '/types/2/issues');
      await hands.press(page.getByRole('link', { name: 'Add issue' }));
      await hands.press(submit(page));
      await expect(text(page, 'Name')).toBeFocused();
      await expectAccessible();
      await hands.write(text(page, 'Name'), `Added by ${means}`);
      await hands.choose(list(page, 'Project'), 'Acme Website');
      // With several folders the list of the project's folders opens by itself.
      await expect(list(page, 'Folder')).toHaveAttribute('aria-expanded', 'true');
      await hands.choose(list(page, 'Folder'), 'Backend Bugs');
      await hands.write(text(page, 'Description'), 'See #7.');
      await hands.press(submit(page));
      await expect(region(page, 'Description').getByRole('link', { name: '#7' })).toBeVisible();

      await hands.command(button(page, 'More'), 'Clone');
      await expect(text(page, 'Description')).toHaveValue('See #7.');
      await hands.write(text(page, 'Name'), `Cloned by ${means}`);
      await expectAccessible();
      await hands.press(submit(page));
      await expect(
        windowOf(page).getByRole('heading', { name: `Cloned by ${means}` }),
      ).toBeVisible();
    });

    test('moves, follows and deletes an issue', async ({
      page,
      logIn,
      tracker,
      expectAccessible,
    }) => {
      const name = `Moved by ${means}`;
      const issueId = await addIssue(tracker.address, name);
      const more = button(page, 'More');
      await logIn(login);
      await open(page, '/types/4/issues');
      await expect(page.getByRole('row', { name })).toHaveCount(1);
      await open(page, `/issues/${issueId}`);

      await hands.command(more, 'Move');
      await hands.choose(list(page, 'Project'), 'Mobile App');
      await expectAccessible();
      await hands.press(submit(page));
      await expect(region(page, 'Properties')).toContainText('Mobile App — Wishes');
      await expect(region(page, 'All history')).toContainText(
        'Acme Website — Change Requests → Mobile App — Wishes',
      );

      // Both act at once, as they can be taken back.
      await hands.command(more, 'Subscribe');
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await expectAccessible();
      await hands.press(undo);
      // The bar may stay: it offers the move that came before.
      await expect(page.getByText('Change undone')).toBeAttached();
      await hands.command(more, 'Subscribe');
      await expect(undo).toBeVisible();
      await hands.command(more, 'Unsubscribe');

      await hands.command(more, 'Delete');
      await expectAccessible();
      await hands.press(submit(page));
      await expect(windowOf(page)).toBeHidden();
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByRole('row', { name })).toHaveCount(0);
    });

    test('marks a whole list and saves it as a table', async ({
      page,
      logIn,
      expectAccessible,
    }) => {
      const more = page.getByRole('main').getByRole('button', { name: 'More' });
      const unread = page.getByRole('row', { name: /Unread/ });
      await logIn(login);
      await open(page, '/types/3/issues');
      await hands.search(page.getByRole('searchbox'), 'report');
      await expect(status(page)).toHaveText(/^\d+ issues$/);
      const count = await rows(page).count();

      await hands.command(more, 'Mark all as unread');
      await expectAccessible();
      await hands.press(submit(page));
      await expect(unread).toHaveCount(count);
      await hands.command(more, 'Mark all as read');
      await hands.press(submit(page));
      await expect(unread).toHaveCount(0);
      const names = await namesOf(rows(page));

      await hands.command(more, 'Export to CSV');
      await hands.check(windowOf(page).getByRole('radio', { name: 'Semicolon' }));
      await expectAccessible();
      const saved = page.waitForEvent('download');
      await hands.press(submit(page));
      expect((await saved).suggestedFilename()).toBe('Tasks.csv');
      const file = await readFile(await (await saved).path(), 'utf8');
      const [header, ...lines] = file.split('\r\n');
      expect(header).toMatch(/^\uFEFF"ID";Name;/);
      expect(lines.pop()).toBe('');
      expect(lines).toHaveLength(count);
      for (const [index, name] of names.entries()) expect(lines[index]).toContain(name);
      await expect(windowOf(page)).toBeHidden();
    });

    test('arrives where an address leads, before and after login', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/client/index.php?path=/issues/12/edit');
      await expect(link(page, 'Log in')).toBeVisible();
      await expectAccessible();
      await hands.press(link(page, 'Log in'));
      await hands.write(page.getByRole('textbox', { name: 'Login' }), login);
      await hands.write(page.getByRole('textbox', { name: 'Password' }), recordedPassword(login));
      await hands.press(page.getByRole('button', { name: 'Log in' }));
      await expect(windowOf(page).getByRole('heading', { name: 'Edit issue' })).toBeVisible();
      await expect(page).toHaveURL(/\/client\/index\.php#\/issues\/12\/edit$/);

      await hands.press(button(page, 'Cancel'));
      const issue = windowOf(page).getByRole('heading', { name: /^Change request with a value/ });
      await expect(issue).toBeVisible();
      await page.goBack();
      await expect(windowOf(page).getByRole('heading', { name: 'Edit issue' })).toBeVisible();
      await page.goForward();
      await expect(issue).toBeVisible();
      await open(page, '/items/2111');
      await expect(page).toHaveURL(/#\/issues\/7\/items\/2111$/);
      await expect(
        page.getByRole('article', { name: /./ }).and(page.locator(':focus')),
      ).toContainText('screenshot.png');
      await page.goBack();
      await expect(issue).toBeVisible();

      await open(page, '/issues/12/');
      await expect(windowOf(page).getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expectAccessible();
    });
  });
}

/** The names of issues as the rows show them. */
function namesOf(shown: Locator): Promise<string[]> {
  return shown.locator('[data-row-link]').evaluateAll((links) =>
    links.map((one) => {
      const name = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
      return name?.textContent ?? '';
    }),
  );
}
