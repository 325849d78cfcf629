import { setTimeout } from 'node:timers/promises';
import { launchProfile } from './chromium.mjs';
import { issueOf, listOf } from './hashPaths.mjs';
import { inNewFolder } from './inNewFolder.mjs';
import { keyJourneys, measureKeys } from './measureKeys.mjs';
import { withKinds } from './measures.mjs';
import { openPage } from './openPage.mjs';

/** How long somebody looks before the next step, in ms: somebody at rest, and somebody in a hurry. */
const looks = { calm: 3000, hasty: 300 };

/** Time without a request after which a visit may end, in ms: by then the browser has kept the scripts, also the next. */
const settled = 3000;

/** What one browser is given for all journeys, in ms: one that says nothing any more would hold up the rest for ever. */
const patience = 600_000;

/** Journeys that begin in a list that was visited before. */
const laterJourneys = [
  'warm',
  'warmBar',
  'open',
  'back',
  'again',
  'second',
  'switch',
  'switchBack',
  'long',
];

/**
 * Goes through the journeys once, in a browser that knows nothing yet.
 *
 * @param {string} address of the server
 * @param {object} what
 * @param {{ name: string, value: string }} what.session the cookie of a session
 * @param {number[]} what.types the two types to switch between
 * @param {{ id: number, name: string }} what.firstIssue the first of the list of the first type
 * @param {{ id: number, name: string }} what.secondIssue the one below it, so in view
 * @param {{ id: number, name: string }} what.longIssue the issue with the long history
 * @param {object} how
 * @param {number} how.slowdown of the processor
 * @param {'calm' | 'hasty'} how.pace
 * @param {'time' | 'work'} how.clock what a journey is measured by (`openPage`)
 * @param {(journey: string) => boolean} how.wants
 * @param {(figures: Record<string, number>) => Promise<void>} [note] is handed what was measured as soon as somebody may
 *   look away: with nobody in a hurry after each journey, or else between visits
 * @returns {Promise<Record<string, number>>} milliseconds by journey, and by kind of its work (`withKinds`)
 */
export async function measureClient(address, what, how, note = () => Promise.resolve()) {
  const record = {};
  const keep = (figures) => {
    Object.assign(record, figures);
    return note(figures);
  };
  await inNewFolder('issuedesk-profile-', async (profile) => {
    const context = await launchProfile(profile);
    try {
      await context.addCookies([{ ...what.session, url: address }]);
      const open = (hash, ways = {}) =>
        openPage(context, `${address}/client/index.php${hash}`, {
          ...how,
          awaitsBar: true,
          ...ways,
        });
      const visits = async () => {
        await measureFirstVisit(open, what, how, keep);
        if (laterJourneys.some(how.wants)) await measureLaterVisit(open, what, how, keep);
        if (keyJourneys.some(how.wants)) await keep(await measureKeys(open, what, how));
      };
      await withinTime(visits(), address);
    } finally {
      await context.close();
    }
  });
  return record;
}

async function withinTime(visits, address) {
  const tooLong = setTimeout(patience, undefined, { ref: false }).then(() => {
    throw new Error(`The browser at ${address} has not come to an end`);
  });
  // Nobody hears what becomes of the other one.
  tooLong.catch(() => undefined);
  visits.catch(() => undefined);
  await Promise.race([visits, tooLong]);
}

async function measureFirstVisit(open, { types, firstIssue }, { pace, wants }, keep) {
  const visit = await open(listOf(types[0]));
  const record = withKinds('cold', await visit.firstRows(), visit.kindsOfStep());
  if (pace === 'hasty' && wants('click')) {
    const place = await visit.firstRow();
    await visit.reach(place.hash, looks.hasty);
    record.click = await visit.click(place, { screen: 'issue', name: firstIssue.name });
  }
  if (wants('coldBar')) record.coldBar = await visit.firstBar();
  await keep(record);
  await visit.untilQuiet(settled);
  await visit.close();
}

async function measureLaterVisit(
  open,
  { types, firstIssue, secondIssue, longIssue },
  { pace, wants },
  keep,
) {
  const [type, otherType] = types;
  // On the second visit the browser keeps the compiled scripts; the third finds them.
  const second = await open(listOf(type));
  await second.firstRows();
  await second.untilQuiet(settled);
  await second.close();
  await keep({});

  const visit = await open(listOf(type));
  const record = {};
  /** Whoever is in a hurry looks at nothing else meanwhile. */
  const done = async (figures) => {
    if (pace === 'calm') await keep(figures);
    else Object.assign(record, figures);
  };
  /** Until somebody in a hurry goes on, the hand may have been on its way to a row for as long. */
  let handIsThere = true;
  const look = async () => {
    if (pace === 'calm') await visit.untilQuiet(looks.calm);
    else if (!handIsThere) await setTimeout(looks.hasty);
    handIsThere = false;
  };
  const comeTo = async (issue) => {
    await visit.reach(issueOf(issue), looks.hasty);
    handIsThere = true;
  };
  const step = async (journey, hash, awaited) => {
    await look();
    const time = await visit.go(hash, awaited);
    if (journey) await done(withKinds(journey, time, visit.kindsOfStep()));
  };
  const openIssue = (journey, issue) =>
    step(journey, issueOf(issue), { screen: 'issue', name: issue.name });
  const back = (journey) => step(journey, listOf(type), { screen: 'noWindow' });

  const warm = withKinds('warm', await visit.firstRows(), visit.kindsOfStep());
  await visit.reach(issueOf(firstIssue), looks.hasty);
  await done({ ...warm, ...(wants('warmBar') && { warmBar: await visit.firstBar() }) });
  if (wants('open') || wants('back') || wants('again') || wants('second')) {
    await openIssue('open', firstIssue);
    await back('back');
  }
  if (wants('again')) {
    await openIssue('again', firstIssue);
    await back();
  }
  if (wants('second')) {
    // As at the first, whose row it was at from the start.
    await comeTo(secondIssue);
    await openIssue('second', secondIssue);
    await back();
  }
  if (wants('switch') || wants('switchBack')) {
    await step('switch', listOf(otherType), { screen: 'list', not: issueOf(firstIssue) });
    const { hash } = await visit.firstRow();
    await step('switchBack', listOf(type), { screen: 'list', not: hash });
  }
  if (wants('long')) await openIssue('long', longIssue);
  await keep(record);
  await visit.close();
}
