import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectFoldersIn } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Payload } from '@/protocol/operations';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { newIssueSchema, type NewIssueValues } from './issueSchemas';
import { LocationFields } from './LocationFields';
import { NameField } from './NameField';
import { NewIssueAttributeFields } from './NewIssueAttributeFields';
import { useValueContext } from './useValueContext';

interface NewIssueFormProps {
  typeId: number;
  initialValues: NewIssueValues;
  backTo: string;
  /** Values that stand as they began are left out: the server has them itself. */
  onSubmit: (issue: Payload<'addIssue'>) => Promise<{ issueId: number }>;
  submitLabel: MessageDescriptor;
  /** The prompt. */
  children: ReactNode;
}

/** Everything that makes a new issue; leads to it when it is there. */
export function NewIssueForm({
  typeId,
  initialValues,
  backTo,
  onSubmit,
  submitLabel,
  children,
}: NewIssueFormProps) {
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId: null, typeId }));
  const { commentMaxLength } = useAppSelector(selectSettings);
  const contextOf = useValueContext();

  return (
    <FormPage
      initialValues={initialValues}
      schema={newIssueSchema(attributes, contextOf, {
        commentMaxLength,
        before: initialValues,
      })}
      backTo={backTo}
      submitLabel={submitLabel}
      onSubmit={onSubmit}
      fieldOfError={{ UnknownFolder: 'folderId' }}
      onSaved={({ issueId }) => issuePaths.issueDetails.url({ issueId })}
    >
      {children}
      <NameField />
      <FormattedTextField name="description" label={propertyMessages.description} />
      <LocationFields folders={folders} />
      <NewIssueAttributeFields attributes={attributes} />
    </FormPage>
  );
}
