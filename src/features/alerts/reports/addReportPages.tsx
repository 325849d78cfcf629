import { reportsApi } from '@/api/endpoints/reports';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { noFilters } from '@/routing/paths/lists';
import { reportPaths } from '@/routing/paths/reports';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { hasChoices, targetFields, toTarget } from '../target/alertTarget';
import { TargetFields } from '../target/TargetFields';
import { reportMessages } from './messages';
import { NoEmailNotice } from './NoEmailNotice';
import { checkReports } from './reportQueries';
import { defaultSchedule, scheduleFields, toSchedule } from './reportSchedule';
import { ScheduleFields } from './ScheduleFields';

const schema = formSchema({ ...targetFields, ...scheduleFields });

export const addPersonalReport = definePage({
  isReady: ({ state }) => hasChoices(state),
  check: ({ state }) => checkReports(state),
  title: () => ({ message: reportMessages.addPersonal }),
  Page: () => <AddReportForm isPublic={false} />,
});

export const addPublicReport = definePage({
  isReady: ({ state }) => hasChoices(state),
  check: ({ state }) => checkReports(state),
  title: () => ({ message: reportMessages.addPublic }),
  Page: () => <AddReportForm isPublic />,
});

/** Chooses what is sent to the user, or to everybody, and how often. */
function AddReportForm({ isPublic }: { isPublic: boolean }) {
  const addReport = useSave(reportsApi.endpoints.addReport);
  return (
    <FormPage
      initialValues={{ ...noFilters, ...defaultSchedule }}
      schema={schema}
      onSubmit={(values) => addReport({ ...toTarget(values, isPublic), ...toSchedule(values) })}
      fieldOfError={{ AlertAlreadyExists: 'viewId' }}
      backTo={reportPaths.manageReports.url({})}
      submitLabel={commonMessages.add}
    >
      {(values) => (
        <>
          <Prompt
            message={isPublic ? reportMessages.addPublicPrompt : reportMessages.addPersonalPrompt}
          />
          <NoEmailNotice />
          <TargetFields values={values} isPublic={isPublic} />
          <ScheduleFields />
        </>
      )}
    </FormPage>
  );
}
