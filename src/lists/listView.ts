/** The list as shown: the answer to the current question, or the last one of the same filters while it loads. */
import { createSelector } from '@reduxjs/toolkit';
import type { ApiError } from '@/protocol/apiError';
import { WHOLE_LIST } from '@/protocol/limits';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import {
  selectListArg,
  selectShownListArg,
  selectShape,
  selectWasPlain,
  wholeList,
} from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';
import { readView } from '@/store/queryView';

const { listIssues } = issuesApi.endpoints;
const selectGlobalEntry = globalApi.endpoints.getGlobal.select(undefined);

// An endpoint's selector remembers its last entry, so it is made once per question.
const selectCurrentSelector = createSelector(
  [selectListArg],
  (arg) => arg && listIssues.select(arg),
);
const selectShownSelector = createSelector(
  [selectShownListArg],
  (arg) => arg && listIssues.select(arg),
);

/** The cache entry of the current filters, search, sort and page; null when no type is selected. */
const selectListEntry = (state: RootState) => selectCurrentSelector(state)?.(state) ?? null;

const selectShownEntry = (state: RootState) => selectShownSelector(state)?.(state) ?? null;

/** The answer, in the order that was chosen meanwhile if that needs no other; null before the first one. */
export const selectAnsweredList = (state: RootState) => {
  const list = selectListEntry(state)?.data ?? selectShownEntry(state)?.data ?? null;
  return (list && wholeList.ordered?.(state, list)) ?? list;
};

/** What there is to show, as the conditions above the list leave it; null before it is known. */
export const selectShownList = (state: RootState) => {
  const list = selectAnsweredList(state);
  return list && selectShape(state) !== '' ? (wholeList.filtered?.(state, list) ?? null) : list;
};

/**
 * What is drawn: until it is known what conditions leave, or all that another way of looking needs, the list as it was
 * before one asked for that. Nothing but the drawing goes by it.
 */
export const selectDrawnList = (state: RootState) =>
  selectShownList(state) ?? (selectWasPlain(state) ? selectAnsweredList(state) : null);

/** The question that the shown list answers. */
export const selectShownArg = (state: RootState) =>
  selectListEntry(state)?.data ? selectListArg(state) : selectShownListArg(state);

/**
 * Whether the list on screen is to be shown as a whole, be all of it there yet or not. It stays so while another order
 * of it, which begins with a page, is on its way.
 */
export const selectIsWhole = (state: RootState) =>
  [selectListArg(state), selectShownArg(state)].some((arg) => arg?.limit === WHOLE_LIST);

/** Whether the current question itself has an answer to show, and not only an earlier one of the same filters. */
export const selectIsListAnswered = (state: RootState) =>
  selectListEntry(state)?.data !== undefined;

/** When the current question was answered last, in ms since 1970; 0 before. */
export const selectListAnsweredAt = (state: RootState) =>
  selectListEntry(state)?.fulfilledTimeStamp ?? 0;

/** True while the current question has no answer yet or is being asked again. */
export const selectIsListFetching = (state: RootState) => {
  const entry = selectListEntry(state);
  return entry !== null && readView(entry).isFetching;
};

/** Why the list could not be loaded, with nothing to show instead. */
export const selectListError = (state: RootState): ApiError | null =>
  selectShownList(state) ? null : selectLastListError(state);

/** Why the last refresh of the list, or of the definitions it follows, failed although an older answer is shown. */
export const selectListStaleError = (state: RootState): ApiError | null =>
  selectShownList(state)
    ? (selectLastListError(state) ?? lastErrorOf(selectGlobalEntry(state)))
    : null;

function selectLastListError(state: RootState): ApiError | null {
  const entry = selectListEntry(state);
  return entry && lastErrorOf(entry);
}

function lastErrorOf(entry: Parameters<typeof readView>[0]): ApiError | null {
  const { error, isFetching } = readView(entry);
  return error && !isFetching ? error : null;
}
