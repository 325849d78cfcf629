import { selectIsSystemAdministrator } from '@/entities/session';
import { Access, type ProjectAccess } from '@/protocol/access';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { ArchiveIcon, DeleteIcon, EditIcon, PermissionIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
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
  const isSystemAdministrator = useAppSelector(selectIsSystemAdministrator);
  return (
    <>
      {access === Access.administrator && (
        <WindowLink
          icon={PermissionIcon}
          label={memberMessages.permissions}
          path={projectPaths.projectPermissions.url({ projectId })}
        />
      )}
      {isSystemAdministrator && (
        <MoreMenu
          items={[
            {
              label: projectsMessages.renameProject,
              icon: EditIcon,
              path: projectPaths.renameProject.url({ projectId }),
            },
            {
              label: editMessages.archiveProject,
              icon: ArchiveIcon,
              path: projectPaths.archiveProject.url({ projectId }),
            },
            {
              label: projectsMessages.deleteProject,
              icon: DeleteIcon,
              path: projectPaths.deleteProject.url({ projectId }),
            },
          ]}
        />
      )}
    </>
  );
}
