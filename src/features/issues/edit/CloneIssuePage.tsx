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
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { descriptionOf } from '../descriptions/descriptionQuery';
import { issueTexts } from './attributeTexts';
import type { NewIssueValues } from './issueSchemas';
import { editMessages } from './messages';
import { NewIssueForm } from './NewIssueForm';
import { editPrompts } from './prompts';

interface CloneIssueParams {
  issueId: number;
}

const issueQuery = (issueId: number) =>
  screenQuery(issuesApi.endpoints.loadIssue, { issueId, description: true, attributes: true });

export const page = definePage<CloneIssueParams>({
  queries: ({ params: { issueId } }) => [issueQuery(issueId)],
  title: () => ({ message: editMessages.cloneIssue }),
  Page: CloneIssue,
});

function CloneIssue({ issueId }: CloneIssueParams) {
  const loaded = useAppSelector((state) => issueQuery(issueId).select(state).data);
  return loaded ? <CloneIssueForm source={loaded} /> : null;
}

function CloneIssueForm({ source }: { source: LoadedIssue }) {
  const { id: issueId, typeId } = source.details;
  const cloneIssue = useSave(issueChangesApi.endpoints.cloneIssue);
  const initialValues = useSourceValues(source);
  return (
    <NewIssueForm
      submitLabel={actionMessages.clone}
      typeId={typeId}
      initialValues={initialValues}
      backTo={issuePaths.issueDetails.url({ issueId })}
      onSubmit={(issue) => cloneIssue({ issueId, ...issue })}
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
