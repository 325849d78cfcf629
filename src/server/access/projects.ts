import { Access, type ProjectAccess } from '@/protocol/access';

/** Whether a caller with this access to a project may change the project itself and all that is in it. */
export function administersProject(access: ProjectAccess): boolean {
  return access === Access.administrator;
}

/** Its visibility, description, members and folders; its name only administrators of the system change. */
export function mayEditProject({ access }: { access: ProjectAccess }): boolean {
  return administersProject(access);
}
