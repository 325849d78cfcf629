import { arrangeColumns, type ColumnPlace, wantsAllColumns } from '@/lib/issueList/arrangedColumns';
import type { ListColumn } from '@/protocol/issues';

/** Which columns a file has: those that the list shows, as they were chosen, or all that its issues have. */
export type ExportedColumns = 'visible' | 'all';

/** Whether the server has to be asked for more columns than the list shows by itself. */
export function needsAllColumns(which: ExportedColumns, chosen: string): boolean {
  return which === 'all' || wantsAllColumns(chosen);
}

/** Those of an answer that go into the file, in their order there. */
export function exportedColumns(
  columns: readonly ListColumn[],
  which: ExportedColumns,
  chosen: string,
): readonly (ListColumn & Partial<ColumnPlace>)[] {
  return which === 'all' ? columns : arrangeColumns(columns, chosen);
}
