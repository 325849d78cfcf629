/** What a saved view can hold of the conditions above a list: one comparison each, and all of them met. */
import { wireWords } from '@/lib/values/formatExpressions';
import { joinItems } from '@/lib/values/listItems';
import { columnAttributeId } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import type { Filter } from '@/protocol/views';
import type { AttributesById } from '@/rules/conditions';
import { checkFilter, columnRules, isText } from '@/rules/viewDefinitions';
import type { FilterPart, ListFilter } from './filterText';

export interface ViewOfFilter {
  filters: Filter[];
  /** The groups that it cannot hold. */
  left: ListFilter;
}

/** Conditions joined by "or" become a list of values where all ask the same column for a text of their own. */
export function viewOfFilter(filter: ListFilter, attributes: AttributesById): ViewOfFilter {
  const groups = filter.map((group) => ({ group, held: filterOf(group, attributes) }));
  return {
    filters: groups.flatMap(({ held }) => held ?? []),
    left: groups.flatMap(({ group, held }) => (held ? [] : [group])),
  };
}

/**
 * Whether a view may find others on the edges of its days than the list did: there the zone of the server counts, which
 * only administrators are told, in place of the browser's. Other dates are compared as they are stored.
 */
export function asksServerDays(filters: readonly Filter[], attributes: AttributesById): boolean {
  return filters.some(({ column, value }) => {
    if (value === '' || columnRules(column, attributes)?.type !== 'DATETIME') return false;
    const attributeId = columnAttributeId(column);
    if (attributeId === null || value.startsWith(wireWords.today)) return true;
    const attribute = attributes.get(attributeId);
    return attribute?.time === 1 && attribute.local === 1;
  });
}

function filterOf(group: readonly FilterPart[], attributes: AttributesById): Filter | null {
  const parts = group.flatMap((part) =>
    'raw' in part || part.column === 'text' ? [] : [{ ...part, column: part.column }],
  );
  const [first] = parts;
  if (!first || parts.length < group.length) return null;
  const joined = parts.length === 1 ? first : asList(parts, first, attributes);
  const checked = joined && checkFilter(joined, attributes);
  return checked?.ok ? checked.value : null;
}

function asList(
  parts: readonly Filter[],
  { column }: Filter,
  attributes: AttributesById,
): Filter | null {
  const type = columnRules(column, attributes)?.type;
  const isSame = parts.every(
    (part) =>
      part.column === column &&
      part.operator === 'EQ' &&
      part.value !== '' &&
      part.value !== wireWords.me &&
      !part.value.includes(','),
  );
  if (type === undefined || !isText(type) || !isSame) return null;
  const value = joinItems(parts.map((part) => part.value));
  return value.length > maxLengths.value ? null : { column, operator: 'IN', value };
}
