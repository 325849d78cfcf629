import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import { partDraftPath } from '@/forms/drafts';
import { FilterFields } from '@/forms/conditions/FilterFields';
import {
  type DefinitionContext,
  useDefinitionContext,
} from '@/forms/conditions/useDefinitionContext';
import { formatFilterValue } from '@/forms/conditions/filterValues';
import { conditionMessages } from '@/forms/conditions/messages';
import type { ViewColumn } from '@/forms/conditions/viewColumns';
import { SelectField } from '@/forms/fields/SelectField';
import { TextField } from '@/forms/fields/TextField';
import { InlineForm } from '@/forms/InlineForm';
import { useFormField } from '@/forms/useFormField';
import { Column } from '@/protocol/enums';
import type { Operator } from '@/protocol/views';
import { maxLengths } from '@/protocol/limits';
import { selectFilterEditor } from '@/screen/filterEdit';
import { selectSelectionPath } from '@/screen/selection';
import { useAppSelector } from '@/store/hooks';
import { ChoiceCounts } from './ChoiceCounts';
import { type ConditionValues, conditionSchema, firstOperator } from './conditionSchema';
import styles from './FilterBar.module.css';
import type { FilterCondition, ListFilter } from './filterText';
import { filterMessages } from './messages';

interface ConditionEditorProps {
  known: readonly ViewColumn[];
  /** Null for a new one. */
  condition: FilterCondition | null;
  /** The conditions that choices are counted under. */
  others: ListFilter;
  onApply: (condition: FilterCondition) => void;
  onLeave: () => void;
}

/** The form for a condition above the list: column, comparison and value. */
export function ConditionEditor({
  known,
  condition,
  others,
  onApply,
  onLeave,
}: ConditionEditorProps) {
  const intl = useIntl();
  const context = useDefinitionContext();
  const path = useAppSelector(selectSelectionPath) ?? '';
  const editor = useAppSelector(selectFilterEditor) ?? '';
  const [initialValues] = useState(() => valuesOf(condition, known, context));
  return (
    <div className={styles['editor']}>
      <InlineForm
        label={intl.formatMessage(condition ? filterMessages.edit : filterMessages.add)}
        initialValues={initialValues}
        schema={conditionSchema(known, context)}
        draftPath={partDraftPath(path, `condition ${editor}`)}
        keepsDraft={false}
        escapeDiscards
        submitLabel={filterMessages.apply}
        onSubmit={(sent) => Promise.resolve(sent)}
        onDone={(saved) => {
          if (saved) onApply(saved.result);
        }}
        onLeave={onLeave}
      >
        <ConditionFields known={known} context={context} others={others} />
      </InlineForm>
    </div>
  );
}

function valuesOf(
  condition: FilterCondition | null,
  known: readonly ViewColumn[],
  context: DefinitionContext,
): ConditionValues {
  if (!condition) return { column: Column.name, operator: 'CON', value: '' };
  const rules = known.find(({ column }) => column === condition.column)?.rules;
  const { value } = condition;
  return { ...condition, value: rules ? formatFilterValue(rules, value, context) : value };
}

interface ConditionFieldsProps {
  known: readonly ViewColumn[];
  context: DefinitionContext;
  others: ListFilter;
}

function ConditionFields({ known, context, others }: ConditionFieldsProps) {
  const { value: chosen } = useFormField('column');
  const operator = useFormField('operator').value as Operator;
  const column = known.find((one) => one.column === chosen);
  return (
    <div className={styles['fields']}>
      <SelectField
        name="column"
        label={filterMessages.column}
        options={[
          { value: 'text', label: filterMessages.anyColumn },
          ...known.map((one) => ({ value: one.column, label: one.label })),
        ]}
        onChosen={(next, setOther) => {
          setOther('operator', firstOperator(known.find((one) => one.column === next)));
          setOther('value', '');
        }}
      />
      {column ? (
        <Fragment key={column.column}>
          <FilterFields name="" {...{ operator, column, context }} />
          <ChoiceCounts {...{ column, operator, others }} />
        </Fragment>
      ) : (
        <TextField name="value" label={conditionMessages.value} maxLength={maxLengths.value} />
      )}
    </div>
  );
}
