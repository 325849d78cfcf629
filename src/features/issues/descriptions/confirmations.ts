import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { watchAnswer } from '@/forms/confirmGuard';
import { confirmMessages } from '@/forms/confirmMessages';
import { defineConfirm } from '@/forms/defineConfirm';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Answer } from '@/protocol/operations';
import { issuePaths } from '@/routing/paths/issues';
import { wasIn } from '@/saving/useWas';
import { entrySaved } from '@/screen/issueView';
import { namesOf } from '../changers';
import type { IssueParams } from '../issueQueries';
import { descriptionOf, findMissingDescription, ownDescriptionQuery } from './descriptionQuery';
import { toDescriptionValues } from './descriptionValues';
import { descriptionPrompts } from './messages';

export const deleteDescription = defineConfirm<IssueParams, Answer<'loadIssue'> | undefined>({
  queries: ({ params }) => [ownDescriptionQuery(params)],
  check: ({ params, state }) =>
    findMissingDescription(ownDescriptionQuery(params).select(state).data),
  title: actionMessages.deleteDescription,
  prompt: descriptionPrompts.delete,
  subject: ({ params, state }) => ownDescriptionQuery(params).select(state).data?.details.name,
  kind: 'danger',
  guard: watchAnswer({
    query: ownDescriptionQuery,
    fields: (issue) => [
      { label: propertyMessages.description, text: descriptionOf(issue)?.text ?? '' },
    ],
    authors: (_context, issue) => (_dispatch, getState) =>
      Promise.resolve(namesOf(getState(), [descriptionOf(issue)?.modifiedBy])),
  }),
  submitLabel: actionMessages.delete,
  done: confirmMessages.deleted,
  leaves: ({ params: { issueId } }) => entrySaved({ issueId, itemId: null, what: 'deleted' }),
  submit: ({ params: { issueId }, state }, _isForced, was) => {
    const values = was && toDescriptionValues(was);
    return issueChangesApi.endpoints.deleteDescription.initiate({
      issueId,
      ...(values && wasIn(state, values)),
    });
  },
  backTo: ({ params }) => issuePaths.issueDetails.url(params),
});
