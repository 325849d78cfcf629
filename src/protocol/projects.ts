import type { Access, ProjectAccess } from './access';
import type { Changed, Id, NoPayload, Stamped } from './scalars';
import type { Description, DescriptionInput } from './texts';
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

type ProjectDescriptionInput = {
  projectId: Id;
  description: string;
  descriptionFormat?: TextFormat | undefined;
};

export interface ProjectOperations {
  listProjects: { payload: NoPayload; answer: { projects: ProjectDetails[] } };
  loadProject: {
    payload: {
      projectId: Id;
      description?: boolean | undefined;
      folders?: boolean | undefined;
      members?: boolean | undefined;
      html?: boolean | undefined;
      access?: 'admin' | undefined;
    };
    answer: {
      details: ProjectDetails;
      description?: Description | null;
      folders?: FolderItem[];
      members?: MemberItem[];
    };
  };
  addProject: { payload: DescriptionInput & { name: string }; answer: Changed & { projectId: Id } };
  renameProject: { payload: { projectId: Id; name: string }; answer: Changed & { projectId: Id } };
  editProjectAccess: { payload: { projectId: Id; isPublic: boolean }; answer: Changed };
  archiveProject: { payload: { projectId: Id }; answer: null };
  deleteProject: { payload: { projectId: Id; force?: boolean | undefined }; answer: null };

  addProjectDescription: { payload: ProjectDescriptionInput; answer: Stamped };
  editProjectDescription: { payload: ProjectDescriptionInput; answer: Stamped };
  deleteProjectDescription: { payload: { projectId: Id }; answer: Stamped };

  loadFolder: {
    payload: { projectId: Id; folderId: Id; access?: 'admin' | undefined };
    answer: { name: string; empty: boolean };
  };
  addFolder: {
    payload: { projectId: Id; name: string; typeId: Id };
    answer: Changed & { folderId: Id };
  };
  renameFolder: { payload: { folderId: Id; name: string }; answer: Changed & { folderId: Id } };
  moveFolder: { payload: { folderId: Id; projectId: Id }; answer: Changed };
  deleteFolder: { payload: { folderId: Id; force?: boolean | undefined }; answer: null };

  loadMember: {
    payload: { projectId: Id; userId: Id };
    answer: { projectName: string; userName: string; access: ProjectAccess };
  };
  /** Sets the access of every listed user; none removes the user. */
  editMembers: { payload: { projectId: Id; users: Id[]; access: Access }; answer: Changed };

  listArchivedProjects: { payload: NoPayload; answer: { projects: { id: Id; name: string }[] } };
  loadArchivedProject: {
    payload: { projectId: Id; description?: boolean | undefined; html?: boolean | undefined };
    answer: { details: { id: Id; name: string }; description?: Description | null };
  };
  renameArchivedProject: {
    payload: { projectId: Id; name: string };
    answer: Changed & { projectId: Id };
  };
  restoreProject: { payload: { projectId: Id }; answer: null };
  deleteArchivedProject: { payload: { projectId: Id; force?: boolean | undefined }; answer: null };
}
