import { useIntl } from 'react-intl';
import { formSchema, sending } from '@/forms/formSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { selectSeenIssues } from '@/screen/bulk';
import { type BulkAct, previewOf, type UndoAddingAct } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import { Notice } from '@/ui/Notice';
import { editMessages } from '../edit/messages';
import { rowSentences } from '../list/rowMessages';
import { statusSentences } from '../list/statusMessages';
import { undoMessages } from '../undo/messages';
import styles from './BulkBar.module.css';
import { BulkPreview } from './BulkPreview';
import { IssueLink } from './IssueLink';
import { QuestionForm } from './QuestionForm';

const schema = formSchema({});

interface DeleteQuestionProps {
  /** The issues are those that are selected, or those that were added. */
  act: UndoAddingAct | { kind: 'delete' };
  issueIds: readonly number[];
}

/** Whether they are to be deleted: that cannot be undone. */
export function DeleteQuestion({ act, issueIds }: DeleteQuestionProps) {
  const intl = useIntl();
  const total = issueIds.length;
  const isUndo = act.kind === 'undoAdding';

  return (
    <QuestionForm
      label={intl.formatMessage(isUndo ? undoMessages.undo : actionMessages.delete)}
      initialValues={{}}
      schema={sending(schema, (): BulkAct => act)}
      submitLabel={actionMessages.delete}
      issueIds={issueIds}
    >
      <p>
        {isUndo
          ? intl.formatMessage(statusSentences.statusCount, { total })
          : intl.formatMessage(rowSentences.selectedCount, { count: total })}
      </p>
      <Notice kind="danger">{intl.formatMessage(editMessages.deleteIssueWarning)}</Notice>
      <BulkPreview act={act} issueIds={issueIds} />
      {isUndo && <KeptIssues act={act} />}
    </QuestionForm>
  );
}

/** Those that will stay, as somebody has changed them since. */
function KeptIssues({ act }: { act: UndoAddingAct }) {
  const intl = useIntl();
  const seen = useAppSelector(selectSeenIssues);
  const { kept } = previewOf(act, seen);
  if (kept.length === 0) return null;
  return (
    <dl className={styles['refused']}>
      {kept.map((issueId) => (
        <div key={issueId}>
          <dt>
            <IssueLink issueId={issueId} name={act.added[issueId]?.name ?? ''} />
          </dt>
          <dd>{intl.formatMessage(undoMessages.changed)}</dd>
        </div>
      ))}
    </dl>
  );
}
