import { createSelector } from '@reduxjs/toolkit';
import { listTitle } from '@/lib/issueList/listTitle';
import { selectListSelection } from './listSelection';

/** What the list on screen is called; empty without a type (screens 6). */
export const selectListTitle = createSelector([selectListSelection], listTitle);
