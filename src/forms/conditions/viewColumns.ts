/** The columns that a view, and a condition, may have. */
import type { MessageDescriptor } from 'react-intl';
import type { FieldText } from '../fieldText';
import { columnMessages } from '@/i18n/columnMessages';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column } from '@/protocol/enums';
import { systemColumns } from '@/rules/viewDefinitions';
import { conditionMessages } from './messages';

export interface ViewColumn {
  column: number;
  label: FieldText;
  /** What its values are: system columns are described like attributes. */
  rules: AttributeRules;
}

const systemLabels: ReadonlyMap<number, MessageDescriptor> = new Map<number, MessageDescriptor>([
  [Column.id, columnMessages.id],
  [Column.name, columnMessages.name],
  [Column.createdDate, columnMessages.createdDate],
  [Column.createdBy, columnMessages.createdBy],
  [Column.modifiedDate, columnMessages.modifiedDate],
  [Column.modifiedBy, columnMessages.modifiedBy],
]);

/** In the order offered: system columns, then the attributes in the order of their type. */
export function columnsOfType(attributes: readonly Attribute[]): readonly ViewColumn[] {
  return [
    ...Array.from(systemColumns, ([column, rules]) => ({
      column,
      label: systemLabels.get(column) ?? conditionMessages.unknownColumn,
      rules,
    })),
    ...attributes.map(({ id, name, ...rules }) => ({
      column: attributeColumn(id),
      label: name,
      rules,
    })),
  ];
}

/** What a column is called. */
export function columnLabel(columns: readonly ViewColumn[], column: number): FieldText {
  return columns.find((known) => known.column === column)?.label ?? conditionMessages.unknownColumn;
}
