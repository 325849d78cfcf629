import { useState } from 'react';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issuesApi } from '@/api/endpoints/issues';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectProjectOfFolder } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { Prompt } from '@/forms/Prompt';
import { actionMessages } from '@/i18n/actionMessages';
import type { LoadedIssue } from '@/protocol/issues';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { descriptionOf } from '../descriptions/descriptionQuery';
import type { IssueParams } from '../issueQueries';
import { issueTexts } from './attributeTexts';
import type { NewIssueValues } from './issueSchemas';
import { editMessages, editPrompts } from './messages';
import { NewIssueForm } from './NewIssueForm';

const sourceQuery = ({ issueId }: IssueParams) =>
  screenQuery(issuesApi.endpoints.loadIssue, { issueId, description: true, attributes: true });

export const page = definePage<IssueParams>({
  queries: ({ params }) => [sourceQuery(params)],
  title: () => ({ message: editMessages.cloneIssue }),
  Page: CloneIssue,
});

function CloneIssue({ issueId }: IssueParams) {
  const cloneIssue = useSave(issueChangesApi.endpoints.cloneIssue);
  const source = useLoaded(sourceQuery({ issueId }));
  const initialValues = useSourceValues(source);
  return (
    <NewIssueForm
      submitLabel={actionMessages.clone}
      typeId={source.details.typeId}
      initialValues={initialValues}
      backTo={issuePaths.issueDetails.url({ issueId })}
      onSubmit={({ issue }) => cloneIssue({ issueId, ...issue })}
    >
      <Prompt message={editPrompts.cloneIssue} values={{ name: initialValues.name }} />
    </NewIssueForm>
  );
}

/** Read once, when the form opens. A folder that the user cannot see has to be chosen anew. */
function useSourceValues(source: LoadedIssue): NewIssueValues {
  const { name, typeId, folderId } = source.details;
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const project = useAppSelector((state) => selectProjectOfFolder(state, folderId));
  const settings = useAppSelector(selectSettings);
  const description = descriptionOf(source);
  const [values] = useState(() => ({
    name,
    projectId: project?.projectId ?? null,
    folderId: project ? folderId : null,
    attributes: issueTexts(attributes, source, { formats: settings }),
    description: description?.text ?? '',
    descriptionFormat: description?.format ?? settings.defaultFormat,
  }));
  return values;
}
