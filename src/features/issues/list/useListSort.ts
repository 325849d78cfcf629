import { type ThunkAction, type UnknownAction, weakMapMemoize } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { selectListSort, sorted } from '@/screen/issueList';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { ListOrder } from '@/rules/listOrder';
import type { RootState } from '@/store/rootReducer';
import { selectDrawnList } from '@/lists/listView';
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

/** Sorts the list by a column. */
export function sortList(column: number): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    dispatch(sorted(orderBy(getState(), column)));
  };
}

/**
 * The order of the list as shown, and the way to another: a column that is chosen again turns its order round. Both are
 * the same for the same order, so that captions need not render again.
 */
export function useListSort(): { sort: GridSort | undefined; sortBy: (key: string) => void } {
  const dispatch = useAppDispatch();
  const sort = useAppSelector((state) => {
    const list = selectDrawnList(state);
    return list ? toSort(list.sortColumn, list.sortAscending) : undefined;
  });

  const sortBy = useCallback(
    (key: string) => {
      dispatch(sortList(Number(key)));
    },
    [dispatch],
  );

  return { sort, sortBy };
}
