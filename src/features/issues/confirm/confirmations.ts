/** Operations on issues and what belongs to them that need no more than a yes. */
import { commentsApi } from '@/api/endpoints/comments';
import { filesApi } from '@/api/endpoints/files';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issuesApi } from '@/api/endpoints/issues';
import { selectUserEmail } from '@/entities/session';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { selectMainPath } from '@/screen/navigation';
import { screenQuery } from '@/windows/screenQuery';
import type { WindowContext } from '@/windows/windowPage';
import { descriptionQuery, findMissingDescription } from '../descriptions/descriptionQuery';
import { detailsMessages } from '../details/messages';
import { confirmMessages, confirmPrompts } from './messages';

interface IssueParams {
  issueId: number;
}

interface CommentParams extends IssueParams {
  commentId: number;
}

interface FileParams extends IssueParams {
  fileId: number;
}

const issueQuery = ({ issueId }: IssueParams) =>
  screenQuery(issuesApi.endpoints.loadIssue, { issueId });

const administeredIssueQuery = ({ issueId }: IssueParams) =>
  screenQuery(issuesApi.endpoints.loadIssue, { issueId, access: 'admin' });

const ownCommentQuery = ({ issueId, commentId }: CommentParams) =>
  screenQuery(commentsApi.endpoints.loadComment, { issueId, commentId, access: 'adminOrOwner' });

const ownFileQuery = ({ issueId, fileId }: FileParams) =>
  screenQuery(filesApi.endpoints.loadFile, { issueId, fileId, access: 'adminOrOwner' });

const issueUrl = ({ params: { issueId } }: WindowContext<IssueParams>) =>
  issuePaths.issueDetails.url({ issueId });

export const deleteIssue = defineConfirm<IssueParams>({
  queries: ({ params }) => [administeredIssueQuery(params)],
  title: confirmMessages.deleteIssue,
  prompt: confirmPrompts.deleteIssue,
  subject: ({ params, state }) => administeredIssueQuery(params).select(state).data?.details.name,
  kind: 'danger',
  notices: [{ kind: 'danger', message: confirmMessages.deleteIssueWarning }],
  submitLabel: actionMessages.delete,
  submit: ({ params: { issueId } }) => issueChangesApi.endpoints.deleteIssue.initiate({ issueId }),
  backTo: issueUrl,
  savedTo: ({ state }) => selectMainPath(state) ?? '',
});

export const subscribeIssue = defineConfirm<IssueParams>({
  queries: ({ params }) => [issueQuery(params)],
  title: confirmMessages.subscribe,
  prompt: confirmPrompts.subscribe,
  subject: ({ params, state }) => issueQuery(params).select(state).data?.details.name,
  notices: [
    {
      kind: 'warning',
      message: confirmMessages.subscribeWarning,
      isShown: ({ state }) => selectUserEmail(state) === null,
    },
  ],
  submitLabel: detailsMessages.subscribe,
  submit: ({ params: { issueId } }) =>
    issueChangesApi.endpoints.subscribeIssue.initiate({ issueId }),
  backTo: issueUrl,
});

export const unsubscribeIssue = defineConfirm<IssueParams>({
  queries: ({ params }) => [issueQuery(params)],
  title: confirmMessages.unsubscribe,
  prompt: confirmPrompts.unsubscribe,
  subject: ({ params, state }) => issueQuery(params).select(state).data?.details.name,
  submitLabel: detailsMessages.unsubscribe,
  submit: ({ params: { issueId } }) =>
    issueChangesApi.endpoints.unsubscribeIssue.initiate({ issueId }),
  backTo: issueUrl,
});

export const deleteDescription = defineConfirm<IssueParams>({
  queries: ({ params }) => [descriptionQuery(params, 'adminOrOwner')],
  check: ({ params, state }) =>
    findMissingDescription(descriptionQuery(params, 'adminOrOwner').select(state).data),
  title: actionMessages.deleteDescription,
  prompt: confirmPrompts.deleteDescription,
  subject: ({ params, state }) =>
    descriptionQuery(params, 'adminOrOwner').select(state).data?.details.name,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { issueId } }) =>
    issueChangesApi.endpoints.deleteDescription.initiate({ issueId }),
  backTo: issueUrl,
});

export const deleteComment = defineConfirm<CommentParams>({
  queries: ({ params }) => [ownCommentQuery(params)],
  title: confirmMessages.deleteComment,
  prompt: confirmPrompts.deleteComment,
  subject: ({ params }) => `#${params.commentId}`,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { commentId } }) =>
    commentsApi.endpoints.deleteComment.initiate({ commentId }),
  backTo: issueUrl,
});

export const deleteFile = defineConfirm<FileParams>({
  queries: ({ params }) => [ownFileQuery(params)],
  title: confirmMessages.deleteFile,
  prompt: confirmPrompts.deleteFile,
  subject: ({ params, state }) => ownFileQuery(params).select(state).data?.name,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { fileId } }) => filesApi.endpoints.deleteFile.initiate({ fileId }),
  backTo: issueUrl,
});
