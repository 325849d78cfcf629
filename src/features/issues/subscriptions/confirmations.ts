import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { selectUserEmail } from '@/entities/session';
import { defineConfirm } from '@/forms/defineConfirm';
import { issuePaths } from '@/routing/paths/issues';
import { type IssueParams, issueQuery } from '../issueQueries';
import { subscriptionCommandMessages } from './commandMessages';
import { subscriptionMessages, subscriptionPrompts } from './messages';

export const subscribeIssue = defineConfirm<IssueParams>({
  queries: ({ params }) => [issueQuery(params)],
  title: subscriptionMessages.subscribeIssue,
  prompt: subscriptionPrompts.subscribe,
  subject: ({ params, state }) => issueQuery(params).select(state).data?.details.name,
  notices: [
    {
      kind: 'warning',
      message: subscriptionMessages.noEmail,
      isShown: ({ state }) => selectUserEmail(state) === null,
    },
  ],
  submitLabel: subscriptionCommandMessages.subscribe,
  submit: ({ params: { issueId } }) =>
    issueChangesApi.endpoints.subscribeIssue.initiate({ issueId }),
  undo: ({ params: { issueId } }) => ({
    kind: 'subscription',
    issueId,
    before: false,
    after: true,
  }),
  backTo: ({ params }) => issuePaths.issueDetails.url(params),
});

export const unsubscribeIssue = defineConfirm<IssueParams>({
  queries: ({ params }) => [issueQuery(params)],
  title: subscriptionMessages.unsubscribeIssue,
  prompt: subscriptionPrompts.unsubscribe,
  subject: ({ params, state }) => issueQuery(params).select(state).data?.details.name,
  submitLabel: subscriptionCommandMessages.unsubscribe,
  submit: ({ params: { issueId } }) =>
    issueChangesApi.endpoints.unsubscribeIssue.initiate({ issueId }),
  undo: ({ params: { issueId } }) => ({
    kind: 'subscription',
    issueId,
    before: true,
    after: false,
  }),
  backTo: ({ params }) => issuePaths.issueDetails.url(params),
});
