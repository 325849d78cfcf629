/** The keys of the commands: those they come with, changed by whoever uses them. */
import type { Keymap } from '@/screen/keymap';
import type { Command } from './command';

/** A key and the commands that share it, of which one applies at a time. */
export interface KeySlot {
  slot: string;
  commands: readonly [Command, ...Command[]];
  /** The key it comes with. */
  key: string;
}

/** The slots of a table, in its order: of commands that come with a key, and may have another. */
export function keySlots(table: readonly Command[]): readonly KeySlot[] {
  return slotsOf(table.filter(({ isFixed }) => !isFixed));
}

/** The same of commands whose key is what it is. */
export function fixedKeySlots(table: readonly Command[]): readonly KeySlot[] {
  return slotsOf(table.filter(({ isFixed }) => isFixed));
}

function slotsOf(table: readonly Command[]): readonly KeySlot[] {
  const slots = new Map<string, KeySlot>();
  for (const command of table) {
    const { slot, key } = command;
    if (key === null) continue;
    const [first, ...others] = slots.get(slot)?.commands ?? [command];
    const commands: KeySlot['commands'] =
      first === command ? [command] : [first, ...others, command];
    slots.set(slot, { slot, key, commands });
  }
  return [...slots.values()];
}

/** The key of a slot now; null for none. */
export function keyNow({ slot, key }: Pick<KeySlot, 'slot' | 'key'>, { changed }: Keymap) {
  return changed[slot] === undefined ? key : changed[slot];
}

/** What lists, windows and the browser need for themselves, however they are combined. */
const ownKeys =
  /(^|\+| )(Tab|Enter|Escape|Backspace|Delete|Arrow\w+|Home|End|PageUp|PageDown|F\d+)$/;

/**
 * What browsers do with Ctrl (⌘) and a letter or digit: copy, paste, find, reload, print, close a tab and the like. Whoever
 * gave one of them to a command could do that no more.
 */
const browserKeys = /^Mod\+((Shift\+)?[acfghijlnopqrstuvwxz]|[-+=0-9])( |$)/;

/** Why a slot cannot have a key: another has it, or one that begins alike; or it has a meaning everywhere. */
export type KeyProblem = { kind: 'taken'; by: KeySlot } | { kind: 'reserved' };

/** Null where the key can be had. What a command comes with is no problem of its own. */
export function findKeyProblem(
  { slot, key }: { slot: string; key: string },
  slots: readonly KeySlot[],
  keymap: Keymap,
): KeyProblem | null {
  const isItsOwn = slots.some((one) => one.slot === slot && one.key === key);
  if (!isItsOwn && !isFree(key)) return { kind: 'reserved' };
  const by = slots.find((other) => other.slot !== slot && areAlike(key, keyNow(other, keymap)));
  return by ? { kind: 'taken', by } : null;
}

/** Whether a command may have it; what could not be read at the next visit may not be chosen either. */
function isFree(key: string): boolean {
  return isKey(key) && !ownKeys.test(key) && !browserKeys.test(key);
}

/** Of two keys that begin alike, the longer could never be finished. */
function areAlike(one: string, other: string | null): boolean {
  if (other === null) return false;
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}

/** With another key for a slot; that which it comes with is not kept. */
export function withKey(keymap: Keymap, { slot, key }: KeySlot, chosen: string | null): Keymap {
  const others = Object.entries(keymap.changed).filter(([name]) => name !== slot);
  const own = chosen === key ? [] : [[slot, chosen] as const];
  return { isOn: keymap.isOn, changed: Object.fromEntries([...others, ...own]) };
}

const fileFormat = 'issuedesk.keys';

/** The text of a file that holds the keys. */
export function keymapText({ isOn, changed }: Keymap): string {
  return JSON.stringify({ format: fileFormat, isOn, changed }, null, 2);
}

/** A key in a file that its command cannot have. */
export interface KeyClash {
  slot: KeySlot;
  key: string;
  problem: KeyProblem;
}

interface ReadKeys {
  keymap: Keymap;
  /** Commands whose key is no text. */
  hasForeign: boolean;
  clashes: readonly KeyClash[];
}

/**
 * Reads what `keymapText` wrote, for the commands of today. Null when it is something else, or has keys that clash or are
 * none; leniently, only the commands of these are without a key.
 */
export function readKeymap(
  text: string,
  slots: readonly KeySlot[],
  { isLenient = false } = {},
): Keymap | null {
  const read = readKeys(text, slots);
  if (!read) return null;
  const { keymap, hasForeign, clashes } = read;
  if ((hasForeign || clashes.length > 0) && !isLenient) return null;
  const without = Object.fromEntries(clashes.map(({ slot }) => [slot.slot, null]));
  return { isOn: keymap.isOn, changed: { ...keymap.changed, ...without } };
}

/** The first key because of which `readKeymap` refuses a text; null where that is for another reason, or not refused. */
export function findKeyClash(text: string, slots: readonly KeySlot[]): KeyClash | null {
  return readKeys(text, slots)?.clashes[0] ?? null;
}

/** Null for a text that `keymapText` has not written. */
function readKeys(text: string, slots: readonly KeySlot[]): ReadKeys | null {
  const { format, isOn, changed } = parseFields(text);
  if (format !== fileFormat || typeof isOn !== 'boolean') return null;
  if (typeof changed !== 'object' || changed === null) return null;
  const known: Record<string, string | null> = {};
  let hasForeign = false;
  for (const [slot, key] of Object.entries<unknown>({ ...changed })) {
    // What a later version added is no mistake; it has no meaning here.
    if (!slots.some((one) => one.slot === slot)) continue;
    const isText = typeof key === 'string';
    hasForeign ||= key !== null && !isText;
    known[slot] = isText ? key : null;
  }
  const keymap = { isOn, changed: known };
  const clashes = slots.flatMap((slot): KeyClash[] => {
    const key = known[slot.slot];
    if (typeof key !== 'string') return [];
    const problem = findKeyProblem({ slot: slot.slot, key }, slots, keymap);
    return problem ? [{ slot, key, problem }] : [];
  });
  return { keymap, hasForeign, clashes };
}

/** Names of presses with a space between them. */
function isKey(text: string): boolean {
  return /^(Mod\+)?(Alt\+)?(Shift\+)?([!-~]|[A-Z][A-Za-z0-9]+)( (Shift\+)?[!-~])*$/.test(text);
}

function parseFields(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
