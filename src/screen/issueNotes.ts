/** What is noted for the issue one reads, apart from the slice, which is part of the first load. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';

interface NotesRoot {
  issueView: IssueViewState;
}

/** Lets the form that opens begin at a field. To be dispatched once it is open. */
export function askField(field: string): UnknownAction {
  return viewNoted({ askedField: field });
}

/** The field of the form that opens, which a command is about; null: its first. */
export function selectAskedField({ issueView }: NotesRoot): string | null {
  return issueView.askedField;
}

/** Notes up to which stamp an issue had been read when it was opened; 0: not at all, or nobody knows. */
export function noteNews(news: { issueId: number; readUpTo: number }): UnknownAction {
  return viewNoted({ news });
}

/** Up to which stamp an issue had been read when it was opened; 0 as above. */
export function selectReadUpTo({ issueView: { news } }: NotesRoot, issueId: number): number {
  return news?.issueId === issueId ? news.readUpTo : 0;
}
