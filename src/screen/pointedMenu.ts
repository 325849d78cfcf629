/** The menu of what one has pressed with the right button: until it is closed or one goes elsewhere. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, type PointedMenu, viewNoted } from './issueView';
import { type NavigationState, selectOpenedAt } from './navigation';

interface MenuRoot {
  issueView: IssueViewState;
  navigation: NavigationState;
}

/** Null for none. */
export function selectPointedMenu(state: MenuRoot): PointedMenu | null {
  const { pointedMenu } = state.issueView;
  return pointedMenu?.openedAt === selectOpenedAt(state) ? pointedMenu : null;
}

export function showPointedMenu(
  menu: PointedMenu['on'],
  at: PointedMenu['at'],
): ThunkAction<void, MenuRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    dispatch(viewNoted({ pointedMenu: { on: menu, at, openedAt: selectOpenedAt(getState()) } }));
  };
}

export function closePointedMenu() {
  return viewNoted({ pointedMenu: null });
}
