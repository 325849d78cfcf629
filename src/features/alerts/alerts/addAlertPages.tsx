import { alertsApi } from '@/api/endpoints/alerts';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { noFilters } from '@/routing/paths/lists';
import { alertPaths } from '@/routing/paths/alerts';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { hasChoices, targetFields, toTarget } from '../target/alertTarget';
import { TargetFields } from '../target/TargetFields';
import { alertMessages } from './messages';

const schema = formSchema(targetFields);

export const addPersonalAlert = definePage({
  isReady: ({ state }) => hasChoices(state),
  title: () => ({ message: alertMessages.addPersonal }),
  Page: () => <AddAlertForm isPublic={false} />,
});

export const addPublicAlert = definePage({
  isReady: ({ state }) => hasChoices(state),
  title: () => ({ message: alertMessages.addPublic }),
  Page: () => <AddAlertForm isPublic />,
});

/** Chooses what the user, or everybody, is told of. */
function AddAlertForm({ isPublic }: { isPublic: boolean }) {
  const addAlert = useSave(alertsApi.endpoints.addAlert);
  return (
    <FormPage
      initialValues={noFilters}
      schema={schema}
      onSubmit={(values) => addAlert(toTarget(values, isPublic))}
      fieldOfError={{ AlertAlreadyExists: 'viewId' }}
      backTo={alertPaths.manageAlerts.url({})}
      submitLabel={commonMessages.add}
    >
      {(values) => (
        <>
          <Prompt
            message={isPublic ? alertMessages.addPublicPrompt : alertMessages.addPersonalPrompt}
          />
          <TargetFields values={values} isPublic={isPublic} />
        </>
      )}
    </FormPage>
  );
}
