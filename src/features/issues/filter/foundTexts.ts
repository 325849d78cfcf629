/** What the list is searched for, as far as it can be shown in its rows. */
import { createSelector } from '@reduxjs/toolkit';
import { attributes, type TypeAttribute } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import type { FormatSettings } from '@/lib/values/formats';
import { wireWords } from '@/lib/values/formatExpressions';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { ListSearch } from '@/routing/paths/lists';
import { selectSearch } from '@/screen/issueList';
import { selectListColumns } from '../list/listColumns';
import { ruleOf, systemColumns } from '../list/searchColumns';
import { searchText } from '../list/searchText';
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

/** What a search finds as the cells of its column show it: a number as it is written, of a time the day. */
function searchedPart(
  { column, value }: ListSearch,
  attribute: TypeAttribute | undefined,
  formats: FormatSettings,
): { operator: PartOperator; text: string } {
  const own = systemColumns.find((one) => one.column === column)?.rule;
  const rule = own ?? (attribute ? ruleOf(attribute) : { kind: 'text' });
  const text = searchText(rule, value, formats);
  return { operator: rule.kind === 'date' ? 'BEG' : 'CON', text };
}

/** The texts that search and conditions look for in the columns on screen. */
export const selectFoundTexts = createSelector(
  [
    selectSearch,
    selectFilter,
    selectListColumns,
    attributes.selectEntities,
    selectMyName,
    selectSettings,
  ],
  (search, filter, columns, byId, myName, formats): readonly FoundText[] => {
    const attributeOf = (column: number) => byId[columnAttributeId(column) ?? 0];
    const placed = (column: number, part: Omit<FoundText, 'index'>): FoundText[] => {
      const index = columns.findIndex(({ id }) => id === column);
      return index < 0 ? [] : [{ ...part, index }];
    };
    const isText = (column: number) => {
      const type = attributeOf(column)?.type ?? '';
      return textColumns.includes(column) || ['TEXT', 'ENUM', 'USER'].includes(type);
    };
    const conditions = filter.flat().flatMap((part): FoundText[] => {
      if ('raw' in part) return [];
      const { column, value } = part;
      const operator = partOperators.find((one) => one === part.operator);
      if (!operator) return [];
      if (column === 'text') return [{ index: null, operator, text: value }];
      const text = value === wireWords.me ? myName : value;
      return isText(column) ? placed(column, { operator, text }) : [];
    });
    if (!search) return conditions;
    const { column } = search;
    const searched = searchedPart(search, attributeOf(column), formats);
    return [...placed(column, searched), ...conditions];
  },
);
