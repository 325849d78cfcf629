import { useIntl } from 'react-intl';
import { adminMessages } from '@/i18n/adminMessages';
import { projectPaths } from '@/routing/paths/projects';
import { EditablePanel } from '@/ui/EditablePanel';
import { NamedValues } from '@/ui/NamedValues';
import { projectsMessages } from '../messages';

interface GlobalAccessPanelProps {
  projectId: number;
  isPublic: boolean;
}

/** Whether a project is public. */
export function GlobalAccessPanel({ projectId, isPublic }: GlobalAccessPanelProps) {
  const intl = useIntl();
  return (
    <EditablePanel
      title={adminMessages.globalAccess}
      editPath={projectPaths.editProjectAccess.url({ projectId })}
    >
      <NamedValues
        items={[
          {
            label: adminMessages.access,
            value: intl.formatMessage(
              isPublic ? projectsMessages.publicProject : projectsMessages.regularProject,
            ),
          },
        ]}
      />
    </EditablePanel>
  );
}
