import type { EntityState } from '@reduxjs/toolkit';
import { Access, type ProjectAccess } from '@/protocol/access';
import type { Id } from '@/protocol/scalars';
import { selectIsSystemAdministrator, type SessionRoot } from './session';
import { createReferenceSlice } from './referenceSlice';

/** A visible active project. */
export interface Project {
  projectId: Id;
  name: string;
  /** Of the user of this session. */
  access: ProjectAccess;
  folderIds: Id[];
  /** User ids in no particular order. */
  memberIds: Id[];
}

const { slice, selectors } = createReferenceSlice({
  name: 'projects',
  selectId: ({ projectId }: Project) => projectId,
  read: ({ projects }) =>
    projects.map(({ id, name, access, folders, members }) => ({
      projectId: id,
      name,
      access,
      folderIds: folders.map((folder) => folder.id),
      memberIds: members,
    })),
});

export const projectsSlice = slice;
export const projects = selectors;

/** The part of the state that is read here. */
export interface ProjectsRoot {
  projects: EntityState<Project, Id>;
}

/** System administrators administer every project (protocol 0). Unknown projects are administered by nobody. */
export function selectCanAdministerProject(
  state: ProjectsRoot & SessionRoot,
  projectId: Id | null | undefined,
): boolean {
  if (projectId === null || projectId === undefined) return false;
  const project = projects.selectById(state, projectId);
  if (!project) return false;
  return selectIsSystemAdministrator(state) || project.access === Access.administrator;
}
