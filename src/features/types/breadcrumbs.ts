import { issueTypePaths } from '@/routing/paths/issueTypes';
import type { WindowBreadcrumb } from '@/store/windowRoutes';
import { typeMessages } from './messages';

/** The list that every page about an issue type lies below. */
export const typesBreadcrumb: WindowBreadcrumb = {
  title: { message: typeMessages.issueTypes },
  path: issueTypePaths.manageTypes.url({}),
};
