import { createSelector } from '@reduxjs/toolkit';
import { selectListSelection } from './listSelection';

/** Type, then " - View", " | Project", " - Folder" as far as selected; empty without a type (screens 6). */
export const selectListTitle = createSelector(
  [selectListSelection],
  ({ type, view, project, folder }) => {
    if (!type) return '';
    return (
      type.name +
      (view ? ` - ${view.name}` : '') +
      (project ? ` | ${project.name}` : '') +
      (folder ? ` - ${folder.name}` : '')
    );
  },
);
