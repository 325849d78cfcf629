/** Which drop-downs are open: until they are closed or one goes elsewhere. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';

interface DropdownsRoot {
  issueView: IssueViewState;
}

export function selectIsDropdownOpen({ issueView }: DropdownsRoot, name: string): boolean {
  return issueView.openDropdowns?.[name] ?? false;
}

/** Does nothing where that is so already. */
export function setDropdownOpen(
  name: string,
  isOpen: boolean,
): ThunkAction<void, DropdownsRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { openDropdowns } = getState().issueView;
    if (selectIsDropdownOpen(getState(), name) === isOpen) return;
    dispatch(viewNoted({ openDropdowns: { ...openDropdowns, [name]: isOpen } }));
  };
}
