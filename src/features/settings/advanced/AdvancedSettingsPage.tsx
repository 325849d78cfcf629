import { settingsApi } from '@/api/endpoints/settings';
import { FieldGroup } from '@/forms/FieldGroup';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { SelectField } from '@/forms/fields/SelectField';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { checkbox, option } from '@/forms/schema';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { HistoryOrder, TextFormat } from '@/protocol/enums';
import { settingsPaths } from '@/routing/paths/settings';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { settingsMessages } from '../messages';
import { advancedMessages } from './messages';
import { LimitFields } from './LimitFields';

const number = option<number>();

const schema = formSchema({
  hideIdColumn: checkbox(),
  hideEmptyValues: checkbox(),
  historyOrder: option<HistoryOrder>(),
  defaultFormat: option<TextFormat>(),
  commentMaxLength: number,
  fileMaxSize: number,
  fileDbMaxSize: number,
  sessionMaxLifetime: number,
  registerMaxLifetime: number,
  logMaxLifetime: number,
});

const advancedQuery = () => screenQuery(settingsApi.endpoints.loadAdvancedSettings, undefined);

export const page = definePage({
  queries: () => [advancedQuery()],
  title: () => ({ message: settingsMessages.advanced }),
  Page: AdvancedSettings,
});

/** How issues are shown, limits and lifetimes. */
function AdvancedSettings() {
  const editSettings = useSave(settingsApi.endpoints.editAdvancedSettings);
  const { settings } = useLoaded(advancedQuery());
  return (
    <FormPage
      {...useEdited(advancedQuery(), (answer) => answer.settings)}
      schema={schema}
      onSubmit={(values) => editSettings(values)}
      backTo={settingsPaths.serverSettings.url({})}
      submitLabel={actionMessages.save}
    >
      <FieldGroup title={advancedMessages.views}>
        <CheckboxField name="hideIdColumn" label={advancedMessages.hideIdColumn} />
        <CheckboxField name="hideEmptyValues" label={advancedMessages.hideEmptyValues} />
        <SelectField
          name="historyOrder"
          label={advancedMessages.historyOrder}
          options={[
            { value: HistoryOrder.ascending, label: advancedMessages.oldestFirst },
            { value: HistoryOrder.descending, label: advancedMessages.newestFirst },
          ]}
        />
      </FieldGroup>
      <FieldGroup title={advancedMessages.editing}>
        <SelectField
          name="defaultFormat"
          label={advancedMessages.defaultFormat}
          options={[
            { value: TextFormat.plain, label: propertyMessages.plainText },
            { value: TextFormat.markup, label: propertyMessages.markup },
          ]}
        />
      </FieldGroup>
      <LimitFields stored={settings} />
    </FormPage>
  );
}
