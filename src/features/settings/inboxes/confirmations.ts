import { inboxesApi } from '@/api/endpoints/inboxes';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { settingsPaths } from '@/routing/paths/settings';
import { explainInboxError, type InboxParams, inboxQuery } from './inboxQueries';
import { inboxMessages, inboxPrompts } from './messages';

export const deleteInbox = defineConfirm<InboxParams>({
  queries: ({ params }) => [inboxQuery(params)],
  explain: explainInboxError,
  title: inboxMessages.delete,
  prompt: inboxPrompts.delete,
  subject: ({ params, state }) => inboxQuery(params).select(state).data?.email,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { inboxId } }) => inboxesApi.endpoints.deleteInbox.initiate({ inboxId }),
  backTo: () => settingsPaths.serverSettings.url({}),
});
