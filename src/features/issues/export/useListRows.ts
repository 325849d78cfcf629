import { selectIsFiltered } from '@/lists/wholeQuestion';
import { selectChosenColumns, selectListArg, selectListSort } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectFilteredList } from '../filter/listFilter';
import type { ExportedList } from './csvRows';
import { type ExportedColumns, exportedColumns, needsAllColumns } from './exportedColumns';
import { loadInSlices } from './loadInSlices';
import { useListLoad } from './useListLoad';

/** How many rows of a long list have come. */
export interface Progress {
  position: number;
  total: number;
}

interface LoadedRows extends ExportedList {
  /** False where the list changed while it was read: rows may be missing. */
  isSure: boolean;
}

/** Gives a way to load all rows of the list that its conditions leave, also what is folded away, for a file. */
export function useListRows(
  note: (progress: Progress | null) => void,
): (columns: ExportedColumns) => Promise<LoadedRows> {
  const loadList = useListLoad();
  const listed = useAppSelector(selectListArg);
  const sort = useAppSelector(selectListSort);
  const chosen = useAppSelector(selectChosenColumns);
  const isFiltered = useAppSelector(selectIsFiltered);
  const left = useAppSelector(selectFilteredList);

  return async (columns) => {
    const allColumns = needsAllColumns(columns, chosen);
    // A whole list may have been asked for in another order than it was put in.
    const order = sort && { sortColumn: sort.column, sortAscending: sort.ascending };
    const asked = { ...listed, ...order, offset: 0, html: false, allColumns };
    // What conditions leave may lie anywhere in the list.
    const { list, isSure } = await loadInSlices(loadList, asked, (position, total) => {
      note({ position, total });
    }).finally(() => {
      note(null);
    });
    const ids = isFiltered && left ? new Set(left.issues.map(({ id }) => id)) : null;
    const issues = list.issues.filter(({ id }) => ids?.has(id) ?? true);
    return {
      columns: exportedColumns(list.columns, columns, chosen),
      issues,
      isSure: isSure && (ids === null || issues.length === ids.size),
    };
  };
}
