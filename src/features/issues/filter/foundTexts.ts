/** What the list is searched for, as far as it can be shown in its rows. */
import { createSelector } from '@reduxjs/toolkit';
import { attributes } from '@/entities/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';
import { selectSearch } from '@/screen/issueList';
import { selectListColumns } from '../list/listColumns';
import { selectFilter } from './listFilter';

/** A text that was found in a column, by the place of the column; null for any column. */
export interface FoundText {
  index: number | null;
  text: string;
}

const textColumns: readonly number[] = [Column.name, Column.createdBy, Column.modifiedBy];
const markedOperators: readonly string[] = ['BEG', 'CON', 'END'];

/** The texts that search and conditions look for in the columns on screen. */
export const selectFoundTexts = createSelector(
  [selectSearch, selectFilter, selectListColumns, attributes.selectEntities],
  (search, filter, columns, byId): readonly FoundText[] => {
    const isText = (column: number) => {
      const type = byId[columnAttributeId(column) ?? 0]?.type;
      return textColumns.includes(column) || ['TEXT', 'ENUM', 'USER'].includes(type ?? '');
    };
    const conditions = filter
      .flat()
      .flatMap((part) => ('raw' in part || !markedOperators.includes(part.operator) ? [] : [part]));
    return [...(search ? [search] : []), ...conditions].flatMap(
      ({ column, value }): FoundText[] => {
        if (column === 'text') return [{ index: null, text: value }];
        const index = columns.findIndex(({ id }) => id === column);
        return index >= 0 && isText(column) ? [{ index, text: value }] : [];
      },
    );
  },
);
