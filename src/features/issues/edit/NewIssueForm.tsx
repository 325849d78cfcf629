import type { ReactNode, RefObject } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectFoldersIn } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { NameField } from '@/forms/fields/NameField';
import type { FieldProblems } from '@/forms/fieldProblem';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { type FormHandle, FormHandleHolder } from '@/forms/FormHandle';
import { FormPage } from '@/forms/FormPage';
import type { FormAnother } from '@/forms/useFormPage';
import { propertyMessages } from '@/i18n/propertyMessages';
import { maxLengths } from '@/protocol/limits';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import type { AttributeTexts } from './attributeTexts';
import { newIssueSchema, type NewIssueValues, type ReadNewIssue } from './issueSchemas';
import { LocationFields } from './LocationFields';
import { NewIssueAttributeFields } from './NewIssueAttributeFields';
import { useValueContext } from './useValueContext';

export interface NewIssueFormProps<Saved extends { issueId: number }> {
  typeId: number;
  initialValues: NewIssueValues;
  initialProblems?: FieldProblems;
  /** What the server fills in by itself; by default what the form begins with. */
  serverTexts?: AttributeTexts;
  backTo: string;
  /** Values that the server fills in so are left out. */
  onSubmit: (issue: ReadNewIssue) => Promise<Saved>;
  submitLabel: MessageDescriptor;
  another?: FormAnother<Saved>;
  /** Which one of those that are added one after another. */
  turn?: number;
  /** For what stands outside of the form. */
  handle?: RefObject<FormHandle<NewIssueValues> | null>;
  /** The prompt. */
  children?: ReactNode;
}

/** Everything that makes a new issue; leads to it when it is there. */
export function NewIssueForm<Saved extends { issueId: number }>({
  typeId,
  initialValues,
  initialProblems = {},
  serverTexts = initialValues.attributes,
  backTo,
  onSubmit,
  submitLabel,
  another,
  turn,
  handle,
  children,
}: NewIssueFormProps<Saved>) {
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const folders = useAppSelector((state) => selectFoldersIn(state, { projectId: null, typeId }));
  const { commentMaxLength } = useAppSelector(selectSettings);
  const contextOf = useValueContext();

  return (
    <FormPage
      initialValues={initialValues}
      initialProblems={initialProblems}
      schema={newIssueSchema(attributes, contextOf, { commentMaxLength, before: serverTexts })}
      backTo={backTo}
      submitLabel={submitLabel}
      {...(another && { another })}
      {...(turn !== undefined && { turn })}
      onSubmit={onSubmit}
      fieldOfError={{ UnknownFolder: 'folderId' }}
      onSaved={({ issueId }) => issuePaths.issueDetails.url({ issueId })}
    >
      {handle && <FormHandleHolder handle={handle} />}
      {children}
      <NameField maxLength={maxLengths.issueName} />
      <FormattedTextField name="description" label={propertyMessages.description} />
      <LocationFields folders={folders} />
      <NewIssueAttributeFields attributes={attributes} />
    </FormPage>
  );
}
