import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { usersApi } from '@/api/endpoints/users';
import { adminMessages } from '@/i18n/adminMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { Access } from '@/protocol/access';
import type { UserListItem } from '@/protocol/users';
import { userPaths } from '@/routing/paths/users';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { WindowGrid } from '@/ui/WindowGrid';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn, textColumn } from '@/ui/textColumn';
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
    <WindowGrid
      title={screenMessages.users}
      columns={columns}
      rows={users}
      rowPath={({ id }) => userPaths.userDetails.url({ userId: id })}
    />
  );
}

const accessMessages = {
  ...globalAccessMessages,
  projectAdmin: adminMessages.memberAdministrator,
};

function columnsOf(intl: IntlShape): GridColumn<UserListItem>[] {
  return [
    nameColumn(intl, adminMessages.personName, 'medium'),
    textColumn(intl, 'login', usersMessages.login),
    textColumn(intl, 'email', adminMessages.emailAddress, 'medium'),
    wordColumn(intl, 'access', adminMessages.access, accessMessages, ({ access, projectAdmin }) =>
      access === Access.normal && projectAdmin ? 'projectAdmin' : access,
    ),
  ];
}
