/**
 * Whether the columns of the list are being chosen. It stands among the editors, which going elsewhere closes; apart from
 * their slice, which is part of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';

interface ColumnsEditRoot {
  issueView: IssueViewState;
}

const name = 'columns';

export function selectIsChoosingColumns({ issueView }: ColumnsEditRoot): boolean {
  return issueView.editors.includes(name);
}

/** Opens what columns are chosen in, or closes it. */
export function chooseColumns(
  isOpen: boolean,
): ThunkAction<void, ColumnsEditRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const others = getState().issueView.editors.filter((editor) => editor !== name);
    dispatch(viewNoted({ editors: isOpen ? [...others, name] : others }));
  };
}
