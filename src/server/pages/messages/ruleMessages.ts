import { defineMessages } from '@formatjs/intl';

/** What can be wrong with what was entered; shown under the field. */
export const ruleMessages = defineMessages({
  email: {
    id: 'server.pages.rule.email',
    defaultMessage: 'This is not an e-mail address.',
    description: 'Under a field of a server page',
  },
  empty: {
    id: 'server.pages.rule.empty',
    defaultMessage: 'Fill in this field.',
    description: 'Under a required field of a server page that was left empty',
  },
  invalid: {
    id: 'server.pages.rule.invalid',
    defaultMessage: 'Leave out blanks at the ends, double blanks and control characters.',
    description: 'Under a field of a server page',
  },
  language: {
    id: 'server.pages.rule.language',
    defaultMessage: 'Choose one of the languages.',
    description: 'Under the choice of a language',
  },
  mismatch: {
    id: 'server.pages.rule.mismatch',
    defaultMessage: 'The two passwords differ.',
    description: 'Under the field in which a password is repeated',
  },
  reused: {
    id: 'server.pages.rule.reused',
    defaultMessage: 'Choose a password that differs from the current one.',
    description: 'Under the field for a new password',
  },
  taken: {
    id: 'server.pages.rule.taken',
    defaultMessage: 'This is in use already.',
    description: 'Under a field for a name, login or e-mail address that another user has',
  },
  tooLong: {
    id: 'server.pages.rule.tooLong',
    defaultMessage: 'At most {max, plural, one {# character} other {# characters}}.',
    description: 'Under a field of a server page whose text is too long; max is how long it may be',
  },
});
