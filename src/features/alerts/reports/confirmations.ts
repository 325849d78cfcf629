import { reportsApi } from '@/api/endpoints/reports';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { reportPaths } from '@/routing/paths/reports';
import { choosePrompt } from '../target/choosePrompt';
import { reportMessages, reportPrompts } from './messages';
import { explainReportError, type ReportParams, reportQuery } from './reportQueries';

export const deleteReport = defineConfirm<ReportParams>({
  queries: ({ params }) => [reportQuery(params)],
  explain: explainReportError,
  title: reportMessages.delete,
  prompt: ({ params, state }) =>
    choosePrompt(reportPrompts, reportQuery(params).select(state).data),
  subject: ({ params, state }) => reportQuery(params).select(state).data?.view,
  container: ({ params, state }) => reportQuery(params).select(state).data?.location ?? undefined,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { reportId } }) => reportsApi.endpoints.deleteReport.initiate({ reportId }),
  backTo: () => reportPaths.manageReports.url({}),
});
