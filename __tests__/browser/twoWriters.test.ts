/** Two browsers at one issue, in both orders of their saves, and at what a job goes through: nothing is lost unseen. */
import type { Browser, Locator, Page, Route } from '@playwright/test';
import type { IssueList } from '@/protocol/issues';
import { type ApiSession, openApiSession } from '../server/support/apiSession';
import { bringCommands } from './support/bringCommands';
import { logInThroughPage } from './support/logInThroughPage';
import { expect, test } from './support/ownDemo';
import { demoPassword } from './support/test';

test.describe.configure({ mode: 'default' });

interface Part {
  /** What its button and its editor are called. */
  editor: string;
  field: string;
  role: 'combobox' | 'textbox';
  /** What is there, and what the two make of it, in words. */
  old: string;
  theirs: string;
  mine: string;
  /** How it travels, where that differs. */
  toWire: (words: string) => string;
}

const [old, mine, theirs] = ['Old', 'By the second', 'By the first'];

const inText = { role: 'textbox', old, mine, theirs, toWire: (words: string) => words } as const;

/** One attribute of each type. */
const attributes: readonly (Part & { type: string; details: object })[] = [
  { ...inText, editor: 'Edit Room', field: 'Room', type: 'TEXT', details: {} },
  {
    ...inText,
    editor: 'Edit Floor',
    field: 'Floor',
    type: 'NUMERIC',
    details: {},
    old: '1',
    theirs: '2',
    mine: '3',
  },
  {
    ...inText,
    editor: 'Edit Size',
    field: 'Size',
    type: 'ENUM',
    details: { items: ['Small', 'Medium', 'Large'] },
    role: 'combobox',
    old: 'Small',
    theirs: 'Medium',
    mine: 'Large',
  },
  {
    ...inText,
    editor: 'Edit Owner',
    field: 'Owner',
    type: 'USER',
    details: {},
    role: 'combobox',
    old: 'Administrator',
    theirs: 'Maria Lindgren',
    mine: 'Jonas Weber',
  },
  {
    ...inText,
    editor: 'Edit Due',
    field: 'Due',
    type: 'DATETIME',
    details: {},
    role: 'combobox',
    old: '3/4/2026',
    theirs: '3/5/2026',
    mine: '3/6/2026',
    toWire: (words) => words.replace(/(.)\/(.)\/(....)/, '$3-0$1-0$2'),
  },
];

const named = { ...inText, editor: 'Edit name', field: 'Name' };
const described = { ...inText, editor: 'Edit description', field: 'Description' };
const commented = { ...inText, editor: 'Edit comment', field: 'Comment' };

const all: readonly Part[] = [named, ...attributes, described, commented];

/** Of attributes the first two. */
const few = [named, ...attributes.slice(0, 2), described, commented];

/** A folder whose issues have an attribute of each type beside their name. */
async function makeFolder(admin: ApiSession, name: string) {
  const { projectId } = await admin.call<{ projectId: number }>('/projects/add.php', { name });
  const { typeId } = await admin.call<{ typeId: number }>('/types/add.php', { name });
  const attributeIds: number[] = [];
  for (const { field, type, details } of attributes) {
    const attribute = { typeId, name: field, type, details };
    const added = await admin.call<{ attributeId: number }>('/types/attributes/add.php', attribute);
    attributeIds.push(added.attributeId);
  }
  const { folderId } = await admin.call<{ folderId: number }>('/projects/folders/add.php', {
    projectId,
    name,
    typeId,
  });
  return { projectId, typeId, folderId, attributeIds };
}

async function addIssue(admin: ApiSession, folder: Awaited<ReturnType<typeof makeFolder>>) {
  const { issueId } = await admin.call<{ issueId: number }>('/issues/add.php', {
    folderId: folder.folderId,
    name: old,
    values: attributes.map((one, index) => ({
      id: folder.attributeIds[index],
      value: one.toWire(one.old),
    })),
    description: old,
    descriptionFormat: 0,
  });
  const comment = { issueId, comment: old, commentFormat: 0 };
  await admin.call('/issues/comments/add.php', comment);
  return issueId;
}

