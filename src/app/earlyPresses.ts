/** Presses on rows before what answers them is there. */
import { isForRows, tickAt } from './rowPresses';

let early: MouseEvent[] = [];
let tell: (() => void) | undefined;

function keep(event: MouseEvent): void {
  if (event.defaultPrevented || !isForRows(event)) return;
  // The browser would open a tab, or a menu of its own.
  event.preventDefault();
  early.push(event);
  tell?.();
}

/** A press on a check box leaves the keyboard where it is. */
export function keepFocus(event: MouseEvent): void {
  if (tickAt(event)) event.preventDefault();
}

/**
 * Keeps presses on rows from now on, until they are taken.
 *
 * @param onPress hears of each
 * @returns the way to stop
 */
export function keepEarlyPresses(onPress: () => void): () => void {
  tell = onPress;
  document.addEventListener('click', keep);
  document.addEventListener('contextmenu', keep);
  document.addEventListener('mousedown', keepFocus);
  return () => {
    takeEarlyPresses();
  };
}

/**
 * Gives up what was pressed, since what answers it cannot be fetched.
 *
 * @returns whether there was anything
 */
export function forgetEarlyPresses(): boolean {
  const hadAny = early.length > 0;
  early = [];
  return hadAny;
}

/** What was pressed and is still there; from here on nothing is kept. */
export function takeEarlyPresses(): readonly MouseEvent[] {
  document.removeEventListener('click', keep);
  document.removeEventListener('contextmenu', keep);
  document.removeEventListener('mousedown', keepFocus);
  const taken = early;
  early = [];
  return taken.filter(({ target }) => target instanceof Node && target.isConnected);
}
