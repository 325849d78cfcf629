import { filesApi } from '@/api/endpoints/files';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmSentences } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Answer } from '@/protocol/operations';
import { issuePaths } from '@/routing/paths/issues';
import { wasIn } from '@/saving/useWas';
import { changersOfEntry } from '../changers';
import { noteNeighbour } from '../details/noteNeighbour';
import { type FileParams, ownFileQuery } from './fileQuery';
import { fileMessages, filePrompts } from './messages';

export const deleteFile = defineConfirm<FileParams, Answer<'loadFile'> | undefined>({
  queries: ({ params }) => [ownFileQuery(params)],
  title: fileMessages.deleteFile,
  prompt: filePrompts.deleteFile,
  subject: ({ params, state }) => ownFileQuery(params).select(state).data?.name,
  kind: 'danger',
  guard: watchAnswer({
    query: ownFileQuery,
    fields: ({ name, description }) => [
      { label: fileMessages.name, text: name },
      { label: propertyMessages.description, text: description },
    ],
    authors: (context) => changersOfEntry(context, context.params.fileId),
  }),
  submitLabel: actionMessages.delete,
  done: confirmSentences.deletedNamed,
  leaves: ({ params: { issueId, fileId }, state }) => noteNeighbour(state, issueId, fileId),
  submit: ({ params: { fileId }, state }, _isForced, was) =>
    filesApi.endpoints.deleteFile.initiate({
      fileId,
      ...(was && wasIn(state, { name: was.name, description: was.description })),
    }),
  backTo: ({ params: { issueId } }) => issuePaths.issueDetails.url({ issueId }),
});
