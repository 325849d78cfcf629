import { settingsApi } from '@/api/endpoints/settings';
import { defineConfirm } from '@/forms/defineConfirm';
import { settingsPaths } from '@/routing/paths/settings';
import { settingsMessages } from '../messages';
import { serverMessages } from './messages';

export const resetUuid = defineConfirm({
  title: settingsMessages.resetUuid,
  prompt: serverMessages.resetUuidPrompt,
  notices: [{ message: serverMessages.resetUuidWarning, kind: 'warning' }],
  submitLabel: settingsMessages.resetUuid,
  submit: () => settingsApi.endpoints.resetUuid.initiate(undefined),
  backTo: () => settingsPaths.serverSettings.url({}),
});
