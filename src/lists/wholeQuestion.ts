import { createSelector } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { pageSizes, WHOLE_LIST } from '@/protocol/limits';
import type { ListIssuesPayload } from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';

const { select } = issuesApi.endpoints.listIssues;

const questionsOf = createSelector([(page: ListIssuesPayload) => page], (page) => {
  const whole = { ...page, limit: WHOLE_LIST };
  return { whole, answers: [select(whole), select(page)] };
});

/** The question for all issues of a list, once its first page has shown that there are more, and not too many; else null. */
export function wholeQuestion(state: RootState, page: ListIssuesPayload): ListIssuesPayload | null {
  if (page.offset !== 0) return null;
  const { whole, answers } = questionsOf(page);
  const known = answers.map((answer) => answer(state).data).find((data) => data !== undefined);
  const total = known?.totalCount ?? 0;
  return total > pageSizes.issues && total <= WHOLE_LIST ? whole : null;
}
