import { setTimeout } from 'node:timers/promises';
import { launchProfile } from './chromium.mjs';
import { issueOf, listOf } from './hashPaths.mjs';
import { inNewFolder } from './inNewFolder.mjs';
import { keyJourneys, measureKeys } from './measureKeys.mjs';
import { openPage } from './openPage.mjs';

/** How long somebody looks before the next step, in ms: somebody at rest, and somebody in a hurry. */
const looks = { calm: 3000, hasty: 300 };

/** Time without a request after which a visit may end, in ms: by then the browser has kept the scripts, also the next. */
const settled = 3000;

/** Journeys that begin in a list that was visited before. */
const laterJourneys = ['warm', 'open', 'back', 'again', 'switch', 'switchBack', 'long'];

/**
 * Goes through the journeys once, in a browser that knows nothing yet.
 *
 * @param {string} address of the server
 * @param {object} what
 * @param {{ name: string, value: string }} what.session the cookie of a session
 * @param {number[]} what.types the two types to switch between
 * @param {{ id: number, name: string }} what.firstIssue the first of the list of the first type
 * @param {{ id: number, name: string }} what.longIssue the issue with the long history
 * @param {object} how
 * @param {number} how.slowdown of the processor
 * @param {'calm' | 'hasty'} how.pace
 * @param {'time' | 'work'} how.clock what a journey is measured by (`openPage`)
 * @param {(journey: string) => boolean} how.wants
 * @returns {Promise<Record<string, number>>} milliseconds by journey
 */
export function measureClient(address, what, how) {
  return inNewFolder('issuedesk-profile-', async (profile) => {
    const context = await launchProfile(profile);
    try {
      await context.addCookies([{ ...what.session, url: address }]);
      const open = (hash, ways = {}) =>
        openPage(context, `${address}/client/index.php${hash}`, { ...how, ...ways });
      const record = await measureFirstVisit(open, what, how);
      if (laterJourneys.some(how.wants)) {
        Object.assign(record, await measureLaterVisit(open, what, how));
      }
      if (keyJourneys.some(how.wants)) {
        Object.assign(record, await measureKeys(open, what, how));
      }
      return record;
    } finally {
      await context.close();
    }
  });
}

async function measureFirstVisit(open, { types, firstIssue }, { pace, wants }) {
  const visit = await open(listOf(types[0]));
  const record = { cold: await visit.firstRows() };
  if (pace === 'hasty' && wants('click')) {
    const place = await visit.firstRow();
    await setTimeout(looks.hasty);
    record.click = await visit.click(place, { screen: 'issue', name: firstIssue.name });
  }
  await visit.untilQuiet(settled);
  await visit.close();
  return record;
}

async function measureLaterVisit(open, { types, firstIssue, longIssue }, { pace, wants }) {
  const [type, otherType] = types;
  const record = {};
  // On the second visit the browser keeps the compiled scripts; the third finds them.
  const second = await open(listOf(type));
  await second.firstRows();
  await second.untilQuiet(settled);
  await second.close();

  const visit = await open(listOf(type));
  record.warm = await visit.firstRows();
  const look = () => (pace === 'calm' ? visit.untilQuiet(looks.calm) : setTimeout(looks.hasty));
  const step = async (hash, awaited) => {
    await look();
    return visit.go(hash, awaited);
  };
  const back = () => step(listOf(type), { screen: 'noWindow' });

  if (wants('open') || wants('back') || wants('again')) {
    const opened = { screen: 'issue', name: firstIssue.name };
    record.open = await step(issueOf(firstIssue), opened);
    record.back = await back();
    if (wants('again')) {
      record.again = await step(issueOf(firstIssue), opened);
      await back();
    }
  }
  if (wants('switch') || wants('switchBack')) {
    record.switch = await step(listOf(otherType), { screen: 'list', not: issueOf(firstIssue) });
    const { hash } = await visit.firstRow();
    record.switchBack = await step(listOf(type), { screen: 'list', not: hash });
  }
  if (wants('long')) {
    record.long = await step(issueOf(longIssue), { screen: 'issue', name: longIssue.name });
  }
  await visit.close();
  return record;
}
