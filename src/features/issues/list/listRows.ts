/** The rows of the list: each is formatted once per answer, when it is drawn first. */
import { createSelector } from '@reduxjs/toolkit';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { createRowFormatter } from '@/lib/issueList/rowFormat';
import type { ListedIssue } from '@/protocol/issues';
import { selectShownList } from '@/lists/listView';
import type { RootState } from '@/store/rootReducer';

/** The columns of the answer. */
export const selectColumns = createSelector([selectShownList], (list) => list?.columns ?? []);

/** Makes a row of an issue when it is drawn: of a long list few are. */
export const selectRowFormatter = createSelector(
  [selectColumns, attributes.selectEntities, selectSettings],
  (columns, attributesById, settings) =>
    createRowFormatter({
      columns,
      attributesById,
      formats: settings,
      hasSubscriptions: settings.subscriptions,
    }),
);

const noIssues: readonly ListedIssue[] = [];

/** The issues to show; none before the first answer. */
export const selectListed = (state: RootState) => selectShownList(state)?.issues ?? noIssues;
