/** What the list is searched for, as far as it can be shown in its rows. */
import { createSelector } from '@reduxjs/toolkit';
import { attributes } from '@/entities/attributes';
import { wireWords } from '@/lib/values/formatExpressions';
import { Column, columnAttributeId } from '@/protocol/enums';
import { selectSearch } from '@/screen/issueList';
import { selectListColumns } from '../list/listColumns';
import { type PartOperator, partOperators } from './askedPlaces';
import { selectFilter, selectFilterContext } from './listFilter';

/** A text that was found in a column, by the place of the column; null for any column. */
export interface FoundText {
  index: number | null;
  operator: PartOperator;
  text: string;
}

const textColumns: readonly number[] = [Column.name, Column.createdBy, Column.modifiedBy];

/** Whose name stands for the word for oneself; empty for visitors, for whom nothing is found then. */
const selectMyName = createSelector(
  [selectFilterContext],
  ({ occasion: { userName } }) => userName,
);

/** The texts that search and conditions look for in the columns on screen. */
export const selectFoundTexts = createSelector(
  [selectSearch, selectFilter, selectListColumns, attributes.selectEntities, selectMyName],
  (search, filter, columns, byId, myName): readonly FoundText[] => {
    const isText = (column: number) => {
      const type = byId[columnAttributeId(column) ?? 0]?.type;
      return textColumns.includes(column) || ['TEXT', 'ENUM', 'USER'].includes(type ?? '');
    };
    const conditions = filter.flat().flatMap((part) => {
      if ('raw' in part) return [];
      const operator = partOperators.find((one) => one === part.operator);
      return operator ? [{ ...part, operator }] : [];
    });
    const asked = search ? [{ ...search, operator: 'CON' as const }, ...conditions] : conditions;
    return asked.flatMap(({ column, operator, value }): FoundText[] => {
      if (column === 'text') return [{ index: null, operator, text: value }];
      const index = columns.findIndex(({ id }) => id === column);
      const text = value === wireWords.me ? myName : value;
      return index >= 0 && isText(column) ? [{ index, operator, text }] : [];
    });
  },
);
