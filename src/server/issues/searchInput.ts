import type { Attribute } from '@/protocol/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import type { Filter } from '@/protocol/views';

import { integer, optional, text } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import { meExpression } from '@/server/rules/expressions';
import { checkLine } from '@/server/rules/strings';
import { columnKind } from '@/server/rules/viewDefinitions';
import { checkDate, checkNumber } from '@/server/rules/wireValues';

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
  checkLine(value, maxLengths.value);
  const kind = columnKind(
    column,
    new Map(attributes.map((attribute) => [attribute.id, attribute])),
  );
  if (kind === null) {
    refuse(columnAttributeId(column) === null ? 'InvalidDefinition' : 'UnknownAttribute');
  }
  switch (kind.kind) {
    case 'number':
      checkNumber(value, kind.decimals);
      return { column, operator: 'EQ', value };
    case 'date':
      return { column, operator: 'EQ', value: checkDate(value) };
    case 'text':
      return {
        column,
        operator: 'CON',
        value: value.startsWith(meExpression) ? meExpression : value,
      };
  }
}
