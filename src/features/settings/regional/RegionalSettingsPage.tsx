import { useIntl } from 'react-intl';
import { settingsApi } from '@/api/endpoints/settings';
import { selectLanguages } from '@/entities/session';
import { FilterSelectField } from '@/forms/fields/FilterSelectField';
import { SelectField } from '@/forms/fields/SelectField';
import { FormPage } from '@/forms/FormPage';
import { useSwitchLanguage } from '@/forms/useSwitchLanguage';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { settingsPaths } from '@/routing/paths/settings';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { settingsMessages } from '../messages';
import { timeZoneName } from '../options/timeZones';
import { FormatFields } from './FormatFields';
import { regionalMessages, regionalSentences } from './messages';
import {
  keyOptions,
  regionalSchema,
  type RegionalValues,
  toRegionalSettings,
  toRegionalValues,
  zoneGroups,
} from './regionalForm';

const regionalQuery = () => screenQuery(settingsApi.endpoints.loadRegionalSettings, undefined);

export const page = definePage({
  queries: () => [regionalQuery()],
  title: () => ({ message: settingsMessages.regional }),
  Page: RegionalSettings,
});

/** Language, time zone and formats of the server. */
function RegionalSettings() {
  const intl = useIntl();
  const editSettings = useSave(settingsApi.endpoints.editRegionalSettings);
  const switchLanguage = useSwitchLanguage();
  const languages = useAppSelector(selectLanguages);
  const { settings, defaultTimeZone, timeZones, formats } = useLoaded(regionalQuery());
  const stored = toRegionalValues(settings);

  async function handleSubmit(values: RegionalValues) {
    const { updateLanguage } = await editSettings(toRegionalSettings(values));
    if (updateLanguage) await switchLanguage(values.language);
  }

  return (
    <FormPage
      {...useEdited(regionalQuery(), (answer) => toRegionalValues(answer.settings))}
      schema={regionalSchema}
      onSubmit={handleSubmit}
      backTo={settingsPaths.serverSettings.url({})}
      submitLabel={actionMessages.save}
    >
      <SelectField
        name="language"
        label={adminMessages.language}
        options={keyOptions(languages, stored.language)}
      />
      <FilterSelectField
        name="timeZone"
        label={settingsMessages.timeZone}
        help={intl.formatMessage(regionalMessages.timeZoneNote)}
        keepsFilter
        groups={zoneGroups(
          timeZones,
          stored.timeZone,
          intl.formatMessage(regionalSentences.defaultZone, {
            zone: timeZoneName(defaultTimeZone),
          }),
        )}
      />
      <FormatFields stored={stored} formats={formats} />
    </FormPage>
  );
}
