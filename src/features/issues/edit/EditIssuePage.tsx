import { useState } from 'react';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issuesApi } from '@/api/endpoints/issues';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectProjectOfFolder } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import type { LoadedIssue } from '@/protocol/issues';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { AttributeFields } from './AttributeFields';
import { issueTexts } from './attributeTexts';
import { issueSchema, type IssueValues } from './issueSchemas';
import { editMessages } from './messages';
import { NameField } from './NameField';
import { useValueContext } from './useValueContext';

interface EditIssueParams {
  issueId: number;
}

const issueQuery = (issueId: number) =>
  screenQuery(issuesApi.endpoints.loadIssue, { issueId, attributes: true });

export const page = definePage<EditIssueParams>({
  queries: ({ params: { issueId } }) => [issueQuery(issueId)],
  title: () => ({ message: editMessages.editIssue }),
  Page: EditIssue,
});

function EditIssue({ issueId }: EditIssueParams) {
  const loaded = useAppSelector((state) => issueQuery(issueId).select(state).data);
  return loaded ? <EditIssueForm issue={loaded} /> : null;
}

function EditIssueForm({ issue }: { issue: LoadedIssue }) {
  const { id: issueId, typeId, folderId } = issue.details;
  const editIssue = useSave(issueChangesApi.endpoints.editIssue);
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const project = useAppSelector((state) => selectProjectOfFolder(state, folderId));
  const context = useValueContext()(project?.projectId ?? null);
  const settings = useAppSelector(selectSettings);
  const toValues = (loaded: LoadedIssue): IssueValues => ({
    name: loaded.details.name,
    attributes: issueTexts(attributes, loaded, { formats: settings }),
  });
  const [initialValues] = useState(() => toValues(issue));

  return (
    <FormPage
      initialValues={initialValues}
      schema={issueSchema(attributes, context, initialValues)}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.save}
      onSubmit={({ name, values }) =>
        editIssue({ issueId, ...(name !== initialValues.name && { name }), values })
      }
      edits={formSource(issueQuery(issueId), toValues)}
      sendsChanges
    >
      <NameField />
      <AttributeFields attributes={attributes} context={context} />
    </FormPage>
  );
}
