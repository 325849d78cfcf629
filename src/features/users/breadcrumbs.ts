import { userPaths } from '@/routing/paths/users';
import type { WindowBreadcrumb } from '@/store/windowRoutes';
import { usersMessages } from './messages';

/** The list that every page about a user lies below. */
export const usersBreadcrumb: WindowBreadcrumb = {
  title: { message: usersMessages.users },
  path: userPaths.manageUsers.url({}),
};
