import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import type { FormSource } from '@/forms/formSource';
import { InlineForm } from '@/forms/InlineForm';
import { actionMessages } from '@/i18n/actionMessages';
import type { AttributeValueInput, LoadedIssue } from '@/protocol/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { offerUndo } from '@/screen/undo';
import { useAppDispatch } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { askAgain } from '@/windows/askAgain';
import { untilReloaded } from '../untilReloaded';
import { useKeptBeside } from '../useKeptBeside';
import { useTellAlreadySo } from '../useTellAlreadySo';
import { partOfAttribute } from './changedBeside';
import { editCommandSentences } from './commandMessages';
import { editSentences } from './messages';
import { findSavedOver } from './overwritten';
import { type EditedIssue, useEditedValues } from './useEditedValues';
import { useIssueEditor } from './useIssueEditor';
import { useTextSelected } from './useTextSelected';
import { valuesSchema, type ValueTexts } from './valueEditing';
import { ValueFields } from './ValueFields';
import { valuesQuery } from './valuesQuery';

interface ValueEditorProps {
  issueId: number;
  attributeId: number;
}

/** Changes one value of an issue where it stands, and nothing else. */
export function ValueEditor({ issueId, attributeId }: ValueEditorProps) {
  const editor = useIssueEditor({ issueId, place: `attribute ${attributeId}` });
  useTextSelected(editor !== null);
  return editor && <ValueForm attributeId={attributeId} {...editor} />;
}

/** What the editors of one value have in common, wherever they stand. */
export interface EditorPlace {
  /** In place of the words of the pane. */
  label?: string;
  /** Until what was saved is seen; by default until all has been loaded again. */
  settle?: (saved: SavedValue) => Promise<unknown>;
  /** Raw path that what is typed is kept under. */
  draftPath: string;
  /** To be closed: saved or unchanged, or left without saving what was typed. */
  onClose: (isLeft?: boolean) => void;
  /** Behind the fields. */
  children?: ReactNode;
}

/** What was saved of an issue, as it travels. */
interface SavedValue {
  name?: string;
  values?: readonly AttributeValueInput[];
}

interface ValueFormProps extends EditorPlace {
  issue: EditedIssue;
  attributeId: number;
}

/** The form that changes one value of an issue, and those that have to be put right with it. */
export function ValueForm({
  issue,
  attributeId,
  label,
  settle,
  draftPath,
  onClose,
  children,
}: ValueFormProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const editIssue = useSave(issueChangesApi.endpoints.editIssue);
  const was = useWas();
  const tellAlreadySo = useTellAlreadySo();
  const { issueId } = issue;
  const { edited, wrong, canTakeBack, context, toTexts } = useEditedValues(issue, attributeId);
  const [initialValues] = useState(() => ({ attributes: toTexts(issue) }));
  /** What the server had when it was asked last. */
  const latest = useRef<Pick<LoadedIssue, 'details' | 'attributes'>>(issue);
  const own = edited.map((attribute) => partOfAttribute(attribute.attributeId));
  const keptBeside = useKeptBeside({ issueId, own, asked: { first: issue, latest } });
  const [main] = edited;
  if (!main) return null;

  const source: FormSource<ValueTexts> = async (ask) => {
    const loaded = await ask(askAgain(valuesQuery({ issueId })));
    latest.current = loaded;
    return { attributes: toTexts(loaded) };
  };

  return (
    <InlineForm
      label={label ?? intl.formatMessage(editCommandSentences.editValue, { name: main.name })}
      initialValues={initialValues}
      schema={valuesSchema(edited, context)}
      draftPath={draftPath}
      escapeDiscards
      submitLabel={actionMessages.save}
      onSubmit={async (values) => {
        const { attributes, details } = latest.current;
        const old = values.map(({ id }) => ({
          id,
          value: attributes?.find((one) => one.id === id)?.value ?? null,
        }));
        const { stampId } = await editIssue({ issueId, values, ...was({ values: old }) });
        await (settle ? settle({ values }) : dispatch(untilReloaded()));
        if (!stampId) return 'alreadySo';
        const save = { issueId, stampId, knownStamp: details.stamp };
        const over = (await dispatch(findSavedOver(save))).values;
        const changed = values.map(({ id, value }, index) => {
          const known = old[index]?.value ?? null;
          const found = over.get(id) ?? known;
          const isTheirs = (found ?? '') !== (known ?? '');
          return { id, before: found, after: value ?? null, ...(isTheirs && { isTheirs }) };
        });
        // What had to be put right would be refused with its old value.
        const taken = changed.filter(
          ({ id, before: found, after, isTheirs = false }) =>
            (found ?? '') !== (after ?? '') && (isTheirs || canTakeBack(id)),
        );
        if (taken.length > 0) dispatch(offerUndo({ kind: 'values', issueId, values: taken }));
        return 'changed';
      }}
      edits={source}
      keptBeside={keptBeside}
      onDone={(saved) => {
        onClose();
        if (saved?.result === 'alreadySo') tellAlreadySo();
        else if (saved) announce(intl.formatMessage(editSentences.valueSaved, { name: main.name }));
      }}
      onLeave={() => {
        onClose(true);
      }}
    >
      <ValueFields attributes={edited} hasWrong={wrong.length > 0} context={context} />
      {children}
    </InlineForm>
  );
}
