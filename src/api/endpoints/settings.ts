import { settingsOperations } from '@/protocol/operations/settings';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, type Tag } from '../tags';
import { globalData, whenSaved } from '../whenSaved';

/** All settings pages; they show parts of one another. */
const settings: Tag = { type: 'Settings' };

/** Settings decide what the global data say: formats, features, limits. */
const settingsAndGlobal = [...globalData, settings];

export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, settingsOperations, {
      loadServerSettings: [settings, listOf('Inbox')],
      renameServer: whenSaved(settingsAndGlobal),
      resetUuid: whenSaved(settingsAndGlobal),
      loadEmailSettings: [settings],
      editEmailSettings: whenSaved(settingsAndGlobal),
      testEmailSettings: [],
      loadAccessSettings: [settings],
      editAccessSettings: whenSaved(settingsAndGlobal),
      loadAdvancedSettings: [settings],
      editAdvancedSettings: whenSaved(settingsAndGlobal),
      loadCronSettings: [settings],
      editCronSettings: whenSaved([settings]),
      loadRegionalSettings: [settings],
      editRegionalSettings: whenSaved(settingsAndGlobal),
      // Untagged: every call creates a new address, which would break a running authorization.
      loadOAuthSettings: [],
    }),
});
