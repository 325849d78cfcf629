import { defineMessages, type MessageValue } from 'react-intl';

/** Words about passwords. */
export const passwordMessages = defineMessages({
  change: {
    id: 'users.changePassword.title',
    defaultMessage: 'Change password',
    description: 'Command, and title of the form that gives a user another password [menu]',
  },
  currentPassword: {
    id: 'users.changePassword.current',
    defaultMessage: 'Current password',
    description: 'Label of the field for the password in use',
  },
  mustChange: {
    id: 'users.changePassword.mustChange',
    defaultMessage: 'Require a new password at next login',
    description: 'Check box beside a password that an administrator sets for a user',
  },
  newPassword: {
    id: 'users.changePassword.new',
    defaultMessage: 'New password',
    description: 'Label of the field for the password that replaces another',
  },
  refused: {
    id: 'users.changePassword.refused',
    defaultMessage:
      'The server does not accept this password. Do not use the login as the password.',
    description: 'Below the field for a new password: the server has refused it',
  },
  repeated: {
    id: 'users.changePassword.repeated',
    defaultMessage: 'Repeat the password',
    description: 'Label of the field in which a password is typed a second time',
  },
  reset: {
    id: 'users.resetPassword.title',
    defaultMessage: 'Reset password',
    description:
      'Command, and title of the question before a link for choosing a password is sent by e-mail [menu]',
  },
  sendLink: {
    id: 'users.resetPassword.submit',
    defaultMessage: 'Send link',
    description:
      'Button that answers the question whether a link for choosing a new password shall be sent; verb [button]',
  },
  tooShort: {
    id: 'users.changePassword.tooShort',
    defaultMessage: 'The server wants a longer password.',
    description: 'Below the field for a new password: the server has refused it as too short',
  },
  resetOwnPrompt: {
    id: 'users.resetPassword.ownPrompt',
    defaultMessage: 'Send a password reset link to your email address?',
    description: 'Question before one’s own password is reset',
  },
});

/** What the pages are about to do; `name` is that of the user, in bold. */
export const passwordPrompts = defineMessages<{
  change: { name: MessageValue };
  reset: { name: MessageValue };
}>({
  change: {
    id: 'users.changePassword.prompt',
    defaultMessage: 'Set a new password for {name}.',
    description:
      'First line of the form that changes the password of another user; name is that of the user',
  },
  reset: {
    id: 'users.resetPassword.prompt',
    defaultMessage: 'Send {name} a password reset link?',
    description: 'Question before the password of another user is reset; name is that of the user',
  },
});
