import { weakMapMemoize } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { selectListSort, sorted } from '@/screen/issueList';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectDrawnList } from '@/lists/listView';
import type { GridSort } from '@/ui/gridColumn';

const toSort = weakMapMemoize((column: number, isAscending: boolean): GridSort => ({
  key: String(column),
  isAscending,
}));

/**
 * The order of the list as shown, and the way to another: a column that is chosen again turns its order round. Both are
 * the same for the same order, so that captions need not render again.
 */
export function useListSort(): { sort: GridSort | undefined; sortBy: (key: string) => void } {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const column = useAppSelector((state) => selectDrawnList(state)?.sortColumn);
  const isAscending = useAppSelector((state) => selectDrawnList(state)?.sortAscending);

  const sort =
    column === undefined || isAscending === undefined ? undefined : toSort(column, isAscending);

  const sortBy = useCallback(
    (key: string) => {
      const state = getState();
      const shown = selectDrawnList(state);
      // What was chosen last counts, though its answer may still be on the way.
      const { column, ascending } = selectListSort(state) ?? {
        column: shown?.sortColumn,
        ascending: shown?.sortAscending,
      };
      const isReversed = column === Number(key) && ascending;
      dispatch(sorted({ column: Number(key), ascending: !isReversed }));
    },
    [dispatch, getState],
  );

  return { sort, sortBy };
}
