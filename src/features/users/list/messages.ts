import { defineMessages } from 'react-intl';

/** Words of the list of users. */
export const listMessages = defineMessages({
  projectAdministrator: {
    id: 'users.list.projectAdministrator',
    defaultMessage: 'Project administrator',
    description: 'Access of a regular user who administers at least one project',
  },
});
