import { furtherColumnsOf } from '@/api/sendWholeList';
import { arrangeColumns } from '@/lib/issueList/arrangedColumns';
import { selectIsFiltered } from '@/lists/wholeQuestion';
import { WHOLE_LIST } from '@/protocol/limits';
import { selectChosenColumns, selectListArg, selectListSort } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectFilteredList } from '../filter/listFilter';
import type { ExportedList } from './csvRows';
import { loadInSlices } from './loadInSlices';
import { useListLoad } from './useListLoad';

/** How many rows of a long list have come. */
export interface Progress {
  position: number;
  total: number;
}

/** Gives a way to load all rows of the list that its conditions leave, also what is folded away, for a file. */
export function useListRows(
  note: (progress: Progress | null) => void,
): (columns: 'visible' | 'all') => Promise<ExportedList> {
  const loadList = useListLoad();
  const listed = useAppSelector(selectListArg);
  const sort = useAppSelector(selectListSort);
  const chosen = useAppSelector(selectChosenColumns);
  const isFiltered = useAppSelector(selectIsFiltered);
  const left = useAppSelector(selectFilteredList);

  return async (columns) => {
    const allColumns = columns === 'all' || chosen.startsWith('+');
    // A whole list may have been asked for in another order than it was put in.
    const order = sort && { sortColumn: sort.column, sortAscending: sort.ascending };
    const asked = { ...listed, ...order, offset: 0, html: false, allColumns };
    const list =
      isFiltered && left
        ? // What conditions leave may lie anywhere in the list.
          await loadList({ ...asked, limit: WHOLE_LIST })
        : await loadInSlices(loadList, asked, (position, total) => {
            note({ position, total });
          }).finally(() => {
            note(null);
          });
    const ids = isFiltered && left ? new Set(left.issues.map(({ id }) => id)) : null;
    const all = [...list.columns, ...(furtherColumnsOf(list) ?? [])];
    return {
      columns: columns === 'all' ? all : arrangeColumns(all, chosen),
      issues: list.issues.filter(({ id }) => ids?.has(id) ?? true),
    };
  };
}
