import { alertsApi } from '@/api/endpoints/alerts';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmMessages } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import type { Answer } from '@/protocol/operations';
import { alertPaths } from '@/routing/paths/alerts';
import { choosePrompt } from '../target/choosePrompt';
import { targetInWords } from '../target/targetInWords';
import { type AlertParams, alertQuery } from './alertQueries';
import { alertMessages, alertPrompts } from './messages';

export const deleteAlert = defineConfirm<AlertParams, Answer<'loadAlert'> | undefined>({
  queries: ({ params }) => [alertQuery(params)],
  title: alertMessages.delete,
  prompt: ({ params, state }) => choosePrompt(alertPrompts, alertQuery(params).select(state).data),
  subject: ({ params, state }) => alertQuery(params).select(state).data?.view,
  container: ({ params, state }) => alertQuery(params).select(state).data?.location ?? undefined,
  kind: 'danger',
  guard: watchAnswer({ query: alertQuery, fields: targetInWords }),
  submitLabel: actionMessages.delete,
  done: confirmMessages.deleted,
  submit: ({ params: { alertId } }) => alertsApi.endpoints.deleteAlert.initiate({ alertId }),
  backTo: () => alertPaths.manageAlerts.url({}),
});
