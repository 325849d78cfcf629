import type { FolderItem, MemberItem, ProjectDescriptionInput, ProjectDetails } from '../projects';
import type { Changed, Id, NoPayload, Stamped } from '../scalars';
import type { Description, DescriptionInput } from '../texts';
import { mutation, query } from '../operation';

export const projectOperations = {
  listProjects: query('/projects/list.php', 'visitor')<NoPayload, { projects: ProjectDetails[] }>(),
  loadProject: query('/projects/load.php', 'visitor')<
    {
      projectId: Id;
      description?: boolean | undefined;
      folders?: boolean | undefined;
      members?: boolean | undefined;
      html?: boolean | undefined;
      access?: 'admin' | undefined;
    },
    {
      details: ProjectDetails;
      description?: Description | null;
      folders?: FolderItem[];
      members?: MemberItem[];
    }
  >(),
  addProject: mutation('/projects/add.php', 'administrator')<
    DescriptionInput & { name: string },
    Changed & { projectId: Id }
  >(),
  renameProject: mutation('/projects/rename.php', 'administrator')<
    { projectId: Id; name: string },
    Changed & { projectId: Id }
  >(),
  editProjectAccess: mutation('/projects/access.php', 'user')<
    { projectId: Id; isPublic: boolean },
    Changed
  >(),
  archiveProject: mutation('/projects/archive.php', 'administrator')<{ projectId: Id }, null>(),
  deleteProject: mutation('/projects/delete.php', 'administrator')<
    { projectId: Id; force?: boolean | undefined },
    null
  >(),
  addProjectDescription: mutation('/projects/description/add.php', 'user')<
    ProjectDescriptionInput,
    Stamped
  >(),
  editProjectDescription: mutation('/projects/description/edit.php', 'user')<
    ProjectDescriptionInput,
    Stamped
  >(),
  deleteProjectDescription: mutation('/projects/description/delete.php', 'user')<
    { projectId: Id },
    Stamped
  >(),
};
