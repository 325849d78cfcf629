import { defineMessages } from '@formatjs/intl';

/** Texts of the pages for a forgotten password and for the link that sets a new one. */
export const passwordPageMessages = defineMessages({
  title: {
    id: 'server.pages.password.title',
    defaultMessage: 'Forgot password',
    description:
      'Title of the page for users who do not remember their password, and link that leads there',
  },
  explanation: {
    id: 'server.pages.password.explanation',
    defaultMessage:
      'Enter the email address of your account. You will get a link to choose a new password.',
    description: 'Above the field for an e-mail address',
  },
  send: {
    id: 'server.pages.password.send',
    defaultMessage: 'Send link',
    description: 'Button that sends a link for choosing a new password by email [button]',
  },
  save: {
    id: 'server.pages.password.save',
    defaultMessage: 'Save password',
    description: 'Button that saves the new password [button]',
  },
  sent: {
    id: 'server.pages.password.sent',
    defaultMessage: 'If an account has this address, a message with a link is on its way to it.',
    description: 'After an e-mail address was entered; must not tell whether the account exists',
  },
  unavailable: {
    id: 'server.pages.password.unavailable',
    defaultMessage:
      'Passwords cannot be reset by email on this server. Ask an administrator for a new one.',
    description: 'The page for a forgotten password is of no use on this server',
  },
  choose: {
    id: 'server.pages.password.choose',
    defaultMessage: 'Choose a new password',
    description:
      'Title of the page that the link in an e-mail opens, and of the step of the login in which a temporary password is replaced',
  },
  chooseFor: {
    id: 'server.pages.password.chooseFor',
    defaultMessage: 'New password for the login {login}.',
    description: 'Above the fields for a new password; login is the name the user logs in with',
  },
  invalidKey: {
    id: 'server.pages.password.invalidKey',
    defaultMessage:
      'This link is invalid, has already been used, or has expired. Request a new one on the login page.',
    description: 'The link in the message was not accepted',
  },
});
