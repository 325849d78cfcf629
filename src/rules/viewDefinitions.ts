import { type Result, andThen, failure, firstFailure, success } from '@/lib/result';
import type { AttributeRules } from '@/lib/values/attributeRules';
import { wireWords } from '@/lib/values/formatExpressions';
import { Column, columnAttributeId } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxCounts, maxLengths } from '@/protocol/limits';
import {
  type Filter,
  type Operator,
  operators,
  type ViewColumns,
  type ViewColumnsInput,
} from '@/protocol/views';
import { checkDate } from './dates';
import { readExpression } from './expressions';
import { checkDistinct, splitIds, splitList } from './lists';
import { checkNumber } from './numbers';
import { checkLine, checkOptionalLine } from './texts';

/** What the values of a column are: those of the system are described like attributes. */
export type ColumnRules = Pick<AttributeRules, 'type' | 'decimal' | 'strip'>;

export type AttributeById = ReadonlyMap<number, ColumnRules>;

/** A condition as it is sent, by whomever. */
export interface FilterInput {
  column: number;
  operator: string;
  value: string;
}

/** Always there, at the start of every view. */
export const fixedColumns: readonly number[] = [Column.id, Column.name];

export function isFixed(column: number): boolean {
  return fixedColumns.includes(column);
}

/** The columns of a list of all folders: a list of one folder lacks the location, but shares what is chosen. */
export function withLocation(columns: readonly number[]): readonly number[] {
  if (columns.includes(Column.location)) return columns;
  return columns.toSpliced(columns.findLastIndex(isFixed) + 1, 0, Column.location);
}

/** What a type without a stored default view shows (protocol 3.8). */
export const standardView: Readonly<ViewColumns> = {
  columns: [Column.id, Column.name, Column.modifiedDate, Column.modifiedBy],
  sortColumn: Column.id,
  sortAscending: true,
};

/** The columns that views of every type may have, in the order offered, and what their values are. */
export const systemColumns: ReadonlyMap<number, ColumnRules> = new Map<number, ColumnRules>([
  [Column.id, { type: 'NUMERIC' }],
  [Column.name, { type: 'TEXT' }],
  [Column.createdDate, { type: 'DATETIME' }],
  [Column.createdBy, { type: 'USER' }],
  [Column.modifiedDate, { type: 'DATETIME' }],
  [Column.modifiedBy, { type: 'USER' }],
]);

const orderOperators: readonly Operator[] = ['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE'];
const textOperators: readonly Operator[] = ['EQ', 'NEQ', 'BEG', 'CON', 'END', 'IN'];

/** What values of a type can be compared by, in the order offered. */
export function operatorsOf(type: string): readonly Operator[] {
  return isText(type) ? textOperators : orderOperators;
}

/** Whether values of a type are compared as texts. */
export function isText(type: string): boolean {
  return type !== 'NUMERIC' && type !== 'DATETIME';
}

/** Whether a condition may compare with nothing. */
function mayBeEmpty(operator: Operator): boolean {
  return operator === 'EQ' || operator === 'NEQ';
}

/** What the values of a column are; null when there is no such column or nothing to compare (location). */
export function columnRules(column: number, attributes: AttributeById): ColumnRules | null {
  return systemColumns.get(column) ?? attributes.get(columnAttributeId(column) ?? 0) ?? null;
}

/** Whether a view has more of something than one call can hold: such a call is refused without a reason in words. */
export function hasTooMany(what: 'columns' | 'filters', all: readonly unknown[]): boolean {
  return all.length > maxCounts[what];
}

/** Codes: 332, 341, 337, 343, which is also that of no columns at all (protocol 4.7). */
export function checkColumns(
  { columns: ids, sortColumn, sortAscending }: ViewColumnsInput,
  attributes: AttributeById,
): Result<ViewColumns> {
  return andThen(ids === '' ? success([]) : splitIds(ids), (columns) => {
    if (columns.some((column) => columnRules(column, attributes) === null)) {
      return failure(ApiErrorCode.UnknownColumn);
    }
    const distinct = checkDistinct(columns);
    if (!distinct.ok) return distinct;
    if (fixedColumns.some((column, index) => columns[index] !== column)) {
      return failure(ApiErrorCode.MissingColumn);
    }
    return columns.includes(sortColumn)
      ? success({ columns, sortColumn, sortAscending })
      : failure(ApiErrorCode.UnknownColumn);
  });
}

/** Codes: 341, 322, 325, 327, 319, 332, 333 (protocol 4.7). */
export function checkFilter(
  { column, operator, value }: FilterInput,
  attributes: AttributeById,
): Result<Filter> {
  const rules = columnRules(column, attributes);
  if (rules === null) return failure(ApiErrorCode.UnknownColumn);
  const known = operators.find((candidate) => candidate === operator);
  return known === undefined
    ? failure(ApiErrorCode.InvalidDefinition)
    : andThen(checkCondition(rules, known, value), () =>
        success({ column, operator: known, value }),
      );
}

/** Columns and conditions of a view. Codes: those of both, of the first condition that is wrong. */
export function checkView(
  { filters, ...columns }: ViewColumnsInput & { filters: readonly FilterInput[] },
  attributes: AttributeById,
): Result<ViewColumns & { filters: Filter[] }> {
  return andThen(checkColumns(columns, attributes), (shown) => {
    const checked = filters.map((filter) => checkFilter(filter, attributes));
    const conditions = checked.flatMap((result) => (result.ok ? [result.value] : []));
    return firstFailure(checked) ?? success({ ...shown, filters: conditions });
  });
}

/** The comparison with a value; limits of attributes do not count. Codes: 322, 325, 327, 319, 332, 333. */
export function checkCondition(
  rules: ColumnRules,
  operator: Operator,
  value: string,
): Result<string> {
  if (!operatorsOf(rules.type).includes(operator)) return failure(ApiErrorCode.InvalidDefinition);
  const line = (mayBeEmpty(operator) ? checkOptionalLine : checkLine)(value, maxLengths.value);
  return !line.ok || value === '' ? line : checkOperand(rules, operator, value);
}

function checkOperand(
  { type, decimal = 0 }: ColumnRules,
  operator: Operator,
  value: string,
): Result<string> {
  if (type === 'NUMERIC') return checkNumber(value, decimal);
  if (operator === 'IN') return checkTexts(value);
  return andThen(readExpression(type, value), (isExpression) =>
    isExpression || isText(type) ? success(value) : checkDate(value),
  );
}

/** Several values; the user can not be one of them, not even the only one. Code 332. */
function checkTexts(value: string): Result<string> {
  return andThen(splitList(value), (items) =>
    items.includes(wireWords.me) ? failure(ApiErrorCode.InvalidFormat) : success(value),
  );
}
