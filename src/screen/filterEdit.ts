/**
 * What of the conditions above the list is being changed (decision 044). What is typed meanwhile is the form's. It stands
 * among the editors, which going elsewhere closes; apart from their slice, which is part of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';

/** A new condition, one of a group by their places from 0, one more in a group, or the name of the view they become. */
export type FilterEditor = 'new' | 'view' | `${number}.${number}`;

interface FilterEditRoot {
  issueView: IssueViewState;
}

const start = 'filter ';

/** Null while nothing is changed. */
export function selectFilterEditor({ issueView }: FilterEditRoot): FilterEditor | null {
  const found = issueView.editors.find((editor) => editor.startsWith(start));
  return found === undefined ? null : (found.slice(start.length) as FilterEditor);
}

/** Opens an editor in place of the one that is open, or closes it. */
export function editFilter(
  editor: FilterEditor | null,
): ThunkAction<void, FilterEditRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { editors, unfolded } = getState().issueView;
    const others = editors.filter((one) => !one.startsWith(start));
    dispatch(
      viewNoted(
        editor === null
          ? { editors: others }
          : // Who has come to an editor by a command finds what it has changed.
            { editors: [...others, start + editor], unfolded: { ...unfolded, conditions: true } },
      ),
    );
  };
}
