import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import type { FormSource } from '@/forms/formSource';
import { InlineForm } from '@/forms/InlineForm';
import { formSchema } from '@/forms/formSchema';
import { requiredText } from '@/forms/schema';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { maxLengths } from '@/protocol/limits';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { closeEditor, type InlineEditor } from '@/screen/inlineEdit';
import { offerUndo } from '@/screen/undo';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { askAgain } from '@/windows/askAgain';
import { selectKnownIssue } from '../details/knownIssue';
import type { IssueParams } from '../issueQueries';
import { untilReloaded } from '../untilReloaded';
import { editorDraftPath } from './editorDraft';
import { editMessages, editSentences } from './messages';
import { NameField } from './NameField';
import { valuesQuery } from './valuesQuery';
import type { EditorPlace } from './ValueEditor';

const schema = formSchema({ name: requiredText(maxLengths.issueName) });

/** Changes the name of an issue where it stands. */
export function NameEditor({ issueId }: IssueParams) {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectKnownIssue(state, issueId)?.details.name);
  const editor: InlineEditor = { issueId, place: 'name' };
  if (name === undefined) return null;
  return (
    <NameForm
      issueId={issueId}
      name={name}
      draftPath={editorDraftPath(editor)}
      onClose={() => {
        dispatch(closeEditor(editor));
      }}
    />
  );
}

interface NameFormProps extends EditorPlace, IssueParams {
  name: string;
}

/** The form that changes the name of an issue. */
export function NameForm({
  issueId,
  name,
  label,
  settle,
  draftPath,
  onClose,
  children,
}: NameFormProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const editIssue = useSave(issueChangesApi.endpoints.editIssue);
  const [initialValues] = useState({ name });
  /** What the server had when it was asked last. */
  const before = useRef(name);

  const source: FormSource<{ name: string }> = async (ask) => {
    const { details } = await ask(askAgain(valuesQuery({ issueId })));
    before.current = details.name;
    return { name: details.name };
  };

  return (
    <InlineForm
      label={label ?? intl.formatMessage(editMessages.editName)}
      initialValues={initialValues}
      schema={schema}
      draftPath={draftPath ?? issuePaths.editIssue.url({ issueId })}
      keepsDraft={draftPath !== undefined}
      escapeDiscards
      submitLabel={actionMessages.save}
      onSubmit={async (values) => {
        await editIssue({ issueId, ...values });
        const change = { before: before.current, after: values.name };
        await (settle ? settle(values) : dispatch(untilReloaded()));
        dispatch(offerUndo({ kind: 'name', issueId, ...change }));
      }}
      edits={source}
      onDone={(saved) => {
        onClose();
        if (!saved) return;
        const column = intl.formatMessage(columnMessages.name);
        announce(intl.formatMessage(editSentences.valueSaved, { name: column }));
      }}
      onLeave={onClose}
    >
      <NameField />
      {children}
    </InlineForm>
  );
}
