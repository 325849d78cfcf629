import type { AttributeDefinition } from '@/protocol/attributes';
import { Column, columnAttributeId, operators, type Operator } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import type { Filter, ViewColumns, ViewColumnsInput } from '@/protocol/views';

import { refuse } from '@/server/core/refusal';

import { isMe, isToday } from './expressions';
import { checkOptionalLine } from './strings';
import { hasDuplicates, splitIds, splitList } from './wireLists';
import { checkDate, checkNumber } from './wireValues';

export type AttributeById = ReadonlyMap<number, AttributeDefinition>;

/** How the values of a column are compared. */
export type ColumnKind = { kind: 'text' } | { kind: 'number'; decimals: number } | { kind: 'date' };

const textOperators: readonly Operator[] = ['EQ', 'NEQ', 'CON', 'BEG', 'END', 'IN'];
const orderOperators: readonly Operator[] = ['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE'];

/** The kind of a column, null when there is no such column or nothing to compare (location). */
export function columnKind(column: number, attributes: AttributeById): ColumnKind | null {
  switch (column) {
    case Column.name:
    case Column.createdBy:
    case Column.modifiedBy:
      return { kind: 'text' };
    case Column.id:
      return { kind: 'number', decimals: 0 };
    case Column.createdDate:
    case Column.modifiedDate:
      return { kind: 'date' };
  }
  const attribute = attributes.get(columnAttributeId(column) ?? 0);
  if (attribute === undefined) return null;
  if (attribute.type === 'NUMERIC') return { kind: 'number', decimals: attribute.decimal ?? 0 };
  return { kind: attribute.type === 'DATETIME' ? 'date' : 'text' };
}

/** Codes: 332, 341, 337, 343, which is also that of no columns at all (protocol 4.7). */
export function checkColumns(input: ViewColumnsInput, attributes: AttributeById): ViewColumns {
  const columns = input.columns === '' ? [] : splitIds(input.columns);
  if (columns.some((column) => columnKind(column, attributes) === null)) refuse('UnknownColumn');
  if (hasDuplicates(columns)) refuse('DuplicateItems');
  if (columns[0] !== Column.id || columns[1] !== Column.name) refuse('MissingColumn');
  if (!columns.includes(input.sortColumn)) refuse('UnknownColumn');
  return { columns, sortColumn: input.sortColumn, sortAscending: input.sortAscending };
}

/** Codes: 341, 322, 325, 327, 319, 332, 333. */
export function checkFilter(
  { column, operator, value }: { column: number; operator: string; value: string },
  attributes: AttributeById,
): Filter {
  const kind = columnKind(column, attributes);
  if (kind === null) refuse('UnknownColumn');
  const known = operators.find((candidate) => candidate === operator);
  const allowed = kind.kind === 'text' ? textOperators : orderOperators;
  if (known === undefined || !allowed.includes(known)) refuse('InvalidDefinition');
  checkOptionalLine(value, maxLengths.value);
  if (value === '') {
    if (known !== 'EQ' && known !== 'NEQ') refuse('EmptyValue');
  } else {
    checkFilterValue(kind, known, value);
  }
  return { column, operator: known, value };
}

function checkFilterValue(kind: ColumnKind, operator: Operator, value: string): void {
  if (kind.kind === 'number') checkNumber(value, kind.decimals);
  else if (kind.kind === 'date') {
    if (!isToday(value)) checkDate(value);
  } else if (operator === 'IN') {
    if (splitList(value).some((item) => item === '[Me]')) refuse('InvalidFormat');
  } else isMe(value);
}
