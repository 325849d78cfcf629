import { useState } from 'react';
import { globalApi } from '@/api/endpoints/global';
import { useAddIssueMutation } from '@/api/endpoints/issueChanges';
import { issueTypes, selectAttributesOfType } from '@/entities/issueTypes';
import { selectFoldersIn } from '@/entities/locations';
import { selectSessionUserName, selectSettings } from '@/entities/session';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { initialValue } from '@/lib/values/initialValues';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { issuePaths } from '@/routing/paths/issues';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { definePage } from '@/store/windowRoutes';
import { changedValues, toTexts } from './attributeTexts';
import { DescriptionField } from './DescriptionField';
import { newIssueSchema, type NewIssueValues } from './issueSchemas';
import { LocationFields } from './LocationFields';
import { editMessages } from './messages';
import { NameField } from './NameField';
import { NewIssueAttributeFields } from './NewIssueAttributeFields';
import { selectNewIssueLocation } from './newIssueLocation';
import { editPrompts } from './prompts';
import { useValueContext } from './useValueContext';

interface AddIssueParams {
  typeId: number;
}

export const page = definePage<AddIssueParams>({
  isReady: ({ state }) => globalApi.endpoints.getGlobal.select(undefined)(state).data !== undefined,
  check: ({ params: { typeId }, state }) =>
    issueTypes.selectById(state, typeId) ? null : { kind: 'api', code: ApiErrorCode.UnknownType },
  title: () => ({ message: editMessages.addIssue }),
  Page: AddIssue,
});

function AddIssue({ typeId }: AddIssueParams) {
  const [addIssue] = useAddIssueMutation();
  const type = useAppSelector((state) => issueTypes.selectById(state, typeId));
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId: null, typeId }));
  const settings = useAppSelector(selectSettings);
  const backTo = useAppSelector(selectMainPath) ?? '';
  const contextOf = useValueContext();
  const initialValues = useInitialValues(typeId);

  return (
    <FormPage<NewIssueValues, { issueId: number }>
      initialValues={initialValues}
      schema={newIssueSchema(attributes, contextOf, settings.commentMaxLength)}
      backTo={backTo}
      onSubmit={({ name, projectId, folderId, description, descriptionFormat, ...values }) =>
        addIssue({
          folderId: folderId ?? 0,
          name,
          values: changedValues(
            attributes,
            { before: initialValues.attributes, after: values.attributes },
            contextOf(projectId),
          ),
          ...(description !== '' && { description, descriptionFormat }),
        }).unwrap()
      }
      onSaved={({ issueId }) => issuePaths.issueDetails.url({ issueId })}
    >
      <Prompt message={editPrompts.addIssue} values={{ type: type?.name ?? '' }} />
      <NameField />
      <LocationFields folders={folders} />
      <NewIssueAttributeFields attributes={attributes} />
      <DescriptionField />
    </FormPage>
  );
}

/** Read once, when the form opens: `[Today]` must not move while somebody types. */
function useInitialValues(typeId: number): NewIssueValues {
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId: null, typeId }));
  const location = useAppSelector((state) => selectNewIssueLocation(state, folders));
  const userName = useAppSelector(selectSessionUserName);
  const settings = useAppSelector(selectSettings);
  const [values] = useState(() => ({
    name: '',
    ...location,
    attributes: toTexts(
      attributes,
      (attribute) => initialValue(attribute, { userName, now: new Date() }),
      { formats: settings },
    ),
    description: '',
    descriptionFormat: settings.defaultFormat,
  }));
  return values;
}
