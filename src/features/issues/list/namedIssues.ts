/** Issues of the list on screen by what their names begin with. */
import { createSelector } from '@reduxjs/toolkit';
import { cellText } from '@/lib/cellMarkup';
import { selectIsWhole, selectShownList } from '@/lists/listView';
import type { RootState } from '@/store/rootReducer';
import { Column } from '@/protocol/enums';
import { textKey } from '@/rules/textKey';

export interface NamedIssue {
  id: number;
  name: string;
  /** What it is compared by: without case and accents. */
  key: string;
}

/** In the order of the list. */
export const selectNamedIssues = createSelector([selectShownList], (list): NamedIssue[] => {
  const column = list?.columns.findIndex(({ id }) => id === Column.name) ?? -1;
  return (list?.issues ?? []).map(({ id, cells }) => {
    const name = cellText(cells[column]);
    return { id, name, key: textKey(name) };
  });
});

/** Whether only the beginning of a whole list is there yet. */
export function selectIsOnItsWay(state: RootState): boolean {
  const list = selectShownList(state);
  return list !== null && selectIsWhole(state) && list.issues.length < list.totalCount;
}

/**
 * The issue whose name begins with a text, or has a word that does where there is none.
 *
 * @param start - the place where to begin to look; after the last it goes on with the first
 */
export function issueNamed(
  issues: readonly NamedIssue[],
  text: string,
  start = 0,
): NamedIssue | undefined {
  const wanted = textKey(text.trimStart());
  if (wanted === '') return undefined;
  const around = [...issues.slice(start), ...issues.slice(0, start)];
  return (
    around.find(({ key }) => key.startsWith(wanted)) ??
    around.find(({ key }) => key.includes(` ${wanted}`))
  );
}
