/** By what a list is grouped, as its address says it, such as `as=groups.attribute3` or `as=groups.modified.week`. */
import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column, columnAttributeId } from '@/protocol/enums';
import { columnOfName, nameOfColumn } from '@/routing/paths/columnNames';
import type { ListColumn } from '@/protocol/issues';
import type { AttributesById } from '@/rules/conditions';

const dateUnits = ['day', 'week', 'month'] as const;
const placeUnits = ['folder', 'project'] as const;

/** How much of a date or a place is one group. */
export type GroupUnit = (typeof dateUnits)[number] | (typeof placeUnits)[number];

export interface Grouping {
  readonly column: number;
  /** Null for columns whose values are groups as they are. */
  readonly unit: GroupUnit | null;
}

/** What the values of a column are, as far as groups differ by it. */
export type GroupKind = 'choice' | 'user' | 'place' | 'date' | 'number' | 'text';

/** Null for what no groups are made of: numbers and names of issues, and columns that the type does not have. */
export function groupKindOf(column: number, attributes: AttributesById): GroupKind | null {
  switch (column) {
    case Column.createdDate:
    case Column.modifiedDate:
      return 'date';
    case Column.createdBy:
    case Column.modifiedBy:
      return 'user';
    case Column.location:
      return 'place';
  }
  const attribute = attributes.get(columnAttributeId(column) ?? 0);
  return attribute ? kindOfAttribute(attribute) : null;
}

function kindOfAttribute({ type }: Attribute): GroupKind {
  switch (type) {
    case 'ENUM':
      return 'choice';
    case 'USER':
      return 'user';
    case 'DATETIME':
      return 'date';
    case 'NUMERIC':
      return 'number';
    case 'TEXT':
      return 'text';
  }
}

const noUnits: readonly GroupUnit[] = [];

/** The units in the order offered; none where values are groups as they are. */
export function unitsOf(kind: GroupKind | null): readonly GroupUnit[] {
  if (kind === 'date') return dateUnits;
  return kind === 'place' ? placeUnits : noUnits;
}

/** A date without a unit goes by month, since a list has many days; a place by folder. */
function usualUnit(kind: GroupKind | null): GroupUnit | null {
  if (kind === 'date') return 'month';
  return kind === 'place' ? 'folder' : null;
}

/** What can be grouped by. */
export interface Groupable {
  /** Of the type of the list, in their order. */
  readonly attributes: AttributesById;
  /** Of the rows: a list of one folder has none for the place. */
  readonly columns: readonly ListColumn[];
}

function canGroup(column: number, { attributes, columns }: Groupable): boolean {
  return groupKindOf(column, attributes) !== null && columns.some(({ id }) => id === column);
}

/** By what a list is grouped that does not say it, or says what it does not have: its first choice, else its authors. */
function usualGrouping({ attributes }: Groupable): Grouping {
  const choice = [...attributes.values()].find(({ type }) => type === 'ENUM');
  return { column: choice ? attributeColumn(choice.id) : Column.createdBy, unit: null };
}

/** Reads what stands in the address behind `groups`. */
export function readGrouping(
  [name = '', unitName = '']: readonly string[],
  groupable: Groupable,
): Grouping {
  const column = columnOfName(name);
  if (column === null || !canGroup(column, groupable)) return usualGrouping(groupable);
  const kind = groupKindOf(column, groupable.attributes);
  const unit = unitsOf(kind).find((one) => one === unitName);
  return { column, unit: unit ?? usualUnit(kind) };
}

/** What stands in the address behind `groups`. */
export function writeGrouping({ column, unit }: Grouping): readonly string[] {
  return [nameOfColumn(column), ...(unit === null ? [] : [unit])];
}

const systemColumns = [
  ...[Column.location, Column.createdBy, Column.createdDate],
  ...[Column.modifiedBy, Column.modifiedDate],
];

/** The columns that a list can be grouped by, in the order offered: its attributes, then what all issues have. */
export function groupableColumns(groupable: Groupable): readonly number[] {
  const columns = [...Array.from(groupable.attributes.keys(), attributeColumn), ...systemColumns];
  return columns.filter((column) => canGroup(column, groupable));
}
