import { useCallback, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { relativeTimeText } from '@/lib/values/relativeTime';

/** In ms: nothing is told more closely. */
const minute = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on screen. */
function followClock(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** How long ago something was, in words that keep up with the clock; seconds since 1970. */
export function useRelativeTime(seconds: number): string {
  const { locale } = useIntl();
  const read = useCallback(
    () => relativeTimeText(seconds, Date.now() / 1000, locale),
    [seconds, locale],
  );
  return useSyncExternalStore(followClock, read);
}
