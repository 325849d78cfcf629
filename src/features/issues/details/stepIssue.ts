import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { selectListedId, selectListPlace } from '@/lists/listPlace';
import { selectIsWhole, selectShownArg, selectShownList } from '@/lists/listView';
import { pageSizes } from '@/protocol/firstLimits';
import { pageChanged, selectListArg } from '@/screen/issueList';
import { cursorMoved } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { followCursor } from '@/windows/followCursor';
import { selectPaneIssueId } from '@/windows/openWindows';
import { replaceIssue } from '@/windows/wholePage';
import { selectOpenIssueId } from './openIssueId';

/** To the next issue of the list, or to the previous one. */
export type Step = 1 | -1;

type Thunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** Whether the list has an issue there, on whichever page. */
export function canStep(state: RootState, issueId: number, step: Step): boolean {
  const place = selectListPlace(state, issueId);
  return place !== null && (step === 1 ? place.position < place.total : place.position > 1);
}

/** Goes to the neighbour of an issue in the list, over the edge of the page too, as far as there is one. */
export function stepIssue(issueId: number, step: Step): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!canStep(getState(), issueId, step)) return;
    const listed = selectListedId(getState(), issueId, step);
    if (listed !== null) {
      dispatch(show(listed));
      return;
    }
    const isWhole = selectIsWhole(getState());
    if (!isWhole) {
      const offset = selectShownArg(getState())?.offset ?? 0;
      dispatch(pageChanged({ offset: Math.max(0, offset + step * pageSizes.issues) }));
      // The loader asks for the page when this action has ended.
      await Promise.resolve();
    }
    const arg = selectListArg(getState());
    if (arg) await dispatch(issuesApi.util.getRunningQueryThunk('listIssues', arg));
    const hasGoneOn = selectOpenIssueId(getState()) !== issueId;
    const next = isWhole
      ? selectListedId(getState(), issueId, step)
      : selectShownList(getState())?.issues.at(step === 1 ? 0 : -1)?.id;
    if (next && !hasGoneOn) dispatch(show(next));
  };
}

/** In the pane as whoever goes through the rows does, elsewhere by its address. */
function show(issueId: number): Thunk {
  return (dispatch, getState) => {
    if (selectPaneIssueId(getState()) === null) {
      dispatch(replaceIssue(issueId));
      return;
    }
    dispatch(cursorMoved({ issueId }));
    dispatch(followCursor());
  };
}
