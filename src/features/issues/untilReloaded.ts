import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issuesApi } from '@/api/endpoints/issues';
import type { RootState } from '@/store/rootReducer';

/**
 * Until what a save made stale is there again, or could not be had: an editor that closed before would show for a moment
 * what stood there before.
 */
export function untilReloaded(): ThunkAction<
  Promise<unknown>,
  RootState,
  ApiContext,
  UnknownAction
> {
  return (dispatch) => Promise.all(dispatch(issuesApi.util.getRunningQueriesThunk()));
}
