/** The columns one can search by, in the order offered, and how each reads its text (screens 8.3). */
import type { MessageDescriptor } from 'react-intl';
import type { TypeAttribute } from '@/entities/attributes';
import { columnMessages } from '@/i18n/columnMessages';
import { attributeColumn, Column } from '@/protocol/enums';
import type { SearchRule } from './readSearch';

interface SearchColumnBase {
  column: number;
  rule: SearchRule;
}

/** System columns are named by us, attributes by the server. */
export type SearchColumn = SearchColumnBase & ({ message: MessageDescriptor } | { name: string });

export const systemColumns = [
  { column: Column.id, rule: { kind: 'id' }, message: columnMessages.id },
  { column: Column.name, rule: { kind: 'text' }, message: columnMessages.name },
  { column: Column.createdDate, rule: { kind: 'date' }, message: columnMessages.createdDate },
  { column: Column.createdBy, rule: { kind: 'text' }, message: columnMessages.createdBy },
  { column: Column.modifiedDate, rule: { kind: 'date' }, message: columnMessages.modifiedDate },
  { column: Column.modifiedBy, rule: { kind: 'text' }, message: columnMessages.modifiedBy },
] as const satisfies readonly SearchColumn[];

/** Attributes in the order of their type. */
export function attributeColumns(attributes: readonly TypeAttribute[]): SearchColumn[] {
  return attributes.map((attribute) => ({
    column: attributeColumn(attribute.attributeId),
    rule: ruleOf(attribute),
    name: attribute.name,
  }));
}

/** How the text that an attribute is searched for is read. */
export function ruleOf(attribute: TypeAttribute): SearchRule {
  switch (attribute.type) {
    case 'NUMERIC':
      return { kind: 'number', decimal: attribute.decimal, strip: attribute.strip === 1 };
    case 'DATETIME':
      return { kind: 'date' };
    case 'TEXT':
    case 'ENUM':
    case 'USER':
      return { kind: 'text' };
  }
}
