import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Words } from '@/i18n/words';
import type { ListRow } from '@/lib/issueList/rowFormat';
import { Column } from '@/protocol/enums';
import type { GridColumn } from '@/ui/gridColumn';
import { rowSentences } from './rowMessages';
import { RowTick } from './RowTick';

/** The columns of the list with a check box beside each number; the same for the same. */
export const tickedColumns = weakMapMemoize(
  (columns: readonly GridColumn<ListRow>[], words: Words): readonly GridColumn<ListRow>[] =>
    columns.map((column) =>
      column.key === String(Column.id)
        ? {
            ...column,
            render: (row) => (
              <>
                <RowTick
                  issueId={row.issueId}
                  label={words.formatMessage(rowSentences.selectRow, {
                    issueId: String(row.issueId),
                  })}
                />
                {column.render(row)}
              </>
            ),
          }
        : column,
    ),
);
