/**
 * The row that one stood at when its issue left the list, as by a change of what the list goes by. Apart from the slice,
 * which is part of the first load.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';
import type { LeftRow } from './leftRowState';

interface LeftRowRoot {
  issueView: IssueViewState;
}

/** Of the last issue that has left the list under somebody's hands; null for none. */
export const selectLeftRow = ({ issueView }: LeftRowRoot): LeftRow | null =>
  issueView.leftRow ?? null;

export function noteLeftRow(leftRow: LeftRow): UnknownAction {
  return viewNoted({ leftRow });
}
