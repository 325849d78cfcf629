import { screenMessages } from '@/i18n/screenMessages';
import { projectPaths } from '@/routing/paths/projects';
import type { WindowBreadcrumb } from '@/windows/windowPage';

/** The list that every page about a project lies below. */
export const projectsBreadcrumb: WindowBreadcrumb = {
  title: { message: screenMessages.projects },
  path: projectPaths.manageProjects.url({}),
};
