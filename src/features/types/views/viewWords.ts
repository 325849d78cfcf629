/** What a view is made of, in words. */
import type { IntlShape } from 'react-intl';
import { selectAttributesOfType } from '@/entities/issueTypes';
import type { GuardedField, GuardWording } from '@/forms/confirmGuard';
import { operatorMessages } from '@/forms/conditions/operatorMessages';
import { definitionContextOf } from '@/forms/conditions/useDefinitionContext';
import { columnLabel, columnsOfType, type ViewColumn } from '@/forms/conditions/viewColumns';
import { fieldTextIn } from '@/forms/fieldText';
import { optionWords } from '@/forms/fieldWords';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Answer } from '@/protocol/operations';
import { viewMessages } from './messages';
import type { ViewParams } from './viewQueries';
import { type FilterRow, filterRowsOf, namedView } from './viewValues';

/** The two directions of an order. */
export const sortDirections = [
  { value: true, label: viewMessages.ascending },
  { value: false, label: viewMessages.descending },
];

/** Columns, one on a line. */
export function columnsInWords(
  intl: IntlShape,
  columns: readonly number[],
  known: readonly ViewColumn[],
): string {
  return columns.map((column) => fieldTextIn(intl, columnLabel(known, column))).join('\n');
}

/** Conditions, one on a line. */
export function filtersInWords(
  intl: IntlShape,
  rows: readonly FilterRow[],
  known: readonly ViewColumn[],
): string {
  return rows
    .map(({ column, operator, value }) => {
      const words = [columnLabel(known, column), operatorMessages[operator], value];
      return words.map((part) => fieldTextIn(intl, part)).join(' ');
    })
    .join('\n');
}

/** All of a view that was loaded with its details. */
export function viewInWords(
  answer: Answer<'loadView'>,
  { params: { typeId }, state, intl }: GuardWording<ViewParams>,
): readonly GuardedField[] {
  const known = columnsOfType(
    selectAttributesOfType(state, typeId).map(({ attributeId, typeId: _type, ...attribute }) => ({
      ...attribute,
      id: attributeId,
    })),
  );
  const { name, columns, sortColumn, sortAscending, filters } = namedView(answer);
  const rows = filterRowsOf(filters, known, definitionContextOf(state, intl));
  return [
    { label: columnMessages.name, text: name },
    { label: propertyMessages.columns, text: columnsInWords(intl, columns, known) },
    { label: viewMessages.sortBy, text: columnLabel(known, sortColumn) },
    { label: viewMessages.sortDirection, text: optionWords(sortDirections)(sortAscending) },
    { label: viewMessages.filters, text: filtersInWords(intl, rows, known) },
  ];
}
