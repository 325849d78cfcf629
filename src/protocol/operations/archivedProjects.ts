import type { Changed, Id, NoPayload } from '../scalars';
import type { Description } from '../texts';
import { mutation, query } from '../operation';

export const archivedProjectOperations = {
  listArchivedProjects: query('/projects/archive/list.php', 'administrator')<
    NoPayload,
    { projects: { id: Id; name: string }[] }
  >(),
  loadArchivedProject: query('/projects/archive/load.php', 'administrator')<
    { projectId: Id; description?: boolean | undefined; html?: boolean | undefined },
    { details: { id: Id; name: string }; description?: Description | null }
  >(),
  renameArchivedProject: mutation('/projects/archive/rename.php', 'administrator')<
    { projectId: Id; name: string },
    Changed & { projectId: Id }
  >(),
  restoreProject: mutation('/projects/archive/restore.php', 'administrator')<
    { projectId: Id },
    null
  >(),
  deleteArchivedProject: mutation('/projects/archive/delete.php', 'administrator')<
    { projectId: Id; force?: boolean | undefined },
    null
  >(),
};
