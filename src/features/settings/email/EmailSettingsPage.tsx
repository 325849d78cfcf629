import { settingsApi } from '@/api/endpoints/settings';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { maxLengths } from '@/protocol/limits';
import { settingsPaths } from '@/routing/paths/settings';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { settingsMessages } from '../messages';
import { emailSchema, toEmailValues } from './emailForm';
import { emailMessages } from './messages';
import { SmtpFields } from './SmtpFields';

const emailQuery = () => screenQuery(settingsApi.endpoints.loadEmailSettings, undefined);

export const page = definePage({
  queries: () => [emailQuery()],
  title: () => ({ message: settingsMessages.email }),
  Page: EmailSettings,
});

/** Whether and how the server sends e-mail. */
function EmailSettings() {
  const editSettings = useSave(settingsApi.endpoints.editEmailSettings);
  const { hasOAuth } = useLoaded(emailQuery());
  return (
    <FormPage
      {...useEdited(emailQuery(), (answer) => toEmailValues(answer.settings))}
      schema={emailSchema(hasOAuth)}
      onSubmit={(sent) => editSettings(sent)}
      backTo={settingsPaths.serverSettings.url({})}
      submitLabel={actionMessages.save}
      focusField="emailFrom"
    >
      {(values) => (
        <>
          <Prompt message={emailMessages.prompt} />
          <CheckboxField name="isEnabled" label={emailMessages.enable} />
          {values.isEnabled && (
            <>
              <TextField
                name="emailFrom"
                type="email"
                label={settingsMessages.sender}
                maxLength={maxLengths.email}
                isRequired
              />
              <CheckboxField name="isCustom" label={emailMessages.custom} />
              {values.isCustom && <SmtpFields hasOAuth={hasOAuth} isOAuthUsed={values.useOAuth} />}
            </>
          )}
        </>
      )}
    </FormPage>
  );
}
