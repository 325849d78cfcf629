/** What is chosen of the columns of the list on screen: read from the state, changed, and put back. */
import { createSelector, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { issuesApi } from '@/api/endpoints/issues';
import { viewsApi } from '@/api/endpoints/views';
import { globalData } from '@/api/whenSaved';
import type { ApiContext } from '@/api/apiContext';
import { selectIsAuthenticated, selectIsSystemAdministrator } from '@/entities/session';
import { selectListSelection } from '@/lists/listSelection';
import { selectAnsweredList, selectShownArg } from '@/lists/listView';
import { Column, columnAttributeId } from '@/protocol/enums';
import { WHOLE_LIST } from '@/protocol/limits';
import type { Filter, ViewColumns } from '@/protocol/views';
import { columnsKey, densityKey } from '@/routing/paths/lists';
import {
  type AttributeById,
  columnRules,
  fixedColumns,
  hasTooMany,
  isFixed,
  standardView,
  systemColumns,
  withLocation,
} from '@/rules/viewDefinitions';
import { askAside } from '@/saving/askAside';
import { TooMuch } from '@/saving/saveOutcome';
import { createSaveMemory, sendSave } from '@/saving/sendSave';
import {
  awaitOwnColumns,
  chooseColumns,
  meetColumns,
  selectAwaitsOwnColumns,
  selectTheirColumns,
} from '@/screen/columnsEdit';
import {
  type ListIssuesPayload,
  selectChosenColumns,
  selectColumnsKey,
  selectListArg,
  selectListDensity,
  selectListFilters,
} from '@/screen/issueList';
import { workspaceNoted } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';
import type { Appearance } from '@/ui/appearance';
import { selectFilterAttributesById } from '../filter/listFilter';
import { type ChosenColumn, choiceText, plainColumns, readChoice } from './columnChoice';

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
    const text = choiceText(next, selectOwnColumns(state));
    dispatch(keepColumns(selectColumnsKey(state), text, selectColumnsBefore(state)));
  };
}

/** Under what stays which columns a view had when others were first chosen for it. */
const beforeKey = (key: string) => `${key} before`;

/**
 * The columns that the view on screen had when others were first chosen, be that on an earlier visit; null where nobody
 * knows. What the server answers by now may be somebody else's, and is not seen below the choice.
 */
export const selectColumnsBefore = createSelector(
  [
    (state: RootState) => selectListSelection(state).view !== null,
    (state: RootState) => state.workspace.columns[beforeKey(selectColumnsKey(state))],
    selectOwnColumns,
  ],
  (hasView, before, own): readonly number[] | null => {
    if (!hasView) return null;
    if (typeof before === 'string') return readChoice(before).map(({ id }) => id);
    return own && columnsOfView(own);
  },
);

function keepColumns(key: string, text: string, before: readonly number[] | null): Thunk {
  return (dispatch, getState) => {
    const old = beforeKey(key);
    const { [key]: _text, [old]: _before, ...others } = getState().workspace.columns;
    const kept = before ? { [key]: text, [old]: before.join(' ') } : { [key]: text };
    dispatch(workspaceNoted({ columns: text === '' ? others : { ...others, ...kept } }));
  };
}

/** Gives the list on screen rows of a height of its own. */
export function chooseDensity(density: Appearance['density']): Thunk {
  return (dispatch, getState) => {
    dispatch(keepDensity(selectColumnsKey(getState()), density));
  };
}

function keepDensity(key: string, density: string | undefined): Thunk {
  return (dispatch, getState) => {
    const { [densityKey(key)]: _density, ...others } = getState().workspace.columns;
    const columns = density === undefined ? others : { ...others, [densityKey(key)]: density };
    dispatch(workspaceNoted({ columns }));
  };
}

/** Shows the columns of the view again, whoever gave it them, as wide as their values need, in rows as high as of others. */
export function resetColumns(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const key = selectColumnsKey(getState());
    dispatch(meetColumns(null));
    dispatch(keepDensity(key, undefined));
    await dispatch(keepWithOwn(key, '', null));
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
function keepWithOwn(
  key: string,
  text: string,
  before: readonly number[] | null,
): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isOnScreen = selectColumnsKey(getState()) === key;
    const own = isOnScreen ? ownQuestion(getState()) : null;
    if (own) {
      dispatch(awaitOwnColumns(true));
      await dispatch(issuesApi.util.getRunningQueryThunk('listIssues', own));
    }
    dispatch(keepColumns(key, text, before));
    dispatch(awaitOwnColumns(false));
  };
}

/** Whether one may read what the view on screen is made of, and change it: a personal one, a public one as administrator. */
export function selectOwnsView(state: RootState): boolean {
  const { view } = selectListSelection(state);
  return view !== null && (!view.isPublic || selectIsSystemAdministrator(state));
}

