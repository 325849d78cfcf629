import { settingsApi } from '@/api/endpoints/settings';
import { selectSettings } from '@/entities/session';
import { FieldGroup } from '@/forms/FieldGroup';
import { SelectField } from '@/forms/fields/SelectField';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { option } from '@/forms/schema';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { formatFullHour } from '@/lib/values/stamps';
import { settingsPaths } from '@/routing/paths/settings';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { useWeekdays } from '../options/useWeekdays';
import { cronMessages } from './messages';

const schema = formSchema({ reportHour: option<number>(), reportDay: option<number>() });

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const cronQuery = () => screenQuery(settingsApi.endpoints.loadCronSettings, undefined);

export const page = definePage({
  queries: () => [cronQuery()],
  title: () => ({ message: adminMessages.scheduledTasks }),
  Page: CronSettings,
});

/** When reports are sent. */
function CronSettings() {
  const editSettings = useSave(settingsApi.endpoints.editCronSettings);
  const formats = useAppSelector(selectSettings);
  const weekdays = useWeekdays();
  return (
    <FormPage
      {...useEdited(cronQuery(), ({ settings }) => settings)}
      schema={schema}
      onSubmit={(values) => editSettings(values)}
      backTo={settingsPaths.serverSettings.url({})}
      submitLabel={actionMessages.save}
    >
      <FieldGroup title={cronMessages.schedule} note={cronMessages.scheduleNote}>
        <SelectField
          name="reportHour"
          label={cronMessages.reportHour}
          options={hours.map((hour) => ({ value: hour, label: formatFullHour(hour, formats) }))}
        />
        <SelectField name="reportDay" label={cronMessages.reportDay} options={weekdays} />
      </FieldGroup>
    </FormPage>
  );
}
