import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../findFreePort.mjs';
import { demoPassword, startCompanion } from './companion.mjs';
import { makeFloorPages } from './floorPages.mjs';
import { startFront } from './frontServer.mjs';
import { openTracker } from './trackerApi.mjs';

const largeDemo = ['--demo-issues', '12000', '--demo-comments', '2000'];

/** Of a server that takes its time, before each answer of a program, in ms. */
const slowAnswer = 100;

/** Who reads. */
export const reader = { login: 'admin', password: demoPassword };

/**
 * Starts what is measured of one checkout: its companion with a large tracker, and a stand-in for a slow server.
 *
 * @param {{ root: string, data: string, withFloors: boolean }} options the checkout, a folder for its data, and whether
 *   the bare pages are wanted
 */
export async function startSubject({ root, data, withFloors }) {
  for (const file of ['dist/assets/assets.json', 'dist/server/main.mjs']) {
    if (existsSync(path.join(root, file))) continue;
    throw new Error(`${root} is not built: npm run build && npm run build:server`);
  }
  const port = await findFreePort();
  const filling = await startCompanion({ root, port, data, args: largeDemo });
  await filling.stop();

  const companion = await startCompanion({ root, port, data });
  const tracker = await openTracker(companion.address, reader);
  const types = await tracker.largestTypes();
  const csrfToken = tracker.headers()['X-CSRF-Token'];
  const [firstIssue, secondIssue] = await tracker.firstIssues(types[0], 2);
  const pages = withFloors ? await makeFloorPages({ csrfToken, typeId: types[0] }) : {};
  const fronts = {
    slow: await startFront(companion.address, { delay: slowAnswer, keeps: true, pages }),
    floors: await startFront(companion.address, { delay: 0, keeps: false, pages }),
    compressing: await startFront(companion.address, { delay: 0, keeps: true, compresses: true }),
  };

  return {
    companion,
    /** The ways to the same tracker: where the client is, and where the bare pages are. */
    servers: {
      companion: { client: companion.address, floors: fronts.floors.address },
      slow: { client: fronts.slow.address, floors: fronts.slow.address },
    },
    /** The same tracker from a server that compresses as it sends. */
    compressing: fronts.compressing.address,
    what: {
      session: tracker.session,
      types,
      firstIssue,
      secondIssue,
      longIssue: await tracker.longestIssue(),
    },
    stop: async () => {
      for (const front of Object.values(fronts)) front.stop();
      await companion.stop();
    },
  };
}
