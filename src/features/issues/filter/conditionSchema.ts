/** What the form for a condition above the list holds, and what becomes of it. */
import { readFilterValue } from '@/forms/conditions/filterValues';
import type { DefinitionContext } from '@/forms/conditions/useDefinitionContext';
import type { ViewColumn } from '@/forms/conditions/viewColumns';
import type { FormSchema } from '@/forms/formSchema';
import type { Operator } from '@/protocol/views';
import { operatorsOf } from '@/rules/viewDefinitions';
import type { FilterCondition } from './filterText';

/** A condition in the form. */
export interface ConditionValues {
  column: FilterCondition['column'];
  operator: Operator;
  /** In the user's format. */
  value: string;
}

/** Any column is read like the name of an issue. */
const anyText = { type: 'TEXT' };

/** How the condition is read depends on its column. */
export function conditionSchema(
  known: readonly ViewColumn[],
  context: DefinitionContext,
): FormSchema<ConditionValues, FilterCondition> {
  return {
    secretFields: [],
    check: (values) => {
      const { column, operator } = values;
      const rules = known.find((one) => one.column === column)?.rules ?? anyText;
      const read = readFilterValue(rules, operator, values.value, context);
      if (!read.ok) return { values, problems: { value: { code: read.code } }, sent: null };
      const { text, wire } = read.value;
      return {
        values: { ...values, value: text },
        problems: {},
        sent: { column, operator, value: wire },
      };
    },
  };
}

/** What a new condition on a column begins with. */
export function firstOperator(column: ViewColumn | undefined): Operator {
  if (!column) return 'CON';
  const { type, 'multi-select': isSeveral } = column.rules;
  // Of several values hardly anybody looks for all of them.
  return type === 'TEXT' || isSeveral === 1 ? 'CON' : (operatorsOf(type)[0] ?? 'EQ');
}
