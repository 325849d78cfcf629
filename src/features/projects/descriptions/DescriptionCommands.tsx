import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { projectPaths } from '@/routing/paths/projects';
import { AddIcon, DeleteIcon, EditIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { MoreMenu } from '@/ui/MoreMenu';
import type { ProjectParams } from '../projectQueries';

interface DescriptionCommandsProps extends ProjectParams {
  hasDescription: boolean;
}

/** What the administrators of a project do with its description. */
export function DescriptionCommands({ projectId, hasDescription }: DescriptionCommandsProps) {
  const intl = useIntl();
  if (!hasDescription) {
    return (
      <LinkButton icon={AddIcon} href={`#${projectPaths.addProjectDescription.url({ projectId })}`}>
        {intl.formatMessage(actionMessages.addDescription)}
      </LinkButton>
    );
  }
  return (
    <MoreMenu
      items={[
        {
          key: 'edit',
          label: intl.formatMessage(actionMessages.editDescription),
          icon: EditIcon,
          href: `#${projectPaths.editProjectDescription.url({ projectId })}`,
        },
        {
          key: 'delete',
          label: intl.formatMessage(actionMessages.deleteDescription),
          icon: DeleteIcon,
          href: `#${projectPaths.deleteProjectDescription.url({ projectId })}`,
        },
      ]}
    />
  );
}
