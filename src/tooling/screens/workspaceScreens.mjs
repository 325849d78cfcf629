import { copyText, goTo, watchRequests } from './clientScreens.mjs';

/** What is written into the composer: something of each kind that the toolbar makes. */
const markupText =
  'Seen again with **the cart of the demo**:\n\n[list]\n* add `three` things\n* go back\n[/list]\nSee #1.';
const commandsMark = '[role=dialog] input[role=combobox]';
/** One of them has no room. */
const fileNames = [
  'cart.png',
  'Notes of the call with those who found it first, as it was said.txt',
  'log.txt',
  'cart.csv',
];
/** A value is none of its column, and the last row has no issue. */
const pastedRows = 'New\r\nConfirmed\r\nNone such\r\nFixed\r\n';
/** A value is none of its column. */
const importedRows =
  'Name\tStatus\tDue date\nLamp\tNew\t11/18/2026\nTable\tNone such\t\nChair\tConfirmed\t\n';

const beside = { reading: 'pane', side: 'end' };
const below = { reading: 'pane', side: 'below' };

/**
 * What one does beside a list, as it fits a screen: nothing is made higher for the picture. `reading` is what the
 * browser has kept of how one reads; `open` says that the issue is opened from its list; `act` goes on from there.
 * What `isUnderWay` then does not come to an end.
 */
const workspaces = [
  { name: 'workspace: pane beside', reading: beside, open: true },
  { name: 'workspace: pane below', reading: below, open: true },
  {
    name: 'workspace: times told as how long ago',
    reading: { ...beside, hasRelativeTimes: true },
    open: true,
    act: scrollToEnd,
  },
  { name: 'workspace: news', reading: beside, open: true, before: addNews, act: scrollToNews },
  { name: 'workspace: empty composer', reading: beside, open: true, act: openComposer },
  { name: 'workspace: composer', reading: beside, open: true, act: writeComment },
  { name: 'workspace: composer below', reading: below, open: true, act: writeComment },
  {
    name: 'workspace: files of a comment',
    reading: beside,
    open: true,
    act: sendFiles,
    isUnderWay: true,
  },
  { name: 'workspace: name', reading: beside, open: true, act: editName },
  { name: 'workspace: description', reading: beside, open: true, act: editDescription },
  { name: 'workspace: value', reading: beside, open: true, act: editFirstValue },
  { name: 'workspace: comment', reading: beside, open: true, act: editComment },
  { name: 'workspace: conflict', reading: beside, open: true, act: meetConflict },
  { name: 'workspace: all of the palette', reading: beside, open: true, act: openPalette },
  { name: 'workspace: palette', reading: beside, open: true, act: searchPalette },
  { name: 'workspace: keys', reading: beside, act: ({ page }) => page.keyboard.press('?') },
  { name: 'workspace: selected', reading: beside, act: selectRows },
  { name: 'workspace: value of several', reading: beside, act: askForSeveral },
  { name: 'workspace: question about several', reading: beside, act: answerForSeveral },
  { name: 'workspace: pasted values', reading: beside, act: pasteValues },
  { name: 'workspace: table to import', reading: beside, act: readTable },
  { name: 'workspace: menu of a row', reading: beside, act: openRowMenu },
  { name: 'workspace: desk', reading: beside, act: leaveTextAndGoHome },
  { name: 'workspace: desk of an empty tracker', reading: beside, isEmpty: true },
];

/**
 * Goes through what one does beside a list, and stops at each.
 *
 * @param {{ address: string, newAddress: string, issueId: number, call: Function, callAsOther: Function,
 *   openPage: (reading: object, isNew: boolean) => Promise<{ page: import('@playwright/test').Page,
 *   show: (screen: object) => Promise<void>, close: () => Promise<void> }>, isWanted: (name: string) => boolean,
 *   attempt: (name: string, visit: () => Promise<void>) => Promise<void> }} walk
 *   the trackers, the issue that is opened, calls of the protocol by the one who looks and by somebody else, a new
 *   browser that has kept how one reads, which screens to go to, and what goes around a visit
 */
export async function walkWorkspace({ openPage, isWanted, attempt, ...trackers }) {
  const { address, newAddress, issueId } = trackers;
  for (const screen of workspaces.filter(({ name }) => isWanted(name))) {
    const { name, reading, isEmpty = false, open = false, isUnderWay = false } = screen;
    const { before, act } = screen;
    const { page, show, close } = await openPage(reading, isEmpty);
    const settle = watchRequests(page);
    await attempt(name, async () => {
      await before?.(trackers);
      const hash = isEmpty ? '' : '#/types/1/issues';
      await page.goto(`${isEmpty ? newAddress : address}/client/index.php${hash}`);
      await settle();
      if (!isEmpty) await bringCommands(page);
      const link = page.locator(`main a[data-row-link][href="#/issues/${issueId}"]`);
      if (open) await link.click();
      await settle();
      await act?.({ page, settle, ...trackers });
      if (!isUnderWay) await settle();
      await show({ name, address: hash, root: 'body', isAsSeen: true });
    });
    await close();
  }
}

