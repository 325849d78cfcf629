import { selectIsSystemAdministrator } from '@/entities/session';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { DeleteIcon, EditIcon, RestoreIcon } from '@/ui/icons';
import { MoreMenu } from '@/ui/MoreMenu';
import { projectsMessages } from '../messages';
import type { ProjectParams } from '../projectQueries';
import { archiveMessages } from './messages';

/** What system administrators do with an archived project; others would be refused. */
export function ArchivedProjectCommands({ projectId }: ProjectParams) {
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  if (!isAdministrator) return null;
  return (
    <MoreMenu
      items={[
        {
          label: archiveMessages.restore,
          icon: RestoreIcon,
          path: projectPaths.restoreProject.url({ projectId }),
        },
        {
          label: projectsMessages.renameProject,
          icon: EditIcon,
          path: projectPaths.renameProjectArchive.url({ projectId }),
        },
        {
          label: projectsMessages.deleteProject,
          icon: DeleteIcon,
          path: projectPaths.deleteProjectArchive.url({ projectId }),
        },
      ]}
    />
  );
}