/** Everything that can be written, as the server has it. */
async function textsOf(admin: ApiSession, issueId: number): Promise<(string | null)[]> {
  const { details, attributes, description, history } = await admin.call<{
    details: { name: string };
    attributes: { value: string | null }[];
    description: { text: string } | null;
    history: { text?: string }[];
  }>('/issues/load.php', { issueId, attributes: true, description: true, history: true });
  return [
    details.name,
    ...attributes.map(({ value }) => value),
    description?.text ?? null,
    ...history.map(({ text = null }) => text),
  ];
}

/** A browser of somebody's own. */
async function openBrowser(browser: Browser, address: string, login: string, options = {}) {
  const context = await browser.newContext({ baseURL: address, locale: 'en-US', ...options });
  const page = await context.newPage();
  await logInThroughPage(page, login, demoPassword());
  await page.waitForURL('**/client/index.php**');
  return page;
}

const opener = (page: Page, { editor }: Part) =>
  page.getByRole('button', { name: editor, exact: true });
const formOf = (page: Page, { editor }: Part) => page.getByRole('form', { name: editor });
const boxIn = (form: Locator, { field, role }: Part) => form.getByRole(role, { name: field });

/** Opens the issue, and what is to be changed in it, and changes that. */
async function write(
  page: Page,
  { issueId, part, text }: { issueId: number; part: Part; text: 'mine' | 'theirs' },
) {
  await page.goto(`/client/index.php#/issues/${issueId}`);
  // Until it is there, the issue before stands on the screen, with the same buttons.
  await expect(page.getByText(`#${issueId}`, { exact: true }).first()).toBeVisible();
  await opener(page, part).click();
  await boxIn(formOf(page, part), part).fill(part[text]);
}

