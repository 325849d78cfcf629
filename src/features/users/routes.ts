import { userPaths } from '@/routing/paths/users';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';
import { accountRoutes } from './accountRoutes';

/** Windows about user accounts, one's own included (screens A4.1, A4.6); the pages of a noun are one chunk. */
export const userRoutes: readonly WindowRoute[] = [
  ...accountRoutes,
  defineWindow({
    path: userPaths.addUser,
    access: 'admin',
    load: () => import(/* webpackChunkName: "user-edit" */ './edit/AddUserPage'),
  }),
  defineWindow({
    path: userPaths.addUserProjects,
    access: 'admin',
    load: () => import(/* webpackChunkName: "user-projects" */ './projects/AddUserProjectsPage'),
    page: 'addUserProjects',
  }),
  defineWindow({
    path: userPaths.approveRequest,
    access: 'admin',
    load: () => import(/* webpackChunkName: "user-requests" */ './requests/ApproveRequestPage'),
  }),
  defineWindow({
    path: userPaths.changePassword,
    access: 'admin',
    load: () => import(/* webpackChunkName: "user-passwords" */ './passwords/ChangePasswordPage'),
    page: 'changePassword',
  }),
  defineWindow({
    path: userPaths.editUser,
    access: 'admin',
    load: () => import(/* webpackChunkName: "user-edit" */ './edit/EditUserPage'),
    page: 'editUser',
  }),
  defineWindow({
    path: userPaths.editUserAccess,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "user-edit" */ './edit/EditUserAccessPage'),
  }),
  defineWindow({
    path: userPaths.editUserProject,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "user-projects" */ './projects/EditUserProjectPage'),
    page: 'editUserProject',
  }),
  defineWindow({
    path: userPaths.manageUsers,
    access: 'admin',
    size: 'large',
    autoClose: true,
    load: () => import(/* webpackChunkName: "users" */ './list/ManageUsersPage'),
  }),
  defineWindow({
    path: userPaths.registrationRequests,
    access: 'admin',
    autoClose: true,
    load: () =>
      import(/* webpackChunkName: "user-requests" */ './requests/RegistrationRequestsPage'),
  }),
  defineWindow({
    path: userPaths.rejectRequest,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "user-requests" */ './requests/confirmations'),
    page: 'rejectRequest',
  }),
  defineWindow({
    path: userPaths.removeUserProject,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "user-projects" */ './projects/confirmations'),
    page: 'removeUserProject',
  }),
  defineWindow({
    path: userPaths.requestDetails,
    access: 'admin',
    autoClose: true,
    load: () => import(/* webpackChunkName: "user-requests" */ './requests/RequestDetailsPage'),
  }),
  defineWindow({
    path: userPaths.resetPassword,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "user-passwords" */ './passwords/ResetPasswordPage'),
    page: 'resetPassword',
  }),
  defineWindow({
    path: userPaths.userDetails,
    access: 'admin',
    autoClose: true,
    load: () => import(/* webpackChunkName: "users" */ './details/UserDetailsPage'),
    page: 'userDetails',
  }),
];
