import { accountPaths } from '@/routing/paths/account';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';

/** Windows about the own account (screens A4.1). */
export const accountRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: accountPaths.addAccountProjects,
    access: 'admin',
    size: 'normal',
    load: async () => ({
      page: (await import(/* webpackChunkName: "user-projects" */ './projects/AddUserProjectsPage'))
        .addAccountProjects,
    }),
  }),
  defineWindow({
    path: accountPaths.changeAccountPassword,
    access: 'login',
    size: 'normal',
    load: async () => ({
      page: (
        await import(/* webpackChunkName: "user-passwords" */ './passwords/ChangePasswordPage')
      ).changeAccountPassword,
    }),
  }),
  defineWindow({
    path: accountPaths.editAccount,
    access: 'login',
    size: 'normal',
    load: async () => ({
      page: (await import(/* webpackChunkName: "user-edit" */ './edit/EditUserPage')).editAccount,
    }),
  }),
  defineWindow({
    path: accountPaths.editAccountProject,
    access: 'admin',
    size: 'small',
    load: async () => ({
      page: (await import(/* webpackChunkName: "user-projects" */ './projects/EditUserProjectPage'))
        .editAccountProject,
    }),
  }),
  defineWindow({
    path: accountPaths.myAccount,
    access: 'login',
    size: 'normal',
    autoClose: true,
    load: async () => ({
      page: (await import(/* webpackChunkName: "users" */ './details/UserDetailsPage')).myAccount,
    }),
  }),
  defineWindow({
    path: accountPaths.removeAccountProject,
    access: 'admin',
    size: 'small',
    load: async () => ({
      page: (await import(/* webpackChunkName: "user-projects" */ './projects/confirmations'))
        .removeAccountProject,
    }),
  }),
  defineWindow({
    path: accountPaths.resetAccountPassword,
    access: 'login',
    size: 'small',
    load: async () => ({
      page: (await import(/* webpackChunkName: "user-passwords" */ './passwords/ResetPasswordPage'))
        .resetAccountPassword,
    }),
  }),
];
