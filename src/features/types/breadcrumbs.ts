import { screenMessages } from '@/i18n/screenMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import type { WindowBreadcrumb } from '@/windows/windowPage';

/** The list that every page about an issue type lies below. */
export const typesBreadcrumb: WindowBreadcrumb = {
  title: { message: screenMessages.issueTypes },
  path: issueTypePaths.manageTypes.url({}),
};
