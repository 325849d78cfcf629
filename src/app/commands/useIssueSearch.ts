import { useEffect, useState } from 'react';
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
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** So long one has to rest from typing, in ms. */
const patience = 150;

/** Fewer characters fit too much. */
const shortest = 2;

/** So many issues of a type are worth reading through; whoever wants more searches the list. */
const limit = 20;

/** Without a list on screen so many types are searched. */
const mostTypes = 5;

/**
 * Finds issues by their names while one types; what is found goes into the state.
 *
 * @returns the failure of the search, and whether its answer is still to come
 */
export function useIssueSearch(text: string): { error: ApiError | null; isSearching: boolean } {
  const dispatch = useAppDispatch();
  const foundFor = useAppSelector((state) => selectPalette(state).found.text);
  const [failure, setFailure] = useState<{ text: string; error: ApiError } | null>(null);
  const wanted = text.trim();

  // External system: the server, and the clock.
  useEffect(() => {
    if (!isWorthwhile(wanted)) return;
    let isGone = false;
    const timer = setTimeout(() => {
      dispatch(findIssues(wanted)).then(
        (issues) => {
          if (!isGone) dispatch(paletteChanged({ found: { text: wanted, issues } }));
        },
        (error: unknown) => {
          if (!isGone) setFailure({ text: wanted, error: toApiError(error) });
        },
      );
    }, patience);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [wanted, dispatch]);

  const error = failure?.text === wanted ? failure.error : null;
  return { error, isSearching: isWorthwhile(wanted) && foundFor !== wanted && error === null };
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
