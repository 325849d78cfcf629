import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import type { IssueParams } from '../issueQueries';
import { findMissingDescription, ownDescriptionQuery } from './descriptionQuery';
import { descriptionPrompts } from './messages';

export const deleteDescription = defineConfirm<IssueParams>({
  queries: ({ params }) => [ownDescriptionQuery(params)],
  check: ({ params, state }) =>
    findMissingDescription(ownDescriptionQuery(params).select(state).data),
  title: actionMessages.deleteDescription,
  prompt: descriptionPrompts.delete,
  subject: ({ params, state }) => ownDescriptionQuery(params).select(state).data?.details.name,
  kind: 'danger',
  submitLabel: actionMessages.delete,
  submit: ({ params: { issueId } }) =>
    issueChangesApi.endpoints.deleteDescription.initiate({ issueId }),
  backTo: ({ params }) => issuePaths.issueDetails.url(params),
});
