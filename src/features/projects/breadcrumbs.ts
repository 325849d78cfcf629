import { projectPaths } from '@/routing/paths/projects';
import type { WindowBreadcrumb } from '@/store/windowRoutes';
import { projectsMessages } from './messages';

/** The list that every page about a project lies below. */
export const projectsBreadcrumb: WindowBreadcrumb = {
  title: { message: projectsMessages.projects },
  path: projectPaths.manageProjects.url({}),
};
