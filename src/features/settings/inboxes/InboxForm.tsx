import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { adminMessages } from '@/i18n/adminMessages';
import { maxLengths } from '@/protocol/limits';
import type { InboxInput } from '@/protocol/settings';
import { settingsPaths } from '@/routing/paths/settings';
import { inboxEngineMessages } from '../connection/messages';
import { type InboxFeatures, inboxSchema, type InboxValues } from './inboxValues';
import { inboxMessages } from './messages';
import { ProcessingFields } from './ProcessingFields';
import { ServerFields } from './ServerFields';

interface InboxFormProps {
  initialValues: InboxValues;
  features: InboxFeatures;
  onSubmit: (inbox: InboxInput) => Promise<unknown>;
  submitLabel: MessageDescriptor;
  edits?: FormSource<InboxValues>;
  /** What is to be known before. */
  children?: ReactNode;
}

/** The fields of a mailbox. */
export function InboxForm({
  initialValues,
  features,
  onSubmit,
  submitLabel,
  edits,
  children,
}: InboxFormProps) {
  return (
    <FormPage
      initialValues={initialValues}
      schema={inboxSchema(features)}
      onSubmit={onSubmit}
      fieldOfError={{ EmailAlreadyExists: 'email' }}
      backTo={settingsPaths.serverSettings.url({})}
      submitLabel={submitLabel}
      focusField="email"
      edits={edits}
    >
      {(values) => (
        <>
          {children}
          <RadioGroupField
            name="engine"
            label={inboxMessages.engine}
            options={[
              { value: 'imap', label: inboxEngineMessages.imap },
              { value: 'pop3', label: inboxEngineMessages.pop3, isDisabled: !features.hasPop3 },
            ]}
          />
          <TextField
            name="email"
            type="email"
            label={adminMessages.emailAddress}
            maxLength={maxLengths.email}
            isRequired
          />
          <ServerFields values={values} features={features} />
          <ProcessingFields
            values={values}
            hasEmail={features.hasEmail}
            storedFormat={initialValues.format}
          />
        </>
      )}
    </FormPage>
  );
}
