/** Two browsers at one issue, in both orders of their saves, and at what a job goes through: nothing is lost unseen. */
import type { Browser, Page, Route } from '@playwright/test';
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
}

const parts = {
  name: { editor: 'Edit name', field: 'Name' },
  value: { editor: 'Edit Room', field: 'Room' },
  'other value': { editor: 'Edit Floor', field: 'Floor' },
  description: { editor: 'Edit description', field: 'Description' },
  comment: { editor: 'Edit comment', field: 'Comment' },
} satisfies Record<string, Part>;

const all: readonly Part[] = Object.values(parts);

const [old, mine, theirs] = ['Old', 'By the second', 'By the first'];

/** A folder whose issues have two texts beside their name. */
async function makeFolder(admin: ApiSession, name: string) {
  const { projectId } = await admin.call<{ projectId: number }>('/projects/add.php', { name });
  const { typeId } = await admin.call<{ typeId: number }>('/types/add.php', { name });
  const addText = async (label: string) => {
    const text = { typeId, name: label, type: 'TEXT', details: {} };
    return admin.call<{ attributeId: number }>('/types/attributes/add.php', text);
  };
  const texts = [await addText('Room'), await addText('Floor')];
  const { folderId } = await admin.call<{ folderId: number }>('/projects/folders/add.php', {
    projectId,
    name,
    typeId,
  });
  return { folderId, attributeIds: texts.map(({ attributeId }) => attributeId) };
}

async function addIssue(admin: ApiSession, folder: Awaited<ReturnType<typeof makeFolder>>) {
  const { issueId } = await admin.call<{ issueId: number }>('/issues/add.php', {
    folderId: folder.folderId,
    name: old,
    values: folder.attributeIds.map((id) => ({ id, value: old })),
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
async function openBrowser(browser: Browser, address: string, login: string) {
  const context = await browser.newContext({ baseURL: address, locale: 'en-US' });
  const page = await context.newPage();
  await logInThroughPage(page, login, demoPassword());
  await page.waitForURL('**/client/index.php**');
  return page;
}

const opener = (page: Page, { editor }: Part) =>
  page.getByRole('button', { name: editor, exact: true });
const formOf = (page: Page, { editor }: Part) => page.getByRole('form', { name: editor });

/** Opens the issue, and what is to be changed in it, and changes that. */
async function write(
  page: Page,
  { issueId, part, text }: { issueId: number; part: Part; text: string },
) {
  await page.goto(`/client/index.php#/issues/${issueId}`);
  // Until it is there, the issue before stands on the screen, with the same buttons.
  await expect(page.getByText(`#${issueId}`, { exact: true }).first()).toBeVisible();
  await opener(page, part).click();
  await formOf(page, part).getByRole('textbox', { name: part.field }).fill(text);
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
}

async function forEachPart(
  { browser, address, name }: Places,
  tell: (turn: Turn) => Promise<void>,
): Promise<void> {
  const admin = await openApiSession(address, 'admin', demoPassword());
  const folder = await makeFolder(admin, name);
  const pages = [
    await openBrowser(browser, address, 'maria'),
    await openBrowser(browser, address, 'admin'),
  ] as const;
  for (const [index, part] of all.entries()) {
    const [first, second] = inTurn(pages, index);
    const issueId = await addIssue(admin, folder);
    const other = all[(index + 1) % all.length] ?? part;
    await tell({ first, second, issueId, part, other, texts: () => textsOf(admin, issueId) });
  }
  await Promise.all(pages.map((page) => page.context().close()));
}

/** The second is asked about what it and the first have written in one place. */
async function expectQuestion({ second, part, texts }: Turn): Promise<void> {
  const question = formOf(second, part).getByRole('region', { name: part.field });
  await expect(question.getByRole('definition'), `${part.field} is asked about`).toHaveText([
    old,
    theirs,
    mine,
  ]);
  expect(await texts()).toContain(theirs);
}

test('what one has saved is not overwritten by the other before it was seen', async ({
  browser,
  address,
}) => {
  await forEachPart({ browser, address, name: 'One place' }, async (turn) => {
    const { first, second, issueId, part, texts } = turn;
    await write(first, { issueId, part, text: theirs });
    await write(second, { issueId, part, text: mine });

    await save(first);
    await expect(formOf(first, part)).toHaveCount(0);
    await save(second);

    await expectQuestion(turn);
    const form = formOf(second, part);
    await form.getByRole('button', { name: 'Save mine' }).click();
    await expect(form).toHaveCount(0);
    expect(await texts()).toContain(mine);
  });
});

test('what two write in different places is kept, whoever saves first', async ({
  browser,
  address,
}) => {
  await forEachPart({ browser, address, name: 'Two places' }, async (turn) => {
    const { first, second, issueId, part, other, texts } = turn;
    await write(first, { issueId, part, text: theirs });
    await write(second, { issueId, part: other, text: mine });

    await save(first);
    await expect(formOf(first, part)).toHaveCount(0);
    await save(second);
    await expect(formOf(second, other)).toHaveCount(0);

    expect(await texts()).toEqual(expect.arrayContaining([theirs, mine]));
  });
});

test('what arrives between the look of the other and the save is not overwritten unseen', async ({
  browser,
  address,
}) => {
  await forEachPart({ browser, address, name: 'One moment' }, async (turn) => {
    const { first, second, issueId, part } = turn;
    await write(first, { issueId, part, text: theirs });
    await write(second, { issueId, part, text: mine });
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
