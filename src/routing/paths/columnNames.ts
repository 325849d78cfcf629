/** How addresses name the columns of a list. */
import { attributeColumn, Column, columnAttributeId } from '@/protocol/enums';
import { MAX_ID } from '@/protocol/firstLimits';

const names: ReadonlyMap<number, string> = new Map<number, string>([
  [Column.id, 'id'],
  [Column.name, 'name'],
  [Column.createdDate, 'created'],
  [Column.createdBy, 'createdby'],
  [Column.modifiedDate, 'modified'],
  [Column.modifiedBy, 'modifiedby'],
  [Column.location, 'location'],
]);
const columnsByName = new Map(Array.from(names, ([column, name]) => [name, column]));

const attributeStart = 'attribute';

/** The column of a name such as `modified` or `attribute3`; null for other texts. */
export function columnOfName(name: string): number | null {
  const id = /^attribute([1-9]\d{0,9})$/.exec(name)?.[1];
  if (id === undefined) return columnsByName.get(name) ?? null;
  const column = attributeColumn(Number(id));
  return column <= MAX_ID ? column : null;
}

/** The name of a column in addresses. */
export function nameOfColumn(column: number): string {
  return names.get(column) ?? attributeStart + String(columnAttributeId(column));
}
