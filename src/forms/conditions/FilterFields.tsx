import { AttributeField } from '../fields/AttributeField';
import { SelectField } from '../fields/SelectField';
import { operatorsOf } from '@/rules/viewDefinitions';
import type { DefinitionContext } from './useDefinitionContext';
import styles from './FilterFields.module.css';
import { editedAs } from './filterValues';
import { conditionMessages } from './messages';
import { operatorMessages } from './operatorMessages';
import type { ViewColumn } from './viewColumns';
import type { Operator } from '@/protocol/views';

interface FilterFieldsProps {
  /** Of the condition in the form; empty where the form is one. */
  name: string;
  operator: Operator;
  column: ViewColumn;
  context: DefinitionContext;
}

/** Comparison and value of one condition. */
export function FilterFields({ name, operator, column, context }: FilterFieldsProps) {
  const offered = operatorsOf(column.rules.type);
  const operators = offered.includes(operator) ? offered : [...offered, operator];
  const start = name === '' ? '' : `${name}.`;
  const { words: _words, ...withoutExpressions } = context;
  return (
    <div className={styles['fields']}>
      <SelectField
        name={`${start}operator`}
        label={conditionMessages.operator}
        options={operators.map((value) => ({ value, label: operatorMessages[value] }))}
      />
      <AttributeField
        name={`${start}value`}
        attribute={editedAs(column.rules, operator)}
        // None can be one of several values, not even the only one.
        context={operator === 'IN' ? withoutExpressions : context}
        label={conditionMessages.value}
      />
    </div>
  );
}
