import { passwordMessages } from './messages';

/** What a server may demand of a new password beyond the protocol, which has no texts for it. */
export const newPasswordErrors = {
  CannotReusePassword: 'newPassword',
  InvalidValue: { field: 'newPassword', message: passwordMessages.refused },
  StringTooShort: { field: 'newPassword', message: passwordMessages.tooShort },
} as const;
