import { issueChangeOperations } from '@/protocol/operations/issueChanges';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { alertStatus, listOf, one } from '../tags';
import { whenSaved } from '../whenSaved';

const issueAndLists = ({ issueId }: { issueId: number }) => [
  one('Issue', issueId),
  listOf('Issue'),
];

export const issueChangesApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, issueChangeOperations, {
      addIssue: whenSaved([listOf('Issue')]),
      cloneIssue: whenSaved([listOf('Issue')]),
      editIssue: whenSaved(issueAndLists),
      moveIssue: whenSaved(issueAndLists),
      // The issue itself is gone: asking for it again would only be refused.
      deleteIssue: whenSaved([listOf('Issue')]),
      subscribeIssue: whenSaved(issueAndLists),
      unsubscribeIssue: whenSaved(issueAndLists),
      addDescription: whenSaved(issueAndLists),
      editDescription: whenSaved(issueAndLists),
      deleteDescription: whenSaved(issueAndLists),
      markIssues: whenSaved([listOf('Issue'), alertStatus]),
      // A mutation, so that long texts do not become keys of the cache.
      previewMarkup: [],
    }),
});
