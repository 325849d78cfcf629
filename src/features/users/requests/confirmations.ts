import { requestsApi } from '@/api/endpoints/requests';
import { defineConfirm } from '@/forms/defineConfirm';
import { userPaths } from '@/routing/paths/users';
import { requestMessages, requestPrompts } from './messages';
import { explainRequestError, type RequestParams, requestQuery } from './requestQuery';

export const rejectRequest = defineConfirm<RequestParams>({
  queries: ({ params }) => [requestQuery(params)],
  explain: explainRequestError,
  title: requestMessages.rejectTitle,
  prompt: requestPrompts.reject,
  subject: ({ params, state }) => requestQuery(params).select(state).data?.details.name,
  kind: 'danger',
  submitLabel: requestMessages.reject,
  submit: ({ params: { requestId } }) =>
    requestsApi.endpoints.rejectRequest.initiate({ requestId }),
  backTo: ({ params }) => userPaths.requestDetails.url(params),
  savedTo: () => userPaths.registrationRequests.url({}),
});
