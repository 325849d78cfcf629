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
import { DataGrid } from '@/ui/DataGrid';
import { EmptyState } from '@/ui/EmptyState';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/nameColumn';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { wordColumn } from '@/ui/wordColumn';
import { selectIsOneself, type Subject, windowsOf } from '../subject';
import { userProjectMessages } from './messages';

interface UserProjectsPanelProps {
  subject: Subject;
  projects: readonly UserProject[];
}

interface ProjectRow {
  projectId: number;
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
      return membership ? [{ projectId, name, access: membership.access }] : [];
    },
  );
  const columns = useMemo(
    (): GridColumn<ProjectRow>[] => [
      nameColumn(intl, columnMessages.name),
      {
        key: 'access',
        ...wordColumn(intl, adminMessages.access, memberAccessMessages),
        render: ({ access }) => intl.formatMessage(memberAccessMessages[access]),
      },
    ],
    [intl],
  );
  const title = intl.formatMessage(screenMessages.projects);
  const windows = windowsOf(subject);
  return (
    <Panel
      title={title}
      actions={
        canChange && (
          <LinkButton variant="primary" icon={AddIcon} href={`#${windows.addProjects}`}>
            {intl.formatMessage(userProjectMessages.add)}
          </LinkButton>
        )
      }
    >
      <DataGrid<ProjectRow>
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ projectId }) => projectId}
        {...(canChange && {
          rowHref: ({ projectId }) => `#${windows.editProject(projectId)}`,
        })}
      >
        <EmptyState>
          {intl.formatMessage(isOneself ? userProjectMessages.noneOwn : userProjectMessages.none)}
        </EmptyState>
      </DataGrid>
    </Panel>
  );
}
