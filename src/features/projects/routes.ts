import { projectPaths } from '@/routing/paths/projects';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';

/** Windows about projects, their folders, members and the archive (screens A1.1); the pages of a noun are one chunk. */
export const projectRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: projectPaths.addFolder,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-folders" */ './folders/AddFolderPage'),
  }),
  defineWindow({
    path: projectPaths.addMembers,
    access: 'login',
    load: () => import(/* webpackChunkName: "project-members" */ './members/AddMembersPage'),
  }),
  defineWindow({
    path: projectPaths.addProject,
    access: 'admin',
    load: () => import(/* webpackChunkName: "project-edit" */ './edit/AddProjectPage'),
  }),
  defineWindow({
    path: projectPaths.addProjectDescription,
    access: 'login',
    load: () =>
      import(/* webpackChunkName: "project-descriptions" */ './descriptions/AddDescriptionPage'),
  }),
  defineWindow({
    path: projectPaths.archiveProject,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-edit" */ './edit/confirmations'),
    page: 'archiveProject',
  }),
  defineWindow({
    path: projectPaths.deleteFolder,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-folders" */ './folders/confirmations'),
    page: 'deleteFolder',
  }),
  defineWindow({
    path: projectPaths.deleteProject,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-edit" */ './edit/confirmations'),
    page: 'deleteProject',
  }),
  defineWindow({
    path: projectPaths.deleteProjectArchive,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-archive" */ './archive/confirmations'),
    page: 'deleteArchivedProject',
  }),
  defineWindow({
    path: projectPaths.deleteProjectDescription,
    access: 'login',
    size: 'small',
    load: () =>
      import(/* webpackChunkName: "project-descriptions" */ './descriptions/confirmations'),
    page: 'deleteDescription',
  }),
  defineWindow({
    path: projectPaths.editMember,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-members" */ './members/EditMemberPage'),
  }),
  defineWindow({
    path: projectPaths.editProjectAccess,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-members" */ './members/EditProjectAccessPage'),
  }),
  defineWindow({
    path: projectPaths.editProjectDescription,
    access: 'login',
    load: () =>
      import(/* webpackChunkName: "project-descriptions" */ './descriptions/EditDescriptionPage'),
  }),
  defineWindow({
    path: projectPaths.manageProjects,
    access: 'anybody',
    autoClose: true,
    load: () => import(/* webpackChunkName: "projects" */ './list/ManageProjectsPage'),
  }),
  defineWindow({
    path: projectPaths.moveFolder,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-folders" */ './folders/MoveFolderPage'),
  }),
  defineWindow({
    path: projectPaths.projectDetails,
    access: 'anybody',
    autoClose: true,
    load: () => import(/* webpackChunkName: "projects" */ './details/ProjectDetailsPage'),
  }),
  defineWindow({
    path: projectPaths.projectDetailsArchive,
    access: 'anybody',
    autoClose: true,
    load: () => import(/* webpackChunkName: "project-archive" */ './archive/ArchivedProjectPage'),
  }),
  defineWindow({
    path: projectPaths.projectPermissions,
    access: 'login',
    autoClose: true,
    load: () =>
      import(/* webpackChunkName: "project-members" */ './members/ProjectPermissionsPage'),
  }),
  defineWindow({
    path: projectPaths.projectsArchive,
    access: 'admin',
    autoClose: true,
    load: () => import(/* webpackChunkName: "project-archive" */ './archive/ProjectsArchivePage'),
  }),
  defineWindow({
    path: projectPaths.removeMember,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-members" */ './members/confirmations'),
    page: 'removeMember',
  }),
  defineWindow({
    path: projectPaths.renameFolder,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-folders" */ './folders/RenameFolderPage'),
  }),
  defineWindow({
    path: projectPaths.renameProject,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-edit" */ './edit/RenameProjectPage'),
  }),
  defineWindow({
    path: projectPaths.renameProjectArchive,
    access: 'admin',
    size: 'small',
    load: () =>
      import(/* webpackChunkName: "project-archive" */ './archive/RenameArchivedProjectPage'),
  }),
  defineWindow({
    path: projectPaths.restoreProject,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "project-archive" */ './archive/confirmations'),
    page: 'restoreProject',
  }),
];
