import { settingsApi } from '@/api/endpoints/settings';
import { FieldGroup } from '@/forms/FieldGroup';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { FormPage } from '@/forms/FormPage';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { settingsPaths } from '@/routing/paths/settings';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { settingsMessages } from '../messages';
import { overviewMessages } from '../overview/messages';
import { accessSchema, toAccessValues } from './accessForm';
import { accessMessages } from './messages';
import { RegistrationFields } from './RegistrationFields';

const accessQuery = () => screenQuery(settingsApi.endpoints.loadAccessSettings, undefined);

export const page = definePage({
  queries: () => [accessQuery()],
  title: () => ({ message: settingsMessages.access }),
  Page: AccessSettings,
});

/** Who may come in without an account. */
function AccessSettings() {
  const editSettings = useSave(settingsApi.endpoints.editAccessSettings);
  const { settings } = useLoaded(accessQuery());
  return (
    <FormPage
      {...useEdited(accessQuery(), (answer) => toAccessValues(answer.settings))}
      schema={accessSchema}
      onSubmit={(settings) => editSettings(settings)}
      backTo={settingsPaths.serverSettings.url({})}
      submitLabel={actionMessages.save}
    >
      {(values) => (
        <>
          <FieldGroup title={overviewMessages.anonymousAccess} note={accessMessages.anonymousNote}>
            <CheckboxField name="anonymousAccess" label={accessMessages.enableAnonymous} />
          </FieldGroup>
          <RegistrationFields values={values} hasEmail={settings.emailEngine !== null} />
        </>
      )}
    </FormPage>
  );
}
