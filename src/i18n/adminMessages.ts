import { defineMessages } from 'react-intl';

/** Words that several areas of the administration share; not part of the first load. */
export const adminMessages = defineMessages({
  access: {
    id: 'admin.access.label',
    defaultMessage: 'Access',
    description: 'Caption of a column, and label of a choice: what a user may do',
  },
  memberAdministrator: {
    id: 'admin.access.memberAdministrator',
    defaultMessage: 'Project administrator',
    description: 'Access of a user to a project: may change it and its members',
  },
  memberRegular: {
    id: 'admin.access.memberRegular',
    defaultMessage: 'Regular member',
    description: 'Access of a user to a project: an ordinary member',
  },
  name: {
    id: 'admin.field.name',
    defaultMessage: 'Name',
    description: 'Caption of a column, and label of the field for the name of an object',
  },
});
