/**
 * The same windows stand at two addresses: those of any user, for system administrators, and those of the own account
 *. Pages are written once, about a subject, and bound to either address.
 */
import { createElement } from 'react';
import { shallowEqual } from 'react-redux';
import { selectUserId } from '@/entities/session';
import { accountPaths } from '@/routing/paths/account';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import type { WindowContext, WindowPage } from '@/windows/windowPage';

/** Whom a page is about. */
export interface Subject {
  userId: number;
  /** At the address of the own account; a user's own id among all users is theirs without it. */
  isAccount: boolean;
}

/** A subject and a project. */
export interface SubjectProject extends Subject {
  projectId: number;
}

/** Raw paths of the windows about a subject. */
export function windowsOf({ userId, isAccount }: Subject) {
  return isAccount
    ? {
        details: accountPaths.myAccount.url({}),
        edit: accountPaths.editAccount.url({}),
        addProjects: accountPaths.addAccountProjects.url({}),
        editProject: (projectId: number) => accountPaths.editAccountProject.url({ projectId }),
        removeProject: (projectId: number) => accountPaths.removeAccountProject.url({ projectId }),
        changePassword: accountPaths.changeAccountPassword.url({}),
        resetPassword: accountPaths.resetAccountPassword.url({}),
      }
    : {
        details: userPaths.userDetails.url({ userId }),
        edit: userPaths.editUser.url({ userId }),
        addProjects: userPaths.addUserProjects.url({ userId }),
        editProject: (projectId: number) => userPaths.editUserProject.url({ userId, projectId }),
        removeProject: (projectId: number) =>
          userPaths.removeUserProject.url({ userId, projectId }),
        changePassword: userPaths.changePassword.url({ userId }),
        resetPassword: userPaths.resetPassword.url({ userId }),
      };
}

/** Whether the subject is the user of this session, at whichever address. */
export function selectIsOneself(state: RootState, { userId }: Subject): boolean {
  return selectUserId(state) === userId;
}

/** The page at the address of any user. */
export function amongUsers<Params extends { userId: number }>(
  page: WindowPage<Params & Subject>,
): WindowPage<Params> {
  return about(page, (params) => ({ ...params, isAccount: false }));
}

/** The page at the address of the own account. */
export function asAccount<Params extends object>(
  page: WindowPage<Params & Subject>,
): WindowPage<Params> {
  return about(page, (params, state) => ({
    ...params,
    userId: selectUserId(state),
    isAccount: true,
  }));
}

function about<Params, Full extends Subject>(
  page: WindowPage<Full>,
  complete: (params: Params, state: RootState) => Full,
): WindowPage<Params> {
  const full = ({ params, state }: WindowContext<Params>): WindowContext<Full> => ({
    params: complete(params, state),
    state,
  });
  const { Page, Buttons } = page;
  const useFull = (params: Params) =>
    useAppSelector((state) => complete(params, state), shallowEqual);
  return {
    title: (context) => page.title(full(context)),
    queries: (context) => page.queries?.(full(context)) ?? [],
    check: (context) => page.check?.(full(context)) ?? null,
    breadcrumbs: (context) => page.breadcrumbs?.(full(context)) ?? [],
    Page: (params) => createElement(Page, useFull(params)),
    ...(Buttons && { Buttons: (params: Params) => createElement(Buttons, useFull(params)) }),
  };
}
