/**
 * What the main list shows: its filters, search, sort and page, lost when the filters change (screens 3). All but the page
 * follow the address, so Back, Forward and links lead to them.
 */
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import type { AttributesRoot } from '@/entities/attributes';
import { folders, type FoldersRoot } from '@/entities/folders';
import { chosenIds, wantsAllColumns } from '@/lib/issueList/arrangedColumns';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { IssueList } from '@/protocol/issues';
import { pageSizes } from '@/protocol/firstLimits';
import type { Payload } from '@/protocol/operations';
import { sameFilters, sameSearch, sameSort } from '@/routing/paths/listUrls';
import {
  columnsKey,
  densityKey,
  listedPayload,
  noFilters,
  pagePayload,
  type ListFilters,
  type ListSearch,
  type ListSort,
} from '@/routing/paths/lists';
import { matchList } from '@/routing/paths/matchList';
import { listReordered, locationChanged, reloadRequested } from './navigation';
import { listsChosen, selectHasWholeLists, type WorkspaceState } from './workspace';

/** The payload of `/issues/list.php` and, without sort and page, of `/issues/mark.php`. */
export type ListIssuesPayload = Payload<'listIssues'>;

export interface IssueListState {
  filters: ListFilters;
  /** The column chosen for the next search. */
  searchColumn: number;
  search: ListSearch | null;
  /** Conditions and the way of looking at the list, as the address holds them (decisions 044, 047). */
  shape: string;
  /** What stood there before for the same filters; null for those who come to the list. */
  formerShape: string | null;
  /** Only where the address has one, or had one and the own order came back: otherwise the server decides by the view. */
  sort: ListSort | null;
  /** The order that the list was last known to have by itself; null while that is not known. */
  ownSort: ListSort | null;
  /** The order of a link that the server has refused: who comes back to it by its address does not ask for it again. */
  refusedSort: ListSort | null;
  /** Index of the first row shown. */
  offset: number;
  /** How often it was asked for by a command, each of which counts even if it asks the same. */
  timesAsked: number;
  /** The question answered last for these filters: shown until the next answer is there. */
  shownArg: ListIssuesPayload | null;
  /** The columns that the list was last known to show by itself; null while that is not known. */
  ownColumns: readonly number[] | null;
}

const emptyList = {
  searchColumn: 0,
  search: null,
  shape: '',
  formerShape: null,
  sort: null,
  ownSort: null,
  refusedSort: null,
  offset: 0,
  timesAsked: 0,
  shownArg: null,
  ownColumns: null,
} as const;
const initialState: IssueListState = { filters: noFilters, ...emptyList };

const slice = createSlice({
  name: 'issueList',
  initialState,
  reducers: {
    searchColumnChosen: (state, { payload }: PayloadAction<number>) => {
      state.searchColumn = payload;
    },
    pageChanged: (state, { payload }: PayloadAction<{ offset: number }>) => {
      state.offset = payload.offset;
      state.timesAsked += 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, follow);
    builder.addCase(listReordered, follow);
    builder.addCase(listsChosen, (state) => {
      state.offset = 0;
    });
    builder.addCase(reloadRequested, (state) => {
      state.timesAsked += 1;
      state.refusedSort = null;
    });
    builder.addMatcher(
      issuesApi.endpoints.listIssues.matchRejected,
      (state, { payload, meta: { arg } }) => {
        // A link may sort by what is no column any more, or none that this server can sort by (protocol 8.2).
        const isUnfit =
          payload?.kind === 'badRequest' || (payload?.kind === 'server' && payload.status === 500);
        // Where it was answered before, its own order is what there is to go back to.
        const isNew =
          state.shownArg?.sortColumn === undefined && isCurrent(state, arg.originalArgs);
        if (!isUnfit || !isNew || !state.sort) return;
        state.refusedSort = state.sort;
        state.sort = null;
      },
    );
    builder.addMatcher(
      issuesApi.endpoints.listIssues.matchFulfilled,
      (state, { payload, meta }) => {
        const answered = meta.arg.originalArgs;
        if (!isCurrent(state, answered)) return;
        state.shownArg = answered;
        if (!state.sort) {
          state.ownSort = { column: payload.sortColumn, ascending: payload.sortAscending };
        }
        if (answered.allColumns !== true) state.ownColumns = payload.columns.map(({ id }) => id);
        // The last rows of the page were deleted: the server answers totalCount = offset then (protocol 4.4).
        if (state.offset > 0 && payload.issues.length === 0) {
          state.offset =
            Math.max(0, Math.ceil(payload.totalCount / pageSizes.issues) - 1) * pageSizes.issues;
        }
      },
    );
  },
  selectors: {
    selectListFilters: (state) => state.filters,
    selectSearchColumn: (state) => state.searchColumn,
    selectSearch: (state) => state.search,
    selectShape: (state) => state.shape,
    /** Whether all of the list was on screen before something was to be left of it. */
    selectWasPlain: (state) => state.formerShape === '',
    /** Whether conditions stand above the list: they are the first of its shape. */
    selectHasConditions: hasConditions,
    /** Whether the list is looked at in another way than as a table. */
    selectIsLaidOut: ({ shape }) => /(?:^|&)as=/.test(shape),
    /** Whether not all issues of what is chosen in the toolbar are to be seen. */
    selectIsNarrowed: (state) => state.search !== null || hasConditions(state),
    selectTimesListAsked: (state) => state.timesAsked,
    /** The order that was chosen; null where the view decides. */
    selectListSort: (state) => state.sort,
    /** The same as the address has it, which says nothing of the order that the list has by itself. */
    selectWrittenSort: (state) => (sameSort(state.sort, state.ownSort) ? null : state.sort),
    selectOwnSort: (state) => state.ownSort,
    selectOffset: (state) => state.offset,
    selectShownListArg: (state) => state.shownArg,
    selectMarkArg: createSelector(
      [(state: IssueListState) => state.filters, (state: IssueListState) => state.search],
      (filters, search) => listedPayload({ filters, search }),
    ),
    selectPageArg: createSelector([(state: IssueListState) => state], pageArg),
  },
});

