/** Which groups of a list are folded. Apart from the slice, which is part of the first load. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type FoldedGroups, type IssueViewState, viewNoted } from './issueView';

interface FoldingRoot {
  issueView: IssueViewState;
}

const none: readonly string[] = [];

/**
 * The keys of the groups that are folded.
 *
 * @param by what the list is grouped by: by something else, others are folded
 */
export function selectFoldedKeys({ issueView: { folded } }: FoldingRoot, by: string) {
  return folded?.by === by ? folded.keys : none;
}

/** Folds exactly these groups. */
export function foldGroups(
  folded: FoldedGroups,
): ThunkAction<void, FoldingRoot, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(viewNoted({ folded }));
  };
}

/** Folds a group or unfolds it. */
export function toggleGroup(
  by: string,
  key: string,
): ThunkAction<void, FoldingRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const keys = selectFoldedKeys(getState(), by);
    const others = keys.filter((one) => one !== key);
    dispatch(foldGroups({ by, keys: others.length < keys.length ? others : [...keys, key] }));
  };
}
