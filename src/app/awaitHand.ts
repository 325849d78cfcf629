/** The first sign that somebody is at the page (decision 063). */
import { whenIdle } from '@/lib/whenIdle';

/** What hands do, and what helps them: a screen reader or a voice may click without a pointer. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click'];

/** What moves a list under the eyes. */
const movements = ['wheel', 'scroll'];

/** So long nothing moves once somebody has come to where they want to be, in ms. */
const rest = 200;

/**
 * Calls `then` once, after what the first sign does has been done: whoever is about to open an issue does not wait for
 * what may be wanted next, and nobody's list stops while it is scrolled. That somebody was active on a page before this one,
 * such as the login, tells nothing.
 *
 * @returns the way to stop
 */
export function awaitHand(then: () => void): () => void {
  const watch = new AbortController();
  let isHere = false;
  let movedAt = -Infinity;
  let callOff: (() => void) | undefined;

  function hear() {
    if (isHere) return;
    isHere = true;
    callOff = whenIdle(goOn);
  }

  function noteMovement() {
    movedAt = Date.now();
  }

  function goOn() {
    // The clock of the machine may be set back.
    const left = Math.min(movedAt + rest - Date.now(), rest);
    if (left <= 0) {
      watch.abort();
      then();
      return;
    }
    const timer = setTimeout(() => {
      callOff = whenIdle(goOn);
    }, left);
    callOff = () => {
      clearTimeout(timer);
    };
  }

  const how = { capture: true, passive: true, signal: watch.signal };
  for (const movement of movements) document.addEventListener(movement, noteMovement, how);
  for (const sign of signs) document.addEventListener(sign, hear, how);
  return () => {
    watch.abort();
    callOff?.();
  };
}
