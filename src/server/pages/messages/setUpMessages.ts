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
  token: {
    id: 'server.pages.setUp.token',
    defaultMessage: 'Set-up token',
    description: 'Label of the field for a secret text that the server printed when it was started',
  },
  tokenHelp: {
    id: 'server.pages.setUp.token.help',
    defaultMessage: 'The server printed it when it was started.',
    description: 'Below the field for the set-up token: where to find it',
  },
  wrongToken: {
    id: 'server.pages.setUp.token.wrong',
    defaultMessage: 'This is not the token that the server printed when it was last started.',
    description: 'Below the field for the set-up token',
  },
  taken: {
    id: 'server.pages.setUp.taken',
    defaultMessage:
      'Someone else has set up this tracker meanwhile. What you entered was not used.',
    description:
      'Two people filled in the form that sets up an empty database, and the other came first',
  },
  emailHelp: {
    id: 'server.pages.setUp.emailHelp',
    defaultMessage: 'Optional.',
    description: 'Below the field for the e-mail address of the first user: it may be left empty',
  },
  submit: {
    id: 'server.pages.setUp.submit',
    defaultMessage: 'Set up',
    description: 'Button that sets up an empty database; a verb [button]',
  },
});
