import { useIntl } from 'react-intl';
import { selectIsSystemAdministrator } from '@/entities/session';
import { Access, type ProjectAccess } from '@/protocol/access';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { ArchiveIcon, DeleteIcon, EditIcon, PermissionIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { MoreMenu } from '@/ui/MoreMenu';
import { editMessages } from '../edit/messages';
import { memberMessages } from '../members/messages';
import { projectsMessages } from '../messages';

interface ProjectCommandsProps {
  projectId: number;
  /** Of this user to the project. */
  access: ProjectAccess;
}

/** What its administrators and those of the system do with a project. */
export function ProjectCommands({ projectId, access }: ProjectCommandsProps) {
  const intl = useIntl();
  const isSystemAdministrator = useAppSelector(selectIsSystemAdministrator);
  return (
    <>
      {access === Access.administrator && (
        <LinkButton
          icon={PermissionIcon}
          href={`#${projectPaths.projectPermissions.url({ projectId })}`}
        >
          {intl.formatMessage(memberMessages.permissions)}
        </LinkButton>
      )}
      {isSystemAdministrator && (
        <MoreMenu
          items={[
            {
              key: 'rename',
              label: intl.formatMessage(projectsMessages.renameProject),
              icon: EditIcon,
              href: `#${projectPaths.renameProject.url({ projectId })}`,
            },
            {
              key: 'archive',
              label: intl.formatMessage(editMessages.archiveProject),
              icon: ArchiveIcon,
              href: `#${projectPaths.archiveProject.url({ projectId })}`,
            },
            {
              key: 'delete',
              label: intl.formatMessage(projectsMessages.deleteProject),
              icon: DeleteIcon,
              href: `#${projectPaths.deleteProject.url({ projectId })}`,
            },
          ]}
        />
      )}
    </>
  );
}
