import { createSelector } from '@reduxjs/toolkit';
import { selectAnsweredList } from '@/lists/listView';
import type { ListedIssue } from '@/protocol/issues';

/** All that was answered of the list by its number, be it shown or in a folded group. */
export const selectAnsweredRows = createSelector(
  [selectAnsweredList],
  (list): ReadonlyMap<number, ListedIssue> =>
    new Map(list?.issues.map((issue) => [issue.id, issue]) ?? []),
);
