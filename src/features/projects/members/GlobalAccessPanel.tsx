import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { projectPaths } from '@/routing/paths/projects';
import { EditIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
import { projectsMessages } from '../messages';

interface GlobalAccessPanelProps {
  projectId: number;
  isPublic: boolean;
}

/** Whether a project is public. */
export function GlobalAccessPanel({ projectId, isPublic }: GlobalAccessPanelProps) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage(propertyMessages.globalAccess)}
      actions={
        <LinkButton icon={EditIcon} href={`#${projectPaths.editProjectAccess.url({ projectId })}`}>
          {intl.formatMessage(actionMessages.edit)}
        </LinkButton>
      }
    >
      <PropertyList
        items={[
          {
            key: 'access',
            label: intl.formatMessage(adminMessages.access),
            value: intl.formatMessage(
              isPublic ? projectsMessages.publicProject : projectsMessages.regularProject,
            ),
          },
        ]}
      />
    </Panel>
  );
}
