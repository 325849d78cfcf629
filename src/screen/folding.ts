/** Which groups of a list are folded. Apart from the slice, which is part of the first load. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { storedEntries } from '@/lib/storedEntries';
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

/** Takes over what an earlier page has left. */
export function seedFolded(
  folded: FoldedGroups,
): ThunkAction<void, FoldingRoot, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(viewNoted({ folded }));
  };
}

/** Reads what is stored; null where a user has left nothing. */
export function readFolded(stored: unknown, userId: number): FoldedGroups | null {
  const { folded, ...rest } = Object.fromEntries(storedEntries(stored));
  if (rest['userId'] !== userId) return null;
  const groups = storedEntries(folded).map(([of, keys]): [string, string[]] => [
    of,
    Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
  ]);
  return Object.fromEntries(groups);
}
