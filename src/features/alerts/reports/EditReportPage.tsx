import { reportsApi } from '@/api/endpoints/reports';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { Prompt } from '@/forms/Prompt';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { reportPaths } from '@/routing/paths/reports';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { DeleteIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { reportMessages, reportPrompts } from './messages';
import { NoEmailNotice } from './NoEmailNotice';
import { explainReportError, type ReportParams, reportDetailsQuery } from './reportQueries';
import { defaultSchedule, scheduleFields, toSchedule } from './reportSchedule';
import { ScheduleFields } from './ScheduleFields';

const schema = formSchema(scheduleFields);

export const page = definePage<ReportParams>({
  queries: ({ params }) => [reportDetailsQuery(params)],
  explain: explainReportError,
  title: () => ({ message: reportMessages.edit }),
  Page: EditReport,
  Buttons: ReportCommands,
});

/** Changes what is reported and how often; the issues stay the same. */
function EditReport({ reportId }: ReportParams) {
  const editReport = useSave(reportsApi.endpoints.editReport);
  const { view, location } = useLoaded(reportDetailsQuery({ reportId }));
  return (
    <FormPage
      {...useEdited(reportDetailsQuery({ reportId }), ({ details }) => details ?? defaultSchedule)}
      schema={schema}
      onSubmit={(values) => editReport({ reportId, ...toSchedule(values) })}
      backTo={reportPaths.manageReports.url({})}
      submitLabel={actionMessages.save}
    >
      <Prompt
        message={location === null ? reportPrompts.edit : reportPrompts.editAt}
        values={{ name: view, container: location ?? '' }}
      />
      <NoEmailNotice />
      <ScheduleFields />
    </FormPage>
  );
}

function ReportCommands({ reportId }: ReportParams) {
  return (
    <WindowLink
      icon={DeleteIcon}
      label={reportMessages.delete}
      path={reportPaths.deleteReport.url({ reportId })}
    />
  );
}
