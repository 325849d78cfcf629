import { baseApi } from '@/api/baseApi';
import { offerListLook } from '@/features/issues/list/listLook';
import { issuePaths } from '@/routing/paths/issues';
import type { AppStore } from '@/store/setupStore';
import { preloadWindow } from '../routeTable';
import { preloadErrors } from '../window/lazyErrors';
import { preloadWindows } from '../window/lazyWindows';
import { startIdleWork } from './idleWork';
import { warmUp, type Place } from './warmUp';

/**
 * Prepares for what comes next while nobody waits for anything: the code of what most users open first, then its first
 * run.
 *
 * @returns the way to stop
 */
export function startIdle(store: AppStore, place: Place): () => void {
  // They must be there before the network is gone, so they do not wait until somebody rests.
  preloadErrors();
  offerListLook(store);
  void preloadWindows();
  const tasks = [
    () => preloadWindow(issuePaths.issueDetails.url({ issueId: 1 })),
    () => warmUp(store, place),
  ];
  return startIdleWork(
    tasks,
    () => store.dispatch(baseApi.util.getRunningQueriesThunk()).length > 0,
  );
}
