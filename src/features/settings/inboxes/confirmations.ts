import { inboxesApi } from '@/api/endpoints/inboxes';
import { defineConfirm } from '@/forms/defineConfirm';
import { settingsPaths } from '@/routing/paths/settings';
import { type InboxParams, inboxQuery } from './inboxQueries';
import { inboxMessages, inboxPrompts } from './messages';

export const deleteInbox = defineConfirm<InboxParams>({
  queries: ({ params }) => [inboxQuery(params)],
  title: inboxMessages.delete,
  prompt: inboxPrompts.delete,
  subject: ({ params, state }) => inboxQuery(params).select(state).data?.email,
  kind: 'danger',
  submit: ({ params: { inboxId } }) => inboxesApi.endpoints.deleteInbox.initiate({ inboxId }),
  backTo: () => settingsPaths.serverSettings.url({}),
});
