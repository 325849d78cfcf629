import { chromium } from '@playwright/test';

const settings = {
  executablePath: process.env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-quic', '--disable-sync', '--disable-component-update'],
};

/** A browser whose every context is new. */
export function launchBrowser() {
  return chromium.launch(settings);
}

/** A browser with a profile on disk, as people have: private windows keep no compiled scripts. */
export function launchProfile(folder) {
  return chromium.launchPersistentContext(folder, settings);
}

/**
 * Makes the processor slower for what a page does.
 *
 * @param {import('@playwright/test').CDPSession} session of the page
 */
export async function slowDown(session, slowdown) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
