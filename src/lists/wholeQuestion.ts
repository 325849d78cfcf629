import { createSelector } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { pageSizes, WHOLE_LIST } from '@/protocol/limits';
import {
  type ListIssuesPayload,
  selectHasConditions,
  selectShape,
  selectShownListArg,
} from '@/screen/issueList';
import { selectLists } from '@/screen/workspace';
import { selectShownArg } from './listView';
import type { RootState } from '@/store/rootReducer';

const { select } = issuesApi.endpoints.listIssues;

/** Whether all of the list on screen is known, with all columns, and conditions are applied to it. */
export function selectIsFiltered(state: RootState): boolean {
  const arg = selectShownArg(state);
  return selectHasConditions(state) && arg?.limit === WHOLE_LIST && arg.allColumns === true;
}

const questionsOf = createSelector([(page: ListIssuesPayload) => page], (page) => {
  const whole = { ...page, limit: WHOLE_LIST };
  const filtered: ListIssuesPayload = { ...whole, allColumns: true };
  return { whole, filtered, answers: [select(filtered), select(whole), select(page)] };
});
const answerOf = createSelector([selectShownListArg], (arg) => arg && select(arg));

/**
 * The question for all issues of a list that is wanted whole, once its first page has shown that there are more, and not
 * too many; for a list with conditions, which may be on columns that it does not show, with all columns. Else null.
 */
export function wholeQuestion(state: RootState, page: ListIssuesPayload): ListIssuesPayload | null {
  const isShaped = selectShape(state) !== '';
  if (page.offset !== 0 || !(isShaped || selectLists(state) === 'whole')) return null;
  const { whole, filtered, answers } = questionsOf(page);
  // Another order is asked of all of a list that is filtered, since its first page says nothing about what is found.
  const shown = isShaped ? answerOf(state) : null;
  const known = [...answers, ...(shown ? [shown] : [])]
    .map((answer) => answer(state).data)
    .find((data) => data !== undefined);
  const total = known?.totalCount ?? 0;
  if (total > WHOLE_LIST) return null;
  if (isShaped) return known ? filtered : null;
  return total > pageSizes.issues ? whole : null;
}
