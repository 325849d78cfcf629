import { foldersApi } from '@/api/endpoints/folders';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { columnMessages } from '@/i18n/columnMessages';
import type { Answer } from '@/protocol/operations';
import { projectPaths } from '@/routing/paths/projects';
import { type FolderParams, folderQuery } from './folderQuery';
import { folderMessages, folderPrompts } from './messages';

export const deleteFolder = defineConfirm<FolderParams, Answer<'loadFolder'> | undefined>({
  queries: ({ params }) => [folderQuery(params)],
  title: folderMessages.delete,
  prompt: folderPrompts.delete,
  subject: ({ params, state }) => folderQuery(params).select(state).data?.name,
  kind: 'danger',
  force: {
    isNeeded: ({ params, state }) => folderQuery(params).select(state).data?.empty === false,
    refusal: 'CannotDeleteFolder',
    warning: folderMessages.deleteWarning,
  },
  guard: watchAnswer({
    query: folderQuery,
    fields: ({ name }) => [{ label: columnMessages.name, text: name }],
  }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  submit: ({ params: { folderId } }, force) =>
    foldersApi.endpoints.deleteFolder.initiate({ folderId, force }),
  backTo: ({ params: { projectId } }) => projectPaths.projectDetails.url({ projectId }),
});
