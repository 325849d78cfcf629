import { lazyCode } from '@/lib/lazyCode';
import type { startIdle } from './idle/startIdle';

const idle = lazyCode(() =>
  import(/* webpackChunkName: "idle" */ './idle/startIdle').then((module) => module.startIdle),
);

/** So long after the first picture nothing else is begun, in ms: the first click comes soon, and goes first. */
const patience = 2_000;

/** `startIdle`, whose code is none that the first picture waits for. Without it the client is only slower. */
export function startIdleLater(...args: Parameters<typeof startIdle>): () => void {
  let isEnded = false;
  let end: (() => void) | undefined;
  const timer = setTimeout(() => {
    void idle.load().then(
      (start) => {
        if (!isEnded) end = start(...args);
      },
      () => undefined,
    );
  }, patience);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    end?.();
  };
}
