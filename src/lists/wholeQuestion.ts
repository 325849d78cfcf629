import { createSelector } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { pageSizes } from '@/protocol/firstLimits';
import { WHOLE_LIST } from '@/protocol/limits';
import {
  type ListIssuesPayload,
  selectHasConditions,
  selectShape,
  selectShownListArg,
} from '@/screen/issueList';
import { selectLists } from '@/screen/workspace';
import { selectShownArg, selectShownList } from './listView';
import type { RootState } from '@/store/rootReducer';

const { select } = issuesApi.endpoints.listIssues;

/** Whether it is known what conditions leave of all of the list on screen. */
export function selectIsFiltered(state: RootState): boolean {
  const isWhole = selectShownArg(state)?.limit === WHOLE_LIST;
  return selectHasConditions(state) && isWhole && selectShownList(state) !== null;
}

const questionsOf = createSelector([(page: ListIssuesPayload) => page], (page) => {
  const whole = { ...page, limit: WHOLE_LIST };
  const filtered: ListIssuesPayload = { ...whole, allColumns: true };
  const answers = [select(filtered), select(whole), select(page)] as const;
  return { whole, filtered, answers };
});
const answerOf = createSelector([selectShownListArg], (arg) => arg && select(arg));

/**
 * The question for all issues of a list that is wanted whole, once its first page has shown that there are more, and not
 * too many; for a list with conditions, which may be on columns that it does not show, with all columns, and so once
 * these have been asked for. Else null.
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
  if (total <= pageSizes.issues) return null;
  const { data, isLoading } = answers[0](state);
  return data || isLoading ? filtered : whole;
}
