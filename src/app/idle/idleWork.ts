import { whenIdle } from '@/lib/whenIdle';
import type { QuietTime } from '../quietTime';

/** What may be done while nobody waits for anything; the next one begins when its promise is kept. */
type IdleTask = () => Promise<void>;

/**
 * Does tasks one by one while nothing else happens. With every input, what is left waits until there was none for a
 * while.
 *
 * @param tasks the most useful first
 * @param isBusy whether an answer is on its way, and with it another picture
 * @param quietTime ends with it
 * @returns the way to call off what was not begun
 */
export function startIdleWork(
  tasks: readonly IdleTask[],
  isBusy: () => boolean,
  quietTime: QuietTime,
): () => void {
  const left = [...tasks];
  let callOff = whenIdle(doNext);

  function goOn() {
    callOff = whenIdle(doNext);
  }

  function doNext() {
    if (!quietTime.isQuiet() || isBusy()) {
      quietTime.whenQuiet(goOn);
      return;
    }
    const task = left.shift();
    if (task) void task().finally(goOn);
    else quietTime.end();
  }

  return () => {
    left.length = 0;
    callOff();
    quietTime.end();
  };
}
