import { lazyCode } from '@/lib/lazyCode';
import type { AppStore } from '@/store/setupStore';
import type { startIdle } from './idle/startIdle';
import type { Place } from './idle/warmUp';
import { watchQuietTime } from './quietTime';
import { preloadErrors } from './window/lazyErrors';

const idle = lazyCode(() =>
  import(/* webpackChunkName: "idle" */ './idle/startIdle').then((module) => module.startIdle),
);

/** The errors must be there before the network is gone: they wait no longer than this for somebody to rest, in ms. */
const mostPatience = 10_000;

/**
 * Does `startIdle`, whose code is none that the first picture waits for, as soon as nobody does anything and the picture
 * stays as it is: the first click comes soon, and goes first. Without it the client is only slower.
 */
export function startIdleLater(store: AppStore, place: Place): () => void {
  const quietTime = watchQuietTime();
  let end: ReturnType<typeof startIdle> | undefined;
  let isEnded = false;
  // The first list may follow an empty shell, and the rest of its rows the first ones.
  const pictures = new MutationObserver(quietTime.disturb);
  pictures.observe(document.body, { childList: true, subtree: true });
  quietTime.whenQuiet(() => {
    pictures.disconnect();
    void idle.load().then(
      (start) => {
        if (!isEnded) end = start(store, place, quietTime);
      },
      () => undefined,
    );
  });
  const errors = setTimeout(() => {
    void preloadErrors();
  }, mostPatience);
  return () => {
    isEnded = true;
    clearTimeout(errors);
    pictures.disconnect();
    quietTime.end();
    end?.();
  };
}
