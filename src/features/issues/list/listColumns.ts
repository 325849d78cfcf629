/** The columns of the list: those of the answer, with what is known of them. */
import { createSelector } from '@reduxjs/toolkit';
import { attributes } from '@/entities/attributes';
import { selectFoldersIn } from '@/entities/locations';
import { projects } from '@/entities/projects';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import { columnAttributeId } from '@/protocol/enums';
import { selectListSelection } from '@/lists/listSelection';
import type { RootState } from '@/store/rootReducer';
import { lengthOf } from '@/lib/textWidth';
import { columnChars } from './columnChars';
import { selectColumns } from './listRows';

const selectLongestName = createSelector([users.selectAll], (all) =>
  Math.max(0, ...all.map(({ name }) => lengthOf(name))),
);

/** Of the folders of the type: another type may have longer ones. */
const selectLongestPlace = createSelector(
  [
    (state: RootState) =>
      selectFoldersIn(state, {
        projectId: null,
        typeId: selectListSelection(state).type?.typeId ?? null,
      }),
    projects.selectEntities,
  ],
  (all, projectsById) => {
    const places = all.map(
      ({ name, projectId }) => `${projectsById[projectId]?.name ?? ''} — ${name}`,
    );
    return Math.max(0, ...places.map(lengthOf));
  },
);

/** The columns of the answer with the attributes behind them and the digits they have room for. */
export const selectListColumns = createSelector(
  [selectColumns, attributes.selectEntities, selectSettings, selectLongestName, selectLongestPlace],
  (columns, attributesById, formats, longestName, longestPlace) =>
    columns.map((column) => {
      const attribute = attributesById[columnAttributeId(column.id) ?? 0] ?? null;
      const chars = columnChars(column, attribute, { formats, longestName, longestPlace });
      return { ...column, attribute, chars };
    }),
);
