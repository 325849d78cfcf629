import { useEffect, useRef, useState } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issueTypes } from '@/entities/issueTypes';
import { selectInitialViewIds, selectListSelection } from '@/lists/listSelection';
import { type ApiError, toApiError } from '@/protocol/apiError';
import { Column } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import { askAside } from '@/saving/askAside';
import { type FoundIssue, paletteChanged, selectPalette } from '@/screen/palette';
import type { RootState } from '@/store/rootReducer';
import { useAppSelector, useAppStore } from '@/store/hooks';

/** So long one has to rest from typing, in ms. */
const patience = 150;

/** Fewer characters fit too much. */
const shortest = 2;

/** So many issues of a type are worth reading through; whoever wants more searches the list. */
const limit = 20;

/** Without a list on screen so many types are searched. */
const mostTypes = 5;

/**
 * Finds issues by their names while one types; what is found goes into the state. What is typed asks, not what is shown:
 * whoever looks back at a moment in Redux DevTools sends nothing.
 *
 * @param text what stands there
 * @returns the failure of the search, whether its answer is still to come, and what to tell of each text that is typed
 */
export function useIssueSearch(text: string): {
  error: ApiError | null;
  isSearching: boolean;
  search: (typed: string) => void;
} {
  const store = useAppStore();
  const foundFor = useAppSelector((state) => selectPalette(state).found.text);
  const [failure, setFailure] = useState<{ text: string; error: ApiError } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = text.trim();

  // External system: the clock, when the palette goes.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  function search(typed: string) {
    const { dispatch, getState } = store;
    const sought = typed.trim();
    const isStillThere = () => selectPalette(getState()).text.trim() === sought;
    clearTimeout(timer.current);
    if (!isWorthwhile(sought)) return;
    timer.current = setTimeout(() => {
      const isKnown = selectPalette(getState()).found.text === sought;
      if (isKnown || !isStillThere()) return;
      dispatch(findIssues(sought)).then(
        (issues) => {
          if (isStillThere()) dispatch(paletteChanged({ found: { text: sought, issues } }));
        },
        (error: unknown) => {
          if (isStillThere()) setFailure({ text: sought, error: toApiError(error) });
        },
      );
    }, patience);
  }

  const error = failure?.text === wanted ? failure.error : null;
  const isSearching = isWorthwhile(wanted) && foundFor !== wanted && error === null;
  return { error, isSearching, search };
}

/** A number is no part of a name that one looks for: it opens the issue. */
function isWorthwhile(text: string): boolean {
  return text.length >= shortest && text.length <= maxLengths.value && !/^#?\d+$/.test(text);
}

type Finding<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/** In the type of the list on screen, else in the first types. */
function findIssues(text: string): Finding<FoundIssue[]> {
  return async (dispatch, getState) => {
    const state = getState();
    const { type } = selectListSelection(state);
    const types = type ? [type] : issueTypes.selectAll(state).slice(0, mostTypes);
    const found: FoundIssue[] = [];
    for (const { typeId } of types) found.push(...(await dispatch(findIn(typeId, text))));
    return found;
  };
}

function findIn(typeId: number, searchValue: string): Finding<FoundIssue[]> {
  return async (dispatch, getState) => {
    const viewId = selectInitialViewIds(getState())[typeId];
    const search = { searchColumn: Column.name, searchValue, offset: 0, limit, html: false };
    try {
      const { result } = await dispatch(askAside('listIssues', { typeId, ...search }));
      const name = result.columns.findIndex(({ id }) => id === Column.name);
      return result.issues.map(({ id, cells }) => ({
        issueId: id,
        name: String(cells[name] ?? ''),
      }));
    } finally {
      // A list without a view makes the server forget the one that the type opens with (protocol 4.4).
      if (viewId !== undefined) {
        await dispatch(askAside('listIssues', { viewId, offset: 0, limit: 1 }));
      }
    }
  };
}
