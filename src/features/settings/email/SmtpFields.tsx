import { settingsApi } from '@/api/endpoints/settings';
import { FieldGroup } from '@/forms/FieldGroup';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { TrialButton } from '@/forms/TrialButton';
import { useSave } from '@/saving/useSave';
import { ConnectionFields } from '../connection/ConnectionFields';
import { connectionMessages } from '../connection/messages';
import { emailSchema, type EmailValues, toSmtp } from './emailForm';
import { emailMessages } from './messages';

interface SmtpFieldsProps {
  /** Whether the server is set up for OAuth. */
  hasOAuth: boolean;
  isOAuthUsed: boolean;
}

/** The mail server to send through, and the way to try it out. */
export function SmtpFields({ hasOAuth, isOAuthUsed }: SmtpFieldsProps) {
  const testSettings = useSave(settingsApi.endpoints.testEmailSettings);
  return (
    <FieldGroup title={emailMessages.smtp}>
      <ConnectionFields hasPassword={!(hasOAuth && isOAuthUsed)} />
      <CheckboxField name="useOAuth" label={connectionMessages.oauth} isDisabled={!hasOAuth} />
      <TrialButton<EmailValues>
        label={emailMessages.test}
        schema={emailSchema}
        onTry={async (values) => (await testSettings(toSmtp(values, hasOAuth))).status}
        passed={emailMessages.passed}
        failed={connectionMessages.failed}
      />
    </FieldGroup>
  );
}
