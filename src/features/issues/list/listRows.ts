/** The rows of the list, ready to show: each is formatted once per answer, not per render. */
import { createSelector } from '@reduxjs/toolkit';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { createRowFormatter } from '@/lib/issueList/rowFormat';
import { selectShownList } from '@/lists/listView';

/** The columns of the answer. */
export const selectColumns = createSelector([selectShownList], (list) => list?.columns ?? []);

const selectRowFormatter = createSelector(
  [selectColumns, attributes.selectEntities, selectSettings],
  (columns, attributesById, settings) =>
    createRowFormatter({
      columns,
      attributesById,
      formats: settings,
      hasSubscriptions: settings.subscriptions,
    }),
);

/** The rows to show; none before the first answer. */
export const selectListRows = createSelector(
  [selectShownList, selectRowFormatter],
  (list, formatRow) => list?.issues.map(formatRow) ?? [],
);
