/**
 * Code that comes later and cannot be had, be it that the network is gone or that a new version has taken its place: the
 * command says so, nothing else happens, and the next try fetches it anew. Windows are in `unreachable.test.ts`.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/ownDemo';

test.use({
  expectedErrors: [/ERR_FAILED .*\.js$/],
  reading: 'pane',
  viewport: { width: 1280, height: 900 },
});

const list = '/types/1/issues';
const issue = '/issues/1';

interface LatePart {
  /** What its file is called. */
  chunk: string;
  at?: string;
  /** What comes before the try, and works without it. */
  before?: (page: Page) => Promise<unknown>;
  ask: (page: Page) => Promise<unknown>;
  /** To try is to go somewhere. */
  movesFocus?: boolean;
  shown: (page: Page) => Locator;
}

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const row = (page: Page) => page.locator('[data-row-link]:focus');
const inForm = (page: Page, name: string) => page.locator('form').getByRole('textbox', { name });

/** A press that leaves the focus where it was, as keys do. */
const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
};

const newComment: LatePart = {
  chunk: 'issue-comments',
  at: issue,
  ask: key('c'),
  shown: (page) => inForm(page, 'Comment'),
};

/** What somebody asks for by a key or a press. */
const asked: Record<string, LatePart> = {
  keys: { chunk: 'commands', ask: key('j'), shown: row },
  palette: {
    chunk: 'command-layers',
    before: key('j'),
    ask: key('Control+k'),
    shown: (page) => page.getByRole('dialog', { name: 'Command palette' }),
  },
  'sheet of keys': {
    chunk: 'command-layers',
    before: key('j'),
    ask: key('?'),
    shown: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  'bar of what is selected': {
    chunk: 'bulk',
    before: key('j'),
    ask: key('Shift+j'),
    movesFocus: true,
    shown: (page) => page.getByRole('toolbar', { name: /selected$/ }),
  },
  'editor of a cell': {
    chunk: 'cells',
    before: key('j'),
    ask: key('F2'),
    shown: (page) => page.locator('[data-cell-editor] form'),
  },
  'bar that takes a change back': {
    chunk: 'undo',
    before: key('j'),
    ask: key('u'),
    shown: (page) => page.getByRole('button', { name: 'Undo' }),
  },
  'conditions above the list': {
    chunk: 'issue-edit',
    before: key('j'),
    ask: key('f'),
    shown: (page) => page.getByRole('region', { name: 'Filter list' }),
  },
  'editor of a name': {
    chunk: 'issue-edit',
    at: issue,
    ask: key('e'),
    shown: (page) => inForm(page, 'Name'),
  },
  'editor of a value': {
    chunk: 'issue-edit',
    at: issue,
    ask: key('s'),
    shown: (page) => page.locator('[data-editor] form'),
  },
  'new comment': newComment,
  'editor of a description': {
    chunk: 'issue-descriptions',
    at: issue,
    ask: press('Edit description'),
    movesFocus: true,
    shown: (page) => inForm(page, 'Description'),
  },
  menu: {
    chunk: 'parts',
    ask: press('More'),
    movesFocus: true,
    shown: (page) => page.getByRole('menu'),
  },
};

/** Opens the client, a part of which cannot be had; what says that can. */
async function openWithout(page: Page, { chunk, at = list, before }: LatePart) {
  await page.route(`**/assets/js/${chunk}.*`, (route) => route.abort());
  await page.goto(`/client/index.php#${at}`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/errors.')),
  );
  const shown = at === list ? page.locator('[data-row-link]') : page.getByRole('article');
  await expect(shown.first()).toBeVisible();
  await before?.(page);
  if (before) await expect(row(page)).toBeVisible();
}

const focused = (page: Page) => page.evaluateHandle(() => document.activeElement);

for (const [name, part] of Object.entries(asked)) {
  test(`without its code, that of the ${name}, a command says so, and acts once it can`, async ({
    page,
    logIn,
  }) => {
    await logIn('admin');
    await openWithout(page, part);
    const before = await focused(page);

    await part.ask(page);

    await expect(page.getByRole('status').getByText(/^The server cannot be reached/)).toBeVisible();
    await expect(part.shown(page)).toHaveCount(0);
    if (!part.movesFocus) {
      expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
    }

    await page.unrouteAll();
    await part.ask(page);
    await expect(part.shown(page)).toBeVisible();
  });
}

for (const [kind, chunk] of [
  ['groups', 'groups'],
  ['board', 'board'],
  ['calendar', 'calendar'],
  ['timeline', 'calendar'],
  ['chart', 'chart'],
] as const) {
  test(`a list as ${kind} whose code is out of reach says so, and offers to try again`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('admin');
    await page.route(`**/assets/js/${chunk}.*`, (route) => route.abort());
    await page.goto(`/client/index.php#${list}?as=${kind}`);

    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toHaveText(/^The server cannot be reached/);
    if (kind === 'board') await expectAccessible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');

    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.getByText('The server cannot be reached')).toHaveCount(0);
  });
}

test('a list with conditions, whose keys and conditions are out of reach, says so and comes with the next key', async ({
  page,
  logIn,
}) => {
  await logIn('admin');
  await page.route('**/assets/js/commands.*', (route) => route.abort());
  await page.goto(`/client/index.php#${list}?where=name.contains.a`);
  await expect(page.getByRole('status').getByText(/^The server cannot be reached/)).toBeVisible();

  await page.unrouteAll();
  await page.keyboard.press('j');

  await expect(page.getByRole('region', { name: 'Filter list' })).toBeVisible();
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
});

test('what was written before outlives an editor that cannot be fetched', async ({
  page,
  logIn,
}) => {
  await logIn('admin');
  await page.goto(`/client/index.php#${issue}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('c');
  await inForm(page, 'Comment').fill('Half a thought');
  await page.reload();
  await openWithout(page, newComment);

  await page.keyboard.press('c');
  await expect(page.getByRole('status').getByText(/^The server cannot be reached/)).toBeVisible();

  await page.unrouteAll();
  await page.keyboard.press('c');
  await expect(inForm(page, 'Comment')).toHaveValue('Half a thought');
  await inForm(page, 'Comment').press('Escape');
});
