import { AttributeField } from '@/forms/fields/AttributeField';
import { SelectField } from '@/forms/fields/SelectField';
import { operatorsOf } from '@/rules/viewDefinitions';
import type { DefinitionContext } from '../useDefinitionContext';
import styles from './FilterFields.module.css';
import { editedAs } from './filterValues';
import { viewMessages } from './messages';
import { operatorMessages } from './operatorMessages';
import type { ViewColumn } from './viewColumns';
import type { FilterRow } from './viewValues';

interface FilterFieldsProps {
  /** Of the condition in the form. */
  name: string;
  row: FilterRow;
  column: ViewColumn;
  context: DefinitionContext;
}

/** Comparison and value of one condition. */
export function FilterFields({ name, row, column, context }: FilterFieldsProps) {
  const offered = operatorsOf(column.rules.type);
  const operators = offered.includes(row.operator) ? offered : [...offered, row.operator];
  return (
    <div className={styles['fields']}>
      <SelectField
        name={`${name}.operator`}
        label={viewMessages.operator}
        options={operators.map((value) => ({ value, label: operatorMessages[value] }))}
      />
      <AttributeField
        name={`${name}.value`}
        attribute={editedAs(column.rules, row.operator)}
        context={context}
        label={viewMessages.value}
      />
    </div>
  );
}
