/** What the main list shows: its filters, search, sort and page. Lost when the filters change (screens 3). */
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { pageSizes } from '@/protocol/limits';
import type { Payload } from '@/protocol/operations';
import {
  filtersPayload,
  matchList,
  noFilters,
  sameFilters,
  type ListFilters,
} from '@/routing/paths/lists';
import { locationChanged } from './navigation';

/** The payload of `/issues/list.php` and, without sort and page, of `/issues/mark.php` (api 3.6). */
export type ListIssuesPayload = Payload<'listIssues'>;

/** A search that runs: the column's id, the text as shown and the value as sent (screens 8.3). */
export interface ListSearch {
  column: number;
  text: string;
  value: string;
}

export interface ListSort {
  column: number;
  ascending: boolean;
}

export interface IssueListState {
  filters: ListFilters;
  /** The column chosen for the next search. */
  searchColumn: number;
  search: ListSearch | null;
  /** Only after the user clicked a header: otherwise the server decides by the view. */
  sort: ListSort | null;
  /** Index of the first row shown. */
  offset: number;
  /** The question answered last for these filters: shown until the next answer is there. */
  shownArg: ListIssuesPayload | null;
}

const emptyList = { searchColumn: 0, search: null, sort: null, offset: 0, shownArg: null } as const;
const initialState: IssueListState = { filters: noFilters, ...emptyList };

const slice = createSlice({
  name: 'issueList',
  initialState,
  reducers: {
    searchColumnChosen: (state, { payload }: PayloadAction<number>) => {
      state.searchColumn = payload;
      // A search by another column no longer applies: the list shows everything again.
      if (state.search) state.offset = 0;
      state.search = null;
    },
    searched: (state, { payload }: PayloadAction<{ text: string; value: string } | null>) => {
      state.search = payload && { column: state.searchColumn, ...payload };
      state.offset = 0;
    },
    sorted: (state, { payload }: PayloadAction<ListSort>) => {
      state.sort = payload;
      state.offset = 0;
    },
    pageChanged: (state, { payload }: PayloadAction<{ offset: number }>) => {
      state.offset = payload.offset;
    },
    /** The reload button; changes nothing itself, the loader reacts to it. */
    reloadRequested: () => undefined,
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      const filters = matchList(payload.path);
      if (filters && !sameFilters(filters, state.filters)) return { filters, ...emptyList };
      return state;
    });
    builder.addMatcher(issuesApi.endpoints.listIssues.matchFulfilled, (state, { meta }) => {
      const answered = meta.arg.originalArgs;
      const current = listArg(state);
      if (current && serialize(answered) === serialize(current)) state.shownArg = answered;
    });
  },
  selectors: {
    selectListFilters: (state) => state.filters,
    selectSearchColumn: (state) => state.searchColumn,
    selectSearch: (state) => state.search,
    selectOffset: (state) => state.offset,
    selectShownListArg: (state) => state.shownArg,
    selectMarkArg: createSelector(
      [(state: IssueListState) => state.filters, (state: IssueListState) => state.search],
      markArg,
    ),
    selectListArg: createSelector([(state: IssueListState) => state], listArg),
  },
});

/** The list's filters and search as a payload holds them, or null when no list is selected. */
function markArg(filters: ListFilters, search: ListSearch | null) {
  const listed = filtersPayload(filters);
  return (
    listed && {
      ...listed,
      ...(search && { searchColumn: search.column, searchValue: search.value }),
    }
  );
}

/** Both sides are made by `listArg`, so equal questions have equal texts. */
function serialize(arg: ListIssuesPayload): string {
  return JSON.stringify(arg);
}

function listArg({ filters, search, sort, offset }: IssueListState): ListIssuesPayload | null {
  const arg = markArg(filters, search);
  return (
    arg && {
      ...arg,
      ...(sort && { sortColumn: sort.column, sortAscending: sort.ascending }),
      offset,
      limit: pageSizes.issues,
    }
  );
}

export const { searchColumnChosen, searched, sorted, pageChanged, reloadRequested } = slice.actions;
export const {
  selectListFilters,
  selectSearchColumn,
  selectSearch,
  selectOffset,
  selectMarkArg,
  selectListArg,
  selectShownListArg,
} = slice.selectors;
export const issueListSlice = slice;
