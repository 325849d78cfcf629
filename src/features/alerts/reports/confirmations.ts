import { reportsApi } from '@/api/endpoints/reports';
import { defineConfirm } from '@/forms/defineConfirm';
import { reportPaths } from '@/routing/paths/reports';
import { choosePrompt } from '../target/choosePrompt';
import { reportMessages, reportPrompts } from './messages';
import { type ReportParams, reportQuery } from './reportQueries';

export const deleteReport = defineConfirm<ReportParams>({
  queries: ({ params }) => [reportQuery(params)],
  title: reportMessages.delete,
  prompt: ({ params, state }) =>
    choosePrompt(reportPrompts, reportQuery(params).select(state).data),
  subject: ({ params, state }) => reportQuery(params).select(state).data?.view,
  container: ({ params, state }) => reportQuery(params).select(state).data?.location ?? undefined,
  kind: 'danger',
  submit: ({ params: { reportId } }) => reportsApi.endpoints.deleteReport.initiate({ reportId }),
  backTo: () => reportPaths.manageReports.url({}),
});
