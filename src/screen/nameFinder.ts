/**
 * Whether one is going to an issue of the list by its name. It stands among the editors, which going elsewhere closes;
 * apart from their slice, which is part of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';

interface NameFinderRoot {
  issueView: IssueViewState;
}

const name = 'name';

export function selectIsFindingName({ issueView }: NameFinderRoot): boolean {
  return issueView.editors.includes(name);
}

/** Opens the box that one types the name in, or closes it. */
export function findName(
  isOpen: boolean,
): ThunkAction<void, NameFinderRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const others = getState().issueView.editors.filter((editor) => editor !== name);
    dispatch(viewNoted({ editors: isOpen ? [...others, name] : others }));
  };
}
