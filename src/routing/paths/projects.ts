import { path } from '../path';
import { barPaths } from './barPaths';

/** Windows about projects. */
export const projectPaths = {
  addFolder: path('/projects/:projectId/folders/add'),
  addMembers: path('/projects/:projectId/members/add'),
  addProject: path('/projects/add'),
  addProjectDescription: path('/projects/:projectId/description/add'),
  archiveProject: path('/projects/:projectId/archive'),
  deleteFolder: path('/projects/:projectId/folders/:folderId/delete'),
  deleteProject: path('/projects/:projectId/delete'),
  deleteProjectArchive: path('/projects/archive/:projectId/delete'),
  deleteProjectDescription: path('/projects/:projectId/description/delete'),
  editMember: path('/projects/:projectId/members/:userId/edit'),
  editProjectAccess: path('/projects/:projectId/permissions/edit'),
  editProjectDescription: path('/projects/:projectId/description/edit'),
  manageProjects: barPaths.manageProjects,
  moveFolder: path('/projects/:projectId/folders/:folderId/move'),
  projectDetails: path('/projects/:projectId'),
  projectDetailsArchive: path('/projects/archive/:projectId'),
  projectPermissions: path('/projects/:projectId/permissions'),
  projectsArchive: path('/projects/archive'),
  removeMember: path('/projects/:projectId/members/:userId/remove'),
  renameFolder: path('/projects/:projectId/folders/:folderId/rename'),
  renameProject: path('/projects/:projectId/rename'),
  renameProjectArchive: path('/projects/archive/:projectId/rename'),
  restoreProject: path('/projects/archive/:projectId/restore'),
};
