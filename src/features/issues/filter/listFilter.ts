/** The conditions above the list on screen, and what they leave of it. */
import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { furtherColumnsOf } from '@/api/sendWholeList';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectIsAuthenticated, selectSessionUserName, selectSettings } from '@/entities/session';
import { toWireDate } from '@/lib/values/wireDates';
import { browserZone, localTimeOf } from '@/lib/values/zone';
import { selectListSelection } from '@/lists/listSelection';
import { selectAnsweredList, selectListAnsweredAt, selectShownArg } from '@/lists/listView';
import { WHOLE_LIST } from '@/protocol/limits';
import type { IssueList, ListColumn } from '@/protocol/issues';
import { Column } from '@/protocol/enums';
import { listUrl } from '@/routing/paths/listUrls';
import { joinShape, splitShape } from '@/routing/paths/listShape';
import { selectFilterEditor } from '@/screen/filterEdit';
import {
  type ListIssuesPayload,
  selectIsLaidOut,
  selectListArg,
  selectListFilters,
  selectSearch,
  selectShape,
  selectWrittenSort,
} from '@/screen/issueList';
import { selectListedAt } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { type FilterContext, filterIssues, problemOfPart } from './filterRules';
import { type ListFilter, readFilter, writeFilter } from './filterText';

/** The conditions above the list on screen: the same ones as long as only the way of looking changes. */
export const selectFilter = createSelector(
  [(state: RootState) => splitShape(selectShape(state)).where],
  readFilter,
);

/** Where other conditions on the same list stand. */
export function filterUrl(state: RootState, filter: ListFilter): string {
  const { as } = splitShape(selectShape(state));
  const shape = joinShape({ where: writeFilter(filter), as });
  return listUrl(selectListFilters(state), selectSearch(state), shape, selectWrittenSort(state));
}

/** The attributes of the listed type, in their order. */
export const selectFilterAttributes = createSelector(
  [
    (state: RootState) =>
      selectAttributesOfType(state, selectListSelection(state).type?.typeId ?? 0),
  ],
  (all) =>
    all.map(({ attributeId, typeId: _type, ...attribute }) => ({ ...attribute, id: attributeId })),
);

/** The same by id. */
export const selectFilterAttributesById = createSelector(
  [selectFilterAttributes],
  (all) => new Map(all.map((attribute) => [attribute.id, attribute])),
);

/** The day when one came to the list, or when it was answered last: a save asks for it again on a later one, too. */
const selectListDay = (state: RootState) => {
  const at = Math.max(selectListedAt(state), selectListAnsweredAt(state));
  return toWireDate(localTimeOf(new Date(at)), false);
};

/** Whose eyes conditions see with, and on which day. */
const selectOccasion = createSelector(
  [
    (state: RootState) => (selectIsAuthenticated(state) ? selectSessionUserName(state) : ''),
    selectListDay,
  ],
  (userName, today) => ({ userName, today, zone: browserZone }),
);

const noColumns: readonly ListColumn[] = [];

/** All columns that the rows of an answer have cells of. */
const selectColumns = createSelector(
  [
    (state: RootState) => selectAnsweredList(state)?.columns ?? noColumns,
    (state: RootState) => furtherColumnsOf(selectAnsweredList(state)),
  ],
  (columns, further = noColumns): readonly ListColumn[] => [...columns, ...further],
);

/** What conditions on the answer on screen are read with. */
export const selectFilterContext = createSelector(
  [selectColumns, selectFilterAttributesById, selectSettings, selectOccasion],
  (columns, attributes, formats, occasion): FilterContext => ({
    columns,
    attributes,
    formats,
    occasion,
  }),
);

/** Whether the list has more issues than a browser should hold: it stays in pages, without conditions. */
export function selectIsTooLong(state: RootState): boolean {
  return (selectAnsweredList(state)?.totalCount ?? 0) > WHOLE_LIST;
}

/** All issues of the list; null as long as not all of them, or not all of their columns, are known. */
function selectWholeList(state: RootState): IssueList | null {
  const arg = selectShownArg(state);
  return arg?.limit === WHOLE_LIST && arg.allColumns ? selectAnsweredList(state) : null;
}

/** Whether rows with these columns tell what the conditions find. Parts that cannot be applied demand nothing. */
const selectHasColumns = createSelector(
  [selectFilter, selectFilterContext],
  (filter, { columns, attributes }) =>
    filter.flat().every((part) => {
      if ('raw' in part || problemOfPart(part, attributes) !== null) return true;
      return part.column === Column.id || columns.some(({ id }) => id === part.column);
    }),
);

/** All issues of the list, with the columns that the conditions are about: all of them but for a table. */
export function selectListToFilter(state: RootState): IssueList | null {
  const isEnough =
    selectShownArg(state)?.limit === WHOLE_LIST &&
    !selectIsLaidOut(state) &&
    selectHasColumns(state);
  return isEnough ? selectAnsweredList(state) : selectWholeList(state);
}

/** What the conditions leave of all issues of the list; null as long as these, or their columns, are not known. */
export const selectFilteredList = createSelector(
  [selectListToFilter, selectFilter, selectFilterContext],
  (list, filter, context): IssueList | null => {
    if (!list) return null;
    const issues = filterIssues(list.issues, filter, context);
    return { ...list, issues, totalCount: issues.length };
  },
);

/** What the conditions leave of the answer on screen; a list that is too long stays as it is. */
export function filtered(state: RootState, list: IssueList): IssueList | null {
  return selectIsTooLong(state) ? list : selectFilteredList(state);
}

const { select } = issuesApi.endpoints.listIssues;

/** All of the list that a question is about. */
const wholeOf = weakMapMemoize((arg: ListIssuesPayload) => {
  const question: ListIssuesPayload = { ...arg, offset: 0, limit: WHOLE_LIST, allColumns: true };
  return { question, answer: select(question) };
});

/**
 * The question for all of the list with all columns, which is asked while a condition is being written, so that it can be
 * applied at once and its choices be counted; else null.
 */
export function aheadQuestion(state: RootState): ListIssuesPayload | null {
  const arg = selectListArg(state);
  if (!arg || selectIsTooLong(state) || !selectAnsweredList(state)) return null;
  if (arg.limit === WHOLE_LIST && arg.allColumns) return null;
  const editor = selectFilterEditor(state);
  return editor !== null && editor !== 'view' ? wholeOf(arg).question : null;
}

/** All of the list with all columns, be it on screen or asked for ahead; null as long as it is not there. */
export function selectKnownList(state: RootState): IssueList | null {
  const arg = selectListArg(state);
  return selectWholeList(state) ?? (arg && wholeOf(arg).answer(state).data) ?? null;
}

const selectKnownColumns = createSelector(
  [
    (state: RootState) => selectKnownList(state)?.columns ?? noColumns,
    (state: RootState) => furtherColumnsOf(selectKnownList(state)) ?? noColumns,
  ],
  (columns, further): readonly ListColumn[] => [...columns, ...further],
);

/** What conditions on that are read with. */
export const selectKnownContext = createSelector(
  [selectFilterContext, selectKnownColumns],
  (context, columns): FilterContext => ({ ...context, columns }),
);

/** What the server calls the place of issues; undefined as long as no answer has it. */
export function selectPlaceName(state: RootState): string | undefined {
  return selectKnownContext(state).columns.find(({ id }) => id === Column.location)?.name;
}
