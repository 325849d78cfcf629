import { createSelector } from '@reduxjs/toolkit';
import { selectFilterContext } from '../filter/listFilter';
import { createFormatterSelector } from '../list/listRows';

/** So many values fit on a card. */
export const mostFields = 4;

/** The columns of all cells that the rows of a whole list have. */
export const selectCellColumns = createSelector([selectFilterContext], ({ columns }) => columns);

/** Makes of an issue the texts of its card when that is drawn, of all columns. */
export const selectCardFormatter = createFormatterSelector(selectCellColumns);
