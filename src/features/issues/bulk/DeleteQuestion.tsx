import { useIntl } from 'react-intl';
import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import { actionMessages } from '@/i18n/actionMessages';
import type { BulkAct } from '@/screen/bulkJob';
import { Notice } from '@/ui/Notice';
import { editMessages } from '../edit/messages';
import { rowSentences } from '../list/rowMessages';
import { BulkPreview } from './BulkPreview';
import { QuestionForm } from './QuestionForm';

const act = { kind: 'delete' } as const;
const schema: FormSchema<object, BulkAct> = sending(formSchema({}), () => act);

/** Whether they are to be deleted: that cannot be undone. */
export function DeleteQuestion({ issueIds }: { issueIds: readonly number[] }) {
  const intl = useIntl();
  const count = intl.formatMessage(rowSentences.selectedCount, { count: issueIds.length });

  return (
    <QuestionForm
      label={intl.formatMessage(actionMessages.delete)}
      initialValues={{}}
      schema={schema}
      submitLabel={actionMessages.delete}
      issueIds={issueIds}
    >
      <p>{count}</p>
      <Notice kind="danger">{intl.formatMessage(editMessages.deleteIssueWarning)}</Notice>
      <BulkPreview act={act} issueIds={issueIds} />
    </QuestionForm>
  );
}
