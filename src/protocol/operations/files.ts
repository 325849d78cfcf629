import type { Id, Stamp, Stamped } from '../scalars';
import type { FileText } from '../texts';
import { mutation, query } from '../operation';

export const fileOperations = {
  loadFile: query('/issues/files/load.php', 'visitor')<
    { issueId: Id; fileId: Id; access?: 'adminOrOwner' | undefined },
    { name: string; size: number; description: string }
  >(),
  /** Multipart: this payload is the part `data`, the content the part `file`. `stampId` is the id of the new file. */
  addFile: mutation('/issues/files/add.php', 'user')<
    { issueId: Id; name: string; description?: string | undefined },
    { stampId: Stamp }
  >(),
  editFile: mutation('/issues/files/edit.php', 'user')<
    {
      fileId: Id;
      name: string;
      description?: string | undefined;
      was?: FileText | undefined;
    },
    Stamped
  >(),
  deleteFile: mutation('/issues/files/delete.php', 'user')<
    { fileId: Id; was?: FileText | undefined },
    Stamped
  >(),
};
