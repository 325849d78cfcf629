/** Issues of the list on screen by what their names begin with. */
import { createSelector } from '@reduxjs/toolkit';
import { cellText } from '@/lib/cellMarkup';
import { selectIsWhole, selectShownList } from '@/lists/listView';
import { Column } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import { textKey } from '@/rules/textKey';
import type { RootState } from '@/store/rootReducer';
import { selectLayout } from '../layouts/layout';
import { layoutOf } from '../layouts/layouts';

export interface NamedIssue {
  id: number;
  name: string;
  /** What it is compared by: without case and accents. */
  key: string;
}

const noIssues: readonly ListedIssue[] = [];

/** With those that are folded away. */
const selectIssues = (state: RootState) =>
  layoutOf(selectLayout(state).kind)?.foldable?.order(state) ??
  selectShownList(state)?.issues ??
  noIssues;

const selectNamePlace = (state: RootState) =>
  selectShownList(state)?.columns.findIndex(({ id }) => id === Column.name) ?? -1;

/** In the order of the list. */
export const selectNamedIssues = createSelector(
  [selectIssues, selectNamePlace],
  (issues, place): NamedIssue[] =>
    issues.map(({ id, cells }) => {
      const name = cellText(cells[place]);
      return { id, name, key: textKey(name) };
    }),
);

/** Whether only the beginning of a whole list is there yet. */
export function selectIsOnItsWay(state: RootState): boolean {
  const list = selectShownList(state);
  return list !== null && selectIsWhole(state) && list.issues.length < list.totalCount;
}

/** The issues whose names begin with a text, and after them those that have a word that does. */
export function issuesNamed(issues: readonly NamedIssue[], text: string): readonly NamedIssue[] {
  const wanted = textKey(text.trimStart());
  if (wanted === '') return [];
  const begin = issues.filter(({ key }) => key.startsWith(wanted));
  const others = issues.filter(({ key }) => key.includes(` ${wanted}`) && !key.startsWith(wanted));
  return [...begin, ...others];
}
