/** What the forms of views hold, and what becomes of it (screens-admin 3.3, 3.4). */
import { Column, type Operator } from '@/protocol/enums';
import type { Filter, ViewColumns, ViewColumnsInput } from '@/protocol/views';
import type { DefinitionContext } from '../useDefinitionContext';
import { formatFilterValue, parseFilterValue } from './filterValues';
import { fixedColumns, type ViewColumn } from './viewColumns';

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

/** The form of a view with a name. */
export interface ViewValues extends ColumnsValues {
  name: string;
  filters: FilterRow[];
}

/** The columns as they can still be saved: those of deleted attributes are left out (api 3.8). */
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

/** The conditions as they are sent; their values have been checked. */
export function filtersOf(
  rows: readonly FilterRow[],
  known: readonly ViewColumn[],
  context: DefinitionContext,
): Filter[] {
  return rows.flatMap(({ column, operator, value }) => {
    const found = known.find((candidate) => candidate.column === column);
    const parsed = found && parseFilterValue(found.rules, operator, value, context);
    return parsed?.ok ? [{ column, operator, value: parsed.value.wire }] : [];
  });
}

/** A further condition on a column, at the end. */
export function addFilter(rows: readonly FilterRow[], column: number): FilterRow[] {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { key, column, operator: 'EQ', value: '' }];
}

/** What a server without a stored default view shows (api 3.8). */
export const standardView: ViewColumns = {
  columns: [Column.id, Column.name, Column.modifiedDate, Column.modifiedBy],
  sortColumn: Column.id,
  sortAscending: true,
};
