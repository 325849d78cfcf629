/**
 * How the conditions above a list stand in its address (decision 044), such as
 * `where=attribute3.is.Active,attribute3.is.New&where=modified.gte.[Today]-7`: all of the groups, any of a group.
 */
import type { Operator } from '@/protocol/views';
import { readAddressValue, writeAddressValue } from '@/routing/addressValues';
import { columnOfName, nameOfColumn } from '@/routing/paths/columnNames';

/** A condition of views, one on the place, which no view has, or a text that any column contains. */
export interface FilterCondition {
  readonly column: number | 'text';
  readonly operator: Operator;
  /** As it travels. */
  readonly value: string;
}

/** What cannot be read: kept as it stands, so that nothing is lost unseen. */
export interface UnreadPart {
  readonly raw: string;
}

export type FilterPart = FilterCondition | UnreadPart;

/** Whoever looks for issues wants all of the groups, and any part of a group. */
export type ListFilter = readonly (readonly FilterPart[])[];

const operatorNames: Readonly<Record<Operator, string>> = {
  EQ: 'is',
  NEQ: 'not',
  BEG: 'begins',
  CON: 'contains',
  END: 'ends',
  IN: 'in',
  LT: 'lt',
  LTE: 'lte',
  GT: 'gt',
  GTE: 'gte',
};
const operatorsByName = new Map(
  Object.entries(operatorNames).map(([operator, name]) => [name, operator as Operator]),
);

const begin = 'where=';
/** Stands in the place of a column. */
const anyColumn = 'text';

/** Reads what stands in the address; empty without conditions. */
export function readFilter(where: string): ListFilter {
  if (where === '' || where === begin) return [];
  return where
    .split('&')
    .map((group) =>
      group.startsWith(begin)
        ? group.slice(begin.length).split(',').map(readPart)
        : [{ raw: group }],
    );
}

function readPart(raw: string): FilterPart {
  const [, name = '', operatorName = '', escaped = ''] = /^(\w+)\.(\w+)\.(.*)$/.exec(raw) ?? [];
  const column = readColumn(name);
  const operator = operatorsByName.get(operatorName);
  const value = readAddressValue(escaped);
  if (column === null || operator === undefined || value === null) return { raw };
  return { column, operator, value };
}

function readColumn(name: string): number | 'text' | null {
  return name === anyColumn ? anyColumn : columnOfName(name);
}

/** What stands in the address; empty without conditions. */
export function writeFilter(filter: ListFilter): string {
  return filter
    .filter((group) => group.length > 0)
    .map((group) => begin + group.map(writePart).join(','))
    .join('&');
}

function writePart(part: FilterPart): string {
  if ('raw' in part) return part.raw;
  const { column, operator, value } = part;
  const name = column === anyColumn ? anyColumn : nameOfColumn(column);
  return `${name}.${operatorNames[operator]}.${writeAddressValue(value)}`;
}

/** The filter with something else in place of a part, or after it: `part` null removes it, and empty groups go. */
export function withPart(
  filter: ListFilter,
  place: PartPlace,
  part: FilterPart | null,
): ListFilter {
  const parts = part ? [part] : [];
  if (place.group >= filter.length) return part ? [...filter, parts] : filter;
  return filter
    .map((group, index) =>
      index === place.group
        ? [...group.slice(0, place.index), ...parts, ...group.slice(place.index + 1)]
        : group,
    )
    .filter((group) => group.length > 0);
}

/** Where a part stands, from 0; behind the last one there is none yet. */
export interface PartPlace {
  readonly group: number;
  readonly index: number;
}
