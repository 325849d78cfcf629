import { defineMessages } from 'react-intl';

/** Words of the page about a user. */
export const detailsMessages = defineMessages({
  account: {
    id: 'users.details.account',
    defaultMessage: 'Account',
    description: 'Heading above login, e-mail address and language of a user',
  },
  edit: {
    id: 'users.details.edit',
    defaultMessage: 'Edit',
    description: 'Command beside login, e-mail address and language of a user',
  },
  editAccess: {
    id: 'users.details.editAccess',
    defaultMessage: 'Edit',
    description: 'Command beside the global access of a user',
  },
  noEmail: {
    id: 'users.details.noEmail',
    defaultMessage: 'None',
    description: 'In place of the e-mail address of a user who has none',
  },
});