async function choose(page: Page, list: string, option: string) {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Saves where the focus is. */
const save = (page: Page) => page.keyboard.press('Control+Enter');

/** The two, and the reverse at every other place. */
function inTurn(pages: readonly [Page, Page], index: number): readonly [Page, Page] {
  return index % 2 === 0 ? pages : [pages[1], pages[0]];
}

/** Two browsers, whose turn it is by part of an issue of their own. */
interface Turn {
  first: Page;
  second: Page;
  issueId: number;
  part: Part;
  /** Another one of the same issue. */
  other: Part;
  /** Everything that can be written, as the server has it. */
  texts: () => Promise<(string | null)[]>;
}

interface Places {
  browser: Browser;
  address: string;
  /** Of the folder of the issues. */
  name: string;
  parts: readonly Part[];
}

async function forEachPart(
  { browser, address, name, parts }: Places,
  tell: (turn: Turn) => Promise<void>,
): Promise<void> {
  const admin = await openApiSession(address, 'admin', demoPassword());
  const folder = await makeFolder(admin, name);
  const pages = [
    await openBrowser(browser, address, 'maria'),
    await openBrowser(browser, address, 'admin'),
  ] as const;
  for (const [index, part] of parts.entries()) {
    const [first, second] = inTurn(pages, index);
    const issueId = await addIssue(admin, folder);
    const other = parts[(index + 1) % parts.length] ?? part;
    await tell({ first, second, issueId, part, other, texts: () => textsOf(admin, issueId) });
  }
  await Promise.all(pages.map((page) => page.context().close()));
}

/** Somebody is asked about what was, what the other made of it, and what one has written in the same place. */
async function expectQuestionIn(form: Locator, part: Part): Promise<void> {
  const question = form.getByRole('region', { name: part.field });
  const shown = [part.old, part.theirs, part.mine];
  await expect(question.getByRole('definition'), `${part.field} is asked about`).toHaveText(shown);
}

async function expectQuestion({ second, part, texts }: Turn): Promise<void> {
  await expectQuestionIn(formOf(second, part), part);
  expect(await texts()).toContain(part.toWire(part.theirs));
}

test('what one has saved is not overwritten by the other before it was seen', async ({
  browser,
  address,
}) => {
  await forEachPart({ browser, address, name: 'One place', parts: all }, async (turn) => {
    const { first, second, issueId, part, texts } = turn;
    await write(first, { issueId, part, text: 'theirs' });
    await write(second, { issueId, part, text: 'mine' });

    await save(first);
    await expect(formOf(first, part)).toHaveCount(0);
    await save(second);

    await expectQuestion(turn);
    const form = formOf(second, part);
    await form.getByRole('button', { name: 'Save mine' }).click();
    await expect(form).toHaveCount(0);
    expect(await texts()).toContain(part.toWire(part.mine));
  });
});

test('what two write in different places is kept, whoever saves first', async ({
  browser,
  address,
}) => {
  await forEachPart({ browser, address, name: 'Two places', parts: few }, async (turn) => {
    const { first, second, issueId, part, other, texts } = turn;
    await write(first, { issueId, part, text: 'theirs' });
    await write(second, { issueId, part: other, text: 'mine' });

    await save(first);
    await expect(formOf(first, part)).toHaveCount(0);
    await save(second);
    await expect(formOf(second, other)).toHaveCount(0);

    const kept = [part.toWire(part.theirs), other.toWire(other.mine)];
    expect(await texts()).toEqual(expect.arrayContaining(kept));
  });
});

test('what arrives between the look of the other and the save is not overwritten unseen', async ({
  browser,
  address,
}) => {
  await forEachPart({ browser, address, name: 'One moment', parts: few }, async (turn) => {
    const { first, second, issueId, part } = turn;
    await write(first, { issueId, part, text: 'theirs' });
    await write(second, { issueId, part, text: 'mine' });
    // The save of the second waits on its way, until that of the first has been answered.
    const saving = new Promise<Route>((resolve) => {
      void second.route('**/edit.php', resolve, { times: 1 });
    });

    await save(second);
    const held = await saving;
    await save(first);
    await expect(formOf(first, part)).toHaveCount(0);
    await held.continue();

    await expectQuestion(turn);
  });
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The form that fills a window at an address below that of the issue. */
async function openForm(page: Page, at: string) {
  await page.goto(`/client/index.php#/issues/${at}`);
  return page.getByRole('dialog').locator('form');
}

const keptOfOthers = (page: Page) => page.getByText(/^Saved\. Changes by others were kept: /);

for (const [order, who] of ['maria', 'admin'].entries()) {
  test(`what two write in windows of a phone is asked about or kept, and what becomes of the issue said (${who} first)`, async ({
    browser,
    address,
  }) => {
    const admin = await openApiSession(address, 'admin', demoPassword());
    const home = `On the phone of ${who}`;
    const folder = await makeFolder(admin, home);
    for (const name of ['Attic', 'Shelf']) {
      const { projectId, typeId } = folder;
      await admin.call('/projects/folders/add.php', { projectId, typeId, name });
    }
    const pages = [
      await openBrowser(browser, address, 'maria', phone),
      await openBrowser(browser, address, 'admin', phone),
    ] as const;
    const fields = [named, ...attributes];
    const [first, second] = inTurn(pages, order);
    const issueId = await addIssue(admin, folder);
    const texts = () => textsOf(admin, issueId);

    // The name and a value of each kind, in one form.
    const edit = `${issueId}/edit`;
    const [theirForm, myForm] = [await openForm(first, edit), await openForm(second, edit)];
    for (const part of fields) {
      await boxIn(theirForm, part).fill(part.theirs);
      await boxIn(myForm, part).fill(part.mine);
    }
    await save(first);
    await expect(theirForm).toHaveCount(0);
    await save(second);
    for (const part of fields) await expectQuestionIn(myForm, part);
    expect(await texts()).toEqual(
      expect.arrayContaining(fields.map((part) => part.toWire(part.theirs))),
    );
    await myForm.getByRole('button', { name: 'Save mine' }).click();
    await expect(myForm).toHaveCount(0);
    expect(await texts()).toEqual(
      expect.arrayContaining(fields.map((part) => part.toWire(part.mine))),
    );

    // A text and the place of the issue.
    const describing = await openForm(first, `${issueId}/description/edit`);
    const moving = await openForm(second, `${issueId}/move`);
    await boxIn(describing, described).fill(theirs);
    await choose(second, 'Folder', 'Attic');
    await save(first);
    await expect(describing).toHaveCount(0);
    await save(second);
    await expect(keptOfOthers(second)).toContainText('Description');
    expect(await texts()).toContain(theirs);

    // The place alone.
    const [theirMove, myMove] = [await openForm(first, `${issueId}/move`), moving];
    await openForm(second, `${issueId}/move`);
    await choose(first, 'Folder', 'Shelf');
    await choose(second, 'Folder', home);
    await save(first);
    await expect(theirMove).toHaveCount(0);
    await save(second);
    const question = myMove.getByRole('region', { name: 'Folder' }).getByRole('definition');
    await expect(question).toHaveText(['Attic', 'Shelf', home]);
    await myMove.getByRole('button', { name: 'Use theirs' }).click();

    // What is gone.
    const commenting = await openForm(first, `${issueId}/comments/add`);
    const deleting = await openForm(second, `${issueId}/delete`);
    await boxIn(commenting, commented).fill(theirs);
    await deleting.getByRole('button', { name: 'Delete' }).click();
    await expect(deleting).toHaveCount(0);
    await save(first);
    await expect(commenting.getByRole('alert')).toContainText('does not exist');
    await expect(boxIn(commenting, commented)).toHaveValue(theirs);
    await Promise.all(pages.map((page) => page.context().close()));
  });
}

/** A file of an issue, by its place, and its name and description as the server has them. */
async function addFile(address: string) {
  const admin = await openApiSession(address, 'admin', demoPassword());
  const issueId = await addIssue(admin, await makeFolder(admin, 'Files'));
  const file = { issueId, name: 'old.txt', description: old };
  const content = new TextEncoder().encode('Text');
  const { stampId: fileId } = await admin.upload<{ stampId: number }>(
    '/issues/files/add.php',
    file,
    content,
  );
  const texts = async () => {
    const { name, description } = await admin.call<{ name: string; description: string }>(
      '/issues/files/load.php',
      { issueId, fileId },
    );
    return [name, description];
  };
  return { admin, issueId, fileId, texts };
}

type AddedFile = Awaited<ReturnType<typeof addFile>>;

const fileForm = (page: Page) => page.getByRole('dialog', { name: 'Edit file' });

async function writeFile(page: Page, { issueId, fileId }: AddedFile, fields: object) {
  await page.goto(`/client/index.php#/issues/${issueId}/files/${fileId}/edit`);
  for (const [field, text] of Object.entries(fields)) {
    await fileForm(page).getByRole('textbox', { name: field }).fill(String(text));
  }
}

test('what two make of a file is asked about or kept, and one that is gone is said to be', async ({
  browser,
  address,
}) => {
  const first = await openBrowser(browser, address, 'maria');
  const second = await openBrowser(browser, address, 'admin');
  const file = await addFile(address);
  const question = fileForm(second).getByRole('definition');

  // The same field.
  await writeFile(first, file, { 'File name': 'theirs.txt' });
  await writeFile(second, file, { 'File name': 'mine.txt' });
  await save(first);
  await expect(fileForm(first)).toHaveCount(0);
  await save(second);
  await expect(question).toHaveText(['old.txt', 'theirs.txt', 'mine.txt']);
  expect(await file.texts()).toEqual(['theirs.txt', old]);
  await fileForm(second).getByRole('button', { name: 'Save mine' }).click();
  await expect(fileForm(second)).toHaveCount(0);
  expect(await file.texts()).toEqual(['mine.txt', old]);

  // Another one.
  await writeFile(second, file, { 'File name': 'again.txt' });
  await writeFile(first, file, { Description: theirs });
  await save(second);
  await expect(fileForm(second)).toHaveCount(0);
  await save(first);
  await expect(fileForm(first)).toHaveCount(0);
  expect(await file.texts()).toEqual(['again.txt', theirs]);

  // Between the look of the second and its save.
  await writeFile(first, file, { Description: 'Faster' });
  await writeFile(second, file, { Description: mine });
  const saving = new Promise<Route>((resolve) => {
    void second.route('**/edit.php', resolve, { times: 1 });
  });
  await save(second);
  const held = await saving;
  await save(first);
  await expect(fileForm(first)).toHaveCount(0);
  await held.continue();
  await expect(question).toHaveText([theirs, 'Faster', mine]);
  expect(await file.texts()).toEqual(['again.txt', 'Faster']);

  // Deleted: what was typed stays, with the reason.
  await file.admin.call('/issues/files/delete.php', { fileId: file.fileId });
  await fileForm(second).getByRole('button', { name: 'Save mine' }).click();
  await expect(
    second.getByText('This file does not exist, or you do not have access to it.'),
  ).toBeVisible();
  await expect(fileForm(second).getByRole('textbox', { name: 'Description' })).toHaveValue(mine);
  await Promise.all([first, second].map((page) => page.context().close()));
});

const manyIssues = 210;

/** A folder of many issues, what is in the room of each as the server has it, and what puts something there. */
async function addMany(address: string) {
  const admin = await openApiSession(address, 'admin', demoPassword());
  const { folderId, attributeIds } = await makeFolder(admin, 'Many');
  const [roomId = 0] = attributeIds;
  const putInto = (issueId: number, value: string) =>
    admin.call('/issues/edit.php', { issueId, values: [{ id: roomId, value }] });
  for (let number = 1; number <= manyIssues; number += 1) {
    const issue = { folderId, name: `Issue ${number}`, values: [{ id: roomId, value: old }] };
    await admin.call('/issues/add.php', issue);
  }
  const rooms = async () => {
    const list = { folderId, offset: 0, limit: 1_000, html: false, allColumns: true };
    const { columns, issues } = await admin.call<IssueList>('/issues/list.php', list);
    const place = columns.findIndex(({ name }) => name === 'Room');
    return new Map(issues.map(({ id, cells }) => [id, cells[place]]));
  };
  return { folderId, putInto, rooms };
}

/** Notes which issues a page changes, and lets no more of it pass than so many, until it is opened. */
async function gateChanges(page: Page) {
  const sent: number[] = [];
  let most = 0;
  let held: Route[] = [];
  await page.route('**/issues/edit.php', async (route) => {
    const { issueId } = route.request().postDataJSON() as { issueId: number };
    sent.push(issueId);
    if (sent.length > most) held.push(route);
    else await route.continue();
  });
  return {
    sent,
    closeAfter(count: number) {
      most = count;
    },
    async open() {
      most = Infinity;
      const waiting = held;
      held = [];
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

test('a job over many that is stopped, asked for again and paused loses nothing, and does nothing twice', async ({
  page,
  logIn,
  address,
}) => {
  const { folderId, putInto, rooms } = await addMany(address);
  // The whole list, so that all are selected by one key.
  await page.addInitScript(() => {
    if (window.origin === 'null') return;
    const workspace = { reading: 'window', lists: 'whole' };
    localStorage.setItem('issuedesk.workspace', JSON.stringify(workspace));
  });
  await logIn('admin');
  await page.goto(`/client/index.php#/folders/${folderId}/issues`);
  await expect(page.getByText('210 issues', { exact: true })).toBeVisible();
  await page.locator('[role=checkbox]').first().waitFor({ state: 'attached' });
  const gate = await gateChanges(page);
  const button = (name: string) => page.locator('[data-bulk]').getByRole('button', { name });
  const ask = async (count: number) => {
    await button('Attributes').click();
    await page.getByRole('menuitem', { name: 'Edit Room' }).click();
    await page.getByRole('textbox', { name: 'Room' }).fill(mine);
    await page.getByText(`Affected: ${count}, already so: 0, not permitted: 0`).waitFor();
    await page.keyboard.press('Enter');
  };
  const atOnce = 4;
  // Hundreds of calls take their time on a busy machine.
  const patience = { timeout: 60_000 };

  await bringCommands(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+x');
  gate.closeAfter(150);
  await ask(manyIssues);
  await expect.poll(() => gate.sent.length, patience).toBe(150 + atOnce);
  await button('Stop').click();
  await gate.open();
  await expect(page.getByText('Done: 154, already so: 0, refused: 0').first()).toBeVisible();
  const changed = [...(await rooms())].filter(([, room]) => room === mine).map(([id]) => id);
  expect(new Set(changed)).toEqual(new Set(gate.sent));

  // What was not begun is still selected.
  await expect(page.getByRole('toolbar', { name: '56 issues selected' })).toBeVisible();
  gate.closeAfter(154 + 20);
  await ask(56);
  await expect.poll(() => gate.sent.length, patience).toBe(154 + 20 + atOnce);
  await button('Pause').click();
  await gate.open();
  await expect(button('Continue')).toBeVisible();
  await expect(page.getByText('24 of 56', { exact: true })).toBeVisible();
  const waiting = [...(await rooms())].filter(([, room]) => room === old).map(([id]) => id);
  expect(waiting).toHaveLength(32);
  const theirsId = waiting[0] ?? 0;
  await putInto(theirsId, theirs);
  await button('Continue').click();

  await expect(page.getByText('Done: 55, already so: 0, refused: 1').first()).toBeVisible(patience);
  const after = await rooms();
  expect(after.get(theirsId)).toBe(theirs);
  expect([...after.values()].filter((room) => room === mine)).toHaveLength(209);
  expect(gate.sent, 'each is sent once').toHaveLength(209);
  expect(new Set(gate.sent).size).toBe(209);
});
