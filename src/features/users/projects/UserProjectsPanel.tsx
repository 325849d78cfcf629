import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { projects as allProjects } from '@/entities/projects';
import { selectIsSystemAdministrator } from '@/entities/session';
import { memberAccessMessages } from '@/i18n/accessMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { screenMessages } from '@/i18n/screenMessages';
import type { ProjectAccess } from '@/protocol/access';
import type { UserProject } from '@/protocol/users';
import { useAppSelector } from '@/store/hooks';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/textColumn';
import { AddIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { wordColumn } from '@/ui/wordColumn';
import { GridPanel } from '@/ui/GridPanel';
import { selectIsOneself, type Subject, windowsOf } from '../subject';
import { userProjectMessages } from './messages';

interface UserProjectsPanelProps {
  subject: Subject;
  projects: readonly UserProject[];
}

interface ProjectRow {
  /** Of the project. */
  id: number;
  name: string;
  access: ProjectAccess;
}

/** The memberships of a user in the order of all projects; system administrators change them. */
export function UserProjectsPanel({ subject, projects }: UserProjectsPanelProps) {
  const intl = useIntl();
  const canChange = useAppSelector(selectIsSystemAdministrator);
  const isOneself = useAppSelector((state) => selectIsOneself(state, subject));
  const rows = useAppSelector(allProjects.selectAll).flatMap(
    ({ projectId, name }): ProjectRow[] => {
      const membership = projects.find(({ id }) => id === projectId);
      return membership ? [{ id: projectId, name, access: membership.access }] : [];
    },
  );
  const columns = useMemo(
    (): GridColumn<ProjectRow>[] => [
      nameColumn(intl, columnMessages.name),
      wordColumn(intl, 'access', adminMessages.access, memberAccessMessages, (row) => row.access),
    ],
    [intl],
  );
  const windows = windowsOf(subject);
  return (
    <GridPanel
      title={screenMessages.projects}
      actions={
        canChange && (
          <WindowLink
            variant="primary"
            icon={AddIcon}
            label={userProjectMessages.add}
            path={windows.addProjects}
          />
        )
      }
      columns={columns}
      rows={rows}
      rowPath={canChange && (({ id }) => windows.editProject(id))}
      none={isOneself ? userProjectMessages.noneOwn : userProjectMessages.none}
    />
  );
}
