import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { users } from '@/entities/users';
import { memberAccessMessages } from '@/i18n/accessMessages';
import { adminMessages } from '@/i18n/adminMessages';
import type { ProjectAccess } from '@/protocol/access';
import type { MemberItem } from '@/protocol/projects';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/textColumn';
import { AddIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { wordColumn } from '@/ui/wordColumn';
import { GridPanel } from '@/ui/GridPanel';
import { memberMessages } from './messages';

interface MembersPanelProps {
  projectId: number;
  members: readonly MemberItem[];
}

interface MemberRow {
  /** Of the user. */
  id: number;
  name: string;
  access: ProjectAccess;
}

/** The members of a project in the order of all users; those nobody knows are left out (screens A1.2). */
export function MembersPanel({ projectId, members }: MembersPanelProps) {
  const intl = useIntl();
  const allUsers = useAppSelector(users.selectAll);
  const rows = allUsers.flatMap(({ userId, name }): MemberRow[] => {
    const member = members.find(({ id }) => id === userId);
    return member ? [{ id: userId, name, access: member.access }] : [];
  });
  const columns = useMemo(
    (): GridColumn<MemberRow>[] => [
      nameColumn(intl, adminMessages.personName),
      wordColumn(intl, 'access', adminMessages.access, memberAccessMessages, (row) => row.access),
    ],
    [intl],
  );
  return (
    <GridPanel
      title={memberMessages.members}
      actions={
        <WindowLink
          variant="primary"
          icon={AddIcon}
          label={memberMessages.add}
          path={projectPaths.addMembers.url({ projectId })}
        />
      }
      columns={columns}
      rows={rows}
      rowPath={({ id }) => projectPaths.editMember.url({ projectId, userId: id })}
      none={memberMessages.none}
    />
  );
}
