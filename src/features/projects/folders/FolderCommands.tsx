import { useIntl } from 'react-intl';
import { projectPaths } from '@/routing/paths/projects';
import { DeleteIcon, MoveIcon } from '@/ui/icons';
import { MoreMenu } from '@/ui/MoreMenu';
import type { FolderParams } from './folderQuery';
import { folderMessages } from './messages';

/** What else can be done with a folder. */
export function FolderCommands(params: FolderParams) {
  const intl = useIntl();
  return (
    <MoreMenu
      items={[
        {
          key: 'move',
          label: intl.formatMessage(folderMessages.move),
          icon: MoveIcon,
          href: `#${projectPaths.moveFolder.url(folderIds(params))}`,
        },
        {
          key: 'delete',
          label: intl.formatMessage(folderMessages.delete),
          icon: DeleteIcon,
          href: `#${projectPaths.deleteFolder.url(folderIds(params))}`,
        },
      ]}
    />
  );
}

function folderIds({ projectId, folderId }: FolderParams) {
  return { projectId, folderId };
}
