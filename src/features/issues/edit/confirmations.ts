import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { selectMainPath } from '@/screen/navigation';
import { administeredIssueQuery, type IssueParams } from '../issueQueries';
import { editMessages, editPrompts } from './messages';

export const deleteIssue = defineConfirm<IssueParams>({
  queries: ({ params }) => [administeredIssueQuery(params)],
  title: editMessages.deleteIssue,
  prompt: editPrompts.deleteIssue,
  subject: ({ params, state }) => administeredIssueQuery(params).select(state).data?.details.name,
  kind: 'danger',
  notices: [{ kind: 'danger', message: editMessages.deleteIssueWarning }],
  submitLabel: actionMessages.delete,
  submit: ({ params: { issueId } }) => issueChangesApi.endpoints.deleteIssue.initiate({ issueId }),
  backTo: ({ params }) => issuePaths.issueDetails.url(params),
  savedTo: ({ state }) => selectMainPath(state) ?? '',
});
