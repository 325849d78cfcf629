/** Which drop-downs are open: until they are closed or one goes elsewhere. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';
import type { NavigationState } from './navigation';

interface DropdownsRoot {
  issueView: IssueViewState;
  navigation: NavigationState;
}

/** Those of an address before count no more. */
function openNames({ issueView: { openDropdowns }, navigation }: DropdownsRoot) {
  return openDropdowns?.openedAt === navigation.openedAt ? openDropdowns.names : [];
}

export function selectIsDropdownOpen(state: DropdownsRoot, name: string): boolean {
  return openNames(state).includes(name);
}

/** Does nothing where that is so already. */
export function setDropdownOpen(
  name: string,
  isOpen: boolean,
): ThunkAction<void, DropdownsRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const before = openNames(getState());
    if (before.includes(name) === isOpen) return;
    const names = isOpen ? [...before, name] : before.filter((one) => one !== name);
    const { openedAt } = getState().navigation;
    dispatch(viewNoted({ openDropdowns: { openedAt, names } }));
  };
}
