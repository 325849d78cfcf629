import { actionMessages } from '@/i18n/actionMessages';
import { projectPaths } from '@/routing/paths/projects';
import { AddIcon, DeleteIcon, EditIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { MoreMenu } from '@/ui/MoreMenu';
import type { ProjectParams } from '../projectQueries';

interface DescriptionCommandsProps extends ProjectParams {
  hasDescription: boolean;
}

/** What the administrators of a project do with its description. */
export function DescriptionCommands({ projectId, hasDescription }: DescriptionCommandsProps) {
  if (!hasDescription) {
    return (
      <WindowLink
        icon={AddIcon}
        label={actionMessages.addDescription}
        path={projectPaths.addProjectDescription.url({ projectId })}
      />
    );
  }
  return (
    <MoreMenu
      items={[
        {
          label: actionMessages.editDescription,
          icon: EditIcon,
          path: projectPaths.editProjectDescription.url({ projectId }),
        },
        {
          label: actionMessages.deleteDescription,
          icon: DeleteIcon,
          path: projectPaths.deleteProjectDescription.url({ projectId }),
        },
      ]}
    />
  );
}
