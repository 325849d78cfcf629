import { useIntl } from 'react-intl';
import { formSchema, sending } from '@/forms/formSchema';
import type { AskedAct, BulkAct } from '@/screen/bulkJob';
import { Notice } from '@/ui/Notice';
import { editMessages } from '../edit/messages';
import { rowSentences } from '../list/rowMessages';
import { statusSentences } from '../list/statusMessages';
import { undoMessages } from '../undo/messages';
import { wordsOf } from './actName';
import { BulkPreview } from './BulkPreview';
import { KeptIssues } from './KeptIssues';
import { QuestionForm } from './QuestionForm';

const schema = formSchema({});

interface ActQuestionProps {
  act: AskedAct;
  /** Those that are selected, or those that were added. */
  issueIds: readonly number[];
}

/** Whether something is to be done that needs nothing else to be known; with a warning where it cannot be undone. */
export function ActQuestion({ act, issueIds }: ActQuestionProps) {
  const intl = useIntl();
  const total = issueIds.length;
  const isUndo = act.kind === 'undoAdding';
  const isDangerous = isUndo || act.kind === 'delete';
  const words = wordsOf(act);

  return (
    <QuestionForm
      label={isUndo ? intl.formatMessage(undoMessages.undo) : intl.formatMessage(words)}
      initialValues={{}}
      schema={sending(schema, (): BulkAct => act)}
      submitLabel={words}
      isDangerous={isDangerous}
      issueIds={issueIds}
    >
      <p>
        {isUndo
          ? intl.formatMessage(statusSentences.statusCount, { total })
          : intl.formatMessage(rowSentences.selectedCount, { count: total })}
      </p>
      {isDangerous && (
        <Notice kind="danger">{intl.formatMessage(editMessages.deleteIssueWarning)}</Notice>
      )}
      <BulkPreview act={act} issueIds={issueIds} />
      {isUndo && <KeptIssues act={act} reason={undoMessages.changed} />}
    </QuestionForm>
  );
}
