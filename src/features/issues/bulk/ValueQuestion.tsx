import { useIntl } from 'react-intl';
import type { TypeAttribute } from '@/entities/attributes';
import { AttributeField } from '@/forms/fields/AttributeField';
import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import { attributesText } from '@/forms/schema';
import { textOf, useFormField } from '@/forms/useFormField';
import { actionMessages } from '@/i18n/actionMessages';
import type { ValueContext } from '@/lib/values/formatValues';
import { selectListSelection } from '@/lists/listSelection';
import type { BulkAct } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import { editCommandSentences } from '../edit/commandMessages';
import { useValueContext } from '../edit/useValueContext';
import type { ValueTexts } from '../edit/valueEditing';
import { BulkPreview } from './BulkPreview';
import { QuestionForm } from './QuestionForm';

interface ValueQuestionProps {
  attribute: TypeAttribute;
  issueIds: readonly number[];
}

/** The value that all of them are to have. */
export function ValueQuestion({ attribute, issueIds }: ValueQuestionProps) {
  const intl = useIntl();
  const project = useAppSelector(selectListSelection).project;
  const context = useValueContext()(project?.projectId ?? null);
  const schema = valueSchema(attribute, context);
  const label = intl.formatMessage(editCommandSentences.editValue, { name: attribute.name });

  return (
    <QuestionForm
      label={label}
      initialValues={{ attributes: { [attribute.attributeId]: '' } }}
      schema={schema}
      submitLabel={actionMessages.save}
      issueIds={issueIds}
    >
      <AttributeField
        name={`attributes.${String(attribute.attributeId)}`}
        attribute={attribute}
        context={context}
        label={attribute.name}
      />
      <ValuePreview attributeId={attribute.attributeId} schema={schema} issueIds={issueIds} />
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
}

function ValuePreview({ attributeId, schema, issueIds }: ValuePreviewProps) {
  const { value } = useFormField(`attributes.${String(attributeId)}`);
  const { sent } = schema.check({ attributes: { [attributeId]: textOf(value) } });
  return <BulkPreview act={sent ?? null} issueIds={issueIds} />;
}
