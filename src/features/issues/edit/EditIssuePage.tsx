import { useRef, useState } from 'react';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectProjectOfFolder } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { NameField } from '@/forms/fields/NameField';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { maxLengths } from '@/protocol/limits';
import type { LoadedIssue } from '@/protocol/issues';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { selectAskedField } from '@/screen/issueNotes';
import { offerUndo } from '@/screen/undo';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import type { IssueParams } from '../issueQueries';
import { useKeptBesideForm } from '../useKeptBeside';
import { useTellAlreadySo } from '../useTellAlreadySo';
import { AttributeFields } from './AttributeFields';
import { issueTexts } from './attributeTexts';
import { type IssuePart, partOfAttribute } from './changedBeside';
import { issueSchema, type IssueValues, type SentIssue } from './issueSchemas';
import { editMessages } from './messages';
import { findSavedOverInWindow } from './overwrittenInWindow';
import { useValueContext } from './useValueContext';
import { valuesQuery } from './valuesQuery';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [valuesQuery(params)],
  title: () => ({ message: editMessages.editIssue }),
  Page: EditIssue,
});

function EditIssue({ issueId }: IssueParams) {
  const editIssue = useSave(issueChangesApi.endpoints.editIssue);
  const query = valuesQuery({ issueId });
  const issue = useLoaded(query);
  const { typeId, folderId } = issue.details;
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const project = useAppSelector((state) => selectProjectOfFolder(state, folderId));
  const context = useValueContext()(project?.projectId ?? null);
  const settings = useAppSelector(selectSettings);
  const toValues = (loaded: LoadedIssue): IssueValues => ({
    name: loaded.details.name,
    attributes: issueTexts(attributes, loaded, { formats: settings }),
  });
  const [initialValues] = useState(() => toValues(issue));
  const own: IssuePart[] = ['name', ...attributes.map((one) => partOfAttribute(one.attributeId))];
  const keptBeside = useKeptBesideForm({ issueId, own });
  const was = useWas();
  const tellAlreadySo = useTellAlreadySo();
  const store = useAppStore();
  const { dispatch } = store;
  /** What the server had when it was asked last. */
  const latest = useRef(issue);

  const source: FormSource<IssueValues> = async (ask) => {
    latest.current = await ask(askAgain(query));
    return toValues(latest.current);
  };

  async function save({ name, isRenamed, values }: SentIssue) {
    const { details, attributes: wires = [] } = latest.current;
    const old = wires.filter(({ id }) => values.some((value) => value.id === id));
    const after = { ...(isRenamed && { name }), values };
    const before = { ...(isRenamed && { name: details.name }), values: old };
    const { stampId } = await editIssue({ issueId, ...after, ...was(before) });
    if (!stampId) tellAlreadySo();
    const answered = { issueId, stampId, knownStamp: details.stamp };
    void findSavedOverInWindow(store, answered).then((over) => {
      const theirs = values.flatMap(({ id, value = null }) => {
        const known = old.find((one) => one.id === id)?.value ?? '';
        const found = over.values.get(id) ?? known;
        const isTheirs = found !== known;
        return isTheirs ? [{ id, before: found, after: value, isTheirs }] : [];
      });
      if (theirs.length > 0) dispatch(offerUndo({ kind: 'values', issueId, values: theirs }));
      if (!isRenamed || over.name === null || over.name === details.name) return;
      const change = { before: over.name, after: name, isTheirs: true };
      dispatch(offerUndo({ kind: 'name', issueId, ...change }));
    });
    return stampId;
  }

  const askedField = useAppSelector(selectAskedField);

  return (
    <FormPage
      initialValues={initialValues}
      schema={issueSchema(attributes, context)}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.save}
      onSubmit={save}
      edits={source}
      keptBeside={keptBeside}
      sendsChanges
      focusField={askedField ?? undefined}
    >
      <NameField maxLength={maxLengths.issueName} />
      <AttributeFields attributes={attributes} context={context} />
    </FormPage>
  );
}
