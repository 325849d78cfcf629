import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '@/forms/fields/SelectField';
import { focusLastButton } from '@/forms/formFocus';
import type { FormSchema } from '@/forms/formSchema';
import { askColumn } from '@/screen/bulk';
import type { BulkAct, CellsQuestion as Question } from '@/screen/bulkJob';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { QuestionForm } from '../bulk/QuestionForm';
import { columnOf, selectEditableColumns } from './cellColumns';
import { valuesOf } from './cellRules';
import { CellsPreview } from './CellsPreview';
import { cellMessages, cellSentences } from './messages';
import { useRowReadings } from './useRowReadings';

interface CellsQuestionProps {
  question: Question;
  issueIds: readonly number[];
}

/** What would become of each issue, before values that were pasted or filled down are sent. */
export function CellsQuestion({ question, issueIds }: CellsQuestionProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const preview = useRef<HTMLDivElement>(null);
  const { columnId } = question;
  const columns = useAppSelector(selectEditableColumns);
  const name = useAppSelector((state) => columnOf(state, columnId)?.name ?? '');
  const readings = useRowReadings(question, issueIds);
  // Of what is not known yet the job sees for itself.
  const changing = readings.rows.filter(
    ({ cells, outcome }) => cells.length > 0 && (outcome === 'change' || outcome === 'unknown'),
  );
  const canSubmit = changing.length > 0;
  const isPasted = question.from === 'paste';

  const schema: FormSchema<{ columnId: number }, BulkAct> = {
    secretFields: [],
    check: (values) => {
      const cells = Object.fromEntries(changing.map((row) => [row.issueId, valuesOf(row)]));
      return { values, problems: {}, sent: canSubmit ? { kind: 'cells', cells } : null };
    },
  };

  // External system: the document's focus, which falls to its body with the button that has nothing to do.
  useLayoutEffect(() => {
    if (canSubmit || document.activeElement !== document.body) return;
    focusLastButton(preview.current?.closest('form') ?? null);
  }, [canSubmit]);

  return (
    <QuestionForm
      label={
        isPasted
          ? intl.formatMessage(cellMessages.paste)
          : intl.formatMessage(cellSentences.fillDown, { name })
      }
      initialValues={{ columnId }}
      schema={schema}
      submitLabel={cellSentences.change}
      submitValues={{ count: changing.length }}
      canSubmit={canSubmit}
      isWide
      issueIds={issueIds}
    >
      {isPasted && (
        <SelectField
          name="columnId"
          label={cellMessages.column}
          options={columns.map(({ id, name: label }) => ({ value: id, label }))}
          onChosen={(value) => {
            dispatch(askColumn(Number(value)));
          }}
        />
      )}
      <CellsPreview ref={preview} question={question} readings={readings} />
    </QuestionForm>
  );
}
