/** What the forms of views hold, and what becomes of it. */
import { failure, type Result } from '@/lib/result';
import type { ParsedValue } from '@/lib/values/parsedValue';
import { Column } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { Answer } from '@/protocol/operations';
import type { Filter, Operator, ViewColumns, ViewColumnsInput } from '@/protocol/views';
import { fixedColumns, standardView } from '@/rules/viewDefinitions';
import type { DefinitionContext } from '@/forms/conditions/useDefinitionContext';
import { formatFilterValue, readFilterValue } from '@/forms/conditions/filterValues';
import type { ViewColumn } from '@/forms/conditions/viewColumns';

/** A condition in the form. */
export interface FilterRow {
  /** Tells rows apart: the same column may be asked for twice. */
  key: number;
  column: number;
  operator: Operator;
  /** In the user's format. */
  value: string;
}

/** The form of the default view. */
export interface ColumnsValues {
  columns: number[];
  sortColumn: number;
  sortAscending: boolean;
}

/** A view as it is stored. */
export interface NamedView extends ViewColumns {
  name: string;
  filters: readonly Filter[];
}

/** The form of a view with a name. */
export interface ViewValues extends ColumnsValues {
  name: string;
  filters: FilterRow[];
}

/** The columns as they can still be saved: those of deleted attributes are left out (protocol 3.8). */
export function columnsValuesOf(view: ViewColumns, known: readonly ViewColumn[]): ColumnsValues {
  const columns = view.columns.filter((id) => known.some(({ column }) => column === id));
  const others = columns.filter((id) => !fixedColumns.includes(id));
  return {
    columns: [...fixedColumns, ...others],
    sortColumn: columns.includes(view.sortColumn) ? view.sortColumn : Column.id,
    sortAscending: view.sortAscending,
  };
}

/** Stored conditions as they stand in the form; those on deleted attributes are left out. */
export function filterRowsOf(
  filters: readonly Filter[],
  known: readonly ViewColumn[],
  context: DefinitionContext,
): FilterRow[] {
  return filters.flatMap(({ column, operator, value }, key) => {
    const found = known.find((candidate) => candidate.column === column);
    if (!found) return [];
    return [{ key, column, operator, value: formatFilterValue(found.rules, value, context) }];
  });
}

/** The columns as they are sent. */
export function columnsInputOf({
  columns,
  sortColumn,
  sortAscending,
}: ColumnsValues): ViewColumnsInput {
  return { columns: columns.join(','), sortColumn, sortAscending };
}

/** Reads a condition. Codes: those of `readFilterValue`; 341 when there is no such column. */
export function readFilterRow(
  { column, operator, value }: FilterRow,
  known: readonly ViewColumn[],
  context: DefinitionContext,
): Result<ParsedValue> {
  const found = known.find((candidate) => candidate.column === column);
  return found
    ? readFilterValue(found.rules, operator, value, context)
    : failure(ApiErrorCode.UnknownColumn);
}

/** A further condition on a column, at the end. */
export function addFilter(rows: readonly FilterRow[], column: number): FilterRow[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { key, column, operator: 'EQ', value: '' }];
}

/** A view as it was loaded with its details, as it is sent. */
export function sentView(answer: Answer<'loadView'>) {
  const { name, filters, columns, sortColumn, sortAscending } = namedView(answer);
  const sent = columnsInputOf({ columns: [...columns], sortColumn, sortAscending });
  return { name, ...sent, filters: [...filters] };
}

/** A view as it was loaded with its details. */
export function namedView({ name, details }: Answer<'loadView'>): NamedView {
  return { filters: [], ...standardView, ...details, name };
}
