import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { users } from '@/entities/users';
import { memberAccessMessages } from '@/i18n/accessMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { ProjectAccess } from '@/protocol/access';
import type { MemberItem } from '@/protocol/projects';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { DataGrid } from '@/ui/DataGrid';
import { EmptyState } from '@/ui/EmptyState';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/nameColumn';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { wordColumn } from '@/ui/wordColumn';
import { memberMessages } from './messages';

interface MembersPanelProps {
  projectId: number;
  members: readonly MemberItem[];
}

interface MemberRow {
  userId: number;
  name: string;
  access: ProjectAccess;
}

/** The members of a project in the order of all users; those nobody knows are left out (screens A1.2). */
export function MembersPanel({ projectId, members }: MembersPanelProps) {
  const intl = useIntl();
  const allUsers = useAppSelector(users.selectAll);
  const rows = allUsers.flatMap(({ userId, name }): MemberRow[] => {
    const member = members.find(({ id }) => id === userId);
    return member ? [{ userId, name, access: member.access }] : [];
  });
  const columns = useMemo(
    (): GridColumn<MemberRow>[] => [
      nameColumn(intl, propertyMessages.personName),
      {
        key: 'access',
        ...wordColumn(intl, adminMessages.access, memberAccessMessages),
        render: ({ access }) => intl.formatMessage(memberAccessMessages[access]),
      },
    ],
    [intl],
  );
  const title = intl.formatMessage(memberMessages.members);
  return (
    <Panel
      title={title}
      actions={
        <LinkButton
          variant="primary"
          icon={AddIcon}
          href={`#${projectPaths.addMembers.url({ projectId })}`}
        >
          {intl.formatMessage(memberMessages.add)}
        </LinkButton>
      }
    >
      <DataGrid
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ userId }) => userId}
        rowHref={({ userId }) => `#${projectPaths.editMember.url({ projectId, userId })}`}
      >
        <EmptyState>{intl.formatMessage(memberMessages.none)}</EmptyState>
      </DataGrid>
    </Panel>
  );
}
