import { createSelector } from '@reduxjs/toolkit';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { createRowFormatter } from '@/lib/issueList/rowFormat';
import { selectFilterContext } from '../filter/listFilter';

/** So many values fit on a card. */
export const mostFields = 4;

/** The columns of all cells that the rows of a whole list have. */
export const selectCellColumns = createSelector([selectFilterContext], ({ columns }) => columns);

/** Makes of an issue the texts of its card when that is drawn, of all columns. */
export const selectCardFormatter = createSelector(
  [selectCellColumns, attributes.selectEntities, selectSettings],
  (columns, attributesById, settings) =>
    createRowFormatter({
      columns,
      attributesById,
      formats: settings,
      hasSubscriptions: settings.subscriptions,
    }),
);
