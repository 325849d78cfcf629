/** The columns of the list: those of the answer, with what is known of them. */
import { createSelector } from '@reduxjs/toolkit';
import { attributes } from '@/entities/attributes';
import { selectFoldersIn } from '@/entities/locations';
import { projects } from '@/entities/projects';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import { describeColumns, placeName } from '@/lib/issueList/listColumns';
import { longestOf } from '@/lib/textWidth';
import { selectListSelection } from '@/lists/listSelection';
import type { RootState } from '@/store/rootReducer';
import { selectColumns } from './listRows';

const selectLongestName = createSelector([users.selectAll], (all) =>
  longestOf(all.map(({ name }) => name)),
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
  (all, projectsById) =>
    longestOf(
      all.map(({ name, projectId }) => placeName(projectsById[projectId]?.name ?? '', name)),
    ),
);

/** The columns of the answer with the attributes behind them and the digits they have room for. */
export const selectListColumns = createSelector(
  [selectColumns, attributes.selectEntities, selectSettings, selectLongestName, selectLongestPlace],
  (columns, attributesById, formats, longestName, longestPlace) =>
    describeColumns(columns, attributesById, { formats, longestName, longestPlace }),
);
