/** Keys and habits are a matter of the browser, not of the account; nothing of an issue is in them. */
import { keySlots, keymapText, readKeymap } from '@/commands/keymap';
import { keymapChanged, selectKeymap } from '@/screen/keymap';
import { paletteChanged, selectPalette } from '@/screen/palette';
import type { AppStore } from '@/store/setupStore';
import { commandTable } from './commandTable';

const keysKey = 'issuedesk.keys';
const usesKey = 'issuedesk.uses';

/**
 * Reads what an earlier visit has left, and keeps what changes.
 *
 * @returns the way to stop
 */
export function keepChoices(store: AppStore): () => void {
  const keymap = readKeymap(readStored(keysKey), keySlots(commandTable));
  if (keymap) store.dispatch(keymapChanged(keymap));
  store.dispatch(paletteChanged({ uses: readUses(readStored(usesKey)) }));

  let latest = {
    keymap: selectKeymap(store.getState()),
    uses: selectPalette(store.getState()).uses,
  };
  return store.subscribe(() => {
    const state = store.getState();
    const now = { keymap: selectKeymap(state), uses: selectPalette(state).uses };
    if (now.keymap !== latest.keymap) writeStored(keysKey, keymapText(now.keymap));
    if (now.uses !== latest.uses) writeStored(usesKey, JSON.stringify(now.uses));
    latest = now;
  });
}

function readStored(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '{}';
  } catch {
    // Storage is forbidden.
    return '{}';
  }
}

function writeStored(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}

function readUses(text: string): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return {};
  }
}
