import { rm } from 'node:fs/promises';

/** Removes the data folder of the companion the tests ran against. */
async function removeData(): Promise<void> {
  const folder = process.env['BROWSER_TEST_DATA'];
  if (folder) await rm(folder, { recursive: true, force: true });
}

export default removeData;
