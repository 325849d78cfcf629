import { inboxOperations } from '@/protocol/operations/inboxes';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { whenSaved } from '../whenSaved';

export const inboxesApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, inboxOperations, {
      loadInbox: ({ inboxId }) => [one('Inbox', inboxId)],
      addInbox: whenSaved([listOf('Inbox')]),
      editInbox: whenSaved(({ inboxId }) => [listOf('Inbox'), one('Inbox', inboxId)]),
      testInbox: [],
      deleteInbox: whenSaved([listOf('Inbox')]),
    }),
});
