import { screenMessages } from '@/i18n/screenMessages';
import { userPaths } from '@/routing/paths/users';
import type { WindowBreadcrumb } from '@/windows/windowPage';

/** The list that every page about a user lies below. */
export const usersBreadcrumb: WindowBreadcrumb = {
  title: { message: screenMessages.users },
  path: userPaths.manageUsers.url({}),
};
