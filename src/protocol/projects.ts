import type { ProjectAccess } from './access';
import type { Id } from './scalars';
import type { TextFormat } from './enums';

export interface ProjectDetails {
  id: Id;
  name: string;
  /** Access of the caller. */
  access: ProjectAccess;
  public: boolean;
}

export interface FolderItem {
  id: Id;
  name: string;
  typeId: Id;
}

/** `id` is a user id; names come from the global data. */
export interface MemberItem {
  id: Id;
  access: ProjectAccess;
}

/** The description of a project, as it is written. */
export type ProjectDescriptionInput = {
  projectId: Id;
  description: string;
  descriptionFormat?: TextFormat | undefined;
};
