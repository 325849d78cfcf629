import { baseApi } from '@/api/baseApi';
import { offerListLook } from '@/features/issues/list/listLook';
import { issuePaths } from '@/routing/paths/issues';
import type { AppStore } from '@/store/setupStore';
import type { QuietTime } from '../quietTime';
import { preloadWindow } from '../routeTable';
import { preloadErrors } from '../window/lazyErrors';
import { preloadWindows } from '../window/lazyWindows';
import { startIdleWork } from './idleWork';
import { warmUp, type Place } from './warmUp';

/**
 * Prepares for what comes next while nobody waits for anything: the errors, which must be there before the network is gone,
 * what is seen of a list, then the code of what most users open first, and its first run.
 *
 * @returns the way to stop
 */
export function startIdle(store: AppStore, place: Place, quietTime: QuietTime): () => void {
  const tasks = [
    preloadErrors,
    () => {
      offerListLook(store);
      return Promise.resolve();
    },
    preloadWindows,
    () => preloadWindow(issuePaths.issueDetails.url({ issueId: 1 })),
    () => warmUp(store, place),
  ];
  return startIdleWork(
    tasks,
    () => store.dispatch(baseApi.util.getRunningQueriesThunk()).length > 0,
    quietTime,
  );
}
