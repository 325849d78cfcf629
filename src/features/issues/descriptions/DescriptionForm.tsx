import { useState } from 'react';
import { selectSettings } from '@/entities/session';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { TextFormat } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { descriptionSchema } from './descriptionSchema';
import { descriptionPrompts } from './messages';

interface DescriptionValues {
  description: string;
  descriptionFormat: TextFormat;
}

interface DescriptionFormProps {
  issueId: number;
  issueName: string;
  operation: 'addDescription' | 'editDescription';
  initialValues: DescriptionValues;
  onSubmit: (payload: DescriptionValues & { issueId: number }) => Promise<unknown>;
}

/** Adds or changes the description of an issue (screens 11.6). */
export function DescriptionForm({
  issueId,
  issueName,
  operation,
  initialValues,
  onSubmit,
}: DescriptionFormProps) {
  const { commentMaxLength } = useAppSelector(selectSettings);
  const [schema] = useState(() => descriptionSchema(commentMaxLength));
  return (
    <FormPage
      initialValues={initialValues}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      onSubmit={({ description, descriptionFormat }) =>
        onSubmit({ issueId, description, descriptionFormat })
      }
      fieldOfError={{ StringTooLong: 'description' }}
      skipUnchanged={operation === 'editDescription'}
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
