import { defineMessages } from '@formatjs/intl';

/** Texts of the page that sets up an empty database. */
export const setUpMessages = defineMessages({
  title: {
    id: 'server.pages.setUp.title',
    defaultMessage: 'Set up a new tracker',
    description:
      'Title of the page that sets up an empty database; a tracker is an installation of this program',
  },
  explanation: {
    id: 'server.pages.setUp.explanation',
    defaultMessage:
      'The database is empty. Name the tracker and choose the password of its first user, admin.',
    description:
      'Above the form that sets up an empty database; admin is a login and is not translated',
  },
  emailHelp: {
    id: 'server.pages.setUp.emailHelp',
    defaultMessage: 'Optional.',
    description: 'Below the field for the e-mail address of the first user: it may be left empty',
  },
  submit: {
    id: 'server.pages.setUp.submit',
    defaultMessage: 'Set up',
    description: 'Button that sets up an empty database; a verb',
  },
});