/** The palette opens and closes: keys are there then, and check boxes. */
async function bringCommands(page) {
  await page.keyboard.press('Control+k');
  await page.locator(commandsMark).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(commandsMark).waitFor({ state: 'detached' });
}

const scrollerOf = (page) => page.locator('[data-scroller]:visible').last();

async function scrollToEnd({ page }) {
  await scrollerOf(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
}

async function addNews({ issueId, call, callAsOther }) {
  await call('/issues/load.php', { issueId, history: true });
  await callAsOther('/issues/comments/add.php', {
    issueId,
    comment: 'It happens with every theme; the one of the demo shows it best.',
  });
}

async function scrollToNews({ page }) {
  await page.locator('[data-news]:visible').evaluate((element) => element.scrollIntoView());
}

/** Answers the box for the text. */
async function openComposer({ page }) {
  await page.locator('[data-composer]:visible > button').click();
  const area = page.locator('[data-composer] textarea');
  await area.waitFor();
  return area;
}

async function writeComment({ page, settle }) {
  const area = await openComposer({ page });
  await page.locator('[data-composer] select').selectOption('1');
  await area.fill(markupText);
  await page.locator('[data-composer] [role=toolbar] button').last().click();
  await settle();
  await scrollToEnd({ page });
  await area.focus();
}

/** The first is attached, the second refused, the third on its way, and one waits. */
async function sendFiles({ page }) {
  const area = await openComposer({ page });
  await area.fill('What I saw of it.');
  let count = 0;
  await page.route('**/issues/files/add.php', async (route) => {
    count += 1;
    if (count === 1) await route.fulfill({ json: { result: { stampId: 9999 } } });
    if (count === 2) await route.fulfill({ json: { errorCode: 305 } });
  });
  const files = fileNames.map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.alloc(48_200),
  }));
  await page.locator('[data-composer] input[type=file]').setInputFiles(files);
  await page.locator('[data-composer] button[type=submit]').click();
  await page.locator('[data-composer] li').nth(2).locator('progress').waitFor();
  await scrollToEnd({ page });
}

async function editName({ page }) {
  await page.locator(':is(h1, h2):visible ~ button[aria-expanded=false]').first().click();
  await page.locator('[data-editor] input[name=name]').waitFor();
}

async function editDescription({ page }) {
  const openers = page.locator(
    'section h2 ~ div [aria-expanded=false]:not([aria-haspopup]):visible',
  );
  await openers.first().click();
  await page.locator('section textarea:visible').waitFor();
}

/** Keys lead to a form in a window where there is no pane. */
async function editFirstValue({ page }) {
  await page.locator('[data-scroller] aside button[aria-expanded=false]:visible').nth(1).click();
  await page.locator('[data-editor] form').waitFor();
}

async function editComment({ page }) {
  const openers = page.locator('article header [aria-expanded=false]:not([aria-haspopup])');
  await openers.first().click();
  await page.locator('article textarea:visible').waitFor();
}

async function meetConflict({ page, settle, issueId, call, callAsOther }) {
  const { details } = await call('/issues/load.php', { issueId });
  await editName({ page });
  const field = page.locator('[data-editor] input[name=name]');
  await field.fill(`${details.name} on phones`);
  await callAsOther('/issues/edit.php', { issueId, name: `${details.name}, again` });
  await field.press('Enter');
  await page.locator('[data-form-error]').waitFor();
  await settle();
  await call('/issues/edit.php', { issueId, name: details.name });
}

async function openPalette({ page }) {
  await page.keyboard.press('Control+k');
  await page.locator(commandsMark).waitFor();
}

async function searchPalette({ page, settle }) {
  await openPalette({ page });
  await page.locator(commandsMark).fill('re');
  await settle();
}

async function selectRows({ page, settle }) {
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) {
    await page.keyboard.press(key);
    await settle();
  }
}

async function askForSeveral({ page, settle }) {
  await selectRows({ page, settle });
  await page.keyboard.press('a');
  await page.locator('[data-bulk] form').waitFor();
}

async function answerForSeveral({ page, settle }) {
  await askForSeveral({ page, settle });
  await page.locator('[data-bulk] form input').first().fill('Confirmed');
  await settle();
}

async function pasteValues({ page, settle }) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await selectRows({ page, settle });
  await page.evaluate(copyText, pastedRows);
  await page.keyboard.press('Control+v');
  await page.locator('[data-bulk] form select').selectOption('Status');
  await settle();
}

async function readTable({ page, settle }) {
  await page.evaluate(goTo, '/types/1/issues/import');
  await page.locator('[role=dialog] textarea[name=text]').fill(importedRows);
  await settle();
  await scrollToEnd({ page });
}

async function openRowMenu({ page }) {
  await page.locator('main a[data-row-link]').nth(2).click({ button: 'right' });
}

async function leaveTextAndGoHome({ page, settle, issueId }) {
  await page.locator(`main a[data-row-link][href="#/issues/${issueId}"]`).click();
  await settle();
  await page.keyboard.press('c');
  await page.locator('textarea').first().fill('A beginning that waits for its end.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.evaluate(goTo, '');
  await settle();
  // Its lists are asked for when nobody waits for anything else.
  await page.locator('main [aria-hidden=true] > div[style]').first().waitFor({ state: 'detached' });
}
