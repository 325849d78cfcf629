import { projectPaths } from '@/routing/paths/projects';
import { DeleteIcon, MoveIcon } from '@/ui/icons';
import { MoreMenu } from '@/ui/MoreMenu';
import type { FolderParams } from './folderQuery';
import { folderMessages } from './messages';

/** What else can be done with a folder. */
export function FolderCommands(params: FolderParams) {
  return (
    <MoreMenu
      items={[
        {
          label: folderMessages.move,
          icon: MoveIcon,
          path: projectPaths.moveFolder.url(folderIds(params)),
        },
        {
          label: folderMessages.delete,
          icon: DeleteIcon,
          path: projectPaths.deleteFolder.url(folderIds(params)),
        },
      ]}
    />
  );
}

function folderIds({ projectId, folderId }: FolderParams) {
  return { projectId, folderId };
}
