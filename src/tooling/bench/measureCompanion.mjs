import path from 'node:path';
import { findFreePort } from '../findFreePort.mjs';
import { startCompanion } from './companion.mjs';
import { measureLoad } from './measureLoad.mjs';
import { reader } from './subject.mjs';

/**
 * Measures the companion without a browser: how fast it starts and answers lists, and the memory it takes.
 *
 * @param {{ companion: object }} subject
 * @param {string} folder for the data of companions of its own
 * @returns {Promise<Record<string, number>[]>} milliseconds and bytes
 */
export async function measureCompanion({ companion }, folder) {
  const load = await measureLoad(companion.address, reader);
  const memory = companion.residentMegabytes() * 1_000_000;
  return [...(await measureStarts(path.join(folder, 'starts'))), ...load, { memory }];
}

/** The first start of a usual demo, and later ones. */
async function measureStarts(data) {
  const port = await findFreePort();
  const first = await startCompanion({ port, data });
  await first.stop();
  const starts = [{ firstStart: first.startSeconds * 1000 }];
  for (let run = 0; run < 3; run += 1) {
    const later = await startCompanion({ port, data });
    await later.stop();
    starts.push({ laterStart: later.startSeconds * 1000 });
  }
  return starts;
}