/** Whether the view on screen can be given the columns. */
export function selectCanKeepInView(state: RootState): boolean {
  return selectHasChosenColumns(state) && selectOwnsView(state);
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

/** The columns that the view would get: those chosen that there still are, also where the view has lost them by now. */
export const selectColumnsToKeep = createSelector(
  [selectColumnChoice, selectFilterAttributesById],
  (choice, attributes) =>
    columnsOfView(choice.map(({ id }) => id)).filter((id) => columnRules(id, attributes) !== null),
);

/** A view as it can be stored again. */
interface LivingView extends ViewColumns {
  name: string;
  filters: Filter[];
  /** How many of its conditions are on deleted attributes. Nothing goes by them. */
  left: number;
}

/** What became of columns that were to be kept in a view. */
export type Kept = { isKept: true; left: number } | { isKept: false; isShown: boolean };

/** A view as it is stored, without what refers to deleted attributes: the server would refuse to store that again. */
export function askLivingView(typeId: number, viewId: number): Thunk<Promise<LivingView>> {
  return async (dispatch, getState) => {
    const stored = await dispatch(askAside('loadView', { typeId, viewId, details: true }));
    const { name, details = { ...standardView, filters: [] } } = stored.result;
    const ids = [...details.columns, ...details.filters.map(({ column }) => column)];
    let attributes: AttributeById = selectFilterAttributesById(getState());
    const isKnown = (id: number) => columnRules(id, attributes) !== null;
    if (!ids.every(isKnown)) {
      // It may be one that was added meanwhile.
      const { types } = (await dispatch(askAside('getGlobal', undefined))).result;
      const type = types.find(({ id }) => id === typeId);
      attributes = new Map(type?.attributes.map((attribute) => [attribute.id, attribute]));
    }
    const filters = details.filters.filter(({ column }) => isKnown(column));
    return {
      ...details,
      name,
      columns: columnsOfView(details.columns.filter(isKnown)),
      filters,
      left: details.filters.length - filters.length,
    };
  };
}

/**
 * Gives the view its columns, for all who use it. What else it is comes from the server immediately before, as calls about
 * views do not compare. Where somebody else has changed its columns meanwhile, nothing is sent: that is to be decided.
 * Rejects with `ApiError`, or with `TooMuch`.
 */
export function keepInView(): Thunk<Promise<Kept | null>> {
  return async (dispatch, getState) => {
    // All at once: another list may be on screen when the server has answered.
    const state = getState();
    const { view } = selectListSelection(state);
    if (!view) return null;
    const { typeId, viewId } = view;
    const key = selectColumnsKey(state);
    const choice = selectColumnChoice(state);
    const before = selectColumnsBefore(state);
    const columns = selectColumnsToKeep(state);
    if (hasTooMany('columns', columns)) throw new TooMuch();
    const { left, ...stored } = await dispatch(askLivingView(typeId, viewId));
    const isOneOf = (known: readonly (readonly number[])[]) =>
      known.some((ids) => ids.join() === stored.columns.join());
    if (before && !isOneOf([before, columns])) {
      // The list shows theirs as soon as they are taken, and all by their names.
      dispatch(viewsApi.util.invalidateTags([...globalData]));
      const isShown = selectColumnsKey(getState()) === key;
      if (isShown) {
        // The view may lack some of those chosen by now.
        dispatch(keepColumns(key, choiceText(choice, withLocation(stored.columns)), before));
        dispatch(chooseColumns(true));
        dispatch(meetColumns(stored.columns));
      }
      return { isKept: false, isShown };
    }
    await dispatch(
      sendSave(
        viewsApi.endpoints.editView,
        {
          viewId,
          name: stored.name,
          columns: columns.join(','),
          sortColumn: columns.includes(stored.sortColumn) ? stored.sortColumn : Column.id,
          sortAscending: stored.sortAscending,
          filters: stored.filters,
        },
        createSaveMemory(),
      ),
    );
    await dispatch(keepWithOwn(key, choiceText(choice, withLocation(columns)), columns));
    dispatch(meetColumns(null));
    return { isKept: true, left };
  };
}

/** Gives the view the columns that were chosen, in place of theirs, which one has seen. */
export function keepOverTheirs(): Thunk<Promise<Kept | null>> {
  return async (dispatch, getState) => {
    const theirs = selectTheirColumns(getState());
    if (theirs !== null) {
      const state = getState();
      const seen = readChoice(theirs).map(({ id }) => id);
      dispatch(keepColumns(selectColumnsKey(state), selectChosenColumns(state), seen));
      dispatch(meetColumns(null));
    }
    return await dispatch(keepInView());
  };
}

/** Keeps for a view made of these columns what a view cannot hold: widths, what stays in view, and the height of rows. */
export function carryColumns(viewId: number): Thunk {
  return (dispatch, getState) => {
    const choice = selectColumnChoice(getState());
    const columns = columnsOfView(choice.map(({ id }) => id));
    const text = choiceText(choice, withLocation(columns));
    const key = columnsKey(viewId, null);
    dispatch(keepColumns(key, text, columns));
    dispatch(keepDensity(key, selectListDensity(getState())));
  };
}
