/** What the issues of a list are put in order by. */
import type { ListWithMore } from '@/api/refreshWholeList';
import { furtherColumnsOf } from '@/api/sendWholeList';
import { cellText } from '@/lib/cellMarkup';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import type { AttributesById } from '@/rules/conditions';
import type { OrderedValue } from '@/rules/listOrder';

export interface OrderContext {
  readonly attributes: AttributesById;
  /** By what lists write in the column of the location; null for what several folders are called. */
  readonly places: ReadonlyMap<string, string | null>;
  /** Whether the server orders texts and empty values as we do. */
  readonly isKnown: boolean;
}

export type ValueReader = (issue: ListedIssue) => OrderedValue | null;

/** What an issue has in a column, null where that cannot be told; null where the server may order it in other ways. */
export function valueReader(
  list: ListWithMore,
  column: number,
  { attributes, isKnown, places }: OrderContext,
): ValueReader | null {
  if (column === Column.id) return ({ id }) => id;
  const columns = [...list.columns, ...(furtherColumnsOf(list) ?? [])];
  const index = columns.findIndex(({ id }) => id === column);
  if (index < 0) return null;
  if (column === Column.createdDate || column === Column.modifiedDate) {
    return ({ cells }) => cells[index] ?? null;
  }
  const type = attributes.get(columnAttributeId(column) ?? 0)?.type;
  if (type === 'NUMERIC' || type === 'DATETIME') {
    return ({ cells }) => {
      // Where empty ones go depends on the database.
      const value = cells[index] ?? '';
      return value === '' && !isKnown ? null : value;
    };
  }
  if (!isKnown) return null;
  if (column === Column.location) return ({ cells }) => places.get(cellText(cells[index])) ?? null;
  return ({ cells }) => cellText(cells[index]);
}
