/**
 * One issue on the whole page where others stand in a pane: what is remembered of how one reads stays (decision 036). Apart
 * from the address, which is that of the pane, and from the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { readPath } from '@/routing/address';
import { issuePaths, matchIssue } from '@/routing/paths/issues';
import {
  goBack,
  onEntryChanged,
  pushWholeEntry,
  readWholeEntry,
  replaceWholeEntry,
} from '@/routing/wholeEntries';
import { locationChanged, selectPath, selectWholeIssueId, wholeShown } from '@/screen/navigation';
import { selectUsesPane } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/setupStore';

type Thunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** Whether what stands at the address is an issue on the whole page that came from a pane. */
export function selectIsWholePage(state: RootState): boolean {
  const wholeIssueId = selectWholeIssueId(state);
  return wholeIssueId !== null && matchIssue(selectPath(state))?.issueId === wholeIssueId;
}

/** Shows the issue of the address on the whole page, where one reads in a pane. */
export function showWholePage(issueId: number): Thunk {
  return (dispatch, getState) => {
    if (!selectUsesPane(getState())) return;
    pushWholeEntry(issueId);
    dispatch(wholeShown(issueId));
  };
}

/** Shows an issue in place of the one that covers the list: on the whole page where that was there, too. */
export function replaceIssue(issueId: number): Thunk {
  return (dispatch, getState) => {
    const isWholePage = selectIsWholePage(getState());
    const path = issuePaths.issueDetails.url({ issueId });
    dispatch(locationChanged({ path, kind: 'replace' }));
    if (!isWholePage) return;
    replaceWholeEntry(issueId);
    dispatch(wholeShown(issueId));
  };
}

/** Puts it back into the pane; false where none is on the whole page. */
export function endWholePage(): Thunk<boolean> {
  return (dispatch, getState) => {
    if (!selectIsWholePage(getState())) return false;
    const entry = readWholeEntry();
    if (entry?.isAfterPane) {
      goBack();
      return true;
    }
    if (entry) replaceWholeEntry(null);
    dispatch(wholeShown(null));
    return true;
  };
}

/** Lets Back and Forward lead between pane and whole page; returns the way to stop. */
export function followWholeEntries({ dispatch, getState }: AppStore): () => void {
  return onEntryChanged(() => {
    const issueId = readWholeEntry()?.wholeIssueId ?? null;
    // Another address says by itself that one has gone on.
    if (issueId !== null || readPath() === selectPath(getState())) dispatch(wholeShown(issueId));
  });
}
