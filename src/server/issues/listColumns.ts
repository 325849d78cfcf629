import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column, columnAttributeId } from '@/protocol/enums';
import type { ListOrder } from '@/rules/listOrder';
import { standardView, systemColumns, withLocation } from '@/rules/viewDefinitions';

import { refuse } from '@/server/core/refusal';

import type { IssueScope } from './issueScope';

/** The columns of a list. */
export function listColumns(
  { columns, attributes, isSingleFolder }: IssueScope,
  { allColumns, hideIdColumn }: { allColumns: boolean; hideIdColumn: boolean },
): number[] {
  const chosen = allColumns ? everyColumn(attributes) : (columns?.columns ?? standardView.columns);
  const known = chosen.filter((column) => exists(column, attributes));
  const located = isSingleFolder ? known : [...withLocation(known)];
  return hideIdColumn && !allColumns ? located.filter((column) => column !== Column.id) : located;
}

/**
 * What a list is sorted by: as the call asks, else as the view does, else by id. A column that no longer exists counts
 * as none. Code 402 when the call asks for one that never was.
 */
export function listOrder(
  { columns, attributes }: IssueScope,
  { sortColumn, sortAscending }: { sortColumn: number | null; sortAscending: boolean | null },
): ListOrder {
  if (sortColumn !== null) {
    if (!exists(sortColumn, attributes)) refuse('InvalidArguments');
    return { column: sortColumn, ascending: sortAscending ?? true };
  }
  if (columns !== null && exists(columns.sortColumn, attributes)) {
    return { column: columns.sortColumn, ascending: columns.sortAscending };
  }
  return { column: Column.id, ascending: true };
}

function everyColumn(attributes: readonly Attribute[]): number[] {
  return [...systemColumns.keys(), ...attributes.map(({ id }) => attributeColumn(id))];
}

function exists(column: number, attributes: readonly Attribute[]): boolean {
  if (systemColumns.has(column) || column === Column.location) return true;
  const attributeId = columnAttributeId(column);
  return attributeId !== null && attributes.some(({ id }) => id === attributeId);
}
