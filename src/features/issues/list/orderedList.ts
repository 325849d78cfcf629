/** A whole list in another order than it was answered in, found without the server where that is sure (decision 065). */
import {
  createSelector,
  type ThunkAction,
  type UnknownAction,
  weakMapMemoize,
} from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import type { ListWithMore } from '@/api/refreshWholeList';
import { folders } from '@/entities/folders';
import { projects } from '@/entities/projects';
import { selectHasKnownOrder } from '@/entities/session';
import { placeName } from '@/lib/issueList/listColumns';
import { selectShownArg } from '@/lists/listView';
import type { IssueList, ListedIssue } from '@/protocol/issues';
import { WHOLE_LIST } from '@/protocol/limits';
import type { AttributesById } from '@/rules/conditions';
import { type ListOrder, placeValue, sortIssues } from '@/rules/listOrder';
import {
  type ListIssuesPayload,
  selectListSort,
  selectShape,
  selectShownListArg,
} from '@/screen/issueList';
import { selectLists } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';
import { selectFilterAttributesById } from '../filter/listFilter';
import { type OrderContext, type ValueReader, valueReader } from './orderedValues';
import { orderBy } from './useListSort';

/** What was sorted, and what came of it. */
interface Sorted {
  readonly context: OrderContext;
  readonly list: IssueList;
  readonly order: ListOrder;
  readonly issues: ListedIssue[];
}

/** Of the two orders that were asked for last: the one on screen, and the one that somebody is about to choose. */
let recent: readonly Sorted[] = [];

/** The list in an order; null where not all of it is there, or where the server's order cannot be told. */
export function orderedList(
  list: ListWithMore,
  order: ListOrder,
  context: OrderContext,
): IssueList | null {
  if (list.issues.length < list.totalCount) return null;
  const { column, ascending } = order;
  if (list.sortColumn === column && list.sortAscending === ascending) return list;
  const read = valueReader(list, column, context);
  if (!read) return null;
  const isSameOrder = (one: Sorted) =>
    one.order.column === column && one.order.ascending === ascending;
  const former = recent.find((one) => isSameOrder(one) && one.context === context);
  const issues =
    (former && patched(former, list, read)) ?? sortedIssues(list, order, read, context.attributes);
  if (!issues) return null;
  const sorted = { context, list, order, issues };
  recent = [sorted, ...recent.filter((one) => !isSameOrder(one))].slice(0, 2);
  return { ...list, issues, sortColumn: column, sortAscending: ascending };
}

/** null where a value cannot be told. */
function sortedIssues(
  list: IssueList,
  order: ListOrder,
  read: ValueReader,
  attributes: AttributesById,
): ListedIssue[] | null {
  const values = list.issues.map(read);
  if (values.includes(null)) return null;
  return sortIssues(list.issues, (_issue, place) => values[place] ?? '', order, attributes);
}

/** What was sorted before with the few rows that have changed since, if their places have not: an issue that was read. */
function patched(
  { list: before, issues }: Sorted,
  list: IssueList,
  read: ValueReader,
): ListedIssue[] | null {
  if (before.issues === list.issues) return issues;
  if (before.issues.length !== list.issues.length) return null;
  const changed = new Map<number, ListedIssue>();
  for (const [index, issue] of list.issues.entries()) {
    const former = before.issues[index];
    if (former === issue) continue;
    if (former?.id !== issue.id || read(former) !== read(issue)) return null;
    changed.set(issue.id, issue);
  }
  return changed.size === 0 ? issues : issues.map((issue) => changed.get(issue.id) ?? issue);
}

const selectPlaces = createSelector(
  [folders.selectAll, projects.selectEntities],
  (all, projectsById) => {
    const places = new Map<string, string | null>();
    for (const { name, projectId } of all) {
      const project = projectsById[projectId]?.name ?? '';
      const written = placeName(project, name);
      places.set(written, places.has(written) ? null : placeValue(project, name));
    }
    return places;
  },
);

const selectContext = createSelector(
  [selectFilterAttributesById, selectPlaces, selectHasKnownOrder],
  (attributes, places, isKnown): OrderContext => ({ attributes, places, isKnown }),
);

const selectOrdered = createSelector(
  [(_state: RootState, list: IssueList) => list, selectListSort, selectContext],
  (list, order, context) => order && orderedList(list, order, context),
);

/** The list on screen in the order that was chosen, once all of it is there; else as it was answered. */
export function ordered(state: RootState, list: IssueList): IssueList {
  const isWhole = selectShownArg(state)?.limit === WHOLE_LIST;
  return (isWhole ? selectOrdered(state, list) : null) ?? list;
}

/** Some issues of a list in the order that it was answered in; null where that cannot be told. */
export function inAnsweredOrder(state: RootState, list: IssueList): ListedIssue[] | null {
  const order = { column: list.sortColumn, ascending: list.sortAscending };
  const context = selectContext(state);
  const read = valueReader(list, order.column, context);
  return read ? sortedIssues(list, order, read, context.attributes) : null;
}

const { select } = issuesApi.endpoints.listIssues;

/** Finds the order that a column stands for, so that it is at hand when it is chosen (decision 069). */
export function prepareOrder(column: number): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (_dispatch, getState) => {
    const state = getState();
    const arg = selectShownArg(state);
    const list = arg?.limit === WHOLE_LIST ? select(arg)(state).data : undefined;
    if (list) orderedList(list, orderBy(state, column), selectContext(state));
  };
}

/** The whole list of a page, in the order that another question asked for. */
const heldOf = weakMapMemoize(
  (page: ListIssuesPayload, shown: ListIssuesPayload, hasAll: boolean) => {
    const { sortColumn: _column, sortAscending: _ascending, ...plain } = page;
    const { sortColumn, sortAscending } = shown;
    // The parts stay at their places: what is held is known by its text.
    const inOrder = sortColumn === undefined ? plain : { ...page, sortColumn, sortAscending };
    const whole: ListIssuesPayload = { ...inOrder, limit: WHOLE_LIST };
    const question = hasAll ? { ...whole, allColumns: true } : whole;
    return { question, answer: select(question) };
  },
);

/** The question of the whole list that is there in another order than is wanted, where it can be put in that; else null. */
export function heldQuestion(state: RootState, page: ListIssuesPayload): ListIssuesPayload | null {
  const shown = selectShownListArg(state);
  const isShaped = selectShape(state) !== '';
  const isWhole = isShaped || selectLists(state) === 'whole';
  if (!shown || !isWhole || page.sortColumn === undefined || page.offset !== 0) return null;
  // With all columns, once they are there.
  for (const hasAll of isShaped ? [true] : [true, false]) {
    const { question, answer } = heldOf(page, shown, hasAll);
    const list = answer(state).data;
    if (list && selectOrdered(state, list)) return question;
  }
  return null;
}
