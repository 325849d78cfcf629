import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { listOf, one, whenSaved } from '../tags';

const allInboxes = whenSaved(() => [listOf('Inbox')]);

export const inboxesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadInbox: build.query<Answer<'loadInbox'>, Payload<'loadInbox'>>({
      query: call('/settings/inboxes/load.php'),
      providesTags: (_answer, _error, { inboxId }) => [one('Inbox', inboxId)],
    }),
    addInbox: build.mutation<Answer<'addInbox'>, Payload<'addInbox'>>({
      query: call('/settings/inboxes/add.php'),
      invalidatesTags: allInboxes,
    }),
    editInbox: build.mutation<Answer<'editInbox'>, Payload<'editInbox'>>({
      query: call('/settings/inboxes/edit.php'),
      invalidatesTags: whenSaved(({ inboxId }) => [listOf('Inbox'), one('Inbox', inboxId)]),
    }),
    testInbox: build.mutation<Answer<'testInbox'>, Payload<'testInbox'>>({
      query: call('/settings/inboxes/test.php'),
    }),
    deleteInbox: build.mutation<Answer<'deleteInbox'>, Payload<'deleteInbox'>>({
      query: call('/settings/inboxes/delete.php'),
      invalidatesTags: allInboxes,
    }),
  }),
});
