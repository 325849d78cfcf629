/** The search in all types: what is asked of each, and how far that is. */
import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ApiContext } from '@/api/apiContext';
import { globalApi } from '@/api/endpoints/global';
import { issueTypes } from '@/entities/issueTypes';
import { type ListLook, listLooks } from '@/lists/lookAtList';
import { type ApiError, toApiError } from '@/protocol/apiError';
import { listUrl } from '@/routing/paths/listUrls';
import { noFilters } from '@/routing/paths/lists';
import { AT_ONCE } from '@/screen/bulkJob';
import { selectListedAt, selectPath } from '@/screen/navigation';
import { selectIsSearchStopped, selectSearchBegun, stopSearch } from '@/screen/searchStop';
import { readView } from '@/store/queryView';
import type { RootState } from '@/store/rootReducer';
import { type ScreenQuery, screenQuery } from '@/windows/screenQuery';
import { readSearchAll } from './commonColumns';

/** One type and the list of what is found in it. */
export interface SearchedType {
  name: string;
  question: ListLook;
}

const { lookAtList } = listLooks.endpoints;
const selectGlobalEntry = globalApi.endpoints.getGlobal.select(undefined);

/** Whether it is known which types there are. */
export const selectAreTypesKnown = (state: RootState) =>
  selectGlobalEntry(state).data !== undefined;

/** What is searched for; null while nothing is. */
export const selectSearchAll = createSelector([selectPath], readSearchAll);

/** In the order of the server; none while nothing is searched for. */
export const selectSearchedTypes = createSelector(
  [selectSearchAll, issueTypes.selectAll],
  (search, types): readonly SearchedType[] =>
    search === null
      ? []
      : types.map(({ typeId, name }) => ({
          name,
          question: { typeId, path: listUrl({ ...noFilters, typeId }, search) },
        })),
);

/** What was found in a type, be it before one came here. */
export function selectFound(state: RootState, question: ListLook) {
  return lookAtList.select(question)(state).data;
}

/** Why a type could not be searched. */
export function selectRefusal(state: RootState, question: ListLook): ApiError | null {
  const entry = lookAtList.select(question)(state);
  return isSettled(state, question) ? (readView(entry).error ?? null) : null;
}

/** How many types were searched, of how many, and how many issues were found in them. */
export function selectSearchProgress(state: RootState) {
  const types = selectSearchedTypes(state);
  const settled = types.filter(({ question }) => isSettled(state, question));
  const refused = settled.filter(({ question }) => selectRefusal(state, question) !== null);
  return {
    total: types.length,
    settled: settled.length,
    refused: refused.length,
    found: types.reduce(
      (sum, { question }) => sum + (selectFound(state, question)?.totalCount ?? 0),
      0,
    ),
  };
}

/** Whether a type has answered, or refused, since one came here or asked for it again. */
function isSettled(state: RootState, question: ListLook): boolean {
  const entry = lookAtList.select(question)(state);
  if (entry.status === QueryStatus.pending) return false;
  if (entry.error && toApiError(entry.error).kind === 'aborted') return false;
  const at = entry.error ? entry.startedTimeStamp : entry.fulfilledTimeStamp;
  return (at ?? 0) >= selectSearchBegun(state);
}

/**
 * What is asked for now: what has its answer stays, the next ones join it, a few at a time. What is refused is told at
 * its type and keeps nobody waiting; nothing is asked any more once one has left or stopped it.
 */
export function searchAllQueries(state: RootState): readonly ScreenQuery[] {
  const questions = selectSearchedTypes(state).map(({ question }) => question);
  const open = selectIsSearchStopped(state) ? [] : questions;
  const waiting = open.filter((question) => !isSettled(state, question)).slice(0, AT_ONCE);
  return questions
    .filter(
      (question) =>
        waiting.includes(question) ||
        (isSettled(state, question) && selectRefusal(state, question) === null),
    )
    .map((question) =>
      quietly(screenQuery(lookAtList, question, { asked: selectListedAt(state) })),
    );
}

/** The window need not say what stands at the type already, or what was called off. */
function quietly<Result>(query: ScreenQuery<Result>): ScreenQuery<Result> {
  return {
    ...query,
    select(state) {
      const { error: _error, ...view } = query.select(state);
      return view;
    },
  };
}

/** Asks nothing more, and calls off what has not answered yet. */
export function stopSearching(): ThunkAction<void, RootState, ApiContext, UnknownAction> {
  return (dispatch, getState) => {
    dispatch(stopSearch(selectSearchBegun(getState())));
    for (const { question } of selectSearchedTypes(getState())) {
      if (lookAtList.select(question)(getState()).status !== QueryStatus.pending) continue;
      dispatch(listLooks.util.getRunningQueryThunk('lookAtList', question))?.abort();
    }
  };
}
