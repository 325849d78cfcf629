import { defineMessages } from '@formatjs/intl';

/** Labels of the fields of all forms. */
export const fieldMessages = defineMessages({
  email: {
    id: 'server.pages.field.email',
    defaultMessage: 'Email address',
    description: 'Label of a field',
  },
  language: {
    id: 'server.pages.field.language',
    defaultMessage: 'Language',
    description: 'Label of a choice: the language of a new tracker',
  },
  login: {
    id: 'server.pages.field.login',
    defaultMessage: 'Login',
    description: 'Label of a field for the name that a user logs in with; a noun',
  },
  newPassword: {
    id: 'server.pages.field.newPassword',
    defaultMessage: 'New password',
    description: 'Label of a field for a new password',
  },
  newPasswordConfirm: {
    id: 'server.pages.field.newPasswordConfirm',
    defaultMessage: 'Repeat the new password',
    description: 'Label of the field in which a new password is repeated',
  },
  password: {
    id: 'server.pages.field.password',
    defaultMessage: 'Password',
    description: 'Label of a field for a password',
  },
  passwordConfirm: {
    id: 'server.pages.field.passwordConfirm',
    defaultMessage: 'Repeat the password',
    description: 'Label of the field in which a password is repeated',
  },
  serverName: {
    id: 'server.pages.field.serverName',
    defaultMessage: 'Server name',
    description: 'Label of the field for the name of a new tracker',
  },
  userName: {
    id: 'server.pages.field.userName',
    defaultMessage: 'Your name',
    description:
      'Label of the field in which somebody who registers enters the name others will see',
  },
});
