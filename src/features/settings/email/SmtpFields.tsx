import { settingsApi } from '@/api/endpoints/settings';
import { FieldGroup } from '@/forms/FieldGroup';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { TrialButton } from '@/forms/TrialButton';
import { useSave } from '@/saving/useSave';
import { ConnectionFields } from '../connection/ConnectionFields';
import { connectionMessages } from '../connection/messages';
import { smtpSchema } from './emailForm';
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
      <TrialButton
        label={emailMessages.test}
        schema={smtpSchema(hasOAuth)}
        onTry={async (sent) => (await testSettings(sent)).status}
        passed={emailMessages.passed}
        failed={connectionMessages.failed}
      />
    </FieldGroup>
  );
}
