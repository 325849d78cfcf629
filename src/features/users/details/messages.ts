import { defineMessages } from 'react-intl';

/** Words of the page about a user. */
export const detailsMessages = defineMessages({
  account: {
    id: 'users.details.account',
    defaultMessage: 'Account',
    description: 'Heading above login, e-mail address and language of a user',
  },
  noEmail: {
    id: 'users.details.noEmail',
    defaultMessage: 'None',
    description: 'In place of the e-mail address of a user: no address',
  },
});
