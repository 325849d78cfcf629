import { useIntl } from 'react-intl';
import type { TypeAttribute } from '@/entities/attributes';
import { AttributeField } from '@/forms/fields/AttributeField';
import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import { attributesText } from '@/forms/schema';
import { textOf, useFormField } from '@/forms/useFormField';
import { actionMessages } from '@/i18n/actionMessages';
import type { ValueContext } from '@/lib/values/formatValues';
import { selectListSelection } from '@/lists/listSelection';
import { type BulkAct, type PutTogether, seenInList } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import { toTexts } from '../edit/attributeTexts';
import { editCommandSentences } from '../edit/commandMessages';
import { useValueContext } from '../edit/useValueContext';
import type { ValueTexts } from '../edit/valueEditing';
import { BulkPreview } from './BulkPreview';
import { KeptIssues } from './KeptIssues';
import { bulkMessages } from './messages';
import { QuestionForm } from './QuestionForm';

interface ValueQuestionProps {
  attribute: TypeAttribute;
  issueIds: readonly number[];
  /** Where they were put, which is one of its values. */
  put?: PutTogether | undefined;
}

/** The value that all of them are to have. */
export function ValueQuestion({ attribute, issueIds, put }: ValueQuestionProps) {
  const intl = useIntl();
  const project = useAppSelector(selectListSelection).project;
  const context = useValueContext()(project?.projectId ?? null);
  const schema = valueSchema(attribute, context);
  const label = intl.formatMessage(editCommandSentences.editValue, { name: attribute.name });

  return (
    <QuestionForm
      label={label}
      initialValues={{ attributes: toTexts([attribute], () => put?.value ?? null, context) }}
      schema={schema}
      submitLabel={actionMessages.save}
      issueIds={issueIds}
      known={put && seenInList(put)}
    >
      <AttributeField
        name={`attributes.${String(attribute.attributeId)}`}
        attribute={attribute}
        context={context}
        label={attribute.name}
      />
      <ValuePreview
        attributeId={attribute.attributeId}
        schema={schema}
        issueIds={issueIds}
        put={put}
      />
    </QuestionForm>
  );
}

function valueSchema(
  attribute: TypeAttribute,
  context: ValueContext,
): FormSchema<ValueTexts, BulkAct> {
  const { attributeId } = attribute;
  const fields = formSchema({ attributes: attributesText([attribute], context) });
  return sending(fields, (read) => ({
    kind: 'value',
    attributeId,
    value: read.attributes[attributeId] ?? '',
  }));
}

interface ValuePreviewProps {
  attributeId: number;
  schema: FormSchema<ValueTexts, BulkAct>;
  issueIds: readonly number[];
  put: PutTogether | undefined;
}

function ValuePreview({ attributeId, schema, issueIds, put }: ValuePreviewProps) {
  const { value } = useFormField(`attributes.${String(attributeId)}`);
  const { sent } = schema.check({ attributes: { [attributeId]: textOf(value) } });
  return (
    <>
      <BulkPreview act={sent ?? null} issueIds={issueIds} put={put} />
      {put && sent && <KeptIssues act={sent} reason={bulkMessages.changed} put={put} />}
    </>
  );
}
