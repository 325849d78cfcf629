/** What the histories of the listed issues tell, as far as they were asked for: kept while the tab lives (decision 050). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Id, Stamp } from '@/protocol/scalars';
import type { HistoriesState } from './issueChanges';
import { type IssueViewState, viewNoted } from './issueView';

interface HistoriesRoot {
  issueView: IssueViewState;
}

type HistoriesThunk = ThunkAction<void, HistoriesRoot, unknown, UnknownAction>;

const none: HistoriesState = { byIssue: {}, run: null, error: null };

/** What is known, and what is being asked for. */
export const selectHistories = ({ issueView }: HistoriesRoot): HistoriesState =>
  issueView.histories ?? none;

/** Whether the history of an issue is known as it is now. */
export function isKnown(
  { byIssue }: Pick<HistoriesState, 'byIssue'>,
  { id, stamp }: { id: Id; stamp: Stamp },
): boolean {
  return (byIssue[id]?.stamp ?? -1) >= stamp;
}

export function noteHistories(part: Partial<HistoriesState>): HistoriesThunk {
  return (dispatch, getState) => {
    dispatch(viewNoted({ histories: { ...selectHistories(getState()), ...part } }));
  };
}