/** What an address says of the list. Where it leads back to the order of the view, that is asked for as any other is. */
function follow(
  state: IssueListState,
  { payload }: PayloadAction<{ path: string }>,
): IssueListState {
  const place = matchList(payload.path);
  if (!place) return state;
  const { search, shape } = place;
  const ofSearch = search && { searchColumn: search.column };
  if (!sameFilters(place.filters, state.filters)) return { ...emptyList, ...place, ...ofSearch };
  const wanted = place.sort ?? (state.sort && state.ownSort);
  // By hand, which names no kind of going somewhere, it is asked for again.
  const sort = 'kind' in payload && sameSort(wanted, state.refusedSort) ? null : wanted;
  const isSameIssues = sameSearch(search, state.search) && shape === state.shape;
  if (isSameIssues && sameSort(sort, state.sort)) return state;
  const formerShape = isSameIssues ? state.formerShape : state.shape;
  const refusedSort = sort ? null : state.refusedSort;
  return { ...state, search, shape, formerShape, sort, refusedSort, offset: 0, ...ofSearch };
}

function hasConditions({ shape }: IssueListState): boolean {
  return shape.startsWith('where');
}

/** Whether it is what is asked: of one question are the page and the whole list, with all columns or not. */
function isCurrent(state: IssueListState, asked: ListIssuesPayload): boolean {
  // Both sides are made by `pageArg`, so equal questions have equal texts.
  const asPage = { ...asked, limit: pageSizes.issues, allColumns: undefined };
  return JSON.stringify(asPage) === JSON.stringify(pageArg(state));
}

/** The page asked for; null when no list is selected. */
function pageArg({ offset, ...place }: IssueListState): ListIssuesPayload | null {
  return pagePayload(place, offset);
}

export const { searchColumnChosen, pageChanged } = slice.actions;
const { selectPageArg } = slice.selectors;
export const {
  selectListFilters,
  selectSearchColumn,
  selectSearch,
  selectShape,
  selectWasPlain,
  selectHasConditions,
  selectIsLaidOut,
  selectIsNarrowed,
  selectTimesListAsked,
  selectListSort,
  selectWrittenSort,
  selectOwnSort,
  selectOffset,
  selectMarkArg,
  selectShownListArg,
} = slice.selectors;
interface Root extends FoldersRoot, AttributesRoot {
  issueList: IssueListState;
  workspace: WorkspaceState;
}

/** What whole lists and conditions above them need; filled before the state says that lists may be whole. */
export const wholeList: {
  /** The question for all of a list of which the first page is known, where all of it is wanted. */
  questionOf?: (state: unknown, page: ListIssuesPayload) => ListIssuesPayload | null;
  /** What is asked ahead: of conditions that are being written, or of the columns that the list has by itself. */
  aheadOf?: (state: unknown) => ListIssuesPayload | null;
  /** The list in the order that was chosen, as far as that is known without the server. */
  ordered?: (state: unknown, list: IssueList) => IssueList;
  /** What the conditions above the list leave of it; null as long as not all of it is known. */
  filtered?: (state: unknown, list: IssueList) => IssueList | null;
} = {};

/** Under what the columns chosen for the list on screen are kept. */
export function selectColumnsKey(state: Root): string {
  const { viewId, typeId, folderId } = selectListFilters(state);
  return columnsKey(viewId, typeId ?? folders.selectById(state, folderId ?? 0)?.typeId);
}

/** What was chosen of the columns of the list on screen; empty where nothing was. */
export function selectChosenColumns(state: Root): string {
  const chosen = state.workspace.columns[selectColumnsKey(state)];
  return typeof chosen === 'string' ? chosen : '';
}

/** How high the rows of the list on screen are; undefined where it has no height of its own. */
export function selectListDensity(state: Root): string | undefined {
  const chosen = state.workspace.columns[densityKey(selectColumnsKey(state))];
  return typeof chosen === 'string' ? chosen : undefined;
}

/**
 * Whether columns were chosen that the list does not show by itself: then, or by now, as a view can lose them afterwards.
 * An attribute that was deleted is no column of any list, nor is the location one in a folder.
 */
const selectWantsAllColumns = createSelector(
  [
    selectChosenColumns,
    (state: Root) => state.issueList.ownColumns,
    (state: Root) => state.attributes.entities,
  ],
  (chosen, own, known) =>
    wantsAllColumns(chosen) ||
    (own !== null &&
      chosenIds(chosen).some((id) => {
        const attributeId = columnAttributeId(id);
        const isThere = attributeId === null ? id !== Column.location : attributeId in known;
        return isThere && !own.includes(id);
      })),
);

/** The page asked for; with all columns where such were chosen that the list does not show by itself. */
const selectColumnedPage = createSelector(
  [selectPageArg, selectWantsAllColumns],
  (page, allColumns) => (page && allColumns ? { ...page, allColumns } : page),
);

/**
 * The question of the list on screen, null when no list is selected: a page, or, once that has shown that there are more
 * issues and not too many, the whole list (decision 040).
 */
export function selectListArg(state: Root): ListIssuesPayload | null {
  const page = selectColumnedPage(state);
  return page && selectHasWholeLists(state) ? (wholeList.questionOf?.(state, page) ?? page) : page;
}

export const issueListSlice = slice;
