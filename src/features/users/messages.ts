import { defineMessages } from 'react-intl';

/** Words that several pages about users share. */
export const usersMessages = defineMessages({
  accessAdministrator: {
    id: 'users.access.administrator',
    defaultMessage: 'System administrator',
    description: 'Global access of a user: may do everything',
  },
  accessAdministratorHelp: {
    id: 'users.access.administratorHelp',
    defaultMessage: 'Can see and edit everything.',
    description: 'What it means to be a system administrator',
  },
  accessDisabled: {
    id: 'users.access.disabled',
    defaultMessage: 'Disabled',
    description: 'Global access of a user: the person cannot log in',
  },
  accessDisabledHelp: {
    id: 'users.access.disabledHelp',
    defaultMessage: 'Cannot log in.',
    description: 'What it means that an account is disabled',
  },
  accessNormal: {
    id: 'users.access.normal',
    defaultMessage: 'Regular user',
    description: 'Global access of a user: an ordinary one',
  },
  accessNormalHelp: {
    id: 'users.access.normalHelp',
    defaultMessage: 'Sees public projects and projects they are a member of.',
    description: 'What it means to be a regular user',
  },
  defaultLanguage: {
    id: 'users.language.default',
    defaultMessage: 'Default language',
    description: 'Language of a user who has not chosen any: that of the server',
  },
  login: {
    id: 'users.field.login',
    defaultMessage: 'Login',
    description:
      'Caption of a column, and label of the field for the name a user logs in with; noun: not the person’s name [column]',
  },
});
