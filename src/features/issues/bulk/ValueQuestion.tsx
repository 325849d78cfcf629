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
import { useAppSelector, useAppStore } from '@/store/hooks';
import { toTexts } from '../edit/attributeTexts';
import { editCommandSentences } from '../edit/commandMessages';
import { useValueContext } from '../edit/useValueContext';
import { valueContextIn } from '../edit/valueContext';
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
      <ValuePreview attribute={attribute} schema={schema} issueIds={issueIds} put={put} />
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

/** Asks once for each folder: a list may have thousands of issues in a few. */
function onceEach(ask: (folderId: number) => boolean): (folderId: number) => boolean {
  const known = new Map<number, boolean>();
  return (folderId) => {
    const answer = known.get(folderId) ?? ask(folderId);
    known.set(folderId, answer);
    return answer;
  };
}

interface ValuePreviewProps {
  attribute: TypeAttribute;
  schema: FormSchema<ValueTexts, BulkAct>;
  issueIds: readonly number[];
  put: PutTogether | undefined;
}

function ValuePreview({ attribute, schema, issueIds, put }: ValuePreviewProps) {
  const { getState } = useAppStore();
  const { attributeId } = attribute;
  const { value } = useFormField(`attributes.${String(attributeId)}`);
  // Members of a project may limit the values of its issues, and a list may have those of several.
  const typed = { attributes: { [attributeId]: textOf(value) } };
  const { sent } = schema.check(typed);

  const fits = onceEach((folderId) => {
    const inFolder = valueSchema(attribute, valueContextIn(getState(), folderId));
    return inFolder.check(typed).sent !== null;
  });

  return (
    <>
      <BulkPreview act={sent ?? null} issueIds={issueIds} put={put} fits={fits} />
      {put && sent && <KeptIssues act={sent} reason={bulkMessages.changed} put={put} />}
    </>
  );
}
