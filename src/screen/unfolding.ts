/** What stands above a list and a phone shows folded until one wants it: other screens have room for all of it. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, type UnfoldablePart, viewNoted } from './issueView';

interface UnfoldingRoot {
  issueView: IssueViewState;
}

/** Undefined until somebody has folded or unfolded it. */
export function selectIsUnfolded({ issueView }: UnfoldingRoot, part: UnfoldablePart) {
  return issueView.unfolded?.[part];
}

/** Unfolds a part or folds it, in all lists. */
export function unfold(
  part: UnfoldablePart,
  isUnfolded: boolean,
): ThunkAction<void, UnfoldingRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    dispatch(viewNoted({ unfolded: { ...getState().issueView.unfolded, [part]: isUnfolded } }));
  };
}
