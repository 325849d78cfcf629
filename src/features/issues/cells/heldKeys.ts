/** Keys that were pressed before their cell could take them: while its value is on its way, or the cell before is saved. */
import type { KeyboardEvent } from 'react';

/** Keys on their way from one cell to the next. */
export interface CarriedKeys {
  to: string;
  keys: readonly HeldKey[];
}

/** A letter, `Backspace`, or a key that goes on to another cell. */
export type HeldKey = string;

const steps: readonly HeldKey[] = ['Enter', 'Tab', 'Shift+Tab'];

/** Whether a key saves a cell and goes on to another one. */
export const goesOn = (key: HeldKey | null): boolean => key !== null && steps.includes(key);

/** What a key in a field is to a cell that cannot take it yet; null for nothing. */
export function heldKey(event: KeyboardEvent): HeldKey | null {
  const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
  const isLetter = /^.$/u.test(key);
  if (event.nativeEvent.isComposing || metaKey) return null;
  if ((ctrlKey || altKey) && !(isLetter && event.getModifierState('AltGraph'))) return null;
  if (key === 'Tab' && shiftKey) return 'Shift+Tab';
  return isLetter || key === 'Backspace' || goesOn(key) ? key : null;
}

/**
 * What the first keys type into a cell, in place of all that it has; null for nothing.
 *
 * @returns with it the keys from the first one on that goes on to another cell
 */
export function typedAhead(keys: readonly HeldKey[]): {
  typed: string | null;
  rest: readonly HeldKey[];
} {
  const end = keys.findIndex(goesOn);
  const own = end < 0 ? keys : keys.slice(0, end);
  const rest = end < 0 ? [] : keys.slice(end);
  if (own.length === 0) return { typed: null, rest };
  const letters: string[] = [];
  for (const key of own) {
    if (key === 'Backspace') letters.pop();
    else letters.push(key);
  }
  return { typed: letters.join(''), rest };
}
