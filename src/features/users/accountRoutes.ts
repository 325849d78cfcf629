import { accountPaths } from '@/routing/paths/account';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';

/** Windows about the own account (screens A4.1). */
export const accountRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: accountPaths.addAccountProjects,
    access: 'admin',
    load: () => import(/* webpackChunkName: "user-projects" */ './projects/AddUserProjectsPage'),
    page: 'addAccountProjects',
  }),
  defineWindow({
    path: accountPaths.changeAccountPassword,
    access: 'login',
    load: () => import(/* webpackChunkName: "user-passwords" */ './passwords/ChangePasswordPage'),
    page: 'changeAccountPassword',
  }),
  defineWindow({
    path: accountPaths.editAccount,
    access: 'login',
    load: () => import(/* webpackChunkName: "user-edit" */ './edit/EditUserPage'),
    page: 'editAccount',
  }),
  defineWindow({
    path: accountPaths.editAccountProject,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "user-projects" */ './projects/EditUserProjectPage'),
    page: 'editAccountProject',
  }),
  defineWindow({
    path: accountPaths.myAccount,
    access: 'login',
    autoClose: true,
    load: () => import(/* webpackChunkName: "users" */ './details/UserDetailsPage'),
    page: 'myAccount',
  }),
  defineWindow({
    path: accountPaths.removeAccountProject,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "user-projects" */ './projects/confirmations'),
    page: 'removeAccountProject',
  }),
  defineWindow({
    path: accountPaths.resetAccountPassword,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "user-passwords" */ './passwords/ResetPasswordPage'),
    page: 'resetAccountPassword',
  }),
];
