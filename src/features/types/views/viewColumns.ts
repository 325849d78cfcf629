/** The columns a view may have. */
import type { FieldText } from '@/forms/fieldText';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column } from '@/protocol/enums';
import { columnMessages } from '@/i18n/columnMessages';
import { viewMessages } from './messages';

export interface ViewColumn {
  column: number;
  label: FieldText;
  /** What its values are: system columns are described like attributes. */
  rules: AttributeRules;
}

/** Always there, at the start of every view. */
export const fixedColumns: readonly number[] = [Column.id, Column.name];

const systemColumns: readonly ViewColumn[] = [
  { column: Column.id, label: columnMessages.id, rules: { type: 'NUMERIC' } },
  { column: Column.name, label: columnMessages.name, rules: { type: 'TEXT' } },
  { column: Column.createdDate, label: columnMessages.createdDate, rules: { type: 'DATETIME' } },
  { column: Column.createdBy, label: columnMessages.createdBy, rules: { type: 'USER' } },
  { column: Column.modifiedDate, label: columnMessages.modifiedDate, rules: { type: 'DATETIME' } },
  { column: Column.modifiedBy, label: columnMessages.modifiedBy, rules: { type: 'USER' } },
];

/** In the order offered: system columns, then the attributes in the order of their type. */
export function columnsOfType(attributes: readonly Attribute[]): readonly ViewColumn[] {
  return [
    ...systemColumns,
    ...attributes.map(({ id, name, ...rules }) => ({
      column: attributeColumn(id),
      label: name,
      rules,
    })),
  ];
}

/** What a column is called. */
export function columnLabel(columns: readonly ViewColumn[], column: number): FieldText {
  return columns.find((known) => known.column === column)?.label ?? viewMessages.unknownColumn;
}
