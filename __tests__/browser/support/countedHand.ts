/**
 * Hands that count what a job takes, and hold it to what `docs/workspace-counts.md` says: one has nothing but keys, the
 * other nothing but the pointer. Typed text is free. Each fails when an event of the other kind has come.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The events of the other hand, by their names. */
    foreignEvents?: string[];
  }
}

interface Counts {
  actions: number;
  windows: number;
}

interface CountedHand {
  /** Types where the focus is. */
  write: (text: string) => Promise<void>;
  /** That the job has taken what the documentation says of it, neither more nor less. */
  expectAsTold: (job: string) => Promise<void>;
}

export interface CountedKeys extends CountedHand {
  press: (...keys: string[]) => Promise<void>;
  /** Presses a key until something has the focus; each press counts. */
  pressUpTo: (key: string, target: Locator) => Promise<void>;
}

export interface CountedPointer extends CountedHand {
  click: (...targets: Locator[]) => Promise<void>;
}

const ofPointer = ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'dragstart'];
const ofKeys = ['keydown', 'keyup'];
/** Whoever is not there by then, will not be. */
const mostPresses = 60;

/** In the table, behind the job and what it took before. */
const columns = { keys: 2, presses: 3 } as const;

const countsPage = path.resolve(import.meta.dirname, '../../../docs/workspace-counts.md');

/** What the documentation says of a job. */
function toldOf(job: string, hand: keyof typeof columns): Counts {
  const rows = readFileSync(countsPage, 'utf8')
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1),
    );
  const told = rows.find(([name]) => name === job)?.[columns[hand]] ?? '';
  const [, actions, windows] = /^(\d+), (\d+)$/.exec(told) ?? [];
  if (actions === undefined) throw new Error(`No count of "${job}" by ${hand} in ${countsPage}.`);
  return { actions: Number(actions), windows: Number(windows) };
}

/** Notes every event of some kinds from now on, whatever else hears of it. */
async function watchFor(page: Page, kinds: readonly string[]): Promise<void> {
  await page.evaluate((watched) => {
    const seen: string[] = [];
    window.foreignEvents = seen;
    for (const kind of watched) {
      window.addEventListener(kind, () => seen.push(kind), { capture: true, passive: true });
    }
  }, kinds);
}

/** Counts the windows gone through: lists, the desk, and issues in the pane are none. */
function watchWindows(page: Page): Set<string> {
  const windows = new Set<string>();
  page.on('framenavigated', (frame) => {
    const path = new URL(frame.url()).hash.slice(1);
    if (!/^\/?$|\/issues(\?|$)|^\/issues\/\d+/.test(path)) windows.add(path);
  });
  return windows;
}

async function expectOneHand(page: Page): Promise<void> {
  // A page that was loaded anew has forgotten what it saw.
  expect(await page.evaluate(() => window.foreignEvents), 'events of the other hand').toEqual([]);
}

/** From now on there are keys alone. */
export async function keysAlone(page: Page): Promise<CountedKeys> {
  let actions = 0;
  const windows = watchWindows(page);
  await watchFor(page, ofPointer);
  const press = async (key: string) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  return {
    press: async (...keys) => {
      for (const key of keys) await press(key);
    },
    pressUpTo: async (key, target) => {
      await expect(target).toBeVisible();
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < mostPresses && !(await isThere()); presses += 1) {
        await press(key);
      }
      await expect(target).toBeFocused();
    },
    write: (text) => page.keyboard.type(text),
    expectAsTold: async (job) => {
      await expectOneHand(page);
      expect({ actions, windows: windows.size }, 'keys, windows').toEqual(toldOf(job, 'keys'));
    },
  };
}

/** From now on there is the pointer alone; texts come from elsewhere, as by speech. */
export async function pointerAlone(page: Page): Promise<CountedPointer> {
  let actions = 0;
  const windows = watchWindows(page);
  await watchFor(page, ofKeys);
  return {
    click: async (...targets) => {
      for (const target of targets) {
        actions += 1;
        await target.click();
      }
    },
    write: (text) => page.keyboard.insertText(text),
    expectAsTold: async (job) => {
      await expectOneHand(page);
      expect({ actions, windows: windows.size }, 'presses, windows').toEqual(
        toldOf(job, 'presses'),
      );
    },
  };
}
