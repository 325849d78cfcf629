import { reportsApi } from '@/api/endpoints/reports';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmMessages } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import type { Answer } from '@/protocol/operations';
import { reportPaths } from '@/routing/paths/reports';
import { wasIn } from '@/saving/useWas';
import { choosePrompt } from '../target/choosePrompt';
import { targetInWords } from '../target/targetInWords';
import { reportMessages, reportPrompts } from './messages';
import { explainReportError, type ReportParams, reportDetailsQuery } from './reportQueries';
import { frequencyMessages, reportTypeMessages, toSchedule } from './reportSchedule';

export const deleteReport = defineConfirm<ReportParams, Answer<'loadReport'> | undefined>({
  queries: ({ params }) => [reportDetailsQuery(params)],
  explain: explainReportError,
  title: reportMessages.delete,
  prompt: ({ params, state }) =>
    choosePrompt(reportPrompts, reportDetailsQuery(params).select(state).data),
  subject: ({ params, state }) => reportDetailsQuery(params).select(state).data?.view,
  container: ({ params, state }) =>
    reportDetailsQuery(params).select(state).data?.location ?? undefined,
  kind: 'danger',
  guard: watchAnswer({
    query: reportDetailsQuery,
    fields: ({ details, ...target }) => [
      ...targetInWords(target),
      { label: reportMessages.type, text: details ? reportTypeMessages[details.type] : '' },
      {
        label: reportMessages.frequency,
        text: details ? frequencyMessages[details.frequency] : '',
      },
    ],
  }),
  submitLabel: actionMessages.delete,
  done: confirmMessages.deleted,
  submit: ({ params: { reportId }, state }, _isForced, was) =>
    reportsApi.endpoints.deleteReport.initiate({
      reportId,
      ...(was?.details && wasIn(state, toSchedule(was.details))),
    }),
  backTo: () => reportPaths.manageReports.url({}),
});
