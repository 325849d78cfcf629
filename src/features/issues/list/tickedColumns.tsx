import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Words } from '@/i18n/words';
import type { ListRow } from '@/lib/issueList/rowFormat';
import { Column } from '@/protocol/enums';
import type { GridColumn } from '@/ui/gridColumn';
import { RowTick } from './RowTick';
import { tickSentences } from './tickMessages';

/** In place of a number in a sentence, so that it need not be put together for each row. */
const anyNumber = '\u0000';

/** The columns of the list with a check box beside each number; the same for the same. */
export const tickedColumns = weakMapMemoize(
  (columns: readonly GridColumn<ListRow>[], words: Words): readonly GridColumn<ListRow>[] => {
    const label = words.formatMessage(tickSentences.selectRow, { issueId: anyNumber });
    return columns.map((column) =>
      column.key === String(Column.id)
        ? {
            ...column,
            render: (row) => (
              <>
                <RowTick
                  issueId={row.issueId}
                  label={label.replace(anyNumber, String(row.issueId))}
                />
                {column.render(row)}
              </>
            ),
          }
        : column,
    );
  },
);
