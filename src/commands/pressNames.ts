/**
 * Keys as they are kept and shown: `j`, `Shift+j`, `Mod+k` (Ctrl, on a Mac Cmd), `?`; several in a row stand with a space,
 * as in `g i`. What a press types names it, so that a key is where its letter is, on every layout. Where it types no
 * Latin letter, as on a Cyrillic layout, its place on the keyboard names it.
 */

/** As much of a keyboard event as names it. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
> & { getModifierState?: (key: string) => boolean };

const latinLetter = /^[a-z]$/i;
/** With accents, too: keyboards that write these have slash and question mark elsewhere. */
const latinSign = /^\p{Script=Latin}$/u;
const typedSign = /^[!-~]$/;
const letterPlace = /^Key([A-Z])$/;

/** The name of a press; null for one that is no key of ours, as that of Shift alone or an unfinished accent. */
export function pressName(press: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  const isAltGraph = press.getModifierState?.('AltGraph') ?? false;
  if (ctrlKey && metaKey) return null;
  const modifiers = isAltGraph ? '' : `${ctrlKey || metaKey ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}`;
  const sign = signOf(press, isAltGraph);
  if (sign === null) return isNamedKey(key) ? modifiers + (shiftKey ? 'Shift+' : '') + key : null;
  return modifiers + sign;
}

const silentKeys = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process'];

function isNamedKey(key: string): boolean {
  return /^[A-Z][A-Za-z0-9]+$/.test(key) && !silentKeys.includes(key);
}

/**
 * What it types: letters small, with Shift said; signs as they are, since where Shift is needed depends on the layout.
 * Whoever holds AltGr means what that writes, as €, and not the place of the key.
 */
function signOf({ key, code, shiftKey }: Press, isAltGraph: boolean): string | null {
  if (latinLetter.test(key)) return (shiftKey ? 'Shift+' : '') + key.toLowerCase();
  if (typedSign.test(key)) return key;
  if (key.length !== 1 || isAltGraph) return null;
  // Other scripts may have neither slash nor question mark.
  if (code === 'Slash' && !latinSign.test(key)) return shiftKey ? '?' : '/';
  const [, letter] = letterPlace.exec(code) ?? [];
  return letter === undefined ? null : (shiftKey ? 'Shift+' : '') + letter.toLowerCase();
}

/** What a press means after those before it. */
export interface Pressed {
  /** The key that is complete with it; null for none. */
  match: string | null;
  /** What may become one with the next press; empty for nothing. */
  pending: string;
}

/** Adds a press to those before it; where they lead nowhere together, it begins anew. */
export function addPress(pending: string, name: string, keys: ReadonlySet<string>): Pressed {
  const whole = pending === '' ? name : `${pending} ${name}`;
  if (keys.has(whole)) return { match: whole, pending: '' };
  if ([...keys].some((key) => key.startsWith(`${whole} `))) return { match: null, pending: whole };
  return pending === '' ? { match: null, pending: '' } : addPress('', name, keys);
}
