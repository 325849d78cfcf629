/**
 * Errors are rare and their texts many, so both come as a chunk of their own, fetched while nothing else is to do:
 * when the network is gone it has to be there already.
 */
import { lazyCode } from '@/lib/lazyCode';
import { lazyView } from '@/ui/lazyView';

const windowCode = lazyCode(() =>
  import(/* webpackChunkName: "errors" */ './ErrorWindow').then(({ ErrorWindow }) => ErrorWindow),
);
const noticeCode = lazyCode(() =>
  import(/* webpackChunkName: "errors" */ './StaleNotice').then(({ StaleNotice }) => StaleNotice),
);

/** Nothing but an error is to be shown, and there are no words for it: that is left to the last resort. */
function withoutWords(): never {
  throw new Error('Out of reach');
}

export const LazyErrorWindow = lazyView(windowCode, withoutWords);

export const LazyStaleNotice = lazyView(noticeCode);

/** Fetches both ahead. */
export async function preloadErrors(): Promise<void> {
  try {
    await Promise.all([windowCode.load(), noticeCode.load()]);
  } catch {
    // Only a hint: who has to show one asks again.
  }
}
