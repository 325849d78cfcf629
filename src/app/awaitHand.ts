/** The first sign that somebody is at the page (decision 063). */
import { whenIdle } from '@/lib/whenIdle';

/** What hands do, and what helps them: a screen reader or a voice may click without a pointer. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'click'];

/**
 * Calls `then` once, after what the first sign does has been done: whoever is about to open an issue does not wait for
 * what may be wanted next. That somebody was active on a page before this one, such as the login, tells nothing.
 *
 * @returns the way to stop
 */
export function awaitHand(then: () => void): () => void {
  let callOff: (() => void) | undefined;
  function hear() {
    stop();
    callOff = whenIdle(then);
  }
  function stop() {
    for (const sign of signs) document.removeEventListener(sign, hear, true);
    callOff?.();
  }
  for (const sign of signs) {
    document.addEventListener(sign, hear, { capture: true, passive: true });
  }
  return stop;
}
