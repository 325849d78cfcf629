import { useIntl } from 'react-intl';
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
  const intl = useIntl();
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  if (!isAdministrator) return null;
  return (
    <MoreMenu
      items={[
        {
          key: 'restore',
          label: intl.formatMessage(archiveMessages.restore),
          icon: RestoreIcon,
          href: `#${projectPaths.restoreProject.url({ projectId })}`,
        },
        {
          key: 'rename',
          label: intl.formatMessage(projectsMessages.renameProject),
          icon: EditIcon,
          href: `#${projectPaths.renameProjectArchive.url({ projectId })}`,
        },
        {
          key: 'delete',
          label: intl.formatMessage(projectsMessages.deleteProject),
          icon: DeleteIcon,
          href: `#${projectPaths.deleteProjectArchive.url({ projectId })}`,
        },
      ]}
    />
  );
}
