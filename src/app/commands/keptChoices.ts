/**
 * Keys, and how often a command was chosen, are a matter of the browser: nothing of an issue is in them. Which issues and
 * places somebody goes to is that one's own, and ends with the drafts (decision 027).
 */
import { keySlots, keymapText, readKeymap } from '@/commands/keymap';
import { haveDraftsEnded, storageKey } from '@/forms/drafts';
import { readStored, writeStored } from '@/lib/browserStorage';
import { withChanges } from '@/lib/withChanges';
import { keymapChanged, selectKeymap } from '@/screen/keymap';
import { paletteChanged, selectPalette } from '@/screen/palette';
import type { AppStore } from '@/store/setupStore';
import { commandTable } from './commandTable';
import { type Habits, habitsOf, readHabits } from './habits';

const keysKey = 'issuedesk.keys';
const usesKey = 'issuedesk.uses';

const commandIds: ReadonlySet<string> = new Set(commandTable.map(({ id }) => id));
const isCommand = (key: string) => commandIds.has(key);
const isPlace = (key: string) => !isCommand(key);

/**
 * Reads what an earlier visit has left, and keeps what changes.
 *
 * @param owner - of the drafts
 * @returns the way to stop
 */
export function keepChoices(store: AppStore, owner: string): () => void {
  // No form has this path.
  const placesKey = storageKey({ owner, path: 'uses' });
  const storedKeymap = () =>
    readKeymap(readStored(keysKey) ?? '{}', keySlots(commandTable), { isLenient: true });
  const keymap = storedKeymap();
  if (keymap) store.dispatch(keymapChanged(keymap));
  /** So that two tabs have the same keys, and none is given away in one that is taken in the other. */
  function followOthers({ key }: StorageEvent) {
    if (key !== null && key !== keysKey) return;
    const others = storedKeymap() ?? { isOn: true, changed: {} };
    latest = { ...latest, keymap: others };
    store.dispatch(keymapChanged(others));
  }
  const ofCommands = readHabits(readStored(usesKey), isCommand);
  const uses = { ...ofCommands, ...readHabits(readStored(placesKey), isPlace) };
  store.dispatch(paletteChanged({ uses }));
  // Version 0.2.0 kept places there, too: for whoever is next at the browser.
  if (readStored(usesKey) !== null) writeStored(usesKey, JSON.stringify(ofCommands));

  function keepUses(now: Habits) {
    writeStored(usesKey, JSON.stringify(habitsOf(now, isCommand)));
    if (haveDraftsEnded(owner)) return;
    writeStored(placesKey, JSON.stringify(habitsOf(now, isPlace)));
  }

  let latest = {
    keymap: selectKeymap(store.getState()),
    uses: selectPalette(store.getState()).uses,
  };
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    const now = { keymap: selectKeymap(state), uses: selectPalette(state).uses };
    if (now.keymap.changed !== latest.keymap.changed || now.keymap.isOn !== latest.keymap.isOn) {
      // Another tab may have changed others since.
      const others = storedKeymap();
      const changed = withChanges(others?.changed ?? {}, latest.keymap.changed, now.keymap.changed);
      const isOwn = now.keymap.isOn !== latest.keymap.isOn;
      const { isOn } = isOwn ? now.keymap : (others ?? now.keymap);
      writeStored(keysKey, keymapText({ isOn, changed }));
    }
    if (now.uses !== latest.uses) keepUses(now.uses);
    latest = now;
  });
  window.addEventListener('storage', followOthers);
  return () => {
    window.removeEventListener('storage', followOthers);
    unsubscribe();
  };
}
