import type { MessageDescriptor } from 'react-intl';
import { Access, type ProjectAccess } from '@/protocol/access';
import { adminMessages } from './adminMessages';

/** What the access of a member to a project is called. */
export const memberAccessMessages: Readonly<Record<ProjectAccess, MessageDescriptor>> = {
  [Access.normal]: adminMessages.memberRegular,
  [Access.administrator]: adminMessages.memberAdministrator,
};
