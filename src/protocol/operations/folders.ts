import type { Changed, Id } from '../scalars';
import { mutation, query } from '../operation';

export const folderOperations = {
  loadFolder: query('/projects/folders/load.php', 'user')<
    { projectId: Id; folderId: Id; access?: 'admin' | undefined },
    { name: string; empty: boolean }
  >(),
  addFolder: mutation('/projects/folders/add.php', 'user')<
    { projectId: Id; name: string; typeId: Id },
    Changed & { folderId: Id }
  >(),
  renameFolder: mutation('/projects/folders/rename.php', 'user')<
    { folderId: Id; name: string },
    Changed & { folderId: Id }
  >(),
  moveFolder: mutation('/projects/folders/move.php', 'user')<
    { folderId: Id; projectId: Id },
    Changed
  >(),
  deleteFolder: mutation('/projects/folders/delete.php', 'user')<
    { folderId: Id; force?: boolean | undefined },
    null
  >(),
};
