import { wireWords } from '@/lib/values/formatExpressions';
import type { Attribute } from '@/protocol/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import type { Filter } from '@/protocol/views';
import { checkDate } from '@/rules/dates';
import { checkNumber } from '@/rules/numbers';
import { checkLine } from '@/rules/texts';
import { columnRules } from '@/rules/viewDefinitions';

import { integer, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';

/** Fields of a search. */
export const searchFields = {
  searchColumn: optional(integer, Column.name),
  searchValue: optional(text({ max: maxLengths.value }), ''),
};

/**
 * The search as one more filter, null when nothing is searched for (protocol 4.4).
 * Codes: 319, 327, 332, 333, 322 unknown system column, 309 unknown attribute.
 */
export function readSearch(
  { searchColumn: column, searchValue: value }: { searchColumn: number; searchValue: string },
  attributes: readonly Attribute[],
): Filter | null {
  if (value === '') return null;
  accepted(checkLine(value, maxLengths.value));
  const rules = columnRules(
    column,
    new Map(attributes.map((attribute) => [attribute.id, attribute])),
  );
  if (rules === null) {
    refuse(columnAttributeId(column) === null ? 'InvalidDefinition' : 'UnknownAttribute');
  }
  switch (rules.type) {
    case 'NUMERIC':
      accepted(checkNumber(value, rules.decimal ?? 0));
      return { column, operator: 'EQ', value };
    case 'DATETIME':
      return { column, operator: 'EQ', value: accepted(checkDate(value)) };
    default:
      return {
        column,
        operator: 'CON',
        value: value.startsWith(wireWords.me) ? wireWords.me : value,
      };
  }
}
