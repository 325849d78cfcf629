import { launchProfile } from './chromium.mjs';
import { floorPath } from './floorPages.mjs';
import { inNewFolder } from './inNewFolder.mjs';
import { openPage } from './openPage.mjs';

/** Time without a request after which a visit may end, in ms. */
const settled = 500;

/**
 * Times a bare page as the client is timed: in a browser that knows nothing, and then when the browser has kept its
 * compiled script.
 *
 * @param {string} address of the server that has the page
 * @param {string} floor which page
 * @param {{ session: { name: string, value: string }, slowdown: number }} how
 * @param {(figures: Record<string, number>) => Promise<void>} note is handed each, in ms
 */
export function measureFloor(address, floor, { session, slowdown }, note) {
  return inNewFolder('issuedesk-profile-', async (profile) => {
    const context = await launchProfile(profile);
    try {
      await context.addCookies([{ ...session, url: address }]);
      for (const journey of ['cold', undefined, 'warm']) {
        const page = await openPage(context, `${address}${floorPath(floor)}`, {
          slowdown,
          clock: 'time',
        });
        const time = await page.firstRows();
        await page.untilQuiet(settled);
        await page.close();
        await note(journey ? { [journey]: time } : {});
      }
    } finally {
      await context.close();
    }
  });
}
