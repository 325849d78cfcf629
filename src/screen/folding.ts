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
 * @param of the list, and what it is grouped by: of others, others are folded
 */
export function selectFoldedKeys({ issueView: { folded } }: FoldingRoot, of: string) {
  return folded?.[of] ?? none;
}

/** Folds exactly these groups. */
export function foldGroups(
  of: string,
  keys: readonly string[],
): ThunkAction<void, FoldingRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const folded: FoldedGroups = { ...getState().issueView.folded, [of]: keys };
    dispatch(viewNoted({ folded }));
  };
}

/** Folds a group or unfolds it. */
export function toggleGroup(
  of: string,
  key: string,
): ThunkAction<void, FoldingRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const keys = selectFoldedKeys(getState(), of);
    const others = keys.filter((one) => one !== key);
    dispatch(foldGroups(of, others.length < keys.length ? others : [...keys, key]));
  };
}
