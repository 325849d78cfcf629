import { filesApi } from '@/api/endpoints/files';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { type FileParams, ownFileQuery } from './fileQuery';
import { fileMessages, filePrompts } from './messages';

export const deleteFile = defineConfirm<FileParams>({
  queries: ({ params }) => [ownFileQuery(params)],
  title: fileMessages.deleteFile,
  prompt: filePrompts.deleteFile,
  subject: ({ params, state }) => ownFileQuery(params).select(state).data?.name,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { fileId } }) => filesApi.endpoints.deleteFile.initiate({ fileId }),
  backTo: ({ params: { issueId } }) => issuePaths.issueDetails.url({ issueId }),
});
