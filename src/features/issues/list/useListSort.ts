import { weakMapMemoize } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { CommandContext } from '@/commands/command';
import { selectDrawnList } from '@/lists/listView';
import { listUrl, sameSort } from '@/routing/paths/listUrls';
import { matchList } from '@/routing/paths/matchList';
import { useGo } from '@/routing/useGo';
import type { ListOrder } from '@/rules/listOrder';
import {
  selectListFilters,
  selectListSort,
  selectOwnSort,
  selectSearch,
  selectShape,
} from '@/screen/issueList';
import { listReordered, selectPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { GridSort } from '@/ui/gridColumn';

const toSort = weakMapMemoize((column: number, isAscending: boolean): GridSort => ({
  key: String(column),
  isAscending,
}));

/** The order that a column stands for when it is chosen: its own, and turned round if it is chosen again. */
export function orderBy(state: RootState, column: number): ListOrder {
  const shown = selectDrawnList(state);
  // What was chosen last counts, though its answer may still be on the way.
  const last = selectListSort(state) ?? {
    column: shown?.sortColumn,
    ascending: shown?.sortAscending,
  };
  const isReversed = last.column === column && last.ascending;
  return { column, ascending: !isReversed };
}

/** Puts the list into an order, which stands in its address, unless it is that of the view. */
export function sortList(
  { dispatch, getState, go }: Pick<CommandContext, 'dispatch' | 'getState' | 'go'>,
  order: ListOrder,
): void {
  const state = getState();
  const sort = sameSort(order, selectOwnSort(state)) ? null : order;
  const path = listUrl(selectListFilters(state), selectSearch(state), selectShape(state), sort);
  const at = selectPath(state);
  // Beside an issue the address is that of the issue, which stays, as does one whose order was refused at first.
  if (path !== at && matchList(at)) go(path);
  else dispatch(listReordered({ path }));
}

/**
 * The order of the list as shown, and the way to another: a column that is chosen again turns its order round. Both are
 * the same for the same order, so that captions need not render again.
 */
export function useListSort(): { sort: GridSort | undefined; sortBy: (key: string) => void } {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const go = useGo();
  const sort = useAppSelector((state) => {
    const list = selectDrawnList(state);
    return list ? toSort(list.sortColumn, list.sortAscending) : undefined;
  });

  const sortBy = useCallback(
    (key: string) => {
      sortList({ dispatch, getState, go }, orderBy(getState(), Number(key)));
    },
    [dispatch, getState, go],
  );

  return { sort, sortBy };
}
