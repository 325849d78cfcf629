import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { NameField } from '@/forms/fields/NameField';
import type { FormSource } from '@/forms/formSource';
import { InlineForm } from '@/forms/InlineForm';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { maxLengths } from '@/protocol/limits';
import type { LoadedIssue } from '@/protocol/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { offerUndo } from '@/screen/undo';
import { useAppDispatch } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { askAgain } from '@/windows/askAgain';
import type { IssueParams } from '../issueQueries';
import { untilReloaded } from '../untilReloaded';
import { useKeptBeside } from '../useKeptBeside';
import { useTellAlreadySo } from '../useTellAlreadySo';
import { partOfAttribute } from './changedBeside';
import { issueSchema, type IssueValues } from './issueSchemas';
import { editCommandMessages } from './commandMessages';
import { editSentences } from './messages';
import { findSavedOver } from './overwritten';
import { valuesQuery } from './valuesQuery';
import { type EditedIssue, useEditedValues } from './useEditedValues';
import { useIssueEditor } from './useIssueEditor';
import type { EditorPlace } from './ValueEditor';
import { ValueFields } from './ValueFields';

/** Changes the name of an issue where it stands. */
export function NameEditor({ issueId }: IssueParams) {
  const editor = useIssueEditor({ issueId, place: 'name' });
  return editor && <NameForm {...editor} />;
}

interface NameFormProps extends EditorPlace {
  issue: EditedIssue;
}

/** The form that changes the name of an issue, and the values that have to be put right with it. */
export function NameForm({ issue, label, settle, draftPath, onClose, children }: NameFormProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const editIssue = useSave(issueChangesApi.endpoints.editIssue);
  const was = useWas();
  const tellAlreadySo = useTellAlreadySo();
  const { issueId, details } = issue;
  const { context, wrong, toTexts } = useEditedValues(issue, null);
  const [initialValues] = useState(() => ({ name: details.name, attributes: toTexts(issue) }));
  /** What the server had when it was asked last. */
  const latest = useRef<Pick<LoadedIssue, 'details' | 'attributes'>>(issue);
  const own = ['name' as const, ...wrong.map(({ attributeId }) => partOfAttribute(attributeId))];
  const keptBeside = useKeptBeside({ issueId, own, asked: { first: issue, latest } });

  const source: FormSource<IssueValues> = async (ask) => {
    const loaded = await ask(askAgain(valuesQuery({ issueId })));
    latest.current = loaded;
    return { name: loaded.details.name, attributes: toTexts(loaded) };
  };

  return (
    <InlineForm
      label={label ?? intl.formatMessage(editCommandMessages.editName)}
      initialValues={initialValues}
      schema={issueSchema(wrong, context)}
      draftPath={draftPath}
      escapeDiscards
      submitLabel={actionMessages.save}
      onSubmit={async ({ name, values }) => {
        const sent = { name, ...(values.length > 0 && { values }) };
        const { attributes = [], details: known } = latest.current;
        const old = attributes.filter(({ id }) => values.some((value) => value.id === id));
        const { stampId } = await editIssue({
          issueId,
          ...sent,
          ...was({ name: known.name, values: old }),
        });
        await (settle ? settle(sent) : dispatch(untilReloaded()));
        if (!stampId) return 'alreadySo';
        const save = { issueId, stampId, knownStamp: known.stamp };
        const over = await dispatch(findSavedOver(save));
        const before = over.name ?? known.name;
        const isTheirs = before !== known.name;
        const change = { before, after: name, ...(isTheirs && { isTheirs }) };
        dispatch(offerUndo({ kind: 'name', issueId, ...change }));
        return 'changed';
      }}
      edits={source}
      keptBeside={keptBeside}
      onDone={(saved) => {
        onClose();
        if (!saved) return;
        if (saved.result === 'alreadySo') {
          tellAlreadySo();
          return;
        }
        const column = intl.formatMessage(columnMessages.name);
        announce(intl.formatMessage(editSentences.valueSaved, { name: column }));
      }}
      onLeave={() => {
        onClose(true);
      }}
    >
      <NameField maxLength={maxLengths.issueName} />
      <ValueFields attributes={wrong} hasWrong={wrong.length > 0} context={context} />
      {children}
    </InlineForm>
  );
}
