import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column, columnAttributeId } from '@/protocol/enums';
import type { ListOrder } from '@/rules/listOrder';
import { standardView } from '@/rules/viewDefinitions';

import { refuse } from '@/server/core/refusal';
import { isSystemColumn } from '@/server/rules/columnNames';

import type { IssueScope } from './issueScope';

/** The columns of a list. */
export function listColumns(
  { columns, attributes, isSingleFolder }: IssueScope,
  { allColumns, hideIdColumn }: { allColumns: boolean; hideIdColumn: boolean },
): number[] {
  const chosen = allColumns ? everyColumn(attributes) : (columns?.columns ?? standardView.columns);
  const known = chosen.filter(
    (column) => isSystemColumn(column) || hasAttribute(attributes, column),
  );
  const located = isSingleFolder
    ? known
    : [...known.slice(0, 2), Column.location, ...known.slice(2)];
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
  const exists = (column: number) => isSystemColumn(column) || hasAttribute(attributes, column);
  if (sortColumn !== null) {
    if (!exists(sortColumn)) refuse('InvalidArguments');
    return { column: sortColumn, ascending: sortAscending ?? true };
  }
  if (columns !== null && exists(columns.sortColumn)) {
    return { column: columns.sortColumn, ascending: columns.sortAscending };
  }
  return { column: Column.id, ascending: true };
}

function everyColumn(attributes: readonly Attribute[]): number[] {
  return [
    Column.id,
    Column.name,
    Column.createdDate,
    Column.createdBy,
    Column.modifiedDate,
    Column.modifiedBy,
    ...attributes.map(({ id }) => attributeColumn(id)),
  ];
}

function hasAttribute(attributes: readonly Attribute[], column: number): boolean {
  const attributeId = columnAttributeId(column);
  return attributeId !== null && attributes.some(({ id }) => id === attributeId);
}
