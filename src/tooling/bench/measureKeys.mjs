import { setTimeout } from 'node:timers/promises';
import { listOf } from './hashPaths.mjs';

/** Journeys of keys in the list and beside it. */
export const keyJourneys = ['palette', 'typing', 'editing', 'next'];

/** Until everything that comes after the list is there, and between two issues, in ms. */
const settled = 3000;

/** Between two letters, in ms: somebody who types fast. */
const betweenLetters = 100;

/** Places the palette has to look through beside those of the tracker. */
const furtherPlaces = 2000;

/** What most names of these places have, so that each letter leaves much to show. */
const typed = 'comet';

/**
 * Times keys from the press to the frame that shows what it does: letters in the palette, in a comment and in a name beside
 * the list, and the key that shows the next issue there. The slowest of several counts.
 *
 * @param {(hash: string, ways: object) => Promise<object>} open a visit, with the ways of `openPage`
 * @param {{ types: number[] }} what
 * @param {{ wants: (journey: string) => boolean }} how
 * @returns {Promise<Record<string, number>>} milliseconds by journey
 */
export async function measureKeys(open, { types }, { wants }) {
  const visit = await open(listOf(types[0]), { reading: 'pane', toGlobal: withPlaces });
  const record = {};
  await visit.firstRows();
  await visit.untilQuiet(settled);
  await visit.press('j', { screen: 'focusedRow', place: 0 });

  if (wants('palette')) {
    await visit.press('Control+k', { screen: 'field', text: '' });
    record.palette = await typeSlowly(visit, (text) => ({ screen: 'found', text }));
    await visit.press('Escape', { screen: 'focusedRow', place: 0 });
  }
  if (['next', 'typing', 'editing'].some(wants)) {
    const [first, ...next] = (await visit.rowTexts()).slice(0, 4);
    await visit.press('Enter', { screen: 'pane', row: first });
    const times = [];
    for (const row of next) {
      await visit.untilQuiet(settled);
      times.push(await visit.press('j', { screen: 'pane', row }));
    }
    record.next = Math.max(...times);
    if (wants('editing')) record.editing = await editName(visit, next.at(-1));
  }
  if (wants('typing')) {
    await visit.untilQuiet(settled);
    await visit.press('c', { screen: 'field', text: '' });
    record.typing = await typeSlowly(visit, (text) => ({ screen: 'field', text }));
  }
  await visit.close();
  return record;
}

/** Types at the end of the name that is edited in place, and gives it up; of the row where the keyboard is. */
async function editName(visit, row) {
  await visit.untilQuiet(settled);
  await visit.press('e', { screen: 'field', text: '' });
  await visit.press('End', { screen: 'field', text: '' });
  const time = await typeSlowly(visit, (text) => ({ screen: 'field', text }));
  await visit.press('Escape', { screen: 'pane', row });
  return time;
}

/** Types letter by letter; answers how long the slowest took. */
async function typeSlowly(visit, awaited) {
  const times = [];
  for (let length = 1; length <= typed.length; length += 1) {
    await setTimeout(betweenLetters);
    times.push(await visit.press(typed[length - 1], awaited(typed.slice(0, length))));
  }
  return Math.max(...times);
}

/** The tracker with a project of many folders more. */
function withPlaces(answer) {
  const { projects, types } = answer.result;
  const [project] = projects;
  const folders = Array.from({ length: furtherPlaces }, (_item, index) => ({
    id: 1_000_000 + index,
    name: `Comets and meteors ${index}`,
    typeId: types[0].id,
  }));
  const further = { ...project, id: 1_000_000, name: 'Skies', folders };
  return { ...answer, result: { ...answer.result, projects: [...projects, further] } };
}
