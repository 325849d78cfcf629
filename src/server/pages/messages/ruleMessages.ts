import { defineMessages } from '@formatjs/intl';

/** What can be wrong with what was entered; shown under the field. */
export const ruleMessages = defineMessages({
  email: {
    id: 'server.pages.rule.email',
    defaultMessage: 'Enter a valid email address.',
    description: 'Under a field of a server page',
  },
  empty: {
    id: 'server.pages.rule.empty',
    defaultMessage: 'Fill in this field.',
    description: 'Under a required field of a server page that was left empty',
  },
  invalid: {
    id: 'server.pages.rule.invalid',
    defaultMessage: 'Remove spaces at the ends, double spaces and control characters.',
    description: 'Under a field of a server page',
  },
  language: {
    id: 'server.pages.rule.language',
    defaultMessage: 'Select one of the languages.',
    description: 'Under the choice of a language',
  },
  mismatch: {
    id: 'server.pages.rule.mismatch',
    defaultMessage: 'The passwords do not match.',
    description: 'Under the field in which a password is repeated',
  },
  passwordIsLogin: {
    id: 'server.pages.rule.passwordIsLogin',
    defaultMessage: 'Use a password that is not the login.',
    description: 'Under the field for a new password that is the same as the name to log in with',
  },
  passwordTooShort: {
    id: 'server.pages.rule.passwordTooShort',
    defaultMessage: 'At least {min, plural, one {# character} other {# characters}}.',
    description: 'Under the field for a new password that is too short; min is how long it must be',
  },
  reused: {
    id: 'server.pages.rule.reused',
    defaultMessage: 'Choose a password that is different from the current one.',
    description: 'Under the field for a new password',
  },
  taken: {
    id: 'server.pages.rule.taken',
    defaultMessage: 'This is already in use.',
    description: 'Under a field for a name, login or e-mail address that another user has',
  },
  tooLong: {
    id: 'server.pages.rule.tooLong',
    defaultMessage: 'At most {max, plural, one {# character} other {# characters}}.',
    description: 'Under a field of a server page whose text is too long; max is how long it may be',
  },
});
