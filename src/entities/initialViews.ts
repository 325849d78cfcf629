import { createSelector } from '@reduxjs/toolkit';
import { issueTypes } from './issueTypes';
import { views } from './views';

/** The view that opens with each type, by type id; absent where a type opens without one. */
export const selectInitialViewIds = createSelector(
  [issueTypes.selectAll, views.selectEntities],
  (types, viewsById) => {
    const viewIds: Partial<Record<number, number>> = {};
    for (const { typeId, initialViewId } of types) {
      const stillExists = initialViewId !== null && viewsById[initialViewId]?.typeId === typeId;
      if (stillExists) viewIds[typeId] = initialViewId;
    }
    return viewIds;
  },
);
