import { useEffect, useRef, useState } from 'react';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issueTypes } from '@/entities/issueTypes';
import { selectListSelection } from '@/lists/listSelection';
import { type ApiError, toApiError } from '@/protocol/apiError';
import { Column } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import { askAside } from '@/saving/askAside';
import { type FoundIssue, paletteChanged, selectPalette } from '@/screen/palette';
import { viewToKeep } from '@/screen/viewToKeep';
import type { RootState } from '@/store/rootReducer';
import { useAppSelector, useAppStore } from '@/store/hooks';

/** So long one has to rest from typing, in ms. */
const patience = 150;

/** Fewer characters fit too much. */
const shortest = 2;

/** So many issues are worth reading through, of the type of the list and of all others; whoever wants more searches there. */
const mostFound = 20;

/** Of another type at least so many are told, be there as many types as there may: fewer say little of it. */
const leastOfOther = 3;

/**
 * Finds issues by their names while one types; what is found in each type goes into the state at once. What is typed
 * asks, not what is shown: whoever looks back at a moment in Redux DevTools sends nothing.
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
  /** What is sought while not all types have been searched for it. */
  const [sought, setSought] = useState<string | null>(null);
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
    const next = typed.trim();
    const isGone = () => selectPalette(getState()).text.trim() !== next;
    clearTimeout(timer.current);
    setSought(null);
    setFailure(null);
    if (!isWorthwhile(next)) return;
    setSought(next);
    timer.current = setTimeout(() => {
      if (isGone()) return;
      dispatch(findIssues(next, isGone)).then(
        () => {
          if (!isGone()) setSought(null);
        },
        (error: unknown) => {
          if (!isGone()) setFailure({ text: next, error: toApiError(error) });
        },
      );
    }, patience);
  }

  const error = failure?.text === wanted ? failure.error : null;
  const isAsked = sought === wanted || foundFor !== wanted;
  return { error, isSearching: isWorthwhile(wanted) && isAsked && error === null, search };
}

/** What begins with `#` is the number of an issue; digits alone may be part of a name as well. */
function isWorthwhile(text: string): boolean {
  return text.length >= shortest && text.length <= maxLengths.value && !/^#\d*$/.test(text);
}

type Finding<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/**
 * In one type after the other, that of the list on screen first. The others share as much again, so that none is left out
 * for the many of another, and many types are not asked once there is enough of some.
 */
function findIssues(text: string, isGone: () => boolean): Finding<void> {
  return async (dispatch, getState) => {
    const state = getState();
    const { type } = selectListSelection(state);
    const others = issueTypes.selectAll(state).filter(({ typeId }) => typeId !== type?.typeId);
    const share = Math.max(leastOfOther, Math.ceil(mostFound / others.length));
    let own: readonly FoundIssue[] = [];
    let further: readonly FoundIssue[] = [];
    for (const { typeId } of [...(type ? [type] : []), ...others]) {
      if (typeId === type?.typeId) own = await dispatch(findIn(typeId, text, mostFound));
      else further = [...further, ...(await dispatch(findIn(typeId, text, share)))];
      if (isGone()) return;
      dispatch(paletteChanged({ found: { text, issues: [...own, ...further] } }));
      if (further.length >= mostFound) return;
    }
  };
}

function findIn(typeId: number, searchValue: string, limit: number): Finding<FoundIssue[]> {
  return async (dispatch, getState) => {
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
      const viewId = viewToKeep(getState(), typeId);
      if (viewId !== null) {
        await dispatch(askAside('listIssues', { viewId, offset: 0, limit: 1 }));
      }
    }
  };
}
