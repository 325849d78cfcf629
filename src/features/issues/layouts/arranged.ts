import { createSelector } from '@reduxjs/toolkit';
import type { IssueList } from '@/protocol/issues';
import type { RootState } from '@/store/rootReducer';
import { filtered, selectFilteredList } from '../filter/listFilter';
import { selectLayout } from './layout';
import { layoutOf } from './layouts';

const selectArranged = createSelector(
  [
    selectFilteredList,
    (state: RootState) => {
      const list = selectFilteredList(state);
      return list && layoutOf(selectLayout(state).kind)?.shownOrder?.(state, list);
    },
  ],
  (list, issues): IssueList | null => (list && issues ? { ...list, issues: [...issues] } : list),
);

/** What the conditions leave of the answer on screen, in the order of the way one looks at it. */
export function arranged(state: RootState, list: IssueList): IssueList | null {
  const left = filtered(state, list);
  return left === selectFilteredList(state) ? selectArranged(state) : left;
}
