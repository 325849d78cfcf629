import { useState } from 'react';
import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { Prompt } from '@/forms/Prompt';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { TextFormat } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { useShowSaved } from '../useShowSaved';
import { descriptionSchema } from './descriptionSchema';
import { descriptionPrompts } from './messages';

export interface DescriptionValues {
  description: string;
  descriptionFormat: TextFormat;
}

interface DescriptionFormProps {
  issueId: number;
  issueName: string;
  operation: 'addDescription' | 'editDescription';
  edits?: FormSource<DescriptionValues>;
  initialValues: DescriptionValues;
  onSubmit: (payload: DescriptionValues & { issueId: number }) => Promise<unknown>;
}

/** Adds or changes the description of an issue. */
export function DescriptionForm({
  issueId,
  issueName,
  operation,
  edits,
  initialValues,
  onSubmit,
}: DescriptionFormProps) {
  const showSaved = useShowSaved(issueId);
  const { commentMaxLength } = useAppSelector(selectSettings);
  const [schema] = useState(() => descriptionSchema(commentMaxLength));
  return (
    <FormPage
      initialValues={initialValues}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={operation === 'addDescription' ? commonMessages.add : actionMessages.save}
      onSubmit={async ({ description, descriptionFormat }) => {
        await onSubmit({ issueId, description, descriptionFormat });
        showSaved(operation === 'addDescription' ? 'descriptionAdded' : 'descriptionSaved', null);
      }}
      fieldOfError={{ StringTooLong: 'description' }}
      edits={edits}
    >
      <Prompt message={descriptionPrompts[operation]} values={{ name: issueName }} />
      <FormattedTextField
        name="description"
        formatName="descriptionFormat"
        label={propertyMessages.description}
        isRequired
      />
    </FormPage>
  );
}
