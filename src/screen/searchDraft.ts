/** What is typed to search a list, until one searches or goes to another list. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, type SearchDraft, viewNoted } from './issueView';

interface DraftRoot {
  issueView: IssueViewState;
}

/** Null where nothing was typed since the search that is on screen. */
export function selectSearchDraft({ issueView }: DraftRoot): SearchDraft | null {
  return issueView.searchDraft ?? null;
}

export function noteSearchDraft(searchDraft: SearchDraft | null) {
  return viewNoted({ searchDraft });
}

/** What is left of a draft that was searched for. What was typed since stays, beside the search for the value `of`. */
export function settleSearchDraft(
  searched: SearchDraft | null,
  left: SearchDraft | null,
  of: string,
): ThunkAction<void, DraftRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const latest = selectSearchDraft(getState());
    dispatch(noteSearchDraft(latest === searched ? left : latest && { ...latest, of }));
  };
}
