import { later, whenIdle } from '@/lib/whenIdle';

/** What may be done while nobody waits for anything; the next one begins when its promise is kept. */
type IdleTask = () => Promise<void>;

/** So long nothing is begun after an input, in ms: a click is often followed by another. */
const quiet = 2_000;

/** What people do. The address is also changed from outside the page, as by the button for Back. */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'hashchange'];

/**
 * Does tasks one by one while nothing else happens. With every input, what is left waits until there was none for a
 * while.
 *
 * @param tasks the most useful first
 * @param isBusy whether an answer is on its way, and with it another picture
 * @returns the way to call off what was not begun
 */
export function startIdleWork(tasks: readonly IdleTask[], isBusy: () => boolean): () => void {
  const left = [...tasks];
  let wasDisturbed = false;
  let callOff = whenIdle(doNext);

  function wait() {
    wasDisturbed = false;
    callOff = later(() => {
      if (wasDisturbed || isBusy()) wait();
      else callOff = whenIdle(doNext);
    }, quiet);
  }

  function doNext() {
    if (wasDisturbed || isBusy()) {
      wait();
      return;
    }
    const task = left.shift();
    if (!task) {
      stop();
      return;
    }
    void task().finally(() => {
      callOff = whenIdle(doNext);
    });
  }

  function disturb() {
    wasDisturbed = true;
  }

  function stop() {
    left.length = 0;
    callOff();
    for (const type of inputs) window.removeEventListener(type, disturb, true);
  }

  for (const type of inputs) {
    window.addEventListener(type, disturb, { capture: true, passive: true });
  }
  return stop;
}
