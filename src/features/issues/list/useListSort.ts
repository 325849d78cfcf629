import { selectListArg, sorted } from '@/screen/issueList';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectShownList } from '@/lists/listView';
import type { GridSort } from '@/ui/gridColumn';

/** The order of the list as shown, and the way to another: a column that is chosen again turns its order round. */
export function useListSort(): { sort: GridSort | undefined; sortBy: (key: string) => void } {
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectShownList);
  const asked = useAppSelector(selectListArg);

  function sortBy(key: string) {
    const column = Number(key);
    // What was chosen last counts, though its answer may still be on the way.
    const current = asked?.sortColumn === undefined ? list : asked;
    const isReversed = current?.sortColumn === column && current.sortAscending;
    dispatch(sorted({ column, ascending: !isReversed }));
  }

  return {
    sort: list ? { key: String(list.sortColumn), isAscending: list.sortAscending } : undefined,
    sortBy,
  };
}
