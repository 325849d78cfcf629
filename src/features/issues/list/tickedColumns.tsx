import { weakMapMemoize } from '@reduxjs/toolkit';
import type { ListRow } from '@/lib/issueList/rowFormat';
import { Column } from '@/protocol/enums';
import type { GridColumn } from '@/ui/gridColumn';
import { RowTick } from './RowTick';

/** The columns of the list with a check box beside each number; the same for the same. */
export const tickedColumns = weakMapMemoize(
  (columns: readonly GridColumn<ListRow>[]): readonly GridColumn<ListRow>[] =>
    columns.map((column) =>
      column.key === String(Column.id)
        ? {
            ...column,
            render: (row) => (
              <>
                <RowTick issueId={row.issueId} />
                {column.render(row)}
              </>
            ),
          }
        : column,
    ),
);
