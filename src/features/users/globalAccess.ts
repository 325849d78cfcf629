import type { MessageDescriptor } from 'react-intl';
import { Access } from '@/protocol/access';
import { usersMessages } from './messages';

/** What the global access of a user is called. */
export const globalAccessMessages: Readonly<Record<Access, MessageDescriptor>> = {
  [Access.none]: usersMessages.accessDisabled,
  [Access.normal]: usersMessages.accessNormal,
  [Access.administrator]: usersMessages.accessAdministrator,
};

/** What it lets the user do. */
export const globalAccessHelp: Readonly<Record<Access, MessageDescriptor>> = {
  [Access.none]: usersMessages.accessDisabledHelp,
  [Access.normal]: usersMessages.accessNormalHelp,
  [Access.administrator]: usersMessages.accessAdministratorHelp,
};
