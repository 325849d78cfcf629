import { useIntl } from 'react-intl';
import { projectPaths } from '@/routing/paths/projects';
import { AddIcon, DeleteIcon, EditIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { MoreMenu } from '@/ui/MoreMenu';
import type { ProjectParams } from '../projectQueries';
import { descriptionMessages } from './messages';

interface DescriptionCommandsProps extends ProjectParams {
  hasDescription: boolean;
}

/** What the administrators of a project do with its description. */
export function DescriptionCommands({ projectId, hasDescription }: DescriptionCommandsProps) {
  const intl = useIntl();
  if (!hasDescription) {
    return (
      <LinkButton icon={AddIcon} href={`#${projectPaths.addProjectDescription.url({ projectId })}`}>
        {intl.formatMessage(descriptionMessages.add)}
      </LinkButton>
    );
  }
  return (
    <MoreMenu
      items={[
        {
          key: 'edit',
          label: intl.formatMessage(descriptionMessages.edit),
          icon: EditIcon,
          href: `#${projectPaths.editProjectDescription.url({ projectId })}`,
        },
        {
          key: 'delete',
          label: intl.formatMessage(descriptionMessages.delete),
          icon: DeleteIcon,
          href: `#${projectPaths.deleteProjectDescription.url({ projectId })}`,
        },
      ]}
    />
  );
}
