import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { globalData, listOf, settings, whenSaved } from '../tags';

/** Settings decide what the global data say: formats, features, limits. */
const settingsAndGlobal = whenSaved(() => [...globalData, settings]);

export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadServerSettings: build.query<Answer<'loadServerSettings'>, Payload<'loadServerSettings'>>({
      query: call('/settings/load.php'),
      providesTags: [settings, listOf('Inbox')],
    }),
    renameServer: build.mutation<Answer<'renameServer'>, Payload<'renameServer'>>({
      query: call('/settings/server/rename.php'),
      invalidatesTags: settingsAndGlobal,
    }),
    resetUuid: build.mutation<Answer<'resetUuid'>, Payload<'resetUuid'>>({
      query: call('/settings/server/uuid.php'),
      invalidatesTags: settingsAndGlobal,
    }),
    loadEmailSettings: build.query<Answer<'loadEmailSettings'>, Payload<'loadEmailSettings'>>({
      query: call('/settings/email/load.php'),
      providesTags: [settings],
    }),
    editEmailSettings: build.mutation<Answer<'editEmailSettings'>, Payload<'editEmailSettings'>>({
      query: call('/settings/email/edit.php'),
      invalidatesTags: settingsAndGlobal,
    }),
    testEmailSettings: build.mutation<Answer<'testEmailSettings'>, Payload<'testEmailSettings'>>({
      query: call('/settings/email/test.php'),
    }),
    loadAccessSettings: build.query<Answer<'loadAccessSettings'>, Payload<'loadAccessSettings'>>({
      query: call('/settings/access/load.php'),
      providesTags: [settings],
    }),
    editAccessSettings: build.mutation<Answer<'editAccessSettings'>, Payload<'editAccessSettings'>>(
      {
        query: call('/settings/access/edit.php'),
        invalidatesTags: settingsAndGlobal,
      },
    ),
    loadAdvancedSettings: build.query<
      Answer<'loadAdvancedSettings'>,
      Payload<'loadAdvancedSettings'>
    >({
      query: call('/settings/advanced/load.php'),
      providesTags: [settings],
    }),
    editAdvancedSettings: build.mutation<
      Answer<'editAdvancedSettings'>,
      Payload<'editAdvancedSettings'>
    >({
      query: call('/settings/advanced/edit.php'),
      invalidatesTags: settingsAndGlobal,
    }),
    loadCronSettings: build.query<Answer<'loadCronSettings'>, Payload<'loadCronSettings'>>({
      query: call('/settings/cron/load.php'),
      providesTags: [settings],
    }),
    editCronSettings: build.mutation<Answer<'editCronSettings'>, Payload<'editCronSettings'>>({
      query: call('/settings/cron/edit.php'),
      invalidatesTags: whenSaved(() => [settings]),
    }),
    loadRegionalSettings: build.query<
      Answer<'loadRegionalSettings'>,
      Payload<'loadRegionalSettings'>
    >({
      query: call('/settings/regional/load.php'),
      providesTags: [settings],
    }),
    editRegionalSettings: build.mutation<
      Answer<'editRegionalSettings'>,
      Payload<'editRegionalSettings'>
    >({
      query: call('/settings/regional/edit.php'),
      invalidatesTags: settingsAndGlobal,
    }),
    // Untagged: every call creates a new address, which would break a running authorization.
    loadOAuthSettings: build.query<Answer<'loadOAuthSettings'>, Payload<'loadOAuthSettings'>>({
      query: call('/settings/oauth/load.php'),
    }),
  }),
});
