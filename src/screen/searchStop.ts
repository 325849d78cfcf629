/** Whether the search in all types was stopped, apart from the slice, which is part of the first load. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';
import { type NavigationState, selectListedAt, selectOpenedAt } from './navigation';

interface SearchRoot {
  navigation: NavigationState;
}

/** When it began: one came to it, or asked for it again; in ms since 1970. */
export const selectSearchBegun = (state: SearchRoot): number =>
  Math.max(selectOpenedAt(state), selectListedAt(state));

/** Whether it was stopped since. */
export const selectIsSearchStopped = (state: SearchRoot & { issueView: IssueViewState }): boolean =>
  state.issueView.stoppedSearch === selectSearchBegun(state);

/** Stops the search that began then; null: it goes on. */
export function stopSearch(begun: number | null): UnknownAction {
  return viewNoted({ stoppedSearch: begun });
}
