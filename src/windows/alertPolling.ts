/** When the alerts are counted anew: every minute, but not under an error that covers the screen (screens 4, 5). */
import { isAnyOf, isFulfilled, isRejected, type TypedStartListening } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { alertStatusApi } from '@/api/endpoints/alertStatus';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import { selectIsAuthenticated } from '@/entities/session';
import { freshnessSeconds } from '@/protocol/limits';
import { locationChanged, selectPath } from '@/screen/navigation';
import type { AppDispatch } from '@/store/appDispatch';
import { createHeldQueries, type HeldQueries } from './heldQueries';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from './screenQuery';
import { isErrorShown } from './screenView';
import type { OpenWindow } from './openWindow';

const interval = freshnessSeconds.alertStatus * 1000;

const queryRefused = isAnyOf(
  globalApi.endpoints.getGlobal.matchRejected,
  issuesApi.endpoints.listIssues.matchRejected,
  issuesApi.endpoints.loadIssue.matchRejected,
  alertStatusApi.endpoints.getAlertStatus.matchRejected,
);

/** Whatever may bring or end an error: another address, and every answer. */
const mayCover = isAnyOf(locationChanged, isFulfilled(), isRejected());

/** Starts with the global data, which tell who is here; the caller releases what is held. */
export function startAlertPolling(
  startListening: TypedStartListening<RootState, AppDispatch, ApiContext>,
  findWindow: (rawPath: string) => OpenWindow | null,
): HeldQueries {
  const held = createHeldQueries();
  let isCovered = false;

  startListening({
    matcher: globalApi.endpoints.getGlobal.matchFulfilled,
    effect: (_action, { dispatch, getState }) => {
      if (!selectIsAuthenticated(getState())) return;
      void held.hold(dispatch, [
        screenQuery(alertStatusApi.endpoints.getAlertStatus, undefined, {
          maxAge: freshnessSeconds.alertStatus,
          pollingInterval: isCovered ? 0 : interval,
          skipPollingIfUnfocused: true,
        }),
      ]);
    },
  });

  startListening({
    matcher: issuesApi.endpoints.listIssues.matchFulfilled,
    effect: () => {
      if (!isCovered) held.poll(interval);
    },
  });

  startListening({
    matcher: queryRefused,
    effect: (action) => {
      const wasSkipped = 'condition' in action.meta && action.meta.condition;
      if (!wasSkipped) held.poll(0);
    },
  });

  startListening({
    matcher: mayCover,
    effect: (_action, { getState }) => {
      const wasCovered = isCovered;
      isCovered = isErrorShown(getState(), findWindow(selectPath(getState())));
      if (isCovered !== wasCovered) held.poll(isCovered ? 0 : interval);
    },
  });

  return held;
}
