import { launchProfile } from './chromium.mjs';
import { issueOf, listOf } from './hashPaths.mjs';
import { inNewFolder } from './inNewFolder.mjs';
import { openPage } from './openPage.mjs';

/** Time without a request after which nothing more comes, in ms. */
const quiet = 3000;

/**
 * Counts what one visit takes that depends on no machine, in a browser that knows nothing yet.
 *
 * @param {string} address of the server
 * @param {object} what as in `measureClient`
 * @returns {Promise<Record<string, number>>} requests, bytes and elements
 */
export function countClient(address, { session, types, firstIssue, longIssue }) {
  return inNewFolder('issuedesk-profile-', async (profile) => {
    const context = await launchProfile(profile);
    try {
      await context.addCookies([{ ...session, url: address }]);
      const visit = await openPage(context, `${address}/client/index.php${listOf(types[0])}`, {
        slowdown: 1,
        clock: 'time',
      });
      await visit.firstRows();
      const firstRequests = visit.urls().length;
      await visit.untilQuiet(quiet);
      const list = {
        firstRequests,
        quietRequests: visit.urls().length,
        quietBytes: visit.receivedBytes(),
        listElements: await visit.countElements(),
      };

      await visit.go(issueOf(firstIssue), { screen: 'issue', name: firstIssue.name });
      await visit.untilQuiet(quiet);
      const issueElements = await visit.countElements();
      await visit.go(issueOf(longIssue), { screen: 'issue', name: longIssue.name });
      await visit.untilQuiet(quiet);
      return {
        ...list,
        issueElements,
        longElements: await visit.countElements(),
        longHeap: await visit.heapBytes(),
      };
    } finally {
      await context.close();
    }
  });
}
