import { createSelector } from '@reduxjs/toolkit';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { createRowFormatter, type RowContext } from '@/lib/issueList/rowFormat';
import type { RootState } from '@/store/rootReducer';

/** Selects what makes a row of an issue, with these columns. */
export function createFormatterSelector(
  selectColumns: (state: RootState) => RowContext['columns'],
) {
  return createSelector(
    [selectColumns, attributes.selectEntities, selectSettings],
    (columns, attributesById, settings) =>
      createRowFormatter({
        columns,
        attributesById,
        formats: settings,
        hasSubscriptions: settings.subscriptions,
      }),
  );
}
