/** Where an issue stands in the list on screen, and what the list knows of it. */
import { createSelector } from '@reduxjs/toolkit';
import { parseCellMarkup } from '@/lib/cellMarkup';
import { Column } from '@/protocol/enums';
import type { RootState } from '@/store/rootReducer';
import { selectShownArg, selectShownList } from './listView';

/** The place of an issue among all issues of the list. */
export interface ListPlace {
  /** From 1. */
  position: number;
  /** Issues on all pages. */
  total: number;
}

const selectIndexes = createSelector(
  [selectShownList],
  (list) => new Map(list?.issues.map(({ id }, index) => [id, index])),
);

/** Null for issues that are not on the page shown. */
export const selectListPlace = createSelector(
  [
    (state: RootState, issueId: number) => selectIndexes(state).get(issueId),
    (state: RootState) => selectShownArg(state)?.offset ?? 0,
    (state: RootState) => selectShownList(state)?.totalCount ?? 0,
  ],
  (index, offset, total): ListPlace | null =>
    index === undefined ? null : { position: offset + index + 1, total },
);

/** The issue so many rows below it on the page shown, or null. */
export function selectListedId(state: RootState, issueId: number, rows: number): number | null {
  const index = selectIndexes(state).get(issueId);
  if (index === undefined) return null;
  return selectShownList(state)?.issues[index + rows]?.id ?? null;
}

/** The next and the previous issue of the page shown, as far as there are such. */
export function selectNeighbourIds(state: RootState, issueId: number): readonly number[] {
  return [1, -1].flatMap((rows) => selectListedId(state, issueId, rows) ?? []);
}

/** The name in the row of an issue; null without such a row, or without that column. */
export function selectListedName(state: RootState, issueId: number): string | null {
  const list = selectShownList(state);
  const column = list?.columns.findIndex(({ id }) => id === Column.name) ?? -1;
  const cell = list?.issues[selectIndexes(state).get(issueId) ?? -1]?.cells[column];
  if (typeof cell !== 'string') return null;
  return parseCellMarkup(cell)
    .map(({ text }) => text)
    .join('');
}
