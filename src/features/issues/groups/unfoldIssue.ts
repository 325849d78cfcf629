import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { toggleGroup } from '@/screen/folding';
import type { RootState } from '@/store/rootReducer';
import { selectFoldedOf, selectGroupKey, selectIsFolded } from './groupedList';

/** Unfolds the group of an issue, if it is folded: only the groups know where an issue belongs. */
export function unfoldIssue(issueId: number): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const state = getState();
    const key = selectGroupKey(state, issueId);
    if (key === undefined || !selectIsFolded(state, key)) return;
    dispatch(toggleGroup(selectFoldedOf(state), key));
  };
}
