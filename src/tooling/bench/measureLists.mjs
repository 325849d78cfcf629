import path from 'node:path';
import { findFreePort } from '../findFreePort.mjs';
import { measureBeside } from './besideYardstick.mjs';
import { launchProfile } from './chromium.mjs';
import { startCompanion } from './companion.mjs';
import { listOf } from './hashPaths.mjs';
import { inNewFolder } from './inNewFolder.mjs';
import { openPage } from './openPage.mjs';
import { reader } from './subject.mjs';
import { openTracker } from './trackerApi.mjs';

/** So many issues in all that the list of one type has about 12,000. */
const demoIssues = ['--demo-issues', '28500', '--demo-comments', '0'];

/** Time without a request before each step, in ms: a step must not pay for the one before it. */
const settled = 3000;

/** How long a hand takes to the caption that it presses, in ms: as to a row (`measureClient`). */
const onItsWay = 300;

/** How far one scrolls through a long list: turns of the wheel, px of each, and the time between two in ms. */
const wheel = { turns: 60, delta: 400, pause: 16 };

/**
 * Measures long lists in a slowed-down browser: a list of one type that is shown as a whole, with conditions, in groups,
 * sorted, as a board, a calendar and a timeline, and scrolled.
 *
 * @param {{ measure(how: object): Promise<{ unit: number }> }} yardstick stands beside each run
 * @param {string} folder for data and browsers
 * @param {{ runs: number, slowdown: number }} how
 * @returns {Promise<{ size: number, runs: Record<string, number>[] }>} how many issues the list has; milliseconds, bytes
 *   and elements by what was measured (`listFigures`), and the unit beside them
 */
export async function measureLists(yardstick, folder, { runs, slowdown }) {
  const data = path.join(folder, 'lists');
  const port = await findFreePort();
  const filling = await startCompanion({ port, data, args: demoIssues });
  await filling.stop();
  const companion = await startCompanion({ port, data });
  try {
    const tracker = await openTracker(companion.address, reader);
    const [{ id: typeId, attributes }] = await tracker.typesBySize();
    const { totalCount: size } = await tracker.call('/issues/list.php', { typeId, limit: 1 });
    const { id: dateId } = attributes.find(({ type }) => type === 'DATETIME');
    const what = { address: companion.address, session: tracker.session, typeId, size, dateId };
    const visit = async (note) => note(await visitLists(what, slowdown));
    const measured = await measureBeside(yardstick, { slowdown, runs, parties: { new: visit } });
    return {
      size,
      runs: measured.map(({ figures, units }) => ({ ...figures.new, unit: units.new.whole })),
    };
  } finally {
    await companion.stop();
  }
}

function visitLists({ address, session, typeId, size, dateId }, slowdown) {
  return inNewFolder('issuedesk-profile-', async (profile) => {
    const context = await launchProfile(profile);
    try {
      await context.addCookies([{ ...session, url: address }]);
      const list = listOf(typeId);
      const open = (lists) =>
        openPage(context, `${address}/client/index.php${list}`, { slowdown, clock: 'time', lists });

      // On the second visit the browser keeps the compiled scripts; the third finds them.
      for (const lists of ['pages', 'whole']) await visitOnce(open, lists);
      const paged = await open('pages');
      const record = { pagedRows: await paged.firstRows() };
      await paged.untilQuiet(settled);
      await paged.close();

      const visit = await open('whole');
      record.wholeRows = await visit.firstRows();
      record.whole = await visit.since({ screen: 'rowCount', is: size + 1 });
      await visit.untilQuiet(settled);
      Object.assign(record, await visit.scroll(wheel));
      record.wholeElements = await visit.countElements();

      const step = async (hash, awaited) => {
        await visit.untilQuiet(settled);
        return visit.go(hash, awaited);
      };
      const rowCount = () => visit.rowCount();
      const filtered = `${list}?where=name.contains.a`;
      // The first condition asks for all columns; what is measured is the next one.
      await step(filtered, { screen: 'rowCount', not: await rowCount() });
      await visit.untilQuiet(settled);
      const narrow = `${list}?where=name.contains.ar`;
      record.filter = await step(narrow, { screen: 'rowCount', not: await rowCount() });
      const before = await rowCount();
      record.filterOff = await step(filtered, { screen: 'rowCount', not: before });
      // The code of groups and boards comes with the first of each.
      const grouped = `${filtered}&as=groups`;
      const ungrouped = await rowCount();
      await step(grouped, { screen: 'rowCount', not: ungrouped });
      await step(filtered, { screen: 'rowCount', is: ungrouped });
      record.group = await step(grouped, { screen: 'rowCount', not: ungrouped });
      await step(filtered, { screen: 'rowCount', is: ungrouped });

      const layouts = {
        board: 'board',
        calendar: `calendar.attribute${dateId}.month`,
        timeline: `timeline.attribute${dateId}`,
      };
      for (const [key, as] of Object.entries(layouts)) {
        const laidOut = `${list}?as=${as}`;
        await step(laidOut, { screen: 'card' });
        await step(list, { screen: 'rowCount', is: size + 1 });
        record[key] = await step(laidOut, { screen: 'card' });
        await visit.untilQuiet(settled);
        record[`${key}Elements`] = await visit.countElements();
        await step(list, { screen: 'rowCount', is: size + 1 });
      }
      await visit.untilQuiet(settled);
      const { hash } = await visit.firstRow();
      const caption = await visit.place('[role="columnheader"] button');
      await visit.comeTo(caption, onItsWay);
      record.sort = await visit.click(caption, { screen: 'list', not: hash });
      await visit.untilQuiet(settled);
      record.heap = await visit.heapBytes();
      await visit.close();
      return record;
    } finally {
      await context.close();
    }
  });
}

async function visitOnce(open, lists) {
  const visit = await open(lists);
  await visit.firstRows();
  await visit.untilQuiet(settled);
  await visit.close();
}
