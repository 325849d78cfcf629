/** What is chosen of the columns of the list on screen: read from the state, changed, and put back. */
import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { viewsApi } from '@/api/endpoints/views';
import type { ApiContext } from '@/api/apiContext';
import { selectIsAuthenticated, selectIsSystemAdministrator } from '@/entities/session';
import { selectListSelection } from '@/lists/listSelection';
import { selectAnsweredList, selectShownArg } from '@/lists/listView';
import { Column, columnAttributeId } from '@/protocol/enums';
import { WHOLE_LIST } from '@/protocol/limits';
import { columnsKey } from '@/routing/paths/lists';
import { fixedColumns, hasTooMany, systemColumns } from '@/rules/viewDefinitions';
import { askAside } from '@/saving/askAside';
import { TooMuch } from '@/saving/saveOutcome';
import { createSaveMemory, sendSave } from '@/saving/sendSave';
import { awaitOwnColumns, selectAwaitsOwnColumns } from '@/screen/columnsEdit';
import {
  type ListIssuesPayload,
  selectChosenColumns,
  selectColumnsKey,
  selectListArg,
  selectListFilters,
} from '@/screen/issueList';
import { workspaceNoted } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';
import { selectColumns } from '../list/listRows';
import {
  type ChosenColumn,
  choiceText,
  isFixed,
  plainColumns,
  readChoice,
  withLocation,
} from './columnChoice';

type Thunk<Result = void> = ThunkAction<Result, RootState, ApiContext, UnknownAction>;

/** A page that was asked for with all columns does not say which of them are its own; a whole list does. */
const selectAnsweredIds = createSelector(
  [
    (state: RootState) => selectAnsweredList(state)?.columns,
    (state: RootState) => {
      const arg = selectShownArg(state);
      return arg?.allColumns === true && arg.limit !== WHOLE_LIST;
    },
  ],
  (columns, isUnknown) => (columns && !isUnknown ? columns.map(({ id }) => id) : null),
);

const selectIsOneFolder = (state: RootState) => selectListFilters(state).folderId !== null;

/** The columns that the list shows by itself; null while that is not known. */
const selectOwnColumns = createSelector(
  [selectAnsweredIds, selectIsOneFolder],
  (ids, isOneFolder) => ids && (isOneFolder ? withLocation(ids) : ids),
);

/** The columns of the list: those chosen, or its own. */
export const selectColumnChoice = createSelector(
  [selectChosenColumns, selectOwnColumns],
  (text, own): readonly ChosenColumn[] =>
    text === '' ? plainColumns(own ?? []) : readChoice(text),
);

/** Whether the columns are others than the list has by itself. */
export const selectHasChosenColumns = (state: RootState) => selectChosenColumns(state) !== '';

/** Changes what is chosen. */
export function changeColumns(
  change: (choice: readonly ChosenColumn[]) => readonly ChosenColumn[],
): Thunk {
  return (dispatch, getState) => {
    const state = getState();
    const next = change(selectColumnChoice(state));
    dispatch(keepColumns(selectColumnsKey(state), choiceText(next, selectOwnColumns(state))));
  };
}

function keepColumns(key: string, text: string): Thunk {
  return (dispatch, getState) => {
    const { [key]: _before, ...others } = getState().workspace.columns;
    dispatch(workspaceNoted({ columns: text === '' ? others : { ...others, [key]: text } }));
  };
}

/** Shows the columns of the view again, as wide as their values need. */
export function resetColumns(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(keepWithOwn(selectColumnsKey(getState()), ''));
  };
}

/** The question of the list without further columns, while its answer is awaited; else null. */
export function selectAwaitedOwn(state: RootState): ListIssuesPayload | null {
  return selectAwaitsOwnColumns(state) ? ownQuestion(state) : null;
}

function ownQuestion(state: RootState): ListIssuesPayload | null {
  const question = selectListArg(state);
  if (question?.allColumns !== true || question.limit === WHOLE_LIST) return null;
  const { allColumns: _all, ...own } = question;
  return own;
}

/**
 * Goes back to what the list shows by itself, or near to it, once the answer without further columns is there: else all of
 * them would show until it comes. It is asked for as what is wanted next, so that it need not be asked for again.
 */
function keepWithOwn(key: string, text: string): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isOnScreen = selectColumnsKey(getState()) === key;
    const own = isOnScreen ? ownQuestion(getState()) : null;
    if (own) {
      dispatch(awaitOwnColumns(true));
      await dispatch(issuesApi.util.getRunningQueryThunk('listIssues', own));
    }
    dispatch(keepColumns(key, text));
    dispatch(awaitOwnColumns(false));
  };
}

/** Whether a view can be given the columns: a personal one by its owner, a public one by administrators. */
export function selectCanKeepInView(state: RootState): boolean {
  const { view } = selectListSelection(state);
  return (
    selectHasChosenColumns(state) &&
    view !== null &&
    (!view.isPublic || selectIsSystemAdministrator(state))
  );
}

/** Whether a new view is the way to keep the columns on the server. */
export function selectCanSaveAsView(state: RootState): boolean {
  return (
    selectHasChosenColumns(state) && selectIsAuthenticated(state) && !selectCanKeepInView(state)
  );
}

/** The ids that a view can hold: number and name first, no location. */
export function columnsOfView(ids: readonly number[]): number[] {
  const known = ids.filter((id) => systemColumns.has(id) || columnAttributeId(id) !== null);
  return [...fixedColumns, ...known.filter((id) => !isFixed(id))];
}

/**
 * Gives the view its columns, for all who use it. What else it is comes from the server immediately before, as calls about
 * views do not compare. Rejects with `ApiError`, or with `TooMuch`.
 */
export function keepInView(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    // All at once: another list may be on screen when the server has answered.
    const state = getState();
    const { view } = selectListSelection(state);
    if (!view) return;
    const { typeId, viewId } = view;
    const key = selectColumnsKey(state);
    const choice = selectColumnChoice(state);
    // Those that there still are.
    const columns = columnsOfView(selectColumns(state).map(({ id }) => id));
    if (hasTooMany('columns', columns)) throw new TooMuch();
    const stored = await dispatch(askAside('loadView', { typeId, viewId, details: true }));
    const { name, details } = stored.result;
    const sortColumn = details?.sortColumn ?? Column.id;
    await dispatch(
      sendSave(
        viewsApi.endpoints.editView,
        {
          viewId,
          name,
          columns: columns.join(','),
          sortColumn: columns.includes(sortColumn) ? sortColumn : Column.id,
          sortAscending: details?.sortAscending ?? true,
          filters: details?.filters ?? [],
        },
        createSaveMemory(),
      ),
    );
    await dispatch(keepWithOwn(key, choiceText(choice, withLocation(columns))));
  };
}

/** Keeps for a view made of these columns what a view cannot hold: widths, and what stays in view. */
export function carryColumns(viewId: number): Thunk {
  return (dispatch, getState) => {
    const choice = selectColumnChoice(getState());
    const own = withLocation(columnsOfView(choice.map(({ id }) => id)));
    dispatch(keepColumns(columnsKey(viewId, null), choiceText(choice, own)));
  };
}
