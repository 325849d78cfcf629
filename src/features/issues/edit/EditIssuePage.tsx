import { useRef, useState } from 'react';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectProjectOfFolder } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import type { AttributeValueInput, LoadedIssue } from '@/protocol/issues';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { selectAskedField } from '@/screen/issueNotes';
import { useAppSelector } from '@/store/hooks';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import type { IssueParams } from '../issueQueries';
import { AttributeFields } from './AttributeFields';
import { issueTexts } from './attributeTexts';
import { issueSchema, type IssueValues } from './issueSchemas';
import { editMessages } from './messages';
import { NameField } from './NameField';
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
  const was = useWas();
  /** What the server had when it was asked last. */
  const latest = useRef(issue);

  const source: FormSource<IssueValues> = async (ask) => {
    latest.current = await ask(askAgain(query));
    return toValues(latest.current);
  };

  function save(name: string, values: AttributeValueInput[]) {
    const { details, attributes: wires = [] } = latest.current;
    const isRenamed = name !== initialValues.name;
    const old = wires.filter(({ id }) => values.some((value) => value.id === id));
    return editIssue({
      issueId,
      ...(isRenamed && { name }),
      values,
      ...was({ ...(isRenamed && { name: details.name }), values: old }),
    });
  }

  const askedField = useAppSelector(selectAskedField);

  return (
    <FormPage
      initialValues={initialValues}
      schema={issueSchema(attributes, context, initialValues)}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.save}
      onSubmit={({ name, values }) => save(name, values)}
      edits={source}
      sendsChanges
      focusField={askedField ?? undefined}
    >
      <NameField />
      <AttributeFields attributes={attributes} context={context} />
    </FormPage>
  );
}
