import { inboxesApi } from '@/api/endpoints/inboxes';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import type { Answer } from '@/protocol/operations';
import { settingsPaths } from '@/routing/paths/settings';
import { explainInboxError, type InboxParams, inboxQuery } from './inboxQueries';
import { inboxMessages, inboxPrompts } from './messages';

export const deleteInbox = defineConfirm<InboxParams, Answer<'loadInbox'> | undefined>({
  queries: ({ params }) => [inboxQuery(params)],
  explain: explainInboxError,
  title: inboxMessages.delete,
  prompt: inboxPrompts.delete,
  subject: ({ params, state }) => inboxQuery(params).select(state).data?.email,
  kind: 'danger',
  guard: watchAnswer({
    query: inboxQuery,
    fields: ({ email }) => [{ label: adminMessages.emailAddress, text: email }],
  }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  submit: ({ params: { inboxId } }) => inboxesApi.endpoints.deleteInbox.initiate({ inboxId }),
  backTo: () => settingsPaths.serverSettings.url({}),
});
