/** The columns of a list, from the answers of the server. */
import type { AttributeDefinition } from '@/protocol/attributes';
import { columnAttributeId } from '@/protocol/enums';
import type { ListColumn } from '@/protocol/issues';
import type { Id } from '@/protocol/scalars';
import type { ColumnPlace } from './arrangedColumns';
import { columnChars, type KnownLengths } from './columnChars';

/** A column of the answer with the attribute behind it and the digits it has room for. */
export interface DescribedColumn extends ListColumn, ColumnPlace {
  attribute: AttributeDefinition | null;
  chars: number;
}

/** The columns with what is known of them. */
export function describeColumns(
  columns: readonly (ListColumn & ColumnPlace)[],
  attributesById: Readonly<Partial<Record<Id, AttributeDefinition>>>,
  known: KnownLengths,
): DescribedColumn[] {
  return columns.map((column) => {
    const attribute = attributesById[columnAttributeId(column.id) ?? 0] ?? null;
    return { ...column, attribute, chars: columnChars(column, attribute, known) };
  });
}

/** A folder as the list names it. */
export function placeName(project: string, folder: string): string {
  return `${project} — ${folder}`;
}
