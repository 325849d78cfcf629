import { useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { usersApi } from '@/api/endpoints/users';
import { adminMessages } from '@/i18n/adminMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { Access } from '@/protocol/access';
import type { UserListItem } from '@/protocol/users';
import { userPaths } from '@/routing/paths/users';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { DataGrid } from '@/ui/DataGrid';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/nameColumn';
import { wordColumn } from '@/ui/wordColumn';
import { globalAccessMessages } from '../globalAccess';
import { usersMessages } from '../messages';
import { UsersButtons } from './UsersButtons';

const usersQuery = () => screenQuery(usersApi.endpoints.listUsers, undefined);

export const page = definePage({
  queries: () => [usersQuery()],
  title: () => ({ message: screenMessages.users }),
  Page: ManageUsers,
  Buttons: UsersButtons,
});

/** Every account, disabled ones included. */
function ManageUsers() {
  const intl = useIntl();
  const { users } = useLoaded(usersQuery());
  const columns = useMemo(() => columnsOf(intl), [intl]);
  return (
    <DataGrid
      label={intl.formatMessage(screenMessages.users)}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `#${userPaths.userDetails.url({ userId: id })}`}
    />
  );
}

function columnsOf(intl: IntlShape): GridColumn<UserListItem>[] {
  return [
    nameColumn(intl, propertyMessages.personName, 'medium'),
    {
      key: 'login',
      title: intl.formatMessage(usersMessages.login),
      render: ({ login }) => login,
    },
    {
      key: 'email',
      title: intl.formatMessage(propertyMessages.emailAddress),
      size: 'medium',
      render: ({ email }) => email,
    },
    {
      key: 'access',
      ...wordColumn(intl, adminMessages.access, {
        ...globalAccessMessages,
        projectAdmin: adminMessages.memberAdministrator,
      }),
      render: (user) => intl.formatMessage(accessMessage(user)),
    },
  ];
}

function accessMessage({ access, projectAdmin }: UserListItem): MessageDescriptor {
  return access === Access.normal && projectAdmin
    ? adminMessages.memberAdministrator
    : globalAccessMessages[access];
}
